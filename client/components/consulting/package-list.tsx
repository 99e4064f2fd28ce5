import type { PackageId } from '../../../contract/consulting.ts';
import type { ConsultingWords } from '../../../locales/en/consulting.ts';
import './consulting.css';

interface PackageListProps {
  /** `price` is null where nothing is sold. */
  packages: readonly { id: PackageId; path: string; minutes: string; price: string | null }[];
  words: ConsultingWords;
}

/** What may be asked for, each with its length and the way to its page. */
export function PackageList({ packages, words }: PackageListProps) {
  return (
    <ul className="consulting__list consulting__list--wide">
      {packages.map(({ id, path, minutes, price }) => (
        <li key={id} className="card">
          <h3>
            <a href={path}>{words.packages[id].name}</a>
          </h3>
          <p>{words.packages[id].line}</p>
          <p className="consulting__soft">{price === null ? minutes : `${minutes} · ${price}`}</p>
        </li>
      ))}
    </ul>
  );
}
