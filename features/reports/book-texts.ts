import type { Interpretations, Subject } from '../../locales/interpretation-types.ts';
import { isReportSubject } from '../../locales/report-text-types.ts';
import type { ReportId } from './report-kinds.ts';

/** The subjects that each report reads from; those that stand on free pages as well come last. */
export const REPORT_SUBJECTS = {
  natal: [
    'wholeChart',
    'rulerHouses',
    'stelliumHouses',
    'houseSigns',
    'houseRulers',
    'lifeCycles',
    'saturnReturnHouses',
    'sun',
    'moon',
    'rising',
    'mercury',
    'venus',
    'mars',
    'jupiter',
    'saturn',
    'planetHouses',
    'aspects',
    'oppositions',
  ],
  year: ['returnRising', 'returnSun', 'returnMoon', 'slowHouses', 'longTransits', 'eclipseHouses'],
  relationship: [
    'bondSuns',
    'bondMoons',
    'bondDesire',
    'bondAspects',
    'descendantSigns',
    'compositeSun',
    'overlays',
  ],
  vocation: [
    'vocationMidheaven',
    'vocationRuler',
    'workdaySigns',
    'earningSigns',
    'masteryHouses',
    'longTransits',
    'slowHouses',
  ],
  juno: ['junoSigns', 'junoLongHouses', 'junoLongAspects', 'junoRuler'],
  child: ['childSun', 'childMoon', 'childRising', 'childMercury', 'childMars', 'childElements'],
} as const satisfies Readonly<Record<ReportId, readonly Subject[]>>;

/** The loaded texts that a report reads from. */
export type TextsOf<Report extends ReportId> = Pick<
  Interpretations,
  (typeof REPORT_SUBJECTS)[Report][number]
>;

/** Whether a text of this subject stands in books alone; the book's own words (null) do. */
export function isOwnSource(source: string | null): boolean {
  return source === null || isReportSubject(source);
}
