{
  // Of the tab first, as the birth that it was drawn from (client/state/last-chart.ts).
  const read = (store) => {
    try {
      return JSON.parse(store().getItem('celestia.last-chart.1'));
    } catch {
      return null;
    }
  };
  const chart = read(() => sessionStorage) ?? read(() => localStorage);
  const show = (id, isShown) => {
    document.getElementById(id).hidden = !isShown;
  };
  if (chart) {
    const sheet = document.createElement('style');
    sheet.textContent = chart.styles;
    document.head.append(sheet);
    const region = document.getElementById('chart-result');
    region.lang = chart.lang;
    region.innerHTML = chart.html;
  }
  show('last-chart', chart);
  show('no-chart', !chart);
  addEventListener('online', () => location.reload());
}
