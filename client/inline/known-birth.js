{
  const { dataset } = document.documentElement;
  const { answers } = document.currentScript.dataset;
  const { cookie } = document;
  const key = 'celestia.birth.1';
  let birth;
  try {
    birth = sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {}
  if (birth || cookie.includes('authUserDetail=')) {
    // The page's script listens by then: the forms wake to show it.
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('celestia.kept-charts.1')));
    dataset.own = '';
    // Half of a birth is the form's to fill. The cookie of signs is there where the account holds a whole one.
    const isWhole = birth ? /"year".*"place"/.test(birth) : cookie.includes('authBasicPlanets=');
    if (isWhole && answers === 'page' && !history.state && /^(#change)?$/.test(location.hash)) {
      // Whoever went back to a form wants the form: its entry says so from now on.
      const isBack = !location.hash && performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
      if (isBack) history.replaceState({ isForm: true }, '');
      else history.replaceState(null, '', '#chart-result');
    }
    const isHere = isWhole && answers === 'part' && location.hash !== '#chart-result';
    if (isHere || location.hash) dataset.answer = isHere ? 'here' : '';
    addEventListener('load', () =>
      setTimeout(() => {
        // What would fetch the answer could not be had: the form, as for everybody.
        if (!document.querySelector('[data-island$="-form"][data-live]')) delete dataset.answer;
      }, 5e3),
    );
  }
}
