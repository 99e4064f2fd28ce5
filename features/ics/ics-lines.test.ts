import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { escapeText, foldLine, icsBody, utcDate, utcDateTime } from './ics-lines.ts';

/** Texts with characters of one to four octets. */
const anyText = fc.string({
  unit: fc.constantFrom('a', ' ', 'ş', 'İ', 'é', '’', '☿', '🌕', ',', ';', '\\', ':'),
});

describe('a folded line', () => {
  it('has at most 75 octets in each piece and is whole again when unfolded', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 60 }), (texts) => {
        const line = `SUMMARY:${texts.join('')}`;
        const pieces = foldLine(line).split('\r\n');
        for (const piece of pieces) {
          const octets = new TextEncoder().encode(piece);
          expect(octets.length).toBeLessThanOrEqual(75);
          // Half a character would come back as another.
          expect(new TextDecoder('utf-8', { fatal: true }).decode(octets)).toBe(piece);
        }
        expect(pieces.map((piece, index) => (index === 0 ? piece : piece.slice(1))).join('')).toBe(line);
        if (new TextEncoder().encode(line).length <= 75) expect(pieces.length).toBe(1);
      }),
    );
  });
});

describe('a text', () => {
  it('comes back from an independent parser as it was written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = `${text}\nx`;
        const body = icsBody(['BEGIN:VEVENT', `SUMMARY:${escapeText(written)}`, 'END:VEVENT']);
        expect(new ICAL.Component(ICAL.parse(body)).getFirstPropertyValue('summary')).toBe(written);
      }),
    );
  });
});

describe('an instant', () => {
  it('is written in UTC to the second, and as a day', () => {
    const instantMs = Date.UTC(2025, 2, 29, 10, 57, 48, 999);
    expect(utcDateTime(instantMs)).toBe('20250329T105748Z');
    expect(utcDate(instantMs)).toBe('20250329');
  });
});
