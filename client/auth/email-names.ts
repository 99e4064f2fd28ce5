/**
 * Where an address is kept between pages. Types alone: what reads comes with the page and what writes comes later,
 * and a value that both import would be a file of its own before the first touch.
 */
export interface EmailNames {
  /** Session storage key. */
  carried: 'celestia.auth-email';
  /** Cookie. */
  remembered: 'rememberMeEmail';
}
