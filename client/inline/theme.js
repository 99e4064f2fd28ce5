{
  const root = document.documentElement;
  const key = 'celestia.theme.1';
  let theme;
  const all = (selector, show) => document.querySelectorAll(selector).forEach(show);
  const show = () => {
    root.dataset.theme = theme;
    all('[name=theme-color]', (meta, at) => {
      const own = at ? 'dark' : 'light';
      meta.media = theme === own ? 'all' : theme === 'system' ? `(prefers-color-scheme: ${own})` : 'not all';
    });
    all('[data-theme-to]', (button) => {
      button.setAttribute('aria-pressed', button.dataset.themeTo === theme);
    });
  };
  const recall = () => {
    try {
      theme = localStorage.getItem(key);
    } catch {}
    theme ||= 'system';
    show();
  };
  recall();
  for (const event of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(event, recall);
  addEventListener('click', ({ target }) => {
    const to = target.dataset.themeTo;
    if (!to) return;
    theme = to;
    try {
      localStorage.setItem(key, to);
    } catch {}
    show();
  });
}
