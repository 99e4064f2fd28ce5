import type { RefusedName } from '../../../client/components/account/name-field.tsx';
import { ProfileView } from '../../../client/components/account/profile-view.tsx';
import { namedZones } from '../../../features/events/zones.ts';
import { type TidingsFault, tidingsFields } from '../../../features/tidings/read-tidings-form.ts';
import { LOCALES } from '../../../locales/locales.ts';
import { birthFormProps } from '../../births/form-props.ts';
import { href } from '../../href.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { isBuilt } from '../../page-registry.ts';
import { loadProfile, PROFILE_PARAMETERS, type ProfileData, proveAgainPath } from './load.ts';
import styles from './page.tsx?styles';

type Names = 'account' | 'booking' | 'natal' | 'astro' | 'errors' | 'ownsky' | 'tidings' | 'events';

export const page = definePage<ProfileData, Names>({
  namespaces: ['account', 'booking', 'natal', 'astro', 'errors', 'ownsky', 'tidings', 'events'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  limit: 'account',
  acceptsForm: true,
  query: PROFILE_PARAMETERS,

  load: needing(['account', 'clocks'], loadProfile),

  head: ({ words }) => ({
    title: words.t('account.profile.title'),
    description: words.t('account.profile.description'),
  }),

  View: (view) => {
    const { data, words, language } = view;
    const { user, isConfirmedSince, signs, charts, sessions, mayEndSessions, nowMs, saved, next } = data;
    return (
      <ProfileView
        user={user}
        isConfirmedSince={isConfirmedSince}
        hasBirth={user.birth !== null}
        signs={signs}
        charts={charts}
        kinds={words.section('natal').keeping.kinds}
        sessions={sessions}
        nowMs={nowMs}
        againPath={mayEndSessions ? null : proveAgainPath(language)}
        saved={saved}
        refusedName={refusedName(view)}
        next={next}
        words={words.section('account')}
        astro={words.section('astro')}
        tag={words.tag}
        action={href('profile', language)}
        natalPath={href('natal-chart', language)}
        ordersPath={href('orders', language)}
        booksPath={href('astrology-reports', language)}
        securityPath={href('account-security', language)}
        consulting={{ path: href('account-consulting', language), text: words.t('booking.account.heading') }}
        deletePath={isBuilt('delete-user') ? href('delete-user', language) : null}
        calendar={{
          words: words.section('ownsky').part,
          calendarUrl: data.calendarUrl,
          hasTime: Boolean(user.birth?.time),
        }}
        tidings={tidingsPart(view)}
        birthForm={birthForm(view)}
      />
    );
  },
});

function refusedName({ data: { refused }, words }: PageView<ProfileData, Names>): RefusedName | null {
  if (refused?.task !== 'details' && refused?.task !== 'rename') return null;
  return { ...refused, message: words.section('errors').fields.name.malformed };
}

/** The form of letters and notifications as it was sent and refused, else with what is kept. */
function tidingsPart({ data, words, language }: PageView<ProfileData, Names>) {
  const { tidings, refused, visitorZone } = data;
  if (!tidings) return null;
  const { choice, letters, push } = tidings;
  const sent = refused?.task === 'tidings' ? refused : null;
  // What the form did not ask about stands as it is kept.
  const values = sent?.values ?? tidingsFields(choice, visitorZone);
  const { part } = words.section('tidings');
  const known = [choice?.zone ?? visitorZone, LOCALES[language].homeZone];
  return {
    words: part,
    values,
    refused:
      sent &&
      tidingsFault(sent.fault, {
        zone: words.section('errors').fields.timeZone.malformed,
        nothing: push ? part.push.nothingInLetters : part.nothing,
        'nothing-pushed': part.push.nothing,
      }),
    zones: namedZones(known, words.section('events').zones, words.tag),
    letters,
    push,
  };
}

const TIDINGS_FIELDS = { zone: 'zone', nothing: 'kinds', 'nothing-pushed': 'pushed' } as const;

/** What is wrong with that form, by its field and in words. */
function tidingsFault(fault: TidingsFault, messages: Readonly<Record<TidingsFault, string>>) {
  return { field: TIDINGS_FIELDS[fault], message: messages[fault] };
}

/** The birth form as it was sent and refused, else with the birth that is kept. */
function birthForm({ data, words, language }: PageView<ProfileData, Names>) {
  const { user, refused, next } = data;
  const birth = refused?.task === 'birth' ? refused : null;
  const path = href('profile', language);
  const props = birthFormProps(
    words,
    // A browser takes the fragment along to wherever a saved form leads: it may name a place on this page alone.
    next ? `${path}?${new URLSearchParams({ redirect: next })}` : `${path}#birth`,
    birth?.values ?? user.birth ?? {},
    birth?.failure ?? null,
  );
  const { birthSave, saving, birthLede } = words.section('account').profile;
  // Elsewhere nothing that is typed is kept; here that is what the form is for.
  // To keep it in the account is what the form's own button does.
  const own = { submit: birthSave, submitting: saving, privacy: birthLede, keepInAccount: '' };
  const form = { ...props.words.form, ...own };
  return { ...props, hidden: { task: 'birth' }, words: { ...props.words, form } };
}
