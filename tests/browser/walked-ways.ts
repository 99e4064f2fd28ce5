/** Which of the ways that differ in language, width or JavaScript alone are walked in each run of the tests. `npm run drills` walks them all. */

interface Way {
  language: string;
  width: number;
  javaScriptEnabled: boolean;
}

/** All of it in a drill, else what stands for it. */
export function inDrill<Whole, Sample>(whole: Whole, sample: Sample): Whole | Sample {
  return process.env.DRILLS === '1' ? whole : sample;
}

/** A phone and a desk, each with JavaScript and without; each once where it is no drill. */
export const SIZED_WAYS = inDrill(
  [360, 1280].flatMap((width) => [true, false].map((javaScriptEnabled) => ({ width, javaScriptEnabled }))),
  [
    { width: 360, javaScriptEnabled: true },
    { width: 1280, javaScriptEnabled: false },
  ],
);

/** Turkish and English, each on a phone and at a desk; each once where it is no drill. */
export const LOOKS = inDrill(
  (['tr', 'en'] as const).flatMap((language) => [360, 1280].map((width) => ({ language, width }))),
  [
    { language: 'tr', width: 360 },
    { language: 'en', width: 1280 },
  ] as const,
);

/**
 * Whether a walk is taken this way in each run of the tests: English at a desk without JavaScript, any other language on a phone
 * with it, so that each of two languages, each width, and JavaScript on and off are met once.
 */
export function isWalked({ language, width, javaScriptEnabled }: Way): boolean {
  const isPhone = width < 1000;
  return inDrill(true, isPhone === (language !== 'en') && isPhone === javaScriptEnabled);
}
