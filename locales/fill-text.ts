/** Fills the `{{name}}` of a text; one that is not given stays as it is, where a reader of the page can see it. */
export function fillText(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}
