{
  const { key, fields, place } = document.currentScript.dataset;
  try {
    sessionStorage.setItem(key, fields);
  } catch {}
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('celestia.kept-charts.1')));
  history.replaceState(null, '', place);
}
