import type * as v from 'valibot';
import {
  DeleteRequest,
  LogoutAnswer,
  LogoutRequest,
  SessionAnswer,
  SessionEndedAnswer,
  SessionRequest,
  SessionsAnswer,
  TokenAnswer,
} from './account.ts';
import { JunoAnswer, RisingSignAnswer } from './birth-answers.ts';
import { BirthRequest, PairRequest } from './birth-request.ts';
import { BookFileQuery } from './book-file.ts';
import { AskAnswer, AskRequest } from './chat.ts';
import { ChatSettingsAnswer, ChatSettingsRequest } from './chat-settings.ts';
import { CompatibilityTestAnswer, CompatibilityTestQuery } from './compatibility-test.ts';
import {
  ConversationAnswer,
  ConversationChange,
  ConversationRequest,
  ConversationsAnswer,
  FeedbackAnswer,
  FeedbackRequest,
  MessageAccepted,
  MessageRequest,
  MessagesAnswer,
  StoppedAnswer,
} from './conversations.ts';
import {
  EclipsesAnswer,
  EclipsesQuery,
  LocalEclipsesAnswer,
  LocalEclipsesQuery,
  NatalEclipsesAnswer,
  NatalEclipsesRequest,
} from './eclipses.ts';
import { EventsAnswer, EventsFileQuery, EventsQuery } from './events.ts';
import { HoroscopeAnswer, HoroscopeQuery } from './horoscope.ts';
import { MoonFileQuery } from './moon-file.ts';
import { NatalChartAnswer } from './natal-chart.ts';
import { PlacesAnswer, PlacesQuery } from './places.ts';
import { PushAnswer, PushRequest } from './push.ts';
import { SkyDaysAnswer, SkyDaysRequest } from './sky-days.ts';
import { SkyOverChartAnswer, SkyOverChartRequest } from './sky-over-chart.ts';
import { StencilQuery } from './stencil.ts';
import { CompatibilityAnswer, SynastryAnswer } from './synastry.ts';
import { TransitsAnswer, TransitsRequest } from './transits.ts';
import {
  BasicPlanetsAnswer,
  DeletedAnswer,
  ExportAnswer,
  ProfileRequest,
  SavedChartAnswer,
  SavedChartRequest,
  SavedChartsAnswer,
  UserAnswer,
} from './user.ts';

type Query = v.ObjectSchema<v.ObjectEntries, undefined>;

/** One thing that can be asked of the API. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{id}` stands for what the caller puts there. */
  path: string;
  /** What it answers, in a line. */
  summary: string;
  query?: Query;
  body?: v.GenericSchema;
  /** The schema of the JSON, or the media type of what is none. */
  answer: v.GenericSchema | string;
}

/**
 * The sky and charts: any origin may ask, without credentials. Birth data is posted, so that it stands in no address and in
 * no log.
 */
