import type { SignId } from '../../../astrology/ids.ts';
import type { AccountWords } from '../../../locales/en/account.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { LANGUAGES, LOCALES } from '../../../locales/locales.ts';
import { REMEMBERED_BIRTH_KEY } from '../../state/remembered-keys.ts';
import { BirthFormIsland } from '../birth-form/birth-form-island.tsx';
import type { ServedFormProps } from '../birth-form/birth-form-props.ts';
import { RESULT_ID } from '../birth-form/result-id.ts';
import { Island } from '../island.tsx';
import { AccountPart, Saved } from './account-part.tsx';
import { CalendarPart, type CalendarPartProps } from './calendar-part.tsx';
import { NameField } from './name-field.tsx';
import type { ProfileTask } from './profile-tasks.ts';
import { SavedCharts, type SavedChartsProps } from './saved-charts.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';
import { TidingsPart } from './tidings-part.tsx';
import type { TidingsPartProps } from './tidings-part-props.ts';
import '../birth-form/input.css';
import './account.css';
import '../select.css';

export interface ProfileViewProps extends Omit<SavedChartsProps, 'words'>, Omit<SessionListProps, 'words'> {
  words: AccountWords;
  astro: Pick<AstroWords, 'signs'>;
  user: { email: string | null; emailVerified: boolean; name: string; language: string; marketing: boolean };
  /** The address has been confirmed since the last sign-in. */
  isConfirmedSince: boolean;
  hasBirth: boolean;
  signs: { sun: SignId | null; moon: SignId | null; rising: SignId | null } | null;
  birthForm: ServedFormProps;
  /** The form that has just been saved. */
  saved: ProfileTask | null;
  /** Where a new account goes on to; null for anyone else. */
  next: string | null;
  /** Null until the page stands. */
  deletePath: string | null;
  securityPath: string;
  /** The page of the person's requests for a consultation. */
  consulting: { path: string; text: string };
  ordersPath: string;
  calendar: Pick<CalendarPartProps, 'words' | 'calendarUrl' | 'hasTime'>;
  booksPath: string;
  /** Null where the site has no way to tell anything. */
  tidings: Omit<TidingsPartProps, 'hasBirth' | 'action' | 'isSaved' | 'tag'> | null;
}

/** Everything that the account holds, each part a form of its own that works without a script. */
export function ProfileView(props: ProfileViewProps) {
  const { words, user } = props;
  const { profile } = words;
  return (
    <div className="wrap account">
      <h1>{profile.heading}</h1>
      {user.email && <p className="account__soft">{fillText(profile.signedInAs, { email: user.email })}</p>}
      <AddressState {...props} />
      <BirthPart {...props} />
      <DetailsPart {...props} />
      <SavedCharts {...props} words={profile} />
      <CalendarPart
        {...props.calendar}
        hasBirth={props.hasBirth}
        action={props.action}
        saved={props.saved === 'calendar' || props.saved === 'uncalendar' ? profile.saved : null}
      />
      {props.tidings && (
        <TidingsPart
          {...props.tidings}
          tag={props.tag}
          hasBirth={props.hasBirth}
          action={props.action}
          isSaved={props.saved === 'tidings'}
        />
      )}
      <div className="account__beside">
        <SessionList {...props} words={words.sessions} />
        <DataPart {...props} />
      </div>
    </div>
  );
}

/** What is to be said of an address that was not confirmed at the last sign-in. The link is sent again where one proves who one is. */
function AddressState({ words, user, isConfirmedSince, securityPath }: ProfileViewProps) {
  const { profile, signup } = words;
  if (!user.email || user.emailVerified) return null;
  if (isConfirmedSince) return <p className="account__soft">{profile.confirmed}</p>;
  return (
    <p className="account__soft">
      {profile.unverified} <a href={securityPath}>{signup.resend}</a>
    </p>
  );
}

