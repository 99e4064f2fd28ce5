{
  const [first, last] = document.currentScript.dataset.days.split('/');
  const now = new Date();
  const today = new Date(now - now.getTimezoneOffset() * 6e4).toISOString().slice(0, 10);
  const off = today < first ? Date.parse(first) - Date.parse(today) : Date.parse(today) - Date.parse(last);
  if (off > 0 && off < 2e8) {
    const url = new URL(location);
    url.searchParams.set('date', today);
    location.replace(url);
  }
}
