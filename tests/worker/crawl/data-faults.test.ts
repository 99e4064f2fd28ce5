import { expect, it } from 'vitest';
import { dataFaults, readData } from './data-faults.ts';

const CONTEXT = { '@context': 'https://schema.org' } as const;

it.each([
  [{ '@type': 'Artcle', headline: 'Mercury' }, 'Type "Artcle" is not'],
  [{ '@type': 'Article', headlne: 'Mercury' }, 'Property "headlne" for type "Article"'],
  [{ '@type': 'WebPage', mainEntity: { '@type': 'Person', nam: 'A' } }, 'Property "nam" for type "Person"'],
  [{ '@type': 'Product', name: 'A book' }, 'Required attribute "image"'],
  [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }, 'name'],
])('the validator finds what is wrong with %j', async (data, fault) => {
  expect((await dataFaults([{ ...CONTEXT, ...data }])).join('\n')).toContain(fault);
});

it('what is inherited is no fault', async () => {
  const person = { '@type': 'Person', name: 'A', sameAs: 'https://a.test/' };
  const article = { ...CONTEXT, '@type': 'Article', headline: 'Mercury', inLanguage: 'en', author: person };
  expect(await dataFaults([article])).toEqual([]);
});

it.each(['{', '{"@type":"Article"}', '{"@context":"https://schema.org"}'])('%s is refused', (script) => {
  expect(() => readData([script])).toThrow();
});