export const OPEN_OPERATIONS = {
  natalChart: {
    method: 'POST',
    path: '/api/astrology/natal-chart',
    summary: 'The chart of a birth, or of an instant and a place',
    body: BirthRequest,
    answer: NatalChartAnswer,
  },
  risingSign: {
    method: 'POST',
    path: '/api/astrology/rising-sign',
    summary: 'The rising sign of a birth, or those possible on its day',
    body: BirthRequest,
    answer: RisingSignAnswer,
  },
  juno: {
    method: 'POST',
    path: '/api/astrology/juno',
    summary: 'Juno in the chart of a birth',
    body: BirthRequest,
    answer: JunoAnswer,
  },
  synastry: {
    method: 'POST',
    path: '/api/astrology/synastry',
    summary: 'Two charts, and all that they say together',
    body: PairRequest,
    answer: SynastryAnswer,
  },
  compatibility: {
    method: 'POST',
    path: '/api/astrology/compatibility',
    summary: 'The score of two charts',
    body: PairRequest,
    answer: CompatibilityAnswer,
  },
  transits: {
    method: 'POST',
    path: '/api/astrology/transits',
    summary: 'What the moving sky does to the chart of a birth, at an instant or over a stretch of time',
    body: TransitsRequest,
    answer: TransitsAnswer,
  },
  skyOverChart: {
    method: 'POST',
    path: '/api/astrology/sky-over-chart',
    summary: 'The sky of a day or an instant over the chart of a birth, with the aspects between them',
    body: SkyOverChartRequest,
    answer: SkyOverChartAnswer,
  },
  skyDays: {
    method: 'POST',
    path: '/api/astrology/sky-days',
    summary: 'The sky of some days in a row, and the aspects that it makes to the points of a chart',
    body: SkyDaysRequest,
    answer: SkyDaysAnswer,
  },
  eclipses: {
    method: 'GET',
    path: '/api/astrology/eclipses',
    summary: 'The eclipses of the Earth from one date to another',
    query: EclipsesQuery,
    answer: EclipsesAnswer,
  },
  localEclipses: {
    method: 'GET',
    path: '/api/astrology/eclipses/local',
    summary: 'The next ten eclipses that a place sees',
    query: LocalEclipsesQuery,
    answer: LocalEclipsesAnswer,
  },
  natalEclipses: {
    method: 'POST',
    path: '/api/astrology/eclipses/natal',
    summary: 'The next eclipses against the chart of a birth',
    body: NatalEclipsesRequest,
    answer: NatalEclipsesAnswer,
  },
  events: {
    method: 'GET',
    path: '/api/astrology/events',
    summary: 'What happens in the sky of a year',
    query: EventsQuery,
    answer: EventsAnswer,
  },
  eventsFile: {
    method: 'GET',
    path: '/api/astrology/events.ics',
    summary: 'The same as a calendar file, to subscribe to or to open',
    query: EventsFileQuery,
    answer: 'text/calendar',
  },
  moonFile: {
    method: 'GET',
    path: '/api/astrology/moon.ics',
    summary: 'The Moon’s signs, or its hours void of course, of the coming two months as a calendar file',
    query: MoonFileQuery,
    answer: 'text/calendar',
  },
  horoscope: {
    method: 'GET',
    path: '/api/astrology/horoscope',
    summary: 'The horoscope of a sign for a day, a week, a month or a year',
    query: HoroscopeQuery,
    answer: HoroscopeAnswer,
  },
  compatibilityTest: {
    method: 'GET',
    path: '/api/astrology/compatibility-test',
    summary: 'What the answers to the compatibility test come to',
    query: CompatibilityTestQuery,
    answer: CompatibilityTestAnswer,
  },
  stencil: {
    method: 'GET',
    path: '/api/astrology/stencil',
    summary: 'A picture of the signs of a chart',
    query: StencilQuery,
    answer: 'image/svg+xml',
  },
} as const satisfies Record<string, Operation>;

