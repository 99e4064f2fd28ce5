import { describe, expect, it } from 'vitest';
import { readBorder } from '../contract/border.ts';
import { parseEclipseRange, parseLocalEclipses, parseNatalEclipses } from './eclipses/eclipse-query.ts';
import { readKinds, readYear } from './events/event-query.ts';
import { parseTransits } from './transits/transit-query.ts';

const NOW = Date.parse('2026-11-23T06:00:00Z');
const ms = (text: string) => Date.parse(text);
const query = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name];

describe('a border', () => {
  it.each([
    ['2027-08-02', '2027-08-02T00:00Z', '2027-08-03T00:00Z'],
    ['2027-08-02T10:06Z', '2027-08-02T10:06Z', '2027-08-02T10:06:00.001Z'],
    ['2027-08-02T10:06:07.5Z', '2027-08-02T10:06:07.500Z', '2027-08-02T10:06:07.501Z'],
    ['1900-01-01', '1900-01-01T00:00Z', '1900-01-02T00:00Z'],
    ['2099-12-31', '2099-12-31T00:00Z', '2100-01-01T00:00Z'],
  ])('%s is a whole day, or one millisecond', (text, start, end) => {
    expect(readBorder(text)).toEqual({ startMs: ms(start), endMs: ms(end) });
  });

  it.each([
    ['', 'required'],
    ['2027-02-29', 'malformed'],
    ['2027-8-2', 'malformed'],
    ['2027-08-02 ', 'malformed'],
    ['2027-08-02T10:06', 'malformed'],
    ['2027-08-02T25:06Z', 'malformed'],
    ['2027-08-02T10:06+03:00', 'malformed'],
    ['1899-12-31', 'out_of_range'],
    ['2100-01-01', 'out_of_range'],
  ])('%j is refused: %s', (text, error) => {
    expect(readBorder(text).error).toBe(error);
  });
});

describe('a year and its kinds of events', () => {
  it.each([
    [undefined, 'required'],
    ['', 'required'],
    ['26', 'malformed'],
    ['20266', 'malformed'],
    ['1899', 'out_of_range'],
    ['2100', 'out_of_range'],
  ])('the year %j is refused: %s', (text, code) => {
    expect(readYear(text)).toEqual({ ok: false, code });
  });

  it.each([1900, 2026, 2099])('the year %i is read', (year) => {
    expect(readYear(String(year))).toEqual({ ok: true, value: year });
  });

  it('kinds come in their own order, all of them where none is named', () => {
    const all = readKinds([]);
    if (!all.ok) throw new Error('none');
    expect(all.value.length).toBeGreaterThan(2);
    const [first, second] = all.value;
    expect(readKinds([String(second), String(first)])).toEqual({ ok: true, value: [first, second] });
    expect(readKinds([String(first), 'comets'])).toEqual({ ok: false, code: 'malformed' });
  });
});

describe('a range of eclipses', () => {
  it('takes both borders in, and both kinds where none is named', () => {
    expect(parseEclipseRange(query({ from: ' 2027-01-01 ', to: '2027-12-31' }))).toEqual({
      ok: true,
      query: { kinds: ['solar', 'lunar'], fromMs: ms('2027-01-01'), toMs: ms('2028-01-01') },
    });
    expect(parseEclipseRange(query({ kind: 'lunar', from: '2027-01-01', to: '2027-01-01' }))).toEqual({
      ok: true,
      query: { kinds: ['lunar'], fromMs: ms('2027-01-01'), toMs: ms('2027-01-02') },
    });
  });

  it.each([
    [{ from: '2027-01-01' }, { to: 'required' }],
    [{ to: '2027-01-01' }, { from: 'required' }],
    [{ from: '2027-01-02', to: '2027-01-01' }, { to: 'before_from' }],
    [{ from: '2027-01-01T00:00Z', to: '2026-12-31T23:59:59.999Z' }, { to: 'before_from' }],
    [{ from: 'x', to: '2027-01-01' }, { from: 'malformed' }],
    [
      { kind: 'stellar', from: 'x', to: 'y' },
      { kind: 'malformed', from: 'malformed', to: 'malformed' },
    ],
    [{ kind: 'toString', from: '2027-01-01', to: '2027-01-01' }, { kind: 'malformed' }],
  ])('%j is refused by its fields', (asked, fields) => {
    expect(parseEclipseRange(query(asked))).toEqual({ ok: false, fields });
  });
});

