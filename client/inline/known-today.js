{
  const { dataset } = document.documentElement;
  const key = 'celestia.birth.1';
  const look = () => {
    let birth;
    try {
      birth = sessionStorage.getItem(key) ?? localStorage.getItem(key);
    } catch {}
    // Half of a birth is the form's to fill.
    if (!/"year".*"place"/.test(birth)) return;
    dataset.known = '';
    // From DOMContentLoaded on the page's script listens: the day's island wakes.
    dispatchEvent(new Event(key));
  };
  look();
  addEventListener('DOMContentLoaded', look);
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  addEventListener('load', () =>
    setTimeout(() => {
      // What would show the day could not be had: the form, as for everybody.
      if (!document.querySelector('[data-island=today][data-live]')) delete dataset.known;
    }, 5e3),
  );
}
