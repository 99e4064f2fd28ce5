import { describe, expect, it } from 'vitest';
import { zoneReaderOf } from '../../routes/consulting/request-zones.ts';
import { zonePeriods } from '../../worker/civil-time/zone-history.ts';
import { LATEST_MS, parseWall, readWish, SOONEST_MS } from './wished-times.ts';

const NOW = Date.UTC(2026, 2, 20, 12);

function readerOf(zone: string) {
  const reader = zoneReaderOf({ periods: zonePeriods }, zone, NOW);
  if (!reader) throw new Error('no such zone');
  return reader;
}

describe('a wished time', () => {
  it('is the instant at which the wall of its zone shows it', () => {
    const wish = (zone: string) => readWish('2026-03-27T09:30', readerOf(zone), NOW);
    expect(wish('Europe/Istanbul')).toEqual({ instantMs: Date.UTC(2026, 2, 27, 6, 30) });
    expect(wish('America/Mexico_City')).toEqual({ instantMs: Date.UTC(2026, 2, 27, 15, 30) });
    // The clocks of Paris go forward on the 29th.
    expect(readWish('2026-03-30T09:30', readerOf('Europe/Paris'), NOW)).toEqual({
      instantMs: Date.UTC(2026, 2, 30, 7, 30),
    });
  });

  it('that no clock shows is the change that leaps over it', () => {
    expect(readWish('2026-03-29T02:30', readerOf('Europe/Paris'), NOW)).toEqual({
      instantMs: Date.UTC(2026, 2, 29, 1),
    });
  });

  it('lies two days ahead at least and three months at most', () => {
    const utc = readerOf('UTC');
    const at = (ms: number) => readWish(new Date(ms).toISOString().slice(0, 16), utc, NOW);
    expect(at(NOW + SOONEST_MS)).toEqual({ instantMs: NOW + SOONEST_MS });
    expect(at(NOW + SOONEST_MS - 60_000)).toEqual({ fault: 'too_soon' });
    expect(at(NOW + LATEST_MS)).toEqual({ instantMs: NOW + LATEST_MS });
    expect(at(NOW + LATEST_MS + 60_000)).toEqual({ fault: 'too_late' });
  });

  it.each(['2026-02-30T10:00', '2026-03-27', 'tomorrow', '27.03.2026 09:30', '2026-03-27T25:00'])(
    'is none as %s',
    (text) => {
      expect(parseWall(text)).toBeNull();
      expect(readWish(text, readerOf('UTC'), NOW)).toEqual({ fault: 'malformed' });
    },
  );

  it('may be left empty', () => {
    expect(readWish('  ', readerOf('UTC'), NOW)).toBeNull();
  });

  it('has no zone that is none', () => {
    expect(zoneReaderOf({ periods: zonePeriods }, 'Mars/Olympus', NOW)).toBeNull();
    expect(zoneReaderOf({ periods: zonePeriods }, '', NOW)).toBeNull();
  });
});
