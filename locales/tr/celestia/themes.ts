import type { Themes } from '../../celestia-words.ts';

/**
 * Her noktanın hayatta neyi anlattığı. Cümlede zarf olarak durur, öznesi sensin: “severken çabuk alınabilirsin”.
 */
export const themes: Themes = {
  sun: ['kendini gösterirken', 'takdir beklerken'],
  moon: ['duygularını yaşarken', 'yakınlık ararken'],
  mercury: ['fikrini söylerken', 'bir şeye kafa yorarken'],
  venus: ['severken', 'aşkta'],
  mars: ['bir şeyin peşinden koşarken', 'harekete geçerken'],
  jupiter: ['büyük planlar kurarken', 'önüne fırsat çıktığında'],
  saturn: ['sorumluluk alırken', 'düzenini kurarken'],
  uranus: ['özgürlüğünü ararken', 'bir şeyi değiştirirken'],
  neptune: ['hayal kurarken', 'ideallerini savunurken'],
  pluto: ['tutkuyla bağlandığın işlerde', 'gücünü ortaya koyarken'],
  node: ['hayatına yön verirken', 'yolunu seçerken'],
  lilith: ['asi yanını gösterirken', 'sınırını çizerken'],
  juno: ['birine bağlanırken', 'ilişkiden beklediğini söylerken'],
  chiron: ['eski yaranı sararken', 'kırılgan yanını gösterirken'],
  ascendant: ['insanlarla tanışırken', 'kendini tanıtırken'],
  midheaven: ['hedefine yürürken', 'mesleğinde ilerlerken'],
};
