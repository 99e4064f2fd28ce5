/** Takes over the parts of a form that the server alone renders, as it answered them. */
export function takeParts(form: HTMLFormElement, page: ParentNode): void {
  for (const part of form.querySelectorAll<HTMLElement>('[data-part]')) {
    const answered = page.querySelector(`[data-part="${part.dataset.part}"]`);
    if (!answered) continue;
    part.replaceChildren(...answered.childNodes);
    part.toggleAttribute('open', answered.hasAttribute('open'));
  }
}
