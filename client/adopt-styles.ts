/** What the last part from another page was dressed in; made with the first. */
let adopted: CSSStyleSheet | null = null;

/**
 * Dresses a part of another page that comes into this one: its page's styles stand after this page's own, in place of those
 * of the part before. A sheet that a script makes is no inline style to the page's policy.
 */
export function adoptStyles(text: string): void {
  if (!adopted) {
    adopted = new CSSStyleSheet();
    document.adoptedStyleSheets.push(adopted);
  }
  adopted.replaceSync(text);
}
