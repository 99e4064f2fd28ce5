import type { UnstoredCare } from '../../client/components/chat/chat-props.ts';
import type { IdentityConfig } from '../../contract/identity-config.ts';
import type { AccountService } from './account-service.ts';
import type { AppShops } from './app-shops.ts';
import type { BirthService } from './birth-service.ts';
import type { CelestiaService } from './celestia-service.ts';
import type { ChatService } from './chat-service.ts';
import type { ClockService } from './clock-service.ts';
import type { ConsultingService } from './consulting-service.ts';
import type { ContactService } from './contact-service.ts';
import type { GiftService } from './gift-service.ts';
import type { MailService } from './mail-service.ts';
import type { Operator } from './operator.ts';
import type { PlaceService } from './place-service.ts';
import type { ReportService } from './report-service.ts';
import type { ShopService } from './shop-service.ts';
import type { StatusService } from './status-service.ts';

/**
 * What a page may ask of the worker, which has the bindings and the request. A loader gets those that it names (`needing`) and
 * no other, and only those are made. A new one is a line here, and one in worker/http/pages/give-services.ts.
 */
export interface PageServices {
  births: BirthService;
  places: PlaceService;
  clocks: ClockService;
  celestia: CelestiaService;
  mail: MailService;
  /** The signed-in person's own; null where nobody is known: the page's row says who is let in. */
  account: AccountService | null;
  /** What is said at once to somebody who may be in danger, whoever they are and whatever else they ask; null for anybody else. */
  care: (text: string) => Promise<UnstoredCare | null>;
  /** The signed-in person's conversations; null where nobody is known. */
  chat: ChatService | null;
  /** Requests for a consultation. */
  consulting: ConsultingService;
  /** Letters to whoever runs the site. */
  contact: ContactService;
  /** Reports: ordered, read, corrected. */
  reports: ReportService;
  /** Books that are given to somebody. */
  gifts: GiftService;
  /** Orders and what is sold. */
  shop: ShopService;
  /** What the site last found when it looked at itself. */
  status: StatusService;
  /** Where the mobile app is had. */
  appShops: AppShops;
  /** Who runs the site. */
  operator: Operator;
  /** The address that this device was asked to remember for the sign-in form; null: none. */
  rememberedEmail: () => string | null;
  /** How a browser reaches the identity provider; null where the site has no accounts. */
  identity: IdentityConfig | null;
  /** Origin of this site, such as `https://example.com`, for addresses that leave it. */
  origin: string;
}

export type ServiceName = keyof PageServices;

/** Makes the services of these names, for one request. */
export type GiveServices = <Name extends ServiceName>(names: readonly Name[]) => Pick<PageServices, Name>;
