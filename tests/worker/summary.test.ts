import { describe, expect, it } from 'vitest';
import { postForm } from './request.ts';

const FIELDS = { day: '10', month: '6', year: '1990', time: '14:30', placeId: '745044', place: 'İstanbul' };

describe('the astrological summary', () => {
  it.each([
    ['/tr/astrolojik-ozetin', 'Bugünün transitleri', 'Haritanın yöneticisi'],
    ['/en/astrological-summary', 'Today’s transits', 'Chart ruler'],
    ['/es/astrological-summary', 'Tránsitos de hoy', 'Regente de la carta'],
    ['/fr/astrological-summary', 'Transits du jour', 'Maître de l’Ascendant'],
    ['/pt/astrological-summary', 'Trânsitos de hoje', 'Regente do mapa'],
  ])('%s shows ruler, transits and the year without a script', async (path, transits, ruler) => {
    const response = await postForm(path, FIELDS);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain(transits);
    expect(html).toContain(ruler);
    expect(html).toContain('class="brief"');
    expect(html).toContain('class="ahead"');
    expect(html.match(/class="ahead__bar /g)?.length).toBeGreaterThan(0);
  });

  it('without a birth time leaves the ruler out and says what is unsure', async () => {
    const { time: _time, ...rest } = FIELDS;
    const html = await (await postForm('/en/astrological-summary', { ...rest, timeUnknown: 'on' })).text();
    expect(html).not.toContain('Chart ruler');
    expect(html).toContain('angles are left out');
  });
});
