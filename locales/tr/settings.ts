import type { SettingsWords } from '../en/settings.ts';

export const settings: SettingsWords = {
  form: {
    heading: 'Haritanın ayarları',
    intro: 'Evleri, zodyağı ya da orbları değiştir, neyin yerinden oynadığını gör.',
    apply: 'Uygula',
    changed: 'Bu ayarla ne değişti?',
    sharedNote: 'Paylaşılan harita çizildiği gibi kalır, çünkü yalnızca gezegenlerin yeri paylaşıldı.',
    noHouses: 'Ev sistemi, doğum saati bilinince seçilebilir.',
    elsewhere:
      'Bu ayarlar doğum haritan ve ana sayfadaki günün için geçerlidir; bu sekmede hatırlanır. Diğer sayfalarda tropikal zodyak kullanılır.',
    sidereal:
      '{{zodiac}}: Bu haritada burçlar, yıldızlar arasındaki sabit bir noktadan sayılır; tropikal zodyak ise mart ekinoksundan başlar. Bu yüzden yerleşimlerin çoğu burada bir önceki burca düşer. Aşağıdaki metinler bu haritanın burçlarına göredir.',
    ayanamsa: 'O gün iki başlangıç noktasının arası {{distance}} idi (ayanamsa).',
  },
  labels: {
    houseSystem: 'Evler',
    zodiac: 'Zodyak',
    node: 'Kuzey Ay Düğümü',
    lilith: 'Lilith',
    orbs: 'Orblar',
  },
  zodiacs: {
    tropical: 'Tropikal',
    lahiri: 'Sideral, Lahiri',
    'fagan-bradley': 'Sideral, Fagan-Bradley',
  },
  nodes: {
    true: 'gerçek',
    mean: 'ortalama',
  },
  liliths: {
    mean: 'ortalama',
    true: 'gerçek (salınan)',
  },
  orbSets: {
    standard: 'standart',
    tight: 'dar',
    wide: 'geniş',
  },
  subjects: {
    sun: 'Güneş',
    moon: 'Ay',
    ascendant: 'Yükselen',
    midheaven: 'Tepe Noktası',
    node: 'Kuzey Ay Düğümü',
    lilith: 'Lilith',
  },
  changes: {
    fallback: 'Kutba bu kadar yakın bir yerde {{requested}} evleri kurulamıyor; yerine {{used}} kullanıldı.',
    sign: '{{body}} artık {{from}} değil, {{to}}.',
    house: '{{body}} {{from}}. evden {{to}}. eve geçti.',
    gained: 'Orbun içine girdi: {{aspect}}.',
    lost: 'Orbun dışında kaldı: {{aspect}}.',
    none: 'Burcu ya da evi değişen bir şey yok, açılar da aynı.',
    more: 'Diğer değişiklikler: {{count}}',
  },
  houseNumbers: {
    1: '1',
    2: '2',
    3: '3',
    4: '4',
    5: '5',
    6: '6',
    7: '7',
    8: '8',
    9: '9',
    10: '10',
    11: '11',
    12: '12',
  },
};
