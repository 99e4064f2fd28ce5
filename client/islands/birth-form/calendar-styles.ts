import text from './calendar.css?inline';

let isAdopted = false;

/** Dresses the calendar, whose styles come with it: most people type their date. */
export function adoptCalendarStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
