import type { Themes } from '../../celestia-words.ts';

/**
 * Her noktanın hayatta neyi anlattığı. Yalın durur, cümlede ek almaz: “konu … olunca”, “… konusunda”, “… öne çıkar”.
 */
export const themes: Themes = {
  sun: ['seni sen yapan şeyler', 'fark edilme isteğin'],
  moon: ['duyguların', 'yakınlık ihtiyacın'],
  mercury: ['fikirlerin', 'aklından geçenler'],
  venus: ['sevdiklerin', 'aşk hayatın'],
  mars: ['isteklerin', 'yapmak istediklerin'],
  jupiter: ['büyük planların', 'önündeki fırsatlar'],
  saturn: ['sorumlulukların', 'düzen ihtiyacın'],
  uranus: ['özgürlüğün', 'değişim isteğin'],
  neptune: ['hayallerin', 'ideallerin'],
  pluto: ['tutkuların', 'içindeki güç'],
  node: ['hayat yolun', 'hayatının yönü'],
  lilith: ['asi yanın', 'kişisel sınırların'],
  juno: ['ilişkiden beklentilerin', 'bağlanma isteğin'],
  chiron: ['eski yaran', 'hassas noktan'],
  ascendant: ['insanlarla ilişkilerin', 'kendini ortaya koyuşun'],
  midheaven: ['hedeflerin', 'mesleğin'],
};
