import type { Page } from 'playwright/test';

/** What a browser would print of a page, on A4. */
interface Printed {
  pages: number;
  /** How far above the sheet's lower edge the tops of headings stand that have no room for a line of text below them, in points. */
  headingsAtFoot: number[];
}

/** Room for a heading and the first line below it, above the margin of the sheet, in points. */
const FOOT_PT = 72;
/** Below this there is no room for a heading's own line above the margin: the browser has put that on the next sheet. */
const LEFT_SHEET_PT = 50;

/** Prints a page; where its headings stand is told by the outline that the browser makes of them. */
export async function printed(page: Page): Promise<Printed> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true, outline: true });
  const text = pdf.toString('latin1');
  const heights = [...text.matchAll(/\/Dest \[\d+ 0 R \/XYZ [\d.-]+ ([\d.-]+)/g)].map(([, height]) =>
    Number(height),
  );
  if (heights.length === 0) throw new Error('the browser made no outline');
  return {
    pages: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    headingsAtFoot: heights.filter((height) => height > LEFT_SHEET_PT && height < FOOT_PT),
  };
}
