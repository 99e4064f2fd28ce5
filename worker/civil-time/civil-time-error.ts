/** Codes of the site's contract that civil time itself can throw. */
export type CivilTimeErrorCode = 'invalid_input' | 'date_out_of_range';

/** Which part of the input was wrong. */
export type CivilTimeField = 'date' | 'time' | 'timeZone' | 'longitudeDeg' | 'utcOffsetSeconds' | 'fold';

/** Thrown for input that no calendar or zone can answer; `code` is stable, the message is for the log only. */
export class CivilTimeError extends Error {
  readonly code: CivilTimeErrorCode;
  readonly field: CivilTimeField;

  constructor(code: CivilTimeErrorCode, field: CivilTimeField) {
    super(`${code}: ${field}`);
    this.name = 'CivilTimeError';
    this.code = code;
    this.field = field;
  }
}
