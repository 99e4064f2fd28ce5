/** The word by which Turkish asks, with its endings, folded: "mi", "miyim", "misin", "musunuz". */
export const TURKISH_ASKS = /^m[iu](?:y[iu][mz]|s[iu]n(?:[iu]z)?)?$/;
