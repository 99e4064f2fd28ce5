import { AstrologerList } from '../../../client/components/consulting/astrologer-list.tsx';
import { FinderForm } from '../../../client/components/consulting/finder-form.tsx';
import { PackageList } from '../../../client/components/consulting/package-list.tsx';
import { ASTROLOGERS, isBookable } from '../../../features/consulting/astrologers.ts';
import {
  FINDER_QUESTIONS,
  type FinderAnswers,
  type FinderQuestion,
  type Found,
  findConsultation,
  openFinderQuestions,
  readAnswers,
} from '../../../features/consulting/finder.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import { type Booking, bookingOf } from '../../consulting/booking.ts';
import { BookingLink } from '../../consulting/booking-link.tsx';
import { formPath, languageLine, listedPackages, listedPeople } from '../../consulting/listed.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import styles from './page.tsx?styles';

/** Stands in the address once the form was sent. */
const GO = 'go';
/** Of the value of `go` that leads back to the questions. */
const CHANGE = 'change';

interface FinderData {
  answers: FinderAnswers;
  missing: readonly FinderQuestion[];
  /** What was found, and whether it can be asked for; null where the questions are shown. */
  result: { found: Found; booking: Booking } | null;
}

type View = PageView<FinderData, 'finder' | 'consulting'>;

export const page = definePage<FinderData, 'finder' | 'consulting'>({
  namespaces: ['finder', 'consulting'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'charts',
  query: [...FINDER_QUESTIONS, GO],

  load: needing(['consulting', 'shop'], async ({ query, services: { consulting, shop } }) => {
    const answers = readAnswers(query);
    const open = openFinderQuestions(answers);
    const isAsked = [...FINDER_QUESTIONS, GO].some((name) => query.has(name));
    const isChanging = query.get(GO) === CHANGE;
    const missing = isAsked && !isChanging ? open : [];
    const found = isAsked && !isChanging && open.length === 0 ? findConsultation(answers) : null;
    const isOpen = found !== null && isBookable(found.astrologer, consulting.mayBookSamples);
    return {
      data: { answers, missing, result: found && { found, booking: await bookingOf(isOpen, shop) } },
      status: missing.length > 0 ? 422 : 200,
      personal: isAsked,
    };
  }),

  head: ({ data, words }) => ({
    title: data.result
      ? `${words.t('finder.result.title')} · ${words.t('finder.heading')}`
      : words.t('finder.title'),
    description: words.t('finder.description'),
    jsonLd: [{ '@type': 'Quiz', name: words.t('finder.heading'), inLanguage: words.tag }],
  }),

  View: (view) => {
    const { data, words, path, language } = view;
    const texts = words.section('finder');
    if (data.result) return <Result {...view} {...data.result} />;
    return (
      <div className="wrap quiz-page quiz-page--step">
        <h1>{texts.heading}</h1>
        <p className="lede">{texts.lede}</p>
        <FinderForm
          action={path}
          // Whoever reads the page speaks its language, most likely.
          answers={{ language, ...data.answers }}
          missing={data.missing}
          errorSummary={words.plural(texts.summary, data.missing.length)}
          languages={Object.fromEntries(LANGUAGES.map((each) => [each, languageLine(each, words.tag)]))}
          words={texts}
        />
        <p className="quiz__note">{texts.privacy}</p>
      </div>
    );
  },
});

function languageName(language: string, tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? language;
}

function Result({
  data: { answers },
  found,
  booking,
  words,
  language,
  path,
}: View & NonNullable<FinderData['result']>) {
  const texts = words.section('finder');
  const catalogue = words.section('consulting');
  const { name, sample } = ASTROLOGERS[found.astrologer];
  const { manner = '', time = '' } = answers;
  const manners: Readonly<Record<string, string>> = texts.reasons.manner;
  const times: Readonly<Record<string, string>> = texts.reasons.time;
  const ofPackage = found.reasons.map(({ question, answer }) => {
    const own: Readonly<Record<string, string>> = texts.reasons[question];
    return own[answer] ?? '';
  });
  const ofPerson = [
    ...(found.language
      ? [fillText(texts.reasons.language, { name, language: languageName(found.language, words.tag) })]
      : []),
    ...(found.hasManner ? [fillText(manners[manner] ?? '', { name })] : []),
  ];
  const change = new URLSearchParams({ ...answers, [GO]: CHANGE });
  const chosen = { package: found.package, astrologer: found.astrologer };
  return (
    <div className="wrap quiz-page consulting">
      <h1>{texts.result.title}</h1>
      <h2>{texts.result.package}</h2>
      <PackageList packages={listedPackages([found.package], words, booking)} words={catalogue} />
      <Reasons heading={texts.result.why} reasons={ofPackage} />
      {times[time] && <p className="consulting__soft">{times[time]}</p>}
      <h2>{texts.result.person}</h2>
      {sample && <p className="consulting__note">{fillText(catalogue.sample.one, { name })}</p>}
      <AstrologerList people={listedPeople([found.astrologer], words)} words={catalogue} />
      <Reasons heading={texts.result.why} reasons={ofPerson} />
      <BookingLink booking={booking} path={formPath(language, chosen)} words={catalogue} />
      <p className="consulting__links">
        <a href={`${path}?${change}`}>{texts.again}</a>
      </p>
    </div>
  );
}

function Reasons({ heading, reasons }: { heading: string; reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
