/** As much of the validator as the tests use; it brings no types of its own. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
  }
  export default class Validator {
    constructor(schemaOrg: unknown);
    /** @param data what is found of each format, by type. */
    validate(data: Readonly<Record<string, unknown>>): Promise<Issue[]>;
  }
}
