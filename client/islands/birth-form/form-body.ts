/** The fields of a form as the browser would send them, `extra` in place of any of the same name. */
export function formBody(form: HTMLFormElement, extra: Readonly<Record<string, string>>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, value);
  }
  for (const [name, value] of Object.entries(extra)) body.set(name, value);
  return body;
}
