/** The signed part of the link in one of the site's own mails. */
export const MAIL_TOKEN_PARAMETER = 'token';

/** The code in one of the identity provider's mails, which only the browser reads. */
export const ACTION_CODE_PARAMETER = 'oobCode';

/**
 * Parameters that are worth something to whoever sees the address. An answer to an address with one of them is kept nowhere
 * and names it to nobody, redirects and refusals included.
 */
export const SECRET_PARAMETERS = [MAIL_TOKEN_PARAMETER, ACTION_CODE_PARAMETER] as const;
