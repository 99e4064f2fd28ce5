{
  const { dataset } = document.documentElement;
  const key = 'celestia.birth.1';
  let known = document.cookie.includes('authUserDetail=');
  try {
    known ||= (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null;
  } catch {}
  if (known) {
    dataset.birth = '';
    if (location.hash) dataset.answer = '';
  }
}
