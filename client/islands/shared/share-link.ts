/** Copies the link's address, or where the clipboard is closed shows it in a field, selected. True when it is copied. */
export async function shareLink(root: ParentNode): Promise<boolean> {
  const shown = root.querySelector<HTMLAnchorElement | HTMLInputElement>('[data-share-link]');
  if (!shown) return false;
  const address = shown instanceof HTMLInputElement ? shown.value : shown.href;
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    const field = shown instanceof HTMLInputElement ? shown : fieldInPlaceOf(shown);
    field.focus();
    field.select();
    return false;
  }
}

function fieldInPlaceOf(link: HTMLAnchorElement): HTMLInputElement {
  const field = document.createElement('input');
  field.className = 'birth__input';
  field.id = link.id;
  field.readOnly = true;
  field.value = link.href;
  field.dataset.shareLink = '';
  field.setAttribute('aria-label', link.textContent ?? '');
  link.replaceWith(field);
  return field;
}
