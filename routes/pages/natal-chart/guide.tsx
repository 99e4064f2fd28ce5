import type { NatalWords } from '../../../locales/en/natal.ts';

const TOPICS = ['what', 'time', 'systems'] as const;

/** What a natal chart is, for those who meet one for the first time. */
export function Guide({ words }: { words: NatalWords['guide'] }) {
  return (
    <section className="guide" aria-labelledby="guide-heading">
      <h2 id="guide-heading">{words.heading}</h2>
      <div className="guide__topics">
        {TOPICS.map((topic) => (
          <div key={topic}>
            <h3>{words[topic].title}</h3>
            <p>{words[topic].text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
