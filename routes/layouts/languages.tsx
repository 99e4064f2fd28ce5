import { renderToStaticMarkup } from 'react-dom/server';
import { colonOf } from '../../features/colon.ts';
import { LOCALES } from '../../locales/locales.ts';
import type { Frame } from './layout.ts';

/** Items of a frame's lists of languages: it shows up to three, and renders them once. */
const rendered = new WeakMap<Frame, string>();

function itemsOf(frame: Frame): string {
  const known = rendered.get(frame);
  if (known !== undefined) return known;
  const items = renderToStaticMarkup(<LanguageItems frame={frame} />);
  rendered.set(frame, items);
  return items;
}

function LanguageItems({ frame: { language, languages } }: { frame: Frame }) {
  return languages.map((alternate) => {
    const { name, tag } = LOCALES[alternate.language];
    const current = alternate.language === language;
    return (
      <li key={tag}>
        <a href={alternate.path} lang={tag} hrefLang={tag} aria-current={current ? 'true' : undefined}>
          {name}
        </a>
      </li>
    );
  });
}

/** This page in each language. */
export function Languages({ frame }: { frame: Frame }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the items above
  return <ul className="links" dangerouslySetInnerHTML={{ __html: itemsOf(frame) }} />;
}

/**
 * The language of the page as a button, and the languages under it. A popover: it opens, closes on Escape and on a tap
 * elsewhere, and gives the focus back, without a script. Where there are none, frame.css opens the list by the focus: Safari
 * gives it to a button only with a `tabIndex`, and to a list under the finger likewise.
 */
export function LanguageSwitch({ frame }: { frame: Frame }) {
  const { words, language } = frame;
  return (
    <>
      <button
        type="button"
        className="head__button head__button--languages"
        popoverTarget="languages"
        tabIndex={0}
      >
        <span className="sr">{words.t('common.language') + colonOf(words.tag)}</span>
        {LOCALES[language].name}
      </button>
      <nav
        id="languages"
        popover="auto"
        tabIndex={-1}
        className="pop"
        aria-label={words.t('common.language')}
      >
        <Languages frame={frame} />
      </nav>
    </>
  );
}
