/** Cookie that holds the address of the sign-in form for 7 days, where its visitor asked for that. */
export const REMEMBERED_EMAIL_COOKIE = 'rememberMeEmail';
