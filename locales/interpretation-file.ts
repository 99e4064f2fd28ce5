/** Where the texts of a subject stand, from `locales/` and without ending: those of `junoHouses` in `juno-houses`. */
export function interpretationFile(language: string, subject: string): string {
  const name = subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${language}/interpretations/${name}`;
}