function BirthPart(props: ProfileViewProps) {
  const { words, astro, hasBirth, signs, birthForm, saved, next, natalPath } = props;
  const { profile } = words;
  const name = (sign: SignId) => astro.signs[sign];
  return (
    <AccountPart id="birth" heading={profile.birthHeading}>
      {!hasBirth && <p>{profile.birthMissing}</p>}
      {signs?.sun && signs.moon && signs.rising && (
        <p className="account__signs">
          {fillText(profile.bigThree, {
            sun: name(signs.sun),
            moon: name(signs.moon),
            rising: name(signs.rising),
          })}
        </p>
      )}
      {hasBirth && (
        <p>
          <a href={`${natalPath}#${RESULT_ID}`}>{profile.seeChart}</a>
        </p>
      )}
      {saved === 'birth' && <Saved text={profile.saved} />}
      {/* Whoever is new finds what they have just typed elsewhere, and need only save it. */}
      <BirthFormIsland {...birthForm} {...(!hasBirth && { wakeKey: REMEMBERED_BIRTH_KEY })} />
      {next && (
        <p>
          <a href={next}>{profile.birthLater}</a>
        </p>
      )}
    </AccountPart>
  );
}

function DetailsPart({ words, user, action, saved, refusedName }: ProfileViewProps) {
  const { profile } = words;
  const refused = refusedName?.task === 'details' ? refusedName : null;
  const { name = '', language } = refused?.values ?? user;
  const marketing = refused ? refused.values.marketing !== undefined : user.marketing;
  return (
    <AccountPart id="details" heading={profile.detailsHeading}>
      {saved === 'details' && <Saved text={profile.saved} />}
      <form className="account__form card" method="post" action={`${action}#details`}>
        <input type="hidden" name="task" value="details" />
        <NameField
          label={profile.name}
          value={name}
          id="details-name"
          message={refused?.message ?? null}
          autoComplete="name"
        />
        <label>
          {profile.language}
          <select className="birth__input" name="language" defaultValue={language}>
            {LANGUAGES.map((each) => (
              <option key={each} value={each} lang={LOCALES[each].tag}>
                {LOCALES[each].name}
              </option>
            ))}
          </select>
        </label>
        <label className="account__check birth__choice">
          <input type="checkbox" name="marketing" value="1" defaultChecked={marketing} />
          <span>{profile.marketing}</span>
        </label>
        <div>
          <button type="submit" className="button">
            {profile.save}
          </button>
        </div>
      </form>
    </AccountPart>
  );
}

function DataPart({
  words,
  action,
  deletePath,
  securityPath,
  ordersPath,
  booksPath,
  consulting,
}: ProfileViewProps) {
  const { profile } = words;
  const ways = [
    [ordersPath, profile.orders],
    [securityPath, profile.security],
    [booksPath, profile.books],
    [consulting.path, consulting.text],
  ] as const;
  return (
    <AccountPart id="data" heading={profile.dataHeading}>
      <ul className="account__ways">
        {ways.map(([path, text]) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
        <li>
          <a href="/api/user/export" download="celestia-data.json">
            {profile.export}
          </a>
        </li>
        {deletePath && (
          <li>
            <a className="account__danger" href={deletePath}>
              {profile.deleteAccount}
            </a>
          </li>
        )}
      </ul>
      <SignOut action={action} words={profile} />
    </AccountPart>
  );
}

/** The ways out, and what becomes of what was typed. */
function SignOut({ action, words }: { action: string; words: AccountWords['profile'] }) {
  const ways = [
    ['logout', words.signOut],
    ['everywhere', words.signOutEverywhere],
  ] as const;
  return (
    <Island name="sign-out" strategy="interaction" props={null}>
      <div className="account__row account__out">
        {ways.map(([what, label]) => (
          <form key={what} method="post" action={action}>
            <input type="hidden" name="task" value={what} />
            <button type="submit" className="button button--quiet">
              {label}
            </button>
          </form>
        ))}
      </div>
      <p className="account__soft">{words.signOutNote}</p>
    </Island>
  );
}
