/** Lines of `Set-Cookie` for a person, in the order of the alphabet, with `*` for what is not empty. */

export const SESSION_COOKIES = [
  '__Host-authToken=*; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  'authUserId=*; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
];

/** No proof, and readable: what a page shows in its header. The person has no birth to show signs of. */
export const SHOWN_COOKIES = [
  'authBasicPlanets=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  'authUserDetail=*; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
];

export const PERSON_TAKEN_BACK = [
  '__Host-authToken=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  'authBasicPlanets=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  'authToken=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  'authUserDetail=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  'authUserId=; Max-Age=0; Path=/; Secure; SameSite=Lax',
];

export const EMAIL_TAKEN_BACK = 'rememberMeEmail=; Max-Age=0; Path=/; Secure; SameSite=Lax';
