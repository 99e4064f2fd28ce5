import type { Translator } from '../../locales/index.ts';

/** Light and dark as the device has it, or one of them for good. */
const THEMES = ['system', 'light', 'dark'] as const;

/**
 * Which theme the site is shown in. The script in the head (client/inline/theme.js) presses the buttons and remembers the
 * choice in this browser; without scripts the device decides and frame.css shows no buttons.
 */
export function ThemeChoice({ words }: { words: Translator<'common'> }) {
  return (
    <fieldset className="theme" aria-label={words.t('common.theme.label')}>
      {THEMES.map((theme) => (
        <button key={theme} type="button" data-theme-to={theme}>
          {words.t(`common.theme.${theme}`)}
        </button>
      ))}
    </fieldset>
  );
}
