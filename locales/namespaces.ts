import type { AboutWords } from './en/about.ts';
import type { AccountWords } from './en/account.ts';
import type { AgreementWords } from './en/agreement.ts';
import type { AskWords } from './en/ask.ts';
import type { AstroWords } from './en/astro.ts';
import type { BlogWords } from './en/blog.ts';
import type { BookWords } from './en/book.ts';
import type { BookingWords } from './en/booking.ts';
import type { BookshopWords } from './en/bookshop.ts';
import type { ChatWords } from './en/chat.ts';
import type { CommonWords } from './en/common.ts';
import type { CompatibilityWords } from './en/compatibility.ts';
import type { ConsultingWords } from './en/consulting.ts';
import type { ContactWords } from './en/contact.ts';
import type { EclipsesWords } from './en/eclipses.ts';
import type { ErrorsWords } from './en/errors.ts';
import type { EventsWords } from './en/events.ts';
import type { FaqWords } from './en/faq.ts';
import type { FinderWords } from './en/finder.ts';
import type { GiftWords } from './en/gift.ts';
import type { GlossaryWords } from './en/glossary.ts';
import type { HomeWords } from './en/home.ts';
import type { HoroscopeWords } from './en/horoscope.ts';
import type { HoursWords } from './en/hours.ts';
import type { JunoWords } from './en/juno.ts';
import type { LandingWords } from './en/landing.ts';
import type { LoverPageWords } from './en/lover.ts';
import type { MailWords } from './en/mail.ts';
import type { NatalWords } from './en/natal.ts';
import type { NowWords } from './en/now.ts';
import type { OfflineWords } from './en/offline.ts';
import type { OrdersWords } from './en/orders.ts';
import type { OwnskyWords } from './en/ownsky.ts';
import type { PrivacyWords } from './en/privacy.ts';
import type { QuizWords } from './en/quiz.ts';
import type { RisingWords } from './en/rising.ts';
import type { SearchWords } from './en/search.ts';
import type { SettingsWords } from './en/settings.ts';
import type { StatusWords } from './en/status.ts';
import type { StencilWords } from './en/stencil.ts';
import type { SummaryWords } from './en/summary.ts';
import type { TidingsWords } from './en/tidings.ts';
import type { TodayWords } from './en/today.ts';
import type { TransitsWords } from './en/transits.ts';
import type { ZoneWords } from './en/zone.ts';
import type { SynthesisWords } from './synthesis-types.ts';

/** English gives every namespace its shape; a language that lacks a key does not compile. */
export interface Dictionaries {
  about: AboutWords;
  account: AccountWords;
  agreement: AgreementWords;
  ask: AskWords;
  astro: AstroWords;
  blog: BlogWords;
  book: BookWords;
  booking: BookingWords;
  bookshop: BookshopWords;
  chat: ChatWords;
  common: CommonWords;
  compatibility: CompatibilityWords;
  consulting: ConsultingWords;
  contact: ContactWords;
  eclipses: EclipsesWords;
  errors: ErrorsWords;
  events: EventsWords;
  faq: FaqWords;
  finder: FinderWords;
  gift: GiftWords;
  glossary: GlossaryWords;
  home: HomeWords;
  horoscope: HoroscopeWords;
  hours: HoursWords;
  juno: JunoWords;
  landing: LandingWords;
  lover: LoverPageWords;
  mail: MailWords;
  natal: NatalWords;
  now: NowWords;
  offline: OfflineWords;
  orders: OrdersWords;
  ownsky: OwnskyWords;
  privacy: PrivacyWords;
  quiz: QuizWords;
  rising: RisingWords;
  search: SearchWords;
  settings: SettingsWords;
  status: StatusWords;
  stencil: StencilWords;
  summary: SummaryWords;
  synthesis: SynthesisWords;
  tidings: TidingsWords;
  today: TodayWords;
  transits: TransitsWords;
  zone: ZoneWords;
}

export type Namespace = keyof Dictionaries;

const NAMES = {
  about: true,
  account: true,
  agreement: true,
  ask: true,
  astro: true,
  blog: true,
  book: true,
  booking: true,
  bookshop: true,
  chat: true,
  common: true,
  compatibility: true,
  consulting: true,
  contact: true,
  eclipses: true,
  errors: true,
  events: true,
  faq: true,
  finder: true,
  gift: true,
  glossary: true,
  home: true,
  horoscope: true,
  hours: true,
  juno: true,
  landing: true,
  lover: true,
  mail: true,
  natal: true,
  now: true,
  offline: true,
  orders: true,
  ownsky: true,
  privacy: true,
  quiz: true,
  rising: true,
  search: true,
  settings: true,
  status: true,
  stencil: true,
  summary: true,
  synthesis: true,
  tidings: true,
  today: true,
  transits: true,
  zone: true,
} satisfies Record<Namespace, true>;

/** All namespaces; each is a file of its name in the folder of each language. */
export const NAMESPACES = Object.keys(NAMES) as Namespace[];

/** A counted phrase: one text for each of the language's Intl.PluralRules categories, `other` at the least. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
