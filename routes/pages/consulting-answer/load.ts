import {
  ANSWER_FIELD,
  ASTROLOGER_IDS,
  type AstrologerId,
  OPERATOR_ANSWERS,
  type OperatorAnswer,
  type Party,
  PERSON_ANSWERS,
  type PersonAnswer,
  WISH_FIELDS,
} from '../../../contract/consulting.ts';
import { ASTROLOGERS } from '../../../features/consulting/astrologers.ts';
import { type RequestFaults, readWishes } from '../../../features/consulting/read-request.ts';
import { parseWall } from '../../../features/consulting/wished-times.ts';
import { zoneReaderOf } from '../../consulting/request-zones.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { MAIL_TOKEN_PARAMETER } from '../../secret-parameters.ts';
import type { RequestLink, ShownRequest } from '../../services/consulting-service.ts';

type Fields = Readonly<Record<string, string>>;
type AnswerRequest = ServedRequest<'consulting' | 'clocks'>;

/** What is wrong with the operator's answer, by its fields. */
export type OperatorFault = 'answer' | 'who' | 'time';

export interface LinkData {
  token: string;
  party: Party;
  request: ShownRequest;
  /** Whether the link may act still. */
  isFresh: boolean;
  /** Whether it has, just now. */
  isDone: boolean;
  /** What stands in the fields. */
  values: Fields;
  /** What is wrong with the operator's answer. */
  operatorFaults: readonly OperatorFault[];
  /** What is wrong with the person's new wishes. */
  wishFaults: RequestFaults;
  paymentPath: string | null;
  nowMs: number;
}

/** Null: the link is none, or too old; empty where there is none at all. */
export interface AnswerData {
  link: LinkData | null;
}

/** What came of a form: the request as it is now, null where it had gone on before; or what is wrong. */
type Acted =
  | { request: ShownRequest | null }
  | { operatorFaults: readonly OperatorFault[] }
  | { wishFaults: RequestFaults };

function chosenAstrologer({ request }: RequestLink, form: Fields): AstrologerId | null {
  if (request.astrologer) return request.astrologer;
  const who = ASTROLOGER_IDS.find((id) => id === form.who);
  return who && ASTROLOGERS[who].packages.includes(request.package) ? who : null;
}

/** The time that an answer offers; null where it offers none that could be kept. */
function offeredTime(
  answer: OperatorAnswer,
  { request }: RequestLink,
  form: Fields,
  { nowMs, services }: AnswerRequest,
): number | null {
  const index = (WISH_FIELDS as readonly string[]).indexOf(answer);
  const wallMs = parseWall(form.time ?? '');
  const zone = zoneReaderOf(services.clocks, request.zone, nowMs);
  const time = index >= 0 ? request.wishes[index] : wallMs === null ? undefined : zone?.instantOf(wallMs);
  return time !== undefined && time > nowMs ? time : null;
}

async function actAsOperator(link: RequestLink, form: Fields, request: AnswerRequest): Promise<Acted> {
  const answer = OPERATOR_ANSWERS.find((each) => each === form[ANSWER_FIELD]);
  if (!answer) return { operatorFaults: ['answer'] };
  if (answer === 'decline') return { request: await link.decline() };
  const who = chosenAstrologer(link, form);
  const offeredMs = offeredTime(answer, link, form, request);
  if (who && offeredMs !== null) return { request: await link.offer(who, offeredMs) };
  return {
    operatorFaults: [...(who ? [] : ['who' as const]), ...(offeredMs === null ? ['time' as const] : [])],
  };
}

async function actAsPerson(
  link: RequestLink,
  form: Fields,
  { nowMs, services }: AnswerRequest,
): Promise<Acted> {
  const answer: PersonAnswer | undefined = PERSON_ANSWERS.find((each) => each === form[ANSWER_FIELD]);
  if (!answer) return { wishFaults: {} };
  if (answer !== 'another') return { request: await link.answer(answer) };
  const zone = zoneReaderOf(services.clocks, link.request.zone, nowMs);
  const { wishes, faults } = zone ? readWishes(form, zone, nowMs) : { wishes: [], faults: {} };
  if (Object.keys(faults).length > 0) return { wishFaults: faults };
  return { request: await link.answer('another', wishes) };
}

/** A link's page: GET shows and changes nothing; POST acts, once. */
export async function load(request: AnswerRequest): Promise<PageOutcome<AnswerData>> {
  const { query, form, nowMs, services } = request;
  const token = query.get(MAIL_TOKEN_PARAMETER) ?? '';
  const link = token === '' ? null : await services.consulting.link(token);
  if (!link) return { data: { link: null }, status: token === '' ? 200 : 422, personal: token !== '' };
  const { party, isFresh } = link;
  const shown: LinkData = {
    token,
    party,
    request: link.request,
    isFresh,
    isDone: false,
    values: form ?? { [ANSWER_FIELD]: query.get(ANSWER_FIELD) ?? '' },
    operatorFaults: [],
    wishFaults: {},
    paymentPath: await link.paymentPath(),
    nowMs,
  };
  if (!form || !isFresh) return { data: { link: shown }, personal: true };
  const acted = await (party === 'operator' ? actAsOperator : actAsPerson)(link, form, request);
  if (!('request' in acted)) return { data: { link: { ...shown, ...acted } }, status: 422, personal: true };
  // The link is looked at again: it tells how the request stands now, whoever was quicker, and where it is paid.
  const after = await services.consulting.link(token);
  const now = after?.request ?? acted.request ?? link.request;
  const paymentPath = (await after?.paymentPath()) ?? null;
  return {
    data: { link: { ...shown, request: now, isFresh: false, isDone: acted.request !== null, paymentPath } },
    personal: true,
  };
}
