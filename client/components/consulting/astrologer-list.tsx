import type { AstrologerId } from '../../../contract/consulting.ts';
import { ASTROLOGERS } from '../../../features/consulting/astrologers.ts';
import type { ConsultingWords } from '../../../locales/en/consulting.ts';
import { Emblem } from './emblem.tsx';
import './consulting.css';

interface AstrologerListProps {
  people: readonly { id: AstrologerId; path: string; languages: string }[];
  words: ConsultingWords;
}

/** Those who give consultations; a sample says so beside its name. */
export function AstrologerList({ people, words }: AstrologerListProps) {
  return (
    <ul className="consulting__list">
      {people.map(({ id, path, languages }) => {
        const { name, emblem, sample } = ASTROLOGERS[id];
        return (
          <li key={id} className="card">
            <div className="consulting__person">
              <Emblem shape={emblem} />
              <h3>
                <a href={path}>{name}</a>
              </h3>
            </div>
            <p>{words.astrologers[id].line}</p>
            <p className="consulting__soft">
              {languages} {sample && <span className="consulting__badge">{words.sample.badge}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
