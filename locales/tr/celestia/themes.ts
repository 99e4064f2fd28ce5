import type { Themes } from '../../celestia-words.ts';

/**
 * Her noktanın hayatta neyi anlattığı. Cümlede yer bildirir, öznesi sensin: “duygusal konularda çabuk alınabilirsin”.
 */
export const themes: Themes = {
  sun: ['kendini gösterdiğin alanlarda', 'takdir beklediğin konularda'],
  moon: ['duygusal konularda', 'yakın ilişkilerinde'],
  mercury: ['kafa yorduğun konularda', 'iletişim konusunda'],
  venus: ['aşkta', 'gönül işlerinde'],
  mars: ['uğruna mücadele ettiğin konularda', 'harekete geçmen gereken konularda'],
  jupiter: ['büyük planlarında', 'önüne çıkan fırsatlarda'],
  saturn: ['üstlendiğin sorumluluklarda', 'uzun vadeli işlerde'],
  uranus: ['özgürlüğünü ilgilendiren konularda', 'değiştirmek istediğin konularda'],
  neptune: ['hayallerinle ilgili konularda', 'ideallerinle ilgili konularda'],
  pluto: ['tutkuyla bağlandığın konularda', 'kontrolü bırakmak istemediğin konularda'],
  node: ['hayatına yön veren konularda', 'yol ayrımlarında'],
  lilith: ['boyun eğmediğin konularda', 'sınırlarını ilgilendiren konularda'],
  juno: ['ciddi ilişkilerde', 'bağlılık konusunda'],
  chiron: ['eski yaralarına dokunan konularda', 'hassas olduğun konularda'],
  ascendant: ['girdiğin yeni ortamlarda', 'insanlarla ilişkilerinde'],
  midheaven: ['meslek hayatında', 'hedeflerin konusunda'],
};
