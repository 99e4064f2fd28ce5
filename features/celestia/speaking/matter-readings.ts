import type { Matter, NamedPoint } from '../../../locales/celestia-lexicon.ts';
import { MATTER_TABLE } from '../matter-table.ts';

/** What an astrologer looks at for what is asked about within a part of life, before what that part has of its own. */
export interface MatterReading {
  points: readonly NamedPoint[];
  house: number;
  /** Whether the house tells more than any planet, and leads where it is known. */
  houseLeads: boolean;
}

export function matterReading(matter: Matter): MatterReading {
  const [, ...places] = MATTER_TABLE[matter];
  const house = places.find((place) => typeof place === 'number') ?? 1;
  return {
    points: places.filter((place) => typeof place === 'string'),
    house,
    houseLeads: places[0] === house,
  };
}
