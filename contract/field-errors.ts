/** Field name to error code, as in the dictionary `errors.fields`. */
export type FieldErrors = Readonly<Record<string, string>>;
