import type { ContactWords } from '../../../locales/en/contact.ts';
import './imprint.css';

interface ImprintProps {
  /** Who runs the site; null for what the settings do not say. */
  operator: { name: string | null; address: readonly string[] | null; mail: string | null };
  words: ContactWords['imprint'];
}

/** Who runs the site. What is not given is shown as a gap, plainly. */
export function Imprint({ operator: { name, address, mail }, words }: ImprintProps) {
  const missing = <mark>[{words.missing}]</mark>;
  return (
    <dl className="imprint">
      <dt>{words.name}</dt>
      <dd>{name ?? missing}</dd>
      <dt>{words.address}</dt>
      <dd>
        {address
          ? address.map((line) => (
              <span key={line} className="imprint__line">
                {line}
              </span>
            ))
          : missing}
      </dd>
      <dt>{words.mail}</dt>
      <dd>{mail ? <a href={`mailto:${mail}`}>{mail}</a> : missing}</dd>
    </dl>
  );
}
