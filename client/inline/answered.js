{
  const { key, fields, place } = document.currentScript.dataset;
  try {
    sessionStorage.setItem(key, fields);
  } catch {}
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('celestia.kept-charts.1')));
  // As where the answer comes into the page: a screen reader says what came. Until now the address has had the focus.
  addEventListener('load', () => document.getElementById('result-heading')?.focus({ preventScroll: true }));
  history.replaceState(null, '', place);
}
