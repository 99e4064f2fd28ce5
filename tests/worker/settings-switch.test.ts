import { describe, expect, it } from 'vitest';
import { href } from '../../routes/href.ts';
import { postForm, request } from './request.ts';

const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', placeId: '745044', place: 'İstanbul' };
const USUAL = { houseSystem: 'placidus', zodiac: 'tropical', node: 'true', lilith: 'mean', orbs: 'standard' };
const BEFORE = Object.fromEntries(Object.entries(USUAL).map(([name, value]) => [`was-${name}`, value]));
const NATAL = href('natal-chart', 'en');

async function post(fields: Record<string, string>, path = NATAL): Promise<string> {
  const response = await postForm(path, { ...BIRTH, ...fields });
  expect(response.status).toBe(200);
  return response.text();
}

/** What the settings' form would send: its fields by name. */
function sentBy(html: string): Record<string, string> {
  const form = html.match(/<form[^>]*#chart-settings"[\s\S]*?<\/form>/)?.[0] ?? '';
  const inputs = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const selects = [...form.matchAll(/<select[^>]*name="([^"]*)"[\s\S]*?<option value="([^"]*)" selected/g)];
  return Object.fromEntries([...inputs, ...selects].map(([, name = '', value = '']) => [name, value]));
}

function changesIn(html: string): string[] {
  const list = html.match(/id="chart-settings"[\s\S]*?<\/div>/)?.[0] ?? '';
  return [...list.matchAll(/<li>([^<]*)<\/li>/g)].map(([, line = '']) => line);
}

describe('the settings of the chart on the page', () => {
  it('send the same birth again, and the settings that it was drawn by', async () => {
    const sent = sentBy(await post({}));
    expect(sent).toMatchObject({ ...USUAL, ...BEFORE, day: '10', time: '14:30', placeId: '745044' });
    const again = sentBy(await post({ ...sent, zodiac: 'lahiri' }));
    expect(again).toMatchObject({ zodiac: 'lahiri', 'was-zodiac': 'lahiri', houseSystem: 'placidus' });
  });

  it('tell what a switch changed, and nothing where none was made', async () => {
    expect(changesIn(await post({}))).toEqual([]);
    expect(changesIn(await post({ ...BEFORE, zodiac: 'lahiri' }))[0]).toBe(
      'The Sun is no longer in Gemini but in Taurus.',
    );
    expect(changesIn(await post({ ...BEFORE, houseSystem: 'wholeSign' })).join(' ')).toMatch(
      /moved from the \w+ house to the \w+\./,
    );
    expect(changesIn(await post(BEFORE))).toEqual([
      'Nothing moved to another sign or house, and the aspects are the same.',
    ]);
  });

  it.each([
    ['tr', 'Sideral, Lahiri: Bu haritada'],
    ['en', 'Sidereal, Lahiri: this chart’s signs'],
    ['es', 'Sideral, Lahiri: los signos de esta carta'],
    ['fr', 'Sidéral, Lahiri\u00a0: les signes de ce thème'],
    ['pt', 'Sideral, Lahiri: os signos deste mapa'],
  ] as const)('%s: a sidereal chart says what it is, and by how much', async (language, said) => {
    const html = await post({ zodiac: 'lahiri' }, href('natal-chart', language));
    expect(html).toContain(said);
    expect(html).toContain('23°43′');
    expect(await post({}, href('natal-chart', language))).not.toContain(said);
  });

  it('stand in the receipt', async () => {
    const html = await post({ zodiac: 'fagan-bradley', orbs: 'tight', node: 'mean', lilith: 'true' });
    const receipt = html.match(/<details class="receipt[\s\S]*?<\/details>/)?.[0] ?? '';
    for (const text of ['Placidus', 'Sidereal, Fagan-Bradley', 'mean', 'true (osculating)', 'tight']) {
      expect(receipt).toContain(`<dd>${text}</dd>`);
    }
  });

  it('go along with the birth form, which keeps them for the next birth', async () => {
    const html = await post({ zodiac: 'lahiri', orbs: 'wide' });
    const form = html.match(/<form id="birth-form"[\s\S]*?<\/form>/)?.[0] ?? '';
    expect(form).toContain('<input type="hidden" name="zodiac" value="lahiri"/>');
    expect(form).toContain('<input type="hidden" name="orbs" value="wide"/>');
    expect(await (await request(NATAL)).text()).toContain(
      '<input type="hidden" name="zodiac" value="tropical"/>',
    );
  });

  it('ask for no houses where the hour is not known', async () => {
    const sent = sentBy(await post({ time: '', timeUnknown: '1', houseSystem: 'koch' }));
    expect(sent).toMatchObject({ houseSystem: 'koch', timeUnknown: '1', zodiac: 'tropical' });
    const html = await post({ time: '', timeUnknown: '1' });
    expect(html).toContain('You can choose the houses once the birth time is known.');
    expect(html).not.toContain('<select class="birth__input" name="houseSystem">');
  });

  it('cannot be switched on a chart that was shared, which says by what it was drawn', async () => {
    const html = await post({ zodiac: 'lahiri' });
    const link = html.match(/href="([^"]*\?c=[^"]*)"/)?.[1] ?? '';
    const shared = await (await request(link)).text();
    expect(shared).toContain('Sidereal, Lahiri: this chart’s signs');
    expect(shared).toContain('A shared chart stays as it was drawn');
    expect(shared).not.toContain('name="was-zodiac"');
  });

  it('are the natal chart’s alone', async () => {
    const rising = href('rising-sign', 'en');
    const usual = await post({}, rising);
    const sidereal = await post({ zodiac: 'lahiri' }, rising);
    const heading = (html: string) => html.match(/<h2[^>]*>[^<]*<\/h2>/)?.[0];
    expect(heading(sidereal)).toBe(heading(usual));
    expect(sidereal).not.toContain('Sidereal');
  });
});
