/** What can be wrong with the arguments of a calculation. The codes are stable; the words are the page's. */
export type AstrologyErrorCode =
  | 'date_out_of_range'
  | 'invalid_instant'
  | 'invalid_latitude'
  | 'invalid_longitude'
  | 'invalid_house_system'
  | 'invalid_day';

/** Thrown by everything in this folder for arguments that have no answer. The message is for the log. */
export class AstrologyError extends Error {
  override readonly name = 'AstrologyError';
  readonly code: AstrologyErrorCode;

  constructor(code: AstrologyErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
