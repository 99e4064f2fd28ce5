import type { IdentityConfig } from '../../contract/identity-config.ts';
import type { PageReach } from '../../routes/table.ts';
import type { Bindings } from '../bindings.ts';
import { identityConfig } from '../identity/read-identity-config.ts';
import { pushConfig } from '../push/push-settings.ts';

/** Hosts of the identity provider's two services: accounts and fresh tokens. */
const PROVIDER_HOSTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** The human check lives in a frame of its own; its script comes by `strict-dynamic`. */
const HUMAN_CHECK_HOST = 'https://challenges.cloudflare.com';

/** Origins beside the site's own that a page may use, by what it uses them for. */
export interface PolicySources {
  connect: readonly string[];
  frames: readonly string[];
  /** Where a form may lead, also by way of a redirect of ours. */
  forms: readonly string[];
}

/** An address's origin as a list of sources; a setting that is no address is no source. */
function originOf(address: string): string[] {
  const origin = URL.parse(address)?.origin;
  return origin === undefined || origin === 'null' ? [] : [origin];
}

/** Hosts that a page of signing in reaches; a setting that is no host is no source. */
function identitySources({ authDomain, emulatorUrl, tokenSyncUrl, humanSiteKey }: IdentityConfig) {
  const human = humanSiteKey ? [HUMAN_CHECK_HOST] : [];
  const synced = originOf(tokenSyncUrl);
  const emulator = originOf(emulatorUrl);
  if (emulator.length > 0) return { connect: [...emulator, ...synced], frames: [...emulator, ...human] };
  // Where the frames live that the provider's windows report to.
  const frame = /^[\w.-]+$/.test(authDomain) ? [`https://${authDomain}`] : [];
  return { connect: [...PROVIDER_HOSTS, ...synced], frames: [...frame, ...human] };
}

/** Where a browser is installed and registered for notifications; nowhere while none are sent. */
function pushSources(env: Bindings): string[] {
  const config = pushConfig(env);
  return config ? [config.installationsUrl, config.registrationsUrl].flatMap(originOf) : [];
}

/** What a page reaches, as the sources of its policy. */
export function policySources(reach: PageReach, env: Bindings): PolicySources {
  const config = reach.identity ? identityConfig(env) : null;
  const identity = config ? identitySources(config) : { connect: [], frames: [] };
  const human = reach.human && env.TURNSTILE_SITE_KEY ? [HUMAN_CHECK_HOST] : [];
  return {
    connect: [...identity.connect, ...(reach.push ? pushSources(env) : [])],
    frames: [...identity.frames, ...human, ...(reach.frames ?? [])],
    forms: reach.checkout ? originOf(env.CHECKOUT_ORIGIN) : [],
  };
}

/**
 * The policy of a page. `strict-dynamic` lets the entry script import its own chunks, and the identity provider's
 * SDK its helper from apis.google.com; there is no inline handler, style attribute or foreign host anywhere else.
 * @param frameAncestors who may frame the page, as sources; empty: nobody.
 */
export function contentSecurityPolicy(
  nonce: string,
  frameAncestors: string,
  { connect, frames, forms }: PolicySources,
): string {
  const listed = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${listed(connect)}`,
    ...(frames.length > 0 ? [`frame-src${listed(frames)}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${listed(forms)}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors || "'none'"}`,
  ].join('; ');
}
