import type { Context } from 'hono';
import type { SeenFrom } from '../../accounts/session-rows.ts';
import type { AppEnv } from '../../env.ts';
import { isLocal } from '../origin.ts';

/** Names by what a browser's own words hold. Most name others beside themselves: the first that fits is the one. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biP(?:hone|od)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const;

function nameOf(names: readonly (readonly [string, RegExp])[], words: string): string | null {
  return names.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Browser and system by a `User-Agent` header; null for what is not known. */
export function deviceOf(userAgent: string): Pick<SeenFrom, 'browser' | 'system'> {
  return { browser: nameOf(BROWSERS, userAgent), system: nameOf(SYSTEMS, userAgent) };
}

/** The edge writes XX where it does not know the country, and T1 for Tor; at one's own machine it is played, and invents one. */
export function countryOf(c: Context<AppEnv>): string | null {
  const { cf } = c.req.raw as Request & { cf?: { country?: unknown } };
  if (isLocal(c.get('url'))) return null;
  const country = cf?.country;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
}

/** What is kept of where a request comes from: two names and a country. */
export function seenFrom(c: Context<AppEnv>): SeenFrom {
  return { ...deviceOf(c.req.header('User-Agent') ?? ''), country: countryOf(c) };
}
