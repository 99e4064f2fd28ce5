import type { CareMessage } from '../../features/celestia/care/care-messages.fixture.ts';
import { type Odds, SPOKEN_SHARE, weighedIn } from '../../features/celestia/care/ear/ear.ts';
import { fold } from '../../features/celestia/care/fold-message.ts';
import { SPOKEN_PATTERNS } from '../../features/celestia/care/patterns/patterns-by-language.ts';
import { spelled } from '../../features/celestia/care/spelled.ts';
import { type EverydayWords, everydayWords } from '../../features/celestia/hearing/everyday-words.ts';
import type { EarScale, EarWeights } from '../../locales/ear-weights.ts';
import type { Language } from '../../locales/locales.ts';
import { drawnFrom, type Example, type Trained, train } from './train.ts';
import { amongOthers, misspelt } from './varied.ts';

/** The ear of a language, made of messages: one scale for each question that it answers. */

/** In fewer too many pieces share a weight, and everyday words sound like calls. */
const BUCKETS = 2 ** 16;
const SEED = 13;
/** A message as it was written counts whole, one made of it by machine less. */
const VARIED = 0.4;
/** What is known by its kind alone counts less still, and is heard only as it was written: calls are to be missed for it by no means. */
const BY_KIND = 0.3;

/**
 * How fast a weight is forgotten. An ear for calls that forgets more hears fewer everyday sentences as such, and of the half that nothing
 * is made from as many calls; in Turkish and French, and for violence, of which there are few, it heard fewer.
 */
const DECAY = 1e-5;
const DECAY_OF_LIFE: Readonly<Record<Language, number>> = {
  tr: DECAY,
  en: 1e-3,
  es: 1e-3,
  fr: DECAY,
  pt: 1e-3,
};

/** The ears whose weights for a life are evened out: in the others that spared no plain question. */
const EVENED: ReadonlySet<Language> = new Set(['es', 'pt']);

/**
 * Among what is learned from calls are far more than among what people write. So much less in log odds, by language: about as many unseen
 * plain questions are taken for calls as before the last five thousand lines were learned, and more calls are heard.
 */
const RARER: Readonly<Record<Language, number>> = { tr: 0.9, en: 0.8, es: 1.1, fr: 1.1, pt: 0.8 };

/** What is forgotten faster and evened out has odds nearer together: so much more makes them as loud as the others'. */
const AS_LOUD = 1.4;

/** Turkish puts ending after ending. */
const LONGEST_ENDING: Readonly<Record<Language, number>> = { tr: 8, en: 4, es: 4, fr: 4, pt: 4 };

type Question = keyof Odds;

const IS_MEANT: Record<Question, (message: CareMessage) => boolean> = {
  life: ({ kind }) => kind === 'danger' || kind === 'hint',
  danger: ({ kind }) => kind === 'danger',
  violence: ({ kind }) => kind === 'violence',
};

interface Variant extends Pick<Example, 'rows' | 'shares' | 'weight'> {
  message: CareMessage;
}

/** What an ear learns from. */
export interface EarLessons {
  messages: readonly CareMessage[];
  /** Questions of everyday life that call for nothing. */
  lived: readonly CareMessage[];
  /** Words and short expressions, a list for each thing that they speak of, with a comma between them. */
  spoken: readonly string[];
  /** How many of them, the first, calls speak of. */
  grave: number;
}

function variantsOf({ messages, lived }: EarLessons, language: Language, spoken: EverydayWords): Variant[] {
  const draw = drawnFrom(SEED);
  const calm = [...lived, ...messages].filter(({ kind }) => kind === 'none');
  const { spelling } = SPOKEN_PATTERNS[language];
  const rowsIn = (text: string) => {
    const { pieces, things } = weighedIn(spelled(fold(text), spelling), BUCKETS, spoken);
    return {
      rows: [...pieces, ...things.map((thing) => BUCKETS + thing)],
      shares: [...pieces.map(() => 1 / Math.sqrt(pieces.length)), ...things.map(() => SPOKEN_SHARE)],
    };
  };
  const written = messages.flatMap((message) =>
    [
      { text: message.text, weight: 1 },
      { text: misspelt(message.text, draw), weight: VARIED },
      { text: amongOthers(message, calm, draw), weight: VARIED },
    ].map(({ text, weight }) => ({ message, weight, ...rowsIn(text) })),
  );
  return [...lived.map((message) => ({ message, weight: BY_KIND, ...rowsIn(message.text) })), ...written];
}

const LARGEST_BYTE = 127;

function scaleOf({ weights, bias }: Trained): EarScale {
  const pieces = weights.slice(0, BUCKETS);
  const largest = pieces.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const unit = largest / LARGEST_BYTE || 1;
  const bytes = Int8Array.from(pieces, (weight) => Math.round(weight / unit));
  return {
    bias: Number(bias.toFixed(4)),
    unit: Number(unit.toPrecision(5)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
    spoken: [...weights.slice(BUCKETS)].map((weight) => Number((weight * SPOKEN_SHARE).toFixed(3))),
  };
}

/** The same messages in the same order give the same weights. */
export function trainEar(
  lessons: EarLessons,
  language: Language,
): Pick<EarWeights, Question | 'spoken' | 'grave' | 'ending'> {
  const ending = LONGEST_ENDING[language];
  const variants = variantsOf(lessons, language, everydayWords(lessons.spoken, ending));
  const scale = (question: Question) => {
    const examples = variants.map(
      ({ message, rows, shares, weight }): Example => ({
        rows,
        shares,
        weight,
        isOne: IS_MEANT[question](message),
      }),
    );
    const isOfLife = question === 'life';
    const decay = isOfLife ? DECAY_OF_LIFE[language] : DECAY;
    const isEvened = isOfLife && EVENED.has(language);
    const { weights, bias } = train(examples, BUCKETS + lessons.spoken.length, { decay, isEvened });
    const loud = isEvened ? AS_LOUD : 1;
    // How plain a call is, is asked of calls alone.
    const rarer = question === 'danger' ? 0 : RARER[language];
    return scaleOf({ weights: weights.map((weight) => weight * loud), bias: bias * loud - rarer });
  };
  const { spoken, grave } = lessons;
  return { spoken, grave, ending, life: scale('life'), danger: scale('danger'), violence: scale('violence') };
}
