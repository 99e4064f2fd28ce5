import type { Themes } from '../../celestia-words.ts';

/** Her noktanın hayatta neyi anlattığı; cümlenin öznesi olur. */
export const themes: Themes = {
  sun: ['öz güvenin', 'görülmek isteyen yanın'],
  moon: ['güvende olma ihtiyacın', 'duygusal yanın'],
  mercury: ['düşünme biçimin', 'konuşma biçimin'],
  venus: ['sevgi anlayışın', 'insan ve güzellik zevkin'],
  mars: ['atılganlığın', 'girişken yanın'],
  jupiter: ['hayata güvenin', 'daha geniş yer isteyen yanın'],
  saturn: ['görev duygun', 'sağlam zemin isteyen yanın'],
  uranus: ['özgürlük ihtiyacın', 'alışkanlığı bozan damarın'],
  neptune: ['hayal gücün', 'içindeki düşçü'],
  pluto: ['gerçek olana açlığın', 'derini kazan yanın'],
  node: ['büyüdüğün yön', 'hayatın senden denemeni istediği şey'],
  lilith: ['evcilleşmeyen yanın', 'hayır diyen inatçı yanın'],
  juno: ['bir sözden beklediğin', 'kalıcı bağ anlayışın'],
  chiron: ['içinden ders çıkardığın hassas yer', 'başkasına en iyi yardım ettiğin yer'],
  ascendant: ['dışarıya dönük yüzün', 'bıraktığın ilk izlenim'],
  midheaven: ['dünyadaki yerin', 'anılmak istediğin iş'],
};
