/** Words that say what kind of area is named, and the small words between names: left over, they say nothing. */
const fillers = new Set(
  `city town ciudad cidade ville sehir sehri province provincia il ili ilce ilcesi merkez merkezi state estado etat county
  comte district distrito departamento departement region bairro barrio quartier mahalle mahallesi mah semt semti
  arrondissement arr municipio municipality commune borough metropolitan greater gran capital colonia col prefecture oblast
  community comunidad comarca cercado
  of the de da do das dos del la le les los las el al l d di du des y e and et in a o en au aux na no`.split(
    /\s+/,
  ),
);

/** Houses in which people are born. A part of the text that names one is no place's name. */
const institutions = new Set(
  `hospital hospitali hastane hastanesi hopital ospedale krankenhaus klinikum infirmary medical clinic clinica clinique
  klinik klinigi maternidade maternidad maternite maternity dogumevi sanatorio sanatorium policlinico policlinica`.split(
    /\s+/,
  ),
);

/** 4, 18e, 3eme, 1er, 2nd, XVIIIe: the number of an arrondissement or district within the city that is named. */
const ordinal = /^(?:\d{1,2}(?:e|er|eme|o|a|st|nd|rd|th)?|[ivx]+(?:e|eme))$/;

/** Whether a folded word names nothing of its own. */
export function isFiller(word: string): boolean {
  return fillers.has(word) || ordinal.test(word);
}

/** Whether a folded word means a hospital or the like. */
export function isInstitution(word: string): boolean {
  return institutions.has(word);
}
