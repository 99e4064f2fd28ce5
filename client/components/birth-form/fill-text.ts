/** Fills `{{name}}` from params; a name that is not given stays as it stands. */
export function fillText(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => params[name] ?? whole);
}
