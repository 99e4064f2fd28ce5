{
  const { birth, place } = document.currentScript.dataset;
  try {
    sessionStorage.setItem('celestia.birth.1', birth);
  } catch {}
  document.documentElement.dataset.birth = '';
  history.replaceState(null, '', place);
}
