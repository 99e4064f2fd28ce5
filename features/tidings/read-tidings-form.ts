import {
  TIDING_HOURS,
  TIDING_KINDS,
  TIDING_RHYTHMS,
  type TidingHour,
  type TidingKind,
  type TidingRhythm,
} from '../../contract/tidings.ts';

type Fields = Readonly<Record<string, string>>;

/** What a form chooses of letters; what notifications have to do with is chosen elsewhere. */
export interface ChosenLetters {
  mail: TidingRhythm;
  kinds: readonly TidingKind[];
  hour: number;
  zone: string;
}

/** Why a form is not taken: letters about nothing, or of no zone's clock. */
export type TidingsFault = 'nothing' | 'zone';

/** The checkbox of a kind. */
export function kindField(kind: TidingKind): `kind-${TidingKind}` {
  return `kind-${kind}`;
}

const DEFAULT_HOUR: TidingHour = 9;

/** Reads the form; rhythms and hours are offered in a list, so that another is none of its. */
export function readTidingsForm(
  fields: Fields,
  isZone: (zone: string) => boolean,
): { ok: true; choice: ChosenLetters } | { ok: false; fault: TidingsFault } {
  const mail = TIDING_RHYTHMS.find((rhythm) => rhythm === fields.mail) ?? 'never';
  const kinds = TIDING_KINDS.filter((kind) => fields[kindField(kind)] !== undefined);
  const hour = TIDING_HOURS.find((each) => String(each) === fields.hour) ?? DEFAULT_HOUR;
  const { zone = '' } = fields;
  if (!isZone(zone)) return { ok: false, fault: 'zone' };
  if (mail !== 'never' && kinds.length === 0) return { ok: false, fault: 'nothing' };
  return { ok: true, choice: { mail, kinds, hour, zone } };
}

/** A choice as the form's fields have it; what nobody chose yet is everything, once letters are asked for. */
export function tidingsFields(choice: ChosenLetters | null, visitorZone: string): Fields {
  const { mail, kinds, hour, zone } = choice ?? {
    mail: 'never',
    kinds: TIDING_KINDS,
    hour: DEFAULT_HOUR,
    zone: visitorZone,
  };
  return {
    mail,
    hour: String(hour),
    zone,
    ...Object.fromEntries(kinds.map((kind) => [kindField(kind), '1'])),
  };
}
