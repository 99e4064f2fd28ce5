import * as v from 'valibot';
import { natalFacts } from '../facts/natal-facts.ts';
import { pairFacts } from '../facts/pair-facts.ts';
import { defineTool, found, refused } from './tool.ts';

export const compareCharts = defineTool({
  name: 'compare_charts',
  description:
    "The partner's placements, the aspects between the two charts (the closest first), and whose bodies fall into whose houses.",
  schema: v.strictObject({}),
  run(_, { self, partner }) {
    if (!self) return refused('no_chart');
    if (!partner) return refused('no_partner');
    const placements = natalFacts(partner, 'partner').filter(
      ({ kind }) => kind === 'placement' || kind === 'angle',
    );
    return found([...placements, ...pairFacts(self, partner)]);
  },
});
