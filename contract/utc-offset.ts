/** No clock was ever further from UTC. */
const MAX_OFFSET_SECONDS = 16 * 3600;

/** `+03:00`, `-4:30`, `+01:22:45` or `Z` as seconds; undefined for anything else or beyond 16 h. */
export function parseOffset(text: string): number | undefined {
  if (/^(?:z|utc)$/i.test(text)) return 0;
  const match = /^([+\-\u2212])(\d{1,2})(?::?([0-5]\d))?(?::([0-5]\d))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = match;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (size > MAX_OFFSET_SECONDS) return undefined;
  return sign === '+' || size === 0 ? size : -size;
}
