import {
  ANY_ASTROLOGER,
  ASTROLOGER_IDS,
  type AstrologerId,
  BIRTH_SOURCES,
  type BirthSource,
  PACKAGE_IDS,
  type PackageId,
  type RequestFault,
  type RequestField,
  WISH_FIELDS,
} from '../../contract/consulting.ts';
import { MAX_NAME_LENGTH, MAX_REQUEST_LENGTH } from '../../contract/limits.ts';
import { emailFault, lineOf, linesOf } from '../contact/plain-fields.ts';
import { ASTROLOGERS } from './astrologers.ts';
import { PACKAGES } from './packages.ts';
import { readWish, type ZoneReader } from './wished-times.ts';

type Fields = Readonly<Record<string, string>>;

/** What is wrong, by field. */
export type RequestFaults = Partial<Record<RequestField, RequestFault>>;

/** A request as its form was filled in, but for the birth, which is read beside it. */
export interface RequestDraft {
  package: PackageId;
  /** Null: whoever is chosen. */
  astrologer: AstrologerId | null;
  zone: string;
  /** UTC ms, the one wished for most first. */
  wishes: readonly number[];
  question: string;
  name: string;
  email: string;
}

/** Characters below which nobody could prepare. */
const MIN_QUESTION_LENGTH = 10;

/** What a reader of the form is given of zones: a clock; null for a name that is no zone. */
export interface RequestReading {
  nowMs: number;
  zoneReader(zone: string): ZoneReader | null;
}

/** The wished times, each once, and what is wrong with which. */
export function readWishes(
  fields: Fields,
  zone: ZoneReader,
  nowMs: number,
): { wishes: number[]; faults: RequestFaults } {
  const wishes: number[] = [];
  const faults: RequestFaults = {};
  for (const field of WISH_FIELDS) {
    const wish = readWish(fields[field] ?? '', zone, nowMs);
    if (!wish) continue;
    if ('fault' in wish) faults[field] = wish.fault;
    else if (wishes.includes(wish.instantMs)) faults[field] = 'twice';
    else wishes.push(wish.instantMs);
  }
  if (wishes.length === 0 && Object.keys(faults).length === 0) faults.wish1 = 'required';
  return { wishes, faults };
}

function questionFault(text: string): RequestFault | null {
  if (text === '') return 'required';
  if (text.length < MIN_QUESTION_LENGTH) return 'too_short';
  return text.length > MAX_REQUEST_LENGTH ? 'too_long' : null;
}

function astrologerFault(chosen: string, offered: PackageId | undefined): RequestFault | null {
  if (chosen === ANY_ASTROLOGER) return null;
  const id = ASTROLOGER_IDS.find((each) => each === chosen);
  if (!id) return 'required';
  return offered && !ASTROLOGERS[id].packages.includes(offered) ? 'not_offered' : null;
}

/** Where the birth is to come from; null where that was not said. */
export function birthSource(fields: Fields): BirthSource | null {
  return BIRTH_SOURCES.find((source) => source === fields.birth) ?? null;
}

/** Reads the form: the request, or what is wrong with it. */
export function readRequest(
  fields: Fields,
  { nowMs, zoneReader }: RequestReading,
): { draft: RequestDraft | null; faults: RequestFaults } {
  const name = lineOf(fields.name);
  const email = lineOf(fields.email);
  const question = linesOf(fields.question);
  const zone = fields.zone ?? '';
  const wanted = PACKAGE_IDS.find((id) => id === fields.package);
  const chosen = fields.astrologer ?? '';
  const clock = zoneReader(zone);
  const times = clock ? readWishes(fields, clock, nowMs) : { wishes: [], faults: {} };
  const source = birthSource(fields);
  const isBirthMissing =
    source === null || (source === 'none' && wanted && !PACKAGES[wanted].worksWithoutBirth);
  const found: Partial<Record<RequestField, RequestFault | null>> = {
    package: wanted ? null : 'required',
    astrologer: astrologerFault(chosen, wanted),
    ...times.faults,
    zone: clock ? null : 'unknown',
    question: questionFault(question),
    birth: isBirthMissing ? 'required' : null,
    name: name.length > MAX_NAME_LENGTH ? 'too_long' : null,
    email: emailFault(email),
    consent: fields.consent === '1' ? null : 'required',
  };
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
  if (!wanted || Object.keys(faults).length > 0) return { draft: null, faults };
  const astrologer = ASTROLOGER_IDS.find((id) => id === chosen) ?? null;
  const draft = { package: wanted, astrologer, zone, wishes: times.wishes, question, name, email };
  return { draft, faults: {} };
}
