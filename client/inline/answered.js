{
  const { key, fields, place } = document.currentScript.dataset;
  try {
    sessionStorage.setItem(key, fields);
  } catch {}
  document.documentElement.dataset.birth = '';
  history.replaceState(null, '', place);
}
