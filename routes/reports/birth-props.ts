import { controlOf } from '../../client/components/birth-form/field-controls.ts';
import type { SavedBirth } from '../../client/components/birth-form/saved-births.tsx';
import type { ReportBirthProps } from '../../client/components/bookshop/report-birth.tsx';
import type { ChartKind } from '../../contract/chart-kind.ts';
import { firstOfKind } from '../../features/births/first-of-kind.ts';
import { prefixesOf, type ReportFaults } from '../../features/reports/read-report-ask.ts';
import { REPORTS, type ReportId } from '../../features/reports/report-kinds.ts';
import type { BookshopWords } from '../../locales/en/bookshop.ts';
import type { Translator } from '../../locales/index.ts';
import { birthFormProps } from '../births/form-props.ts';
import type { BirthFaults } from '../services/report-service.ts';
import { typedBirth } from './posted-births.ts';

interface BirthsGiven {
  report: ReportId;
  action: string;
  values: Readonly<Record<string, string>>;
  births: BirthFaults;
  faults: ReportFaults;
  saved: readonly SavedBirth[];
}

type Words = Translator<'bookshop' | 'natal' | 'astro' | 'errors'>;

function legendOf(report: ReportId, index: number, { form }: BookshopWords): string {
  if (REPORTS[report].births === 2) return index === 0 ? form.first : form.second;
  return report === 'child' ? form.child : form.birth;
}

/** Whose birth is most likely asked for: that of the person who orders, but for a child's book and the second of a couple's. */
function wantedKind(report: ReportId, index: number): ChartKind | undefined {
  if (report === 'child') return 'child';
  return index === 1 ? 'partner' : undefined;
}

/** The births of a book's form, with what was typed and what was wrong with it. */
export function reportBirthProps(given: BirthsGiven, words: Words): ReportBirthProps[] {
  const { report, action, values, births, faults, saved } = given;
  const shop = words.section('bookshop');
  return prefixesOf(report).map((prefix, index) => {
    const fault = births[index] ?? null;
    const failure = fault === 'no_hour' ? null : fault;
    const birth = birthFormProps(words, action, typedBirth(values, prefix), failure);
    const noHour = { field: 'time', code: 'required', message: shop.faults.hour };
    return {
      prefix,
      legend: legendOf(report, index, shop),
      birth: { ...birth, prefix, errors: fault === 'no_hour' ? [noHour] : birth.errors },
      saved: firstOfKind(saved, wantedKind(report, index)),
      isOwn: index === 0 && report !== 'child',
      chart: values[`${prefix}chart`] ?? '',
      name: values[`${prefix}name`] ?? '',
      messages: {
        chart: faults[`${prefix}chart`] && shop.faults.chart,
        name: faults[`${prefix}name`] && shop.faults.name,
      },
      words: shop.form,
      kinds: words.section('natal').keeping.kinds,
    };
  });
}

/** What is wrong with the births, each with the id of the control that mends it. */
export function wrongBirths(births: readonly ReportBirthProps[]): { id: string; text: string }[] {
  return births.flatMap(({ prefix, birth, messages }) => [
    ...(messages.chart === undefined ? [] : [{ id: `report-${prefix}chart`, text: messages.chart }]),
    ...birth.errors.map((error) => ({ id: controlOf(error, birth), text: error.message })),
    ...(messages.name === undefined ? [] : [{ id: `report-${prefix}name`, text: messages.name }]),
  ]);
}
