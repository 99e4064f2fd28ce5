import { isReportSubject } from './report-text-types.ts';

/**
 * Where the texts of a subject stand, from `locales/` and without ending: those of `junoHouses` in `juno-houses`, what is sold in a
 * folder of its own.
 */
export function interpretationFile(language: string, subject: string): string {
  const name = subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${language}/${isReportSubject(subject) ? 'reports' : 'interpretations'}/${name}`;
}
