import type { UnstoredCare } from '../../client/components/chat/chat-props.ts';
import { CONVERSATION_PARAMETER } from '../../client/components/chat/chat-props.ts';
import { hasConsent } from '../../client/components/chat/has-consent.ts';
import { AppError } from '../../contract/app-error.ts';
import { CONSENT_VERSION } from '../../contract/chat-settings.ts';
import type { ErrorCode } from '../../contract/error-codes.ts';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '../../contract/limits.ts';
import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';
import { withTime } from '../../features/births/clock-fields.ts';
import { loadCareWords } from '../../locales/celestia.ts';
import type { CareWords } from '../../locales/en/celestia/care.ts';
import { loadWords } from '../../locales/index.ts';
import { failureStatus } from '../births/failure-status.ts';
import { href } from '../href.ts';
import type { PageOutcome, ServedRequest } from '../page.ts';
import type { ModelSeat } from '../services/celestia-service.ts';
import type { ChatService } from '../services/chat-service.ts';
import { type SamplePair, samplePair } from './sample-pair.ts';

type Fields = Readonly<Record<string, string>>;

/** What of the form's own fields is missing, by their names. */
export type LoverFault = 'name' | 'text' | 'agree';

export interface LoverData {
  sample: SamplePair;
  values: Fields;
  faults: readonly LoverFault[];
  birth: BirthFormFailure | null;
  /** Why it was refused though nothing is wrong with its fields. */
  code: ErrorCode | null;
  care: { said: UnstoredCare; card: CareWords['card'] } | null;
  isSignedIn: boolean;
  /** Whoever is signed in keeps no birth: without both charts, and both ages, there is no talk about two. */
  needsBirth: boolean;
  /** What is kept and sent has to be agreed to with the first message. */
  asksConsent: boolean;
  model: ModelSeat | null;
}

type LoverRequest = ServedRequest<'account' | 'births' | 'celestia' | 'chat' | 'care'>;

/** Which of the two pages it is. */
export type LoverPageId = 'chat-with-your-lover' | 'chat-with-your-lover-lp';

type Told = Partial<Pick<LoverData, 'values' | 'faults' | 'birth' | 'code' | 'care'>>;

function keepsNoBirth({ services: { account } }: LoverRequest): boolean {
  return account !== null && account.user.birth === null;
}

async function show(request: LoverRequest, asksConsent: boolean, told: Told = {}): Promise<LoverData> {
  const { language, nowMs, services } = request;
  const words = (await loadWords(language, ['lover'])).section('lover').sample;
  return {
    sample: await samplePair(words.question, { name: words.second, language, nowMs }),
    values: {},
    faults: [],
    birth: null,
    code: null,
    care: null,
    ...told,
    isSignedIn: services.chat !== null,
    needsBirth: keepsNoBirth(request),
    asksConsent,
    model: services.celestia.model,
  };
}

function faultsOf({ name = '', text = '', agree }: Fields, asksConsent: boolean): LoverFault[] {
  const isWithin = (value: string, most: number) => value.trim() !== '' && value.trim().length <= most;
  return [
    ...(isWithin(name, MAX_NAME_LENGTH) ? [] : ['name' as const]),
    ...(isWithin(text, MAX_MESSAGE_LENGTH) ? [] : ['text' as const]),
    ...(asksConsent && agree !== '1' ? ['agree' as const] : []),
  ];
}

/** Opens the conversation and sends its first message; where that leads. */
async function begin(form: Fields, chat: ChatService, { language }: LoverRequest): Promise<string> {
  const { name = '', text = '', persona, message = crypto.randomUUID(), agree, ...fields } = form;
  if (agree === '1') await chat.settle({ consent: { version: CONSENT_VERSION } });
  const partner = { name: name.trim(), fields };
  const { id } = await chat.open({ id: message, persona: persona === 'lover' ? 'lover' : 'couple', partner });
  await chat.say(id, { id: message, text: text.trim(), language });
  await chat.answered(id);
  const query = new URLSearchParams({ [CONVERSATION_PARAMETER]: id });
  return `${href('celestia-astrologer-chat', language)}?${query}#m-${message}`;
}

async function loadPosted(
  form: Fields,
  id: LoverPageId,
  request: LoverRequest,
): Promise<PageOutcome<LoverData>> {
  const { language, services } = request;
  const { chat } = services;
  const said = await services.care(form.text ?? '');
  if (said) {
    const { card } = await loadCareWords(language);
    return { data: await show(request, false, { care: { said, card } }), personal: true };
  }
  if (!chat) {
    const back = new URLSearchParams({ redirect: href(id, language) });
    return { seeOther: `${href('login', language)}?${back}` };
  }
  const asksConsent = !hasConsent(await chat.settings());
  const values = withTime(form);
  const faults = faultsOf(form, asksConsent);
  const cast = await services.births.cast(values);
  const birth = cast.ok ? null : cast;
  if (birth || faults.length > 0 || keepsNoBirth(request)) {
    const status = birth ? failureStatus(birth) : 422;
    return { data: await show(request, asksConsent, { values, faults, birth }), status, personal: true };
  }
  try {
    return { seeOther: await begin(values, chat, request) };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const told = { values, code: error.code };
    return { data: await show(request, asksConsent, told), status: 422, personal: true };
  }
}

/** The page with its sample, or what its form came to: the conversation, or sign-in before the first message. */
export async function loadLover(id: LoverPageId, request: LoverRequest): Promise<PageOutcome<LoverData>> {
  const { form, services } = request;
  if (form) return loadPosted(form, id, request);
  const { chat } = services;
  const asksConsent = chat !== null && !hasConsent(await chat.settings());
  return { data: await show(request, asksConsent), personal: chat !== null };
}
