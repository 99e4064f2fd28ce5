import * as v from 'valibot';

/** GET /api/reports/{id}/book.pdf: without a key for whoever is signed in and bought it. */
export const BookFileQuery = v.object({ token: v.optional(v.string()) });
