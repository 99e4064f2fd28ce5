import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: hesabı sağlam, okuması rahat doğum haritan',
  description:
    'Bir gökbilimcinin altına imza atacağı, dostunun keyifle okuyacağı doğum haritanı ücretsiz çıkar. Ay bugün nerede, hangi gezegen retro, göğün ne anlatıyor, gör.',
  hero: {
    heading: 'Doğduğun anın göğünü özenle okuyoruz',
    lede: 'Bir tarih, bir saat, bir yer yaz: Karşına gerçek bir harita çıkar, yalın bir dille anlatılır.',
    promise: 'Ücretsiz, üyelik gerekmez.',
  },
  sample: {
    label: 'Örnek',
    heading: "Şu dakika İstanbul'da doğan biri",
    at: 'Hesaplama zamanı: {{time}}',
    more: 'Kendi haritan da böyle okunur: gezegen gezegen, ev ev, açı açı.',
  },
  signs: 'Burç burç bugün',
  sky: {
    heading: 'Şu an gökyüzü',
    wheelTitle: 'Bu saatte gezegenler',
    wheelDescription: 'Aynı konumlar, çizimin yanındaki listede de yer alır.',
    wheelCaption:
      "Gezegenlerin şu anda Dünya'dan görünen yerleri. Aralarındaki çizgiler, kurdukları açılardır.",
    computedAt: 'Hesaplama zamanı: {{time}}',
    moon: 'Ay',
    lit: 'aydınlık oranı {{percent}}',
    moonMoves: '{{sign}} burcuna geçiş: {{when}}',
    sun: 'Güneş',
    nextNew: 'Sıradaki Yeniay',
    nextFull: 'Sıradaki Dolunay',
    retrograde: 'Retro gezegenler',
    retrogradeNone: 'Retroda gezegen yok, hepsi düz ilerliyor.',
    retrogradeUntil: '{{date}} tarihine kadar',
    positions: 'Tüm konumlar',
  },
  tools: {
    heading: 'Burada başka neler var',
    /** By page. */
    items: {
      'relationship-compatibility-calculator': {
        title: 'İlişki uyumu',
        text: 'İki harita yan yana: sizi ne çekiyor, neyi konuşuyorsunuz, ne kalıcı, nerede sürtüşüyorsunuz.',
      },
      'rising-sign': {
        title: 'Yükselen burç',
        text: 'İlk nefesini aldığında doğu ufkunda duran burç: derecesi, yöneticisi, anlamı.',
      },
      'astrological-summary': {
        title: 'Astrolojik özetin',
        text: 'Haritan tek sayfada: büyük üçlün, yöneticin, tarihleriyle bugünün transitleri, önündeki yıl.',
      },
      'compatibility-test': {
        title: 'Uyum testi',
        text: 'Birlikte geçen günlerinize dair on beş soru. Partnerin de yanıtlarsa iki bakışı yan yana görürsünüz.',
      },
      'astrological-events': {
        title: 'Bu yıl gökyüzü',
        text: 'Burç değişimleri, retrolar, Yeniaylar, Dolunaylar, tutulmalar: ay ay, takvimine de eklenir.',
      },
      'solar-eclipse': {
        title: 'Güneş tutulmaları',
        text: 'Sıradaki tutulma haritada, yaşadığın yerden ne kadarının görüneceğiyle birlikte.',
      },
    },
  },
  care: {
    heading: 'Nelere özen gösteriyoruz',
    time: {
      title: 'Doğru saat',
      text: "Saatler 1900'den bu yana binlerce kez ileri geri alındı. Saat dilimlerinin bütün geçmişini kullanır, bir saat iki kez yaşandıysa hangisi olduğunu sorar, uygulanan kuralı da sana gösteririz.",
    },
    unknown: {
      title: 'Doğum saati yoksa tahmin de yok',
      text: "Saat bilinmiyorsa evleri ve köşe noktalarını boş bırakırız. Neyin kesin olduğunu, Ay'ın o gün ne kadar yol aldığını ve hangi yükselen burçların mümkün olduğunu söyleriz.",
    },
    privacy: {
      title: 'Yalnızca senin',
      text: 'Haritan hesaplanır, bizde izi kalmaz. Yazdıkların sekmeni kapatana kadar orada durur; tarayıcında ya da hesabında ancak sen istersen kalır. Tek dokunuşla unutulur.',
    },
    exact: 'Rakamlarımız ne kadar hassas?',
  },
};
