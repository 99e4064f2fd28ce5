import { footerMenu } from '../navigation.ts';
import { cachedMarkup } from './cached-markup.ts';
import type { Frame } from './layout.ts';

export function Footer({ frame }: { frame: Frame }) {
  const { language, year } = frame;
  return (
    <footer
      className="foot"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the part below
      dangerouslySetInnerHTML={cachedMarkup(`foot ${language} ${year}`, () => (
        <FooterContent frame={frame} />
      ))}
    />
  );
}

function FooterContent({ frame }: { frame: Frame }) {
  const { words, language, year } = frame;
  return (
    <div className="wrap">
      <nav aria-label={words.t('common.footerNavigation')}>
        <ul className="head__list">
          {footerMenu(language, year).map((item) => (
            <li key={item.id}>
              <a href={item.path}>{words.t(`common.nav.${item.id}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p>{words.t('common.footer.note')}</p>
      <p>{words.t('common.footer.entertainment')}</p>
      <p>{words.t('common.footer.places')}</p>
    </div>
  );
}
