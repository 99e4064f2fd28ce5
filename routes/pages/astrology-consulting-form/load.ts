import type { SavedBirth } from '../../../client/components/birth-form/saved-births.tsx';
import { ASTROLOGER_IDS, PACKAGE_IDS, REQUEST_FIELDS } from '../../../contract/consulting.ts';
import { HUMAN_TOKEN_FIELD } from '../../../contract/contact.ts';
import type { BirthFormFailure } from '../../../features/births/birth-form-outcome.ts';
import { withTime } from '../../../features/births/clock-fields.ts';
import { isBookable, offering } from '../../../features/consulting/astrologers.ts';
import {
  birthSource,
  type RequestDraft,
  type RequestFaults,
  readRequest,
} from '../../../features/consulting/read-request.ts';
import { failureStatus } from '../../births/failure-status.ts';
import { keptBirth, keptBirths } from '../../births/kept-births.ts';
import { type Booking, bookingOf } from '../../consulting/booking.ts';
import { anyBookable } from '../../consulting/listed.ts';
import { zoneReaderOf } from '../../consulting/request-zones.ts';
import { href } from '../../href.ts';
import type { PageOutcome, PageStatus, ServedRequest } from '../../page.ts';
import { MAIL_TOKEN_PARAMETER } from '../../secret-parameters.ts';
import type { RequestOutcome } from '../../services/consulting-service.ts';

type Fields = Readonly<Record<string, string>>;
type Refused = Extract<RequestOutcome, { kind: 'refused' }>;
type FormRequest = ServedRequest<'consulting' | 'shop' | 'account' | 'births' | 'clocks'>;

export interface RequestFormData {
  booking: Booking;
  siteKey: string;
  values: Fields;
  faults: RequestFaults;
  birth: BirthFormFailure | null;
  /** Why a request without a fault was not taken; null where none was sent, or it was. */
  refused: Refused['code'] | null;
  /** Births that the account keeps, and whether its own is among them. */
  saved: readonly SavedBirth[];
}

const STATUS = {
  human_check_failed: 422,
  too_many_requests: 429,
  accounts_unavailable: 503,
} as const satisfies Record<Refused['code'], PageStatus>;

/** What stands in the form at first: who is signed in, what was chosen on the way here, the zone that the edge names. */
function firstValues({ query, visitorZone, services: { account } }: FormRequest): Fields {
  const asked = (name: string) => query.get(name) ?? '';
  return {
    package: PACKAGE_IDS.find((id) => id === asked('package')) ?? '',
    astrologer: ASTROLOGER_IDS.find((id) => id === asked('astrologer')) ?? '',
    zone: visitorZone,
    name: account?.user.name ?? '',
    email: account?.user.email ?? '',
  };
}

/** The birth that goes with a request, or what is wrong with it. */
async function readBirth(
  form: Fields,
  request: FormRequest,
): Promise<{ birth: Fields | null; failure: BirthFormFailure | null; isUnknown: boolean }> {
  const source = birthSource(form);
  if (source === 'saved') {
    const birth = await keptBirth(form.chart ?? '', request.services.account);
    return { birth, failure: null, isUnknown: birth === null };
  }
  if (source !== 'typed') return { birth: null, failure: null, isUnknown: false };
  const fields = birthFieldsOf(form);
  const cast = await request.services.births.cast(fields);
  return { birth: fields, failure: cast.ok ? null : cast, isUnknown: false };
}

/** The fields of the form that are the birth's. */
function birthFieldsOf(form: Fields): Fields {
  const others: readonly string[] = [...REQUEST_FIELDS, 'chart', HUMAN_TOKEN_FIELD];
  return withTime(Object.fromEntries(Object.entries(form).filter(([name]) => !others.includes(name))));
}

/** Whether whoever was chosen, or anybody for the package, takes requests. */
function isTaken({ astrologer, package: wanted }: RequestDraft, mayBookSamples: boolean): boolean {
  return astrologer ? isBookable(astrologer, mayBookSamples) : anyBookable(offering(wanted), mayBookSamples);
}

function errorPath({ language }: FormRequest, why: Booking['kind']): { seeOther: string } {
  return { seeOther: `${href('astrology-consulting-form-error', language)}?why=${why}` };
}

async function loadPosted(
  form: Fields,
  request: FormRequest,
  booking: Booking,
): Promise<PageOutcome<RequestFormData>> {
  const { nowMs, language, services } = request;
  const { consulting, clocks } = services;
  const { draft, faults } = readRequest(form, {
    nowMs,
    zoneReader: (zone) => zoneReaderOf(clocks, zone, nowMs),
  });
  if (draft && !isTaken(draft, consulting.mayBookSamples)) return errorPath(request, 'closed');
  const { birth, failure, isUnknown } = await readBirth(form, request);
  const found: RequestFaults = isUnknown ? { ...faults, birth: 'unknown' } : faults;
  const told = {
    booking,
    siteKey: consulting.siteKey,
    values: form,
    faults: found,
    birth: failure,
    refused: null,
    saved: await keptBirths(request.services.account),
  };
  if (!draft || failure || isUnknown)
    return { data: told, status: failure ? failureStatus(failure) : 422, personal: true };
  const outcome = await consulting.send(draft, birth, form[HUMAN_TOKEN_FIELD] ?? '');
  if (outcome.kind === 'taken') {
    const query = new URLSearchParams({ [MAIL_TOKEN_PARAMETER]: outcome.reference });
    return { seeOther: `${href('astrology-consulting-form-success', language)}?${query}` };
  }
  const { code, retryAfterSeconds } = outcome;
  return {
    data: { ...told, refused: code },
    status: STATUS[code],
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    personal: true,
  };
}

/** The form; or, once it is posted, the way on, or the form again with what is wrong. Nothing that was typed is lost to a refusal. */
export async function load(request: FormRequest): Promise<PageOutcome<RequestFormData>> {
  const { form, services } = request;
  const { mayBookSamples, siteKey } = services.consulting;
  const booking = await bookingOf(anyBookable(ASTROLOGER_IDS, mayBookSamples), services.shop);
  const isOpen = booking.kind === 'open';
  if (form) return isOpen ? loadPosted(form, request, booking) : errorPath(request, booking.kind);
  const base = { booking, siteKey, faults: {}, birth: null, refused: null };
  const saved = isOpen ? await keptBirths(request.services.account) : [];
  return {
    data: { ...base, values: firstValues(request), saved },
    personal: services.account !== null,
  };
}
