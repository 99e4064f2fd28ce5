{
  const url = new URL(location);
  let zone;
  try {
    zone = localStorage.getItem('celestia.zone.1');
    Intl.DateTimeFormat('en', { timeZone: zone || 'UTC' });
  } catch {
    zone = '';
  }
  zone ||= Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!url.searchParams.get('tz') && zone !== document.currentScript.dataset.zone) {
    url.searchParams.set('tz', zone);
    location.replace(url);
  }
}
