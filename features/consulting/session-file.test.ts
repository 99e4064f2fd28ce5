import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { sessionFile } from './session-file.ts';

const FACTS = { reference: 'ABC234DEF5', startMs: Date.UTC(2026, 11, 1, 11, 30), turn: 2, madeMs: 0 };

it('a calendar reads the time, the length and the title as they were, whatever stands in it', () => {
  const titles = fc.string({ unit: fc.constantFrom('a', ',', ';', '\\', 'ş', '🌕', '\n', ':', '"') });
  fc.assert(
    fc.property(titles, (title) => {
      const file = sessionFile({ ...FACTS, minutes: 75, title: `x${title}` });
      const [event, ...more] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
      expect(more).toEqual([]);
      expect(event?.getFirstPropertyValue('summary')).toBe(`x${title}`);
      expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-12-01T11:30:00Z');
      expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2026-12-01T12:45:00Z');
      expect(event?.getFirstPropertyValue('uid')).toBe('abc234def5@consulting.celestia');
    }),
  );
});
