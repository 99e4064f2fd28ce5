import { describe, expect, it } from 'vitest';
import { postForm } from './request.ts';

const BIRTH = { day: '10', month: '6', year: '1990', placeId: '745044', place: 'İstanbul' };

const PATHS = {
  tr: '/tr/dogum-haritasi',
  en: '/en/natal-chart',
  es: '/es/carta-natal',
  fr: '/fr/carte-natale',
  pt: '/pt/mapa-natal',
} as const;

async function post(path: string, fields: Record<string, string>) {
  const response = await postForm(path, fields);
  return { status: response.status, html: await response.text() };
}

/** What stands in a text field of the page. */
function typedIn(html: string, name: string): string | undefined {
  return html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`))?.[0].match(/ value="([^"]*)"/)?.[1];
}

describe('a clock time on the page', () => {
  it.each([
    ['tr', { hour: '14', minute: '30' }],
    ['tr', { hour: 'öğleden sonra 2.30', minute: '' }],
    ['en', { hour: '2', minute: '30', period: 'pm' }],
    ['en', { hour: '14', minute: '30', period: '' }],
    ['en', { hour: '2.30 pm', minute: '', period: '' }],
    ['es', { hour: '2:30 de la tarde', minute: '' }],
    ['fr', { hour: '14h30', minute: '' }],
    ['pt', { hour: '14', minute: '30' }],
    // A form from before hour and minute were apart.
    ['en', { time: '14:30' }],
  ] as const)('%s: %j is half past two in the afternoon', async (language, typed) => {
    const { status, html } = await post(PATHS[language], { ...BIRTH, ...typed });
    expect(status).toBe(200);
    expect(html).toMatch(/11:30|11\.30|11 h 30/);
    expect(typedIn(html, 'hour')).toBe(
      language === 'en' && !('hour' in typed && typed.hour === '14') ? '2' : '14',
    );
    expect(typedIn(html, 'minute')).toBe('30');
  });

  it.each([
    ['tr', 'Doğum saatini gir'],
    ['en', 'Enter the time of birth'],
    ['es', 'Ingresa la hora de nacimiento'],
    ['fr', 'Indique l’heure de naissance'],
    ['pt', 'Informe a hora de nascimento'],
  ] as const)('%s: is asked for where it is missing', async (language, message) => {
    const { status, html } = await post(PATHS[language], { ...BIRTH, hour: '', minute: '' });
    expect(status).toBe(422);
    expect(html).toContain(`<a href="#birth-hour">${message}`);
  });

  it.each([
    ['tr', 'Dakikayı da yaz'],
    ['en', 'Add the minutes'],
    ['es', 'Agrega los minutos'],
    ['fr', 'Ajoute les minutes'],
    ['pt', 'Informe também os minutos'],
  ] as const)('%s: asks for the minutes, and what was typed stays', async (language, message) => {
    const { status, html } = await post(PATHS[language], { ...BIRTH, hour: '14', minute: '' });
    expect(status).toBe(422);
    expect(html).toContain(`<a href="#birth-minute">${message}`);
    expect(typedIn(html, 'hour')).toBe('14');
    expect(typedIn(html, 'day')).toBe('10');
  });

  it('asks for the half of the day, and does not guess it', async () => {
    const { status, html } = await post(PATHS.en, { ...BIRTH, hour: '2', minute: '30', period: '' });
    expect(status).toBe(422);
    expect(html).toContain('<a href="#birth-period">Choose AM or PM');
  });

  it('that nobody understands is shown again as it was typed', async () => {
    const { status, html } = await post(PATHS.en, { ...BIRTH, hour: '"><b>x', minute: '7', period: 'pm' });
    expect(status).toBe(422);
    expect(typedIn(html, 'hour')).toBe('&quot;&gt;&lt;b&gt;x');
    expect(typedIn(html, 'minute')).toBe('7');
    expect(html).toMatch(/<option value="pm" selected/);
  });

  it('that happened twice is answered by the choice, in the clock of the language', async () => {
    const typed = {
      day: '26',
      month: '10',
      year: '1997',
      placeId: '2988507',
      place: 'Paris',
      hour: '2',
      minute: '30',
      period: 'am',
    };
    const asked = await post(PATHS.en, typed);
    expect(asked.status).toBe(422);
    const foldFor = typedIn(asked.html, 'foldFor') ?? '';
    const chosen = await post(PATHS.en, { ...typed, fold: '1', foldFor });
    expect(chosen.status).toBe(200);
    const later = await post(PATHS.en, { ...typed, minute: '45', fold: '1', foldFor });
    expect(later.status).toBe(422);
  });

  it('comes back as one text for whoever keeps the chart', async () => {
    const { html } = await post(PATHS.en, { ...BIRTH, hour: '2', minute: '30', period: 'pm' });
    expect(html).toContain('&quot;time&quot;:&quot;14:30&quot;');
  });
});

describe('a date and a time that cannot be', () => {
  it.each([
    ['tr', ['Bu ay o kadar çekmiyor', 'Bu yıl henüz gelmedi', 'Böyle bir saat yok']],
    ['en', ['That month is shorter', 'That year hasn’t come yet', 'There’s no such hour']],
    ['es', ['Ese mes no tiene tantos días', 'Ese año todavía no llega', 'Esa hora no existe']],
    ['fr', ['Ce mois-là est plus court', 'Cette année n’est pas encore venue', 'Cette heure n’existe pas']],
    ['pt', ['Esse mês não tem tantos dias', 'Esse ano ainda não chegou', 'Essa hora não existe']],
  ] as const)('%s: 31 February 2090 at 25:30 is told part by part', async (language, messages) => {
    const never = { ...BIRTH, day: '31', month: '2', year: '2090', hour: '25', minute: '30' };
    const { status, html } = await post(PATHS[language], never);
    expect(status).toBe(422);
    const told = ['day', 'year', 'hour'].map((part, at) => `<a href="#birth-${part}">${messages[at]}`);
    for (const link of told) expect(html).toContain(link);
    expect(html.match(/<a href="#birth-/g)).toHaveLength(told.length);
  });
});
