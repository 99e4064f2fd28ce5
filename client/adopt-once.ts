const adopted = new Set<string>();

/** Dresses what a script adds to the page, whose styles come with it: not every visitor sees it. */
export function adoptOnce(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
