/** Leads to what is wrong with a form; a closed part that holds some of it is opened. */
export function showErrors(): void {
  const summary = document.getElementById('birth-errors');
  for (const options of summary?.closest('form')?.querySelectorAll('details') ?? []) {
    if (options.querySelector('[aria-invalid]')) options.open = true;
  }
  summary?.focus();
}
