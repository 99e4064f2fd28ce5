/** How an article is called in an address: lower-case letters without accents, figures, single hyphens. */
export const ARTICLE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
