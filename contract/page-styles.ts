/**
 * The element that holds the styles of what is on a page, beside those of the site. A part of one page that a script puts into
 * another finds them by it.
 */
export const PAGE_STYLES_ID = 'page-styles';
