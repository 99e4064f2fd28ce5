import { type Collection, everywhere } from '../../collection.ts';
import { yearOf } from '../../navigation.ts';

/** The first year whose page search engines are told of; every other year is reached from its neighbours. */
const FIRST_LISTED_YEAR = 2025;

/** Years: each of them has its page, and search engines are told of those up to the next one. */
export const listedYears: Collection = {
  find: async (params) => everywhere(params),
  list: async (nowMs) => {
    const count = Math.max(1, yearOf(nowMs) + 2 - FIRST_LISTED_YEAR);
    return Array.from({ length: count }, (_, index) =>
      everywhere({ year: String(FIRST_LISTED_YEAR + index) }),
    );
  },
};
