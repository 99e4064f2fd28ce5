import type { Themes } from '../../celestia-words.ts';

/** Her noktanın hayatta neyi anlattığı; cümlenin öznesi olur. */
export const themes: Themes = {
  sun: ['kendini bilişin', 'görülmek isteyen yanın'],
  moon: ['güvende olma ihtiyacın', 'kendi kalbini kollama biçimin'],
  mercury: ['düşünme biçimin', 'sözü kuruşun'],
  venus: ['sevme biçimin', 'insan ve güzellik zevkin'],
  mars: ['atılganlığın', 'istediğinin peşine düşme biçimin'],
  jupiter: ['hayata güvenin', 'daha geniş yer isteyen yanın'],
  saturn: ['görev duygun', 'sağlam zemin isteyen yanın'],
  uranus: ['özgürlük ihtiyacın', 'alışkanlığı bozan damarın'],
  neptune: ['hayal gücün', 'içindeki düşçü'],
  pluto: ['gerçek olana açlığın', 'derini kazan yanın'],
  node: ['büyüdüğün yön', 'hayatın senden denemeni istediği şey'],
  lilith: ['evcilleşmeyen yanın', 'inatçı hayırın'],
  juno: ['bir sözden beklediğin', 'kalıcı bağ anlayışın'],
  chiron: ['içinden ders çıkardığın hassas yer', 'başkasına en iyi yardım ettiğin yer'],
  ascendant: ['dünyayı karşılama biçimin', 'bıraktığın ilk izlenim'],
  midheaven: ['dünyadaki yerin', 'anılmak istediğin iş'],
};
