/** Why notifications could not be switched on, renewed or switched off; each has its words (locales, tidings). */
export type PushTroubleCode =
  /** The browser's permission was refused, or its question left open. */
  | 'blocked'
  | 'undecided'
  /** A browser that has no notifications, or lets the site keep nothing. */
  | 'unsupported'
  | 'storage'
  /** The service worker could not be installed. */
  | 'worker'
  /** The messaging service did not take, renew or let go of the browser. */
  | 'subscribe'
  | 'update'
  | 'unsubscribe'
  /** The site's own server did not answer, or refused. */
  | 'site'
  /** The site's settings are missing or wrong. */
  | 'config';

export class PushTrouble extends Error {
  override readonly name = 'PushTrouble';
  readonly code: PushTroubleCode;

  constructor(code: PushTroubleCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
