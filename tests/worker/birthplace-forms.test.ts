import { describe, expect, it } from 'vitest';
import { postForm } from './request.ts';

const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30' };
const TYPED = 'Qqzzy, Paris, <b>$&';

const FORMS = [
  ['/tr/dogum-haritasi', '“Qqzzy &lt;b&gt;” bizde kayıtlı değil'],
  ['/en/natal-chart', 'We don’t know “Qqzzy'],
  ['/es/carta-natal', 'No conocemos «Qqzzy'],
  ['/fr/carte-natale', 'Nous ne connaissons pas «\u00a0Qqzzy'],
  ['/pt/mapa-natal', 'Não conhecemos “Qqzzy'],
] as const;

function choices(html: string): string[] {
  return [...html.matchAll(/type="radio"[^>]* name="[ab]?_?placeId" value="(\d+)"/g)].map(
    ([, id = '']) => id,
  );
}

describe('a form whose place has a word that nobody knows', () => {
  it.each(FORMS)('%s asks, in its language', async (path, message) => {
    const response = await postForm(path, { ...BIRTH, place: TYPED });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(message.split(' &lt;')[0]);
    expect(html).not.toContain('{{words}}');
    expect(html).toContain('value="Qqzzy, Paris, &lt;b&gt;$&amp;"');
    expect(html).toMatch(/id="birth-place"[^>]* aria-invalid="true"/);
    expect(choices(html)[0]).toBe('2988507');
  });

  it('draws the chart of the place that is then chosen', async () => {
    const chosen = { ...BIRTH, place: TYPED, placeFor: TYPED, placeId: '2988507' };
    const response = await postForm('/en/natal-chart', chosen);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Europe/Paris');
  });

  it('asks on the page of an eclipse too', async () => {
    const html = await (await postForm('/en/lunar-eclipse', { place: 'Qqzzy, Paris' })).text();
    expect(html).toContain('We don’t know “Qqzzy”.');
    expect(choices(html)[0]).toBe('2988507');
  });

  it('asks for the one of two people whose place it is', async () => {
    const two = Object.entries(BIRTH).flatMap(([name, value]) => [
      [`a_${name}`, value],
      [`b_${name}`, value],
    ]);
    const fields = { ...Object.fromEntries(two), a_place: 'İstanbul', b_place: 'Qqzzy, Paris' };
    const html = await (await postForm('/en/relationship-compatibility-calculator', fields)).text();
    expect(html).toContain('We don’t know “Qqzzy”.');
    expect(html).toMatch(/type="radio" id="birth-b_place-2988507"/);
    expect(html).not.toMatch(/type="radio" id="birth-a_place/);
  });
});
