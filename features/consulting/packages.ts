import type { PackageId } from '../../contract/consulting.ts';

/** What may be asked for. Its words are the dictionary `consulting`. */
export interface ConsultingPackage {
  /** Length of the conversation. */
  minutes: number;
  /** Whether it can be held without a birth. */
  worksWithoutBirth: boolean;
}

export const PACKAGES: Readonly<Record<PackageId, ConsultingPackage>> = {
  natal: { minutes: 75, worksWithoutBirth: false },
  year: { minutes: 60, worksWithoutBirth: false },
  relationship: { minutes: 90, worksWithoutBirth: false },
  question: { minutes: 30, worksWithoutBirth: true },
};
