import {
  LETTER_KINDS,
  TIDING_HOURS,
  TIDING_KINDS,
  TIDING_RHYTHMS,
  type TidingKind,
  type TidingRhythm,
} from '../../contract/tidings.ts';
import { DEFAULT_HOUR, firstChoice, type TidingChoice } from './tiding-choice.ts';

type Fields = Readonly<Record<string, string>>;

/** What a form chooses; of a way that it did not ask about nothing, so that what was chosen there stays. */
export type ChosenTidings = Pick<TidingChoice, 'hour' | 'zone'> &
  Partial<Pick<TidingChoice, 'mail' | 'kinds' | 'push' | 'pushKinds'>>;

/** Why a form is not taken: letters or notifications about nothing, or of no zone's clock. */
export type TidingsFault = 'nothing' | 'nothing-pushed' | 'zone';

/** The checkbox of a kind, for letters. */
export function kindField(kind: TidingKind): `kind-${TidingKind}` {
  return `kind-${kind}`;
}

/** The same for notifications. */
export function pushField(kind: TidingKind): `push-${TidingKind}` {
  return `push-${kind}`;
}

function readRhythm(text: string): TidingRhythm {
  return TIDING_RHYTHMS.find((rhythm) => rhythm === text) ?? 'never';
}

/** Reads the form; rhythms and hours are offered in a list, so that another is none of its. */
export function readTidingsForm(
  fields: Fields,
  isZone: (zone: string) => boolean,
): { ok: true; choice: ChosenTidings } | { ok: false; fault: TidingsFault } {
  const hour = TIDING_HOURS.find((each) => String(each) === fields.hour) ?? DEFAULT_HOUR;
  const { zone = '', mail, push } = fields;
  if (!isZone(zone)) return { ok: false, fault: 'zone' };
  const checked = (kinds: readonly TidingKind[], fieldOf: (kind: TidingKind) => string) =>
    kinds.filter((kind) => fields[fieldOf(kind)] !== undefined);
  const letters =
    mail === undefined ? {} : { mail: readRhythm(mail), kinds: checked(LETTER_KINDS, kindField) };
  const pushed =
    push === undefined ? {} : { push: readRhythm(push), pushKinds: checked(TIDING_KINDS, pushField) };
  if (letters.mail && letters.mail !== 'never' && letters.kinds.length === 0)
    return { ok: false, fault: 'nothing' };
  if (pushed.push && pushed.push !== 'never' && pushed.pushKinds.length === 0)
    return { ok: false, fault: 'nothing-pushed' };
  return { ok: true, choice: { ...letters, ...pushed, hour, zone } };
}

/** A choice as the form's fields have it; what nobody chose yet is everything, once it is asked for. */
export function tidingsFields(choice: TidingChoice | null, visitorZone: string): Fields {
  const { mail, push, kinds, pushKinds, hour, zone } = choice ?? firstChoice(visitorZone);
  return {
    mail,
    push,
    hour: String(hour),
    zone,
    ...Object.fromEntries(kinds.map((kind) => [kindField(kind), '1'])),
    ...Object.fromEntries(pushKinds.map((kind) => [pushField(kind), '1'])),
  };
}
