import type { Context } from 'hono';
import type { AppShops } from '../../../routes/services/app-shops.ts';
import type { AppEnv } from '../../env.ts';

/** A setting that is no address over https leads nowhere. */
function shopOf(setting: string): string | null {
  const url = URL.parse(setting);
  return url?.protocol === 'https:' ? url.href : null;
}

/** The app's shops by the settings, and the visitor's own by what the browser calls its device. */
export function giveAppShops(c: Context<AppEnv>): AppShops {
  const ios = shopOf(c.env.APP_STORE_URL);
  const android = shopOf(c.env.PLAY_STORE_URL);
  const agent = c.req.header('User-Agent') ?? '';
  if (/iPhone|iPad|iPod/.test(agent)) return { ios, android, own: ios };
  return { ios, android, own: /Android/.test(agent) ? android : null };
}
