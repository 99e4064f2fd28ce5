import type { SynthesisWords } from '../en/synthesis.ts';

export const synthesis: SynthesisWords = {
  heading: 'Kısaca',
  leads: {
    fire: 'Haritanda ateş ağır basıyor: Önce harekete geçer, gerisini yolda öğrenirsin.',
    earth: 'Haritanda toprak ağır basıyor: Elle tutulan, sayılan, bitirilen işe güvenirsin.',
    air: 'Haritanda hava ağır basıyor: Bir şey çoğu zaman ancak dile gelince senin için gerçek olur.',
    water: 'Haritanda su ağır basıyor: Bir ortamın havasını, adını koymadan önce sezersin.',
  },
  share: {
    fireEarth:
      'Ateş ile toprak birlikte öne çıkıyor: Bir fikri en çok, akşama elle tutulur bir şey çıkarsa seversin.',
    fireAir: 'Ateş ile hava birlikte öne çıkıyor: Fikri çabuk yakalar, sıcağı sıcağına paylaşırsın.',
    fireWater: 'Ateş ile su birlikte öne çıkıyor: Duyguların güçlüdür, hemen de belli olur.',
    earthAir:
      'Toprak ile hava birlikte öne çıkıyor: Önce enine boyuna düşünür, sonra tutuyor mu diye sınarsın.',
    earthWater: 'Toprak ile su birlikte öne çıkıyor: Sevdiklerine daha çok iş görerek sahip çıkarsın.',
    airWater: 'Hava ile su birlikte öne çıkıyor: Başkalarının sezip geçtiği şeye söz ararsın.',
  },
  even: 'Hiçbir element öne geçmiyor: Bir işe birkaç yoldan girebilirsin, birini seçmen biraz sürebilir.',
  lacks: {
    fire: 'Ateş burçlarında hiç gezegenin yok; ilk hamle için bazen birinin ya da bir son tarihin seni itmesi gerekebilir.',
    earth:
      'Toprak burçlarında hiç gezegenin yok; düzen sende kendiliğinden gelmeyebilir, bilerek kurman gerekir.',
    air: 'Hava burçlarında hiç gezegenin yok; düşündüğünü anlatabilmek için önce sessizliğe ihtiyaç duyabilirsin.',
    water: 'Su burçlarında hiç gezegenin yok; duyguların sana geç ulaşabilir, geldiğinde daha berrak olur.',
  },
  ruler: {
    aries:
      'Yükselenin Koç, haritanın yöneticisi Mars: {{inSign}}, {{inHouse}}. Orada önden gitmeyi seversin.',
    taurus:
      'Yükselenin Boğa, haritanın yöneticisi Venüs: {{inSign}}, {{inHouse}}. Kalıcı olsun istediğin şeyler genellikle oradan başlar.',
    gemini:
      'Yükselenin İkizler, haritanın yöneticisi Merkür: {{inSign}}, {{inHouse}}. Sorularının çoğu oraya çıkar.',
    cancer:
      'Yükselenin Yengeç, haritanın yöneticisi Ay: {{inSign}}, {{inHouse}}. Yuva duygusunu orada ararsın.',
    leo: 'Yükselenin Aslan, haritanın yöneticisi Güneş: {{inSign}}, {{inHouse}}. Görülmeyi en çok orada istersin.',
    virgo:
      'Yükselenin Başak, haritanın yöneticisi Merkür: {{inSign}}, {{inHouse}}. Orada ilk gözüne çarpan, düzeltilebilecek olandır.',
    libra:
      'Yükselenin Terazi, haritanın yöneticisi Venüs: {{inSign}}, {{inHouse}}. Orada her şeyi, hakça olana dek tartarsın.',
    scorpio:
      'Yükselenin Akrep, haritanın yöneticisi Plüton: {{inSign}}, {{inHouse}}. Orada yarım bir cevap sana pek yetmez.',
    sagittarius:
      'Yükselenin Yay, haritanın yöneticisi Jüpiter: {{inSign}}, {{inHouse}}. Orada gözün hep ufkun ötesindedir.',
    capricorn:
      'Yükselenin Oğlak, haritanın yöneticisi Satürn: {{inSign}}, {{inHouse}}. Orada uzun yolu göze alırsın.',
    aquarius:
      'Yükselenin Kova, haritanın yöneticisi Uranüs: {{inSign}}, {{inHouse}}. Orada bildiğin gibi yapmayı yeğlersin.',
    pisces:
      'Yükselenin Balık, haritanın yöneticisi Neptün: {{inSign}}, {{inHouse}}. Orada söylenmeyeni de duyarsın.',
  },
  tightest: {
    conjunction:
      'En yakın açın bir kavuşum: {{first}} ile {{second}} tek vücut gibi davranıyor (tam açıya {{orb}} var).',
    sextile:
      'En yakın açın bir altmışlık: {{first}} ile {{second}} istendiğinde birbirinin elinden tutuyor (tam açıya {{orb}} var).',
    square:
      'En yakın açın bir kare: {{first}} ile {{second}} birbirinin yolunu kesiyor, seni de yerinde saydırmıyor (tam açıya {{orb}} var).',
    trine: 'En yakın açın bir üçgen: {{first}} ile {{second}} zorlanmadan anlaşıyor (tam açıya {{orb}} var).',
    opposition:
      'En yakın açın bir karşıt açı: {{first}} ile {{second}} aynı ipi iki ucundan çekiyor (tam açıya {{orb}} var).',
  },
};
