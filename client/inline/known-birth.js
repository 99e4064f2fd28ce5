{
  const { dataset } = document.documentElement;
  const key = 'celestia.birth.1';
  let known = document.cookie.includes('authUserDetail=');
  try {
    known ||= (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null;
  } catch {}
  if (known) {
    // The page's script listens by then: the forms wake to show it.
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('celestia.kept-charts.1')));
    dataset.own = '';
    if (location.hash) dataset.answer = '';
  }
}
