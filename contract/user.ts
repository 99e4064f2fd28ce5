import * as v from 'valibot';
import { MAIN_BODY_IDS } from '../astrology/ids.ts';
import { Placement } from './chart.ts';
import { CHART_KINDS } from './chart-kind.ts';
import { ASTROLOGER_IDS, PACKAGE_IDS, REQUEST_STATES } from './consulting.ts';
import { LETTER_KINDS } from './contact.ts';
import { ConversationJson, MessageJson } from './conversations.ts';
import { GiftJson } from './gifts.ts';
import { ChartName, PersonName } from './name.ts';
import { OrderJson } from './order-export.ts';
import { ReportJson } from './report-export.ts';
import { BirthFieldTexts, SettledBirth } from './settled-birth.ts';
import { PushedBrowserJson, TidingsJson, ToldJson } from './tidings.ts';
import { House, Instant, LanguageName, Longitude, Sign } from './vocabulary.ts';

const PostedFields = v.record(v.string(), v.string());

/** PUT /api/user/profile: what is given is changed; a birth that is null goes. */
export const ProfileRequest = v.object({
  name: v.optional(PersonName),
  language: v.optional(LanguageName),
  marketing: v.optional(v.boolean()),
  birth: v.optional(v.nullable(PostedFields)),
});

const ChartKind = v.picklist(CHART_KINDS);

/** PUT /api/user/charts/:id: with fields keeps a chart, without renames it. */
export const SavedChartRequest = v.object({
  name: ChartName,
  /** Whose it is; null: nobody says. Left out of a rename, it stays as it is. */
  kind: v.optional(v.nullable(ChartKind)),
  fields: v.optional(PostedFields),
});
/** The id that the client makes for a chart. */
export const SavedChartId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

/** The ways into an account. */
export const LOGIN_METHODS = ['email', 'google', 'facebook'] as const;
export const LoginMethod = v.picklist(LOGIN_METHODS);
export type LoginMethod = v.InferOutput<typeof LoginMethod>;

export const UserJson = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  emailVerified: v.boolean(),
  name: v.string(),
  language: LanguageName,
  marketing: v.boolean(),
  loginMethod: LoginMethod,
  birth: v.nullable(BirthFieldTexts),
  created: Instant,
});
export type UserJson = v.InferOutput<typeof UserJson>;

/** GET /api/user/v3/get-detail, PUT /api/user/profile. */
export const UserAnswer = v.object({ response: UserJson });
export type UserAnswer = v.InferOutput<typeof UserAnswer>;

const SavedChartJson = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.nullable(ChartKind),
  fields: BirthFieldTexts,
  created: Instant,
});

/** GET /api/user/charts: the newest first, and how many an account holds. */
export const SavedChartsAnswer = v.object({ charts: v.array(SavedChartJson), most: v.number() });
export type SavedChartsAnswer = v.InferOutput<typeof SavedChartsAnswer>;

/** PUT /api/user/charts/:id; a rename answers with what was changed alone. */
export const SavedChartAnswer = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.optional(v.nullable(ChartKind)),
  fields: v.optional(BirthFieldTexts),
});
export type SavedChartAnswer = v.InferOutput<typeof SavedChartAnswer>;

/** DELETE /api/user/charts/:id, POST /api/account/delete. */
export const DeletedAnswer = v.object({ deleted: v.literal(true) });
export type DeletedAnswer = v.InferOutput<typeof DeletedAnswer>;

/** A browser that is signed in, as far as it may be told. */
export const sessionEntries = {
  /** A name such as Firefox, and one such as Windows; null where it is none that is known. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** ISO 3166 code. */
  country: v.nullable(v.string()),
  created: Instant,
  /** To the hour. */
  seen: Instant,
};

/** What is kept of conversations. */
const ChatExportJson = v.object({
  settings: v.object({
    zone: v.nullable(v.string()),
    zoneChanged: v.nullable(Instant),
    country: v.nullable(v.string()),
    consent: v.nullable(v.object({ version: v.number(), given: Instant })),
  }),
  /** Messages that count, by day. */
  used: v.array(v.object({ day: v.string(), messages: v.number() })),
  /** Messages that were bought, by order, and how many of them were used. */
  packs: v.array(v.object({ order: v.string(), messages: v.number(), used: v.number() })),
  conversations: v.array(
    v.object({
      ...ConversationJson.entries,
      partnerBirth: v.nullable(SettledBirth),
      messages: v.array(MessageJson),
    }),
  ),
});

/** What a person wrote by the contact form while signed in. */
export const LetterJson = v.object({
  reference: v.string(),
  name: v.string(),
  email: v.string(),
  kind: v.picklist(LETTER_KINDS),
  language: LanguageName,
  text: v.string(),
  created: Instant,
});
export type LetterJson = v.InferOutput<typeof LetterJson>;

/** A request for a consultation that a person made while signed in. */
const ConsultingJson = v.object({
  reference: v.string(),
  state: v.picklist(REQUEST_STATES),
  package: v.picklist(PACKAGE_IDS),
  /** Null until somebody was chosen. */
  astrologer: v.nullable(v.picklist(ASTROLOGER_IDS)),
  name: v.string(),
  email: v.string(),
  language: LanguageName,
  zone: v.string(),
  wishes: v.array(Instant),
  offered: v.nullable(Instant),
  question: v.string(),
  /** Fields of the birth form. */
  birth: v.nullable(v.record(v.string(), v.string())),
  created: Instant,
  changed: Instant,
});
export type ConsultingJson = v.InferOutput<typeof ConsultingJson>;

/** GET /api/user/export: everything that is kept of a person. */
export const ExportAnswer = v.object({
  profile: v.object({
    ...UserJson.entries,
    settledBirth: v.nullable(SettledBirth),
    /** Versions of the papers that were agreed to; null for an account from before they were noted. */
    agreed: v.nullable(v.string()),
  }),
  charts: v.array(v.object({ ...SavedChartJson.entries, settledBirth: v.nullable(SettledBirth) })),
  sessions: v.array(v.object(sessionEntries)),
  letters: v.array(LetterJson),
  /** The link of the person's own calendar; null where there is none. What it is known by is worth something to others than its person. */
  calendar: v.nullable(v.object({ language: LanguageName, created: Instant })),
  /** What the person chose to be told; null where they never chose. */
  tidings: v.nullable(TidingsJson),
  /** Browsers that are told by notifications. */
  pushed: v.array(PushedBrowserJson),
  /** Days of the last weeks on which they were told something, the newest first. */
  told: v.array(ToldJson),
  consulting: v.array(ConsultingJson),
  orders: v.array(OrderJson),
  gifts: v.array(GiftJson),
  reports: v.array(ReportJson),
  /** Null where nobody ever wrote. */
  chat: v.nullable(ChatExportJson),
});
export type ExportAnswer = v.InferOutput<typeof ExportAnswer>;

/** GET /api/astrology/basic-planets: empty and null where no birth is kept, or its place cannot be looked up just now. */
export const BasicPlanetsAnswer = v.object({
  planets: v.array(
    v.object({
      id: v.picklist(MAIN_BODY_IDS),
      longitude: Longitude,
      /** Null where the day of birth leaves two open. */
      sign: v.nullable(Sign),
      house: v.nullable(House),
      retrograde: v.boolean(),
    }),
  ),
  ascendant: v.nullable(Placement),
  /** Why there are none. */
  missing: v.nullable(v.picklist(['birth', 'places'])),
});
export type BasicPlanetsAnswer = v.InferOutput<typeof BasicPlanetsAnswer>;
