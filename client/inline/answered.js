{
  const { key, fields, place } = document.currentScript.dataset;
  try {
    sessionStorage.setItem(key, fields);
  } catch {}
  addEventListener('DOMContentLoaded', () => {
    // As where the answer comes into the page: a screen reader says what came.
    document.getElementById('result-heading')?.focus({ preventScroll: true });
    dispatchEvent(new Event('celestia.kept-charts.1'));
  });
  history.replaceState(null, '', place);
}
