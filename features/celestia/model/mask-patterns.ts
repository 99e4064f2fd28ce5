import type { Language } from '../../../locales/locales.ts';

/** How a language writes what is taken out of a message: sources of expressions, on folded text but for `places`. */
export interface MaskPatterns {
  /** Of January to December, as alternatives. */
  months: string;
  /** Words that say that a birth is spoken of: then a day without its year is one's own. */
  birth: string;
  /** What may stand between a day and its month, or a month and its year. */
  joint: string;
  /** Where one was born or lives, written small too; the place is the group `place`. */
  told: readonly string[];
  /** On the text as it was written: a name with a capital where a place or a person stands, as the group `place`. */
  places: readonly string[];
}

const NAME = String.raw`(?<place>\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+){0,2})`;
const SMALL = `(?<place>[a-z]{3,}(?:[ -](?!and |but |in |on |at |ve |y |et |e )[a-z]{3,})?)`;
const ONE = '(?<place>[a-z]{3,})';

export const MASK_PATTERNS = {
  en: {
    months:
      'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
    birth: 'born|birth(?:day|date|time)?|dob|b-day',
    joint: String.raw`(?:,|of|the|\.)?`,
    told: [String.raw`\b(?:born|live|living|lives|raised|based)(?: [^.?!]{0,30}?)?? (?:in|near) ${SMALL}`],
    places: [String.raw`(?<=\b(?:in|from|at|near|to|with)\s)${NAME}`],
  },
  tr: {
    months: 'ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik',
    birth: 'dog(?:dum|du|mus|um|umlu)[a-z]*|dogum[a-z]*',
    joint: String.raw`(?:,|\.|'?[a-z]{0,3})?`,
    told: [
      String.raw`\b${ONE}'?(?:de|da|te|ta) (?:dog|yasiyor|oturuyor)[a-z]*`,
      String.raw`\b${ONE}(?:'?li|'?lu)? dogumlu[a-z]*`,
    ],
    places: [
      String.raw`(?<place>\p{Lu}[\p{L}-]+)(?=[’'](?:[dt][ea]n?|y?[ea]|n?[ıiuü]n|l[ıiuü]y?[ıiuü]?m?)(?!\p{L}))`,
    ],
  },
  es: {
    months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|se(?:p)?tiembre|octubre|noviembre|diciembre',
    birth: 'naci|nacid[oa]|nacio|nacimiento|cumpleanos|cumplo',
    joint: '(?:,|del?|\\.)?',
    told: [String.raw`\b(?:naci|nacid[oa]|nacio|vivo|vive)(?: [^.?!]{0,30}?)?? en ${ONE}`],
    places: [String.raw`(?<=(?<!\p{L})(?:en|de|desde|a|con)\s)${NAME}`],
  },
  fr: {
    months: 'janv(?:ier)?|fevr(?:ier)?|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
    birth: 'nee? (?:le|a|en|au|aux)|naissance|anniversaire',
    joint: '(?:,|de|\\.)?',
    told: [String.raw`\b(?:nee?|habite|vis|vit)(?: le [^.?!]{0,25}?)?? (?:a|en|au) ${ONE}`],
    places: [String.raw`(?<=(?<!\p{L})(?:à|au|aux|en|de|du|avec)\s|(?<!\p{L})d[’'])${NAME}`],
  },
  pt: {
    months: 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    birth: 'nasci|nascid[oa]|nasceu|nascimento|aniversario',
    joint: '(?:,|del?|\\.)?',
    told: [String.raw`\b(?:nasci|nascid[oa]|nasceu|moro|mora|vivo)(?: [^.?!]{0,30}?)?? (?:em|no|na) ${ONE}`],
    places: [String.raw`(?<=(?<!\p{L})(?:em|no|na|nos|nas|de|do|da|com|para)\s)${NAME}`],
  },
} as const satisfies Record<Language, MaskPatterns>;