describe('eclipses of a place', () => {
  it.each([
    [
      { latitude: '41.01', longitude: '28.9' },
      { latitude: 41.01, longitude: 28.9, fromMs: NOW },
    ],
    [
      { latitude: '-90', longitude: '+180', from: '2030-01-01' },
      { latitude: -90, longitude: 180, fromMs: ms('2030-01-01') },
    ],
    [
      { latitude: '.5', longitude: '-180.' },
      { latitude: 0.5, longitude: -180, fromMs: NOW },
    ],
  ])('%j are found', (asked, found) => {
    expect(parseLocalEclipses(query(asked), NOW)).toEqual({
      ok: true,
      query: { kinds: ['solar', 'lunar'], ...found },
    });
  });

  it.each([
    [{}, { latitude: 'malformed', longitude: 'malformed' }],
    [
      { latitude: '90.01', longitude: '180.01' },
      { latitude: 'malformed', longitude: 'malformed' },
    ],
    [
      { latitude: '1e1', longitude: '0x10' },
      { latitude: 'malformed', longitude: 'malformed' },
    ],
    [{ latitude: '1', longitude: '2', from: '2100-01-01' }, { from: 'out_of_range' }],
    [{ latitude: '1', longitude: '2', kind: 'x' }, { kind: 'malformed' }],
  ])('%j are refused by their fields', (asked, fields) => {
    expect(parseLocalEclipses(query(asked), NOW)).toEqual({ ok: false, fields });
  });
});

describe('eclipses that touch a birth', () => {
  it('are five from now on by default', () => {
    expect(parseNatalEclipses({}, NOW)).toEqual({
      ok: true,
      query: { kinds: ['solar', 'lunar'], fromMs: NOW, count: 5 },
    });
    expect(parseNatalEclipses({ kind: 'solar', from: '2030-01-01', count: 1 }, NOW)).toEqual({
      ok: true,
      query: { kinds: ['solar'], fromMs: ms('2030-01-01'), count: 1 },
    });
  });

  it.each([
    [{ count: 0 }, { count: 'malformed' }],
    [{ count: 1.5 }, { count: 'malformed' }],
    [{ count: '5' }, { count: 'malformed' }],
    [{ count: 1000 }, { count: 'malformed' }],
    [{ kind: 5 }, { kind: 'malformed' }],
    [{ kind: 'stellar' }, { kind: 'malformed' }],
    [{ from: 5 }, { from: 'malformed' }],
    [{ from: '' }, { from: 'required' }],
  ])('%j are refused by their fields', (body, fields) => {
    expect(parseNatalEclipses(body, NOW)).toEqual({ ok: false, fields });
  });
});

describe('transits', () => {
  const moversOf = (body: object) => {
    const read = parseTransits({ ...body }, NOW);
    return read.ok ? read.query.movers : read.fields;
  };

  it('are those of now, or of a stretch with its last day', () => {
    expect(parseTransits({}, NOW)).toMatchObject({ ok: true, query: { kind: 'at', atMs: NOW } });
    expect(parseTransits({ at: '2026-03-01T12:00Z' }, NOW)).toMatchObject({
      query: { kind: 'at', atMs: ms('2026-03-01T12:00Z') },
    });
    expect(parseTransits({ from: '2026-05-01', to: '2026-05-31' }, NOW)).toMatchObject({
      query: {
        kind: 'over',
        from: '2026-05-01',
        to: '2026-05-31',
        fromMs: ms('2026-05-01'),
        toMs: ms('2026-06-01'),
      },
    });
  });

  it('follow the Moon for an instant, and not over a stretch unless it is named', () => {
    const stretch = { from: '2026-05-01', to: '2026-05-31' };
    expect(moversOf({})).toContain('moon');
    expect(moversOf(stretch)).not.toContain('moon');
    expect(moversOf(stretch)).toContain('pluto');
    expect(moversOf({ ...stretch, bodies: ['moon', 'sun', 'moon'] })).toEqual(['moon', 'sun']);
    expect(moversOf({ bodies: ['saturn'] })).toEqual(['saturn']);
  });

  it('reach four hundred days and no farther', () => {
    expect(parseTransits({ from: '2026-01-01', to: '2027-02-05' }, NOW).ok).toBe(true);
    expect(parseTransits({ from: '2026-01-01', to: '2027-02-06' }, NOW)).toEqual({
      ok: false,
      fields: { to: 'too_far' },
    });
  });

  it.each([
    [{ at: '2026-03-01' }, { at: 'malformed' }],
    [{ at: '' }, { at: 'malformed' }],
    [{ at: 5 }, { at: 'malformed' }],
    [{ at: '2100-01-01T00:00Z' }, { at: 'out_of_range' }],
    [{ from: '2026-01-01' }, { to: 'required' }],
    [{ to: '2026-01-01' }, { from: 'required' }],
    [{ from: '2026-01-02', to: '2026-01-01' }, { to: 'before_from' }],
    [{ from: 1, to: '2026-01-01' }, { from: 'malformed' }],
    [{ from: '2026-01-01', to: '2026-01-01', at: '2026-01-01T00:00Z' }, { at: 'not_with_from' }],
    [{ bodies: [] }, { bodies: 'malformed' }],
    [{ bodies: 'sun' }, { bodies: 'malformed' }],
    [{ bodies: ['sun', 'vulcan'] }, { bodies: 'malformed' }],
    [{ bodies: ['toString'] }, { bodies: 'malformed' }],
  ])('%j are refused by their fields', (body, fields) => {
    expect(parseTransits(body, NOW)).toEqual({ ok: false, fields });
  });
});
