import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../../features/events/calendar-event.ts';
import { pageClock } from '../../../features/local-time/page-clock.ts';
import { loadWords } from '../../../locales/index.ts';
import { EventLines } from './event-lines.tsx';

const NEW_MOON: CalendarEvent = {
  kind: 'eclipse',
  body: 'sun',
  type: 'total',
  instantMs: Date.UTC(2027, 7, 2, 10, 5),
  sign: 'leo',
  longitude: 129.9,
  saros: 136,
  magnitude: 1.08,
};

async function linesIn(zone: string, hoursAhead: number, eclipsePath?: string): Promise<string> {
  const words = await loadWords('en', ['events', 'astro']);
  const clock = pageClock(zone, 'en', (instantMs) => instantMs + hoursAhead * 3_600_000);
  const dictionaries = { words: words.section('events'), astro: words.section('astro') };
  return renderToStaticMarkup(
    <EventLines
      events={[{ event: NEW_MOON, wallMs: clock.wallMs(NEW_MOON.instantMs) }]}
      clock={clock}
      dictionaries={dictionaries}
      eclipsePaths={{ sun: eclipsePath }}
    />,
  );
}

test('a line that is rendered once tells the hour of each zone, and the same instant', async () => {
  const inUtc = await linesIn('UTC', 0);
  const inTokyo = await linesIn('Asia/Tokyo', 9);
  expect(inUtc).toMatch(/<time dateTime="2027-08-02T10:05Z" data-as="clock">10:05\sAM<\/time>/);
  expect(inTokyo).toMatch(/<time dateTime="2027-08-02T10:05Z" data-as="clock">7:05\sPM<\/time>/);
  expect(inTokyo.replace(/7:05\sPM/, '')).toBe(inUtc.replace(/10:05\sAM/, ''));
});

test('a line leads where its page says, whatever another has said', async () => {
  expect(await linesIn('UTC', 0)).not.toContain('<a ');
  expect(await linesIn('UTC', 0, '/en/solar-eclipse?a&b')).toContain('<a href="/en/solar-eclipse?a&amp;b">');
  expect(await linesIn('UTC', 0)).not.toContain('<a ');
});
