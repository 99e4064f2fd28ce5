import { describe, expect, it } from 'vitest';
import { socialCardPath } from './social-card.ts';

describe('the path of a page’s card', () => {
  it('is by page and language', () => {
    expect(socialCardPath('natal-chart', {}, 'tr')).toBe('/cards/tr/natal-chart.png');
    expect(socialCardPath('home', {}, 'pt')).toBe('/cards/pt/home.png');
  });

  it('is by what is shown where each has its own', () => {
    expect(socialCardPath('horoscope', { sign: 'leo' }, 'fr')).toBe('/cards/fr/horoscope-leo.png');
    expect(socialCardPath('blog-article', { article: 'mercury-retrograde' }, 'en')).toBe(
      '/cards/en/article-mercury-retrograde.png',
    );
    expect(socialCardPath('blog-category', { category: 'burclar' }, 'tr')).toBe(
      '/cards/tr/category-burclar.png',
    );
  });

  it('is one for all years of a page by year', () => {
    expect(socialCardPath('astrological-events', { year: '2031' }, 'es')).toBe(
      '/cards/es/astrological-events.png',
    );
  });

  it('is the site’s where a page is not to be found', () => {
    expect(socialCardPath('login', {}, 'en')).toBe('/social-card.png');
    expect(socialCardPath('calendar', { token: 'x' }, 'en')).toBe('/social-card.png');
  });
});
