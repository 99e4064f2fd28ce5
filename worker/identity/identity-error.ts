/**
 * Why nobody was recognised. `unavailable` is the provider's or the database's fault: it is answered with 503 and logs
 * nobody out. Every other code means that the token proves nothing.
 */
export type IdentityErrorCode = 'invalid' | 'expired' | 'revoked' | 'unavailable';

export class IdentityError extends Error {
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityError';
    this.code = code;
  }
}