/** The site's own: of one person, or of what a person types. No other origin is answered. */
export const OWN_OPERATIONS = {
  places: {
    method: 'GET',
    path: '/api/places',
    summary: 'Places by what is typed of their names',
    query: PlacesQuery,
    answer: PlacesAnswer,
  },
  ask: {
    method: 'POST',
    path: '/api/chat/ask',
    summary: 'What Celestia says to a question, from the chart of a birth and the sky',
    body: AskRequest,
    answer: AskAnswer,
  },
  conversations: {
    method: 'GET',
    path: '/api/chat/conversations',
    summary: 'The person’s conversations',
    answer: ConversationsAnswer,
  },
  openConversation: {
    method: 'POST',
    path: '/api/chat/conversations',
    summary: 'Opens a conversation',
    body: ConversationRequest,
    answer: ConversationAnswer,
  },
  removeConversations: {
    method: 'DELETE',
    path: '/api/chat/conversations',
    summary: 'Deletes all of them',
    answer: DeletedAnswer,
  },
  conversation: {
    method: 'GET',
    path: '/api/chat/conversations/{id}',
    summary: 'A conversation without its messages',
    answer: ConversationAnswer,
  },
  renameConversation: {
    method: 'PATCH',
    path: '/api/chat/conversations/{id}',
    summary: 'Gives it a title',
    body: ConversationChange,
    answer: ConversationAnswer,
  },
  removeConversation: {
    method: 'DELETE',
    path: '/api/chat/conversations/{id}',
    summary: 'Deletes it',
    answer: DeletedAnswer,
  },
  messages: {
    method: 'GET',
    path: '/api/chat/conversations/{id}/messages',
    summary: 'Its messages with their answers',
    answer: MessagesAnswer,
  },
  say: {
    method: 'POST',
    path: '/api/chat/conversations/{id}/messages',
    summary: 'Takes a message, and begins its answer',
    body: MessageRequest,
    answer: MessageAccepted,
  },
  follow: {
    method: 'GET',
    path: '/api/chat/conversations/{id}/events',
    summary: 'An answer as it is made (contract/conversation-events.ts)',
    answer: 'text/event-stream',
  },
  stopAnswer: {
    method: 'POST',
    path: '/api/chat/conversations/{id}/stop',
    summary: 'Stops the answer that is being made',
    answer: StoppedAnswer,
  },
  answerAgain: {
    method: 'POST',
    path: '/api/chat/conversations/{id}/messages/{messageId}/again',
    summary: 'Has the last message answered anew',
    answer: MessageAccepted,
  },
  giveFeedback: {
    method: 'POST',
    path: '/api/chat/conversations/{id}/messages/{messageId}/feedback',
    summary: 'What the person thinks of an answer',
    body: FeedbackRequest,
    answer: FeedbackAnswer,
  },
  chatSettings: {
    method: 'GET',
    path: '/api/chat/settings',
    summary: 'Zone, country of the help lines, consent, and what is left of the day',
    answer: ChatSettingsAnswer,
  },
  changeChatSettings: {
    method: 'PUT',
    path: '/api/chat/settings',
    summary: 'Changes them',
    body: ChatSettingsRequest,
    answer: ChatSettingsAnswer,
  },
  basicPlanets: {
    method: 'GET',
    path: '/api/astrology/basic-planets',
    summary: 'The planets of the person’s own birth',
    answer: BasicPlanetsAnswer,
  },
  openSession: {
    method: 'POST',
    path: '/api/account/session',
    summary: 'The site’s session for the identity provider’s token',
    body: SessionRequest,
    answer: SessionAnswer,
  },
  token: {
    method: 'GET',
    path: '/api/account/token',
    summary: 'A short-lived bearer',
    answer: TokenAnswer,
  },
  logout: {
    method: 'POST',
    path: '/api/account/logout',
    summary: 'Ends the session, or all of the person’s',
    body: LogoutRequest,
    answer: LogoutAnswer,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Removes the person and every row of theirs',
    body: DeleteRequest,
    answer: DeletedAnswer,
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'The browsers in which the person is signed in',
    answer: SessionsAnswer,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    summary: 'Ends one of them',
    answer: SessionEndedAnswer,
  },
  user: { method: 'GET', path: '/api/user/v3/get-detail', summary: 'The profile', answer: UserAnswer },
  changeUser: {
    method: 'PUT',
    path: '/api/user/profile',
    summary: 'Changes the profile',
    body: ProfileRequest,
    answer: UserAnswer,
  },
  savedCharts: {
    method: 'GET',
    path: '/api/user/charts',
    summary: 'The charts of the account',
    answer: SavedChartsAnswer,
  },
  saveChart: {
    method: 'PUT',
    path: '/api/user/charts/{id}',
    summary: 'Keeps a chart, or renames it',
    body: SavedChartRequest,
    answer: SavedChartAnswer,
  },
  removeChart: {
    method: 'DELETE',
    path: '/api/user/charts/{id}',
    summary: 'Removes a chart',
    answer: DeletedAnswer,
  },
  beginPush: {
    method: 'PUT',
    path: '/api/user/push',
    summary: 'Has this browser told by notifications',
    body: PushRequest,
    answer: PushAnswer,
  },
  endPush: {
    method: 'DELETE',
    path: '/api/user/push',
    summary: 'Has this browser told nothing any more',
    answer: DeletedAnswer,
  },
  export: {
    method: 'GET',
    path: '/api/user/export',
    summary: 'Everything that is kept of the person',
    answer: ExportAnswer,
  },
  printedBook: {
    method: 'GET',
    path: '/api/reports/{id}/book.pdf',
    summary: 'A bought book in print; for a guest by the key that its page gives',
    query: BookFileQuery,
    answer: 'application/pdf',
  },
  printedGift: {
    method: 'GET',
    path: '/api/reports/gift/book.pdf',
    summary: 'A book in print for whoever has opened it as a gift, by the key that its page gives',
    query: BookFileQuery,
    answer: 'application/pdf',
  },
} as const satisfies Record<string, Operation>;
