import type { Translator } from '../../locales/index.ts';
import { href } from '../href.ts';
import { StarField } from './star-field.tsx';

interface FailureProps {
  words: Translator<'common'>;
  kind: 'failure' | 'methodNotAllowed';
  /** Finds the failure in the log. */
  requestId: string;
}

export function FailureScreen({ words, kind, requestId }: FailureProps) {
  return (
    <section className="screen">
      <StarField />
      <div className="wrap screen__text">
        <h1>{words.t(`common.${kind}.title`)}</h1>
        <p className="lede">{words.t(`common.${kind}.text`)}</p>
        <p className="screen__path">{words.t('common.failure.reference', { id: requestId })}</p>
        <ul className="screen__ways">
          <li>
            <a className="button" href={href('home', words.language)}>
              {words.t('common.notFound.home')}
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
