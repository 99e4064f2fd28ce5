import type { HomeWords } from '../en/home.ts';

export const home: HomeWords = {
  title: 'Celestia: hesabı sağlam, okuması rahat doğum haritan',
  description:
    'Bir gökbilimcinin altına imza atacağı, dostunun keyifle okuyacağı doğum haritanı ücretsiz çıkar. Ay bugün nerede, hangi gezegen retro, göğün ne anlatıyor, gör.',
  hero: {
    heading: 'Doğduğun anın göğünü özenle okuyoruz',
    lede: 'Bir tarih, bir saat, bir yer yaz. Karşına gerçek bir harita çıkar: Her konum hesaplanır, her saat o günün saat uygulamasına göre denetlenir, ne anlama geldiği yalın bir dille anlatılır.',
    action: 'Haritanı çıkar',
    promise:
      'Ücretsiz, üyelik gerekmez. Doğum bilgilerin bağlantılara, tarayıcı geçmişine ve sunucu kayıtlarına girmez.',
  },
  sky: {
    heading: 'Şu an gökyüzü',
    wheelTitle: 'Bu saatte gezegenler',
    wheelDescription: 'Aynı konumlar, çizimin yanındaki listede de yer alır.',
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
    heading: 'Nereden başlamalı',
    /** By page. */
    items: {
      'natal-chart': {
        title: 'Doğum haritası',
        text: 'Harita çarkı, konumlar, evler ve açılar; yedi ev sistemi ve saat hesabının dökümüyle birlikte.',
        action: 'Hesaplayıcıyı aç',
      },
      'rising-sign': {
        title: 'Yükselen burç',
        text: 'İlk nefesini aldığında doğu ufkunda duran burç: derecesi, yöneticisi, anlamı.',
        action: 'Yükselenini öğren',
      },
      'relationship-compatibility-calculator': {
        title: 'İlişki uyumu',
        text: 'İki harita yan yana: sizi ne çekiyor, neyi konuşuyorsunuz, ne kalıcı, nerede sürtüşüyorsunuz.',
        action: 'İki haritayı karşılaştır',
      },
      horoscopes: {
        title: 'Burç yorumları',
        text: 'Her burç için bugün, bu hafta, bu ay ve bu yıl; her satır hangi açıya dayanıyor, o da yanında.',
        action: 'Burcunu seç',
      },
      'astrological-summary': {
        title: 'Astrolojik özetin',
        text: 'Haritan tek sayfada: büyük üçlün, yöneticin, tarihleriyle bugünün transitleri, önündeki yıl.',
        action: 'Özetini gör',
      },
      'compatibility-test': {
        title: 'Uyum testi',
        text: 'Birlikte geçen günlerinize dair on beş soru. Partnerin de yanıtlarsa iki bakışı yan yana görürsünüz.',
        action: 'Teste başla',
      },
      'juno-calculation': {
        title: 'Juno',
        text: 'Kalıcı bir bağa ne kattığın, ondan ne beklediğin ve bunun hayatın neresinde ağır bastığı.',
        action: "Juno'nu bul",
      },
      'solar-eclipse': {
        title: 'Güneş tutulmaları',
        text: 'Sıradaki tutulma haritada, yaşadığın yerden ne kadarının görüneceğiyle birlikte.',
        action: 'Tutulmalara bak',
      },
      'lunar-eclipse': {
        title: 'Ay tutulmaları',
        text: "Ay Dünya'nın gölgesine ne zaman giriyor, nereden görülüyor, hangi burca düşüyor.",
        action: 'Tutulmalara bak',
      },
      'astrological-events': {
        title: 'Bu yıl gökyüzü',
        text: 'Burç değişimleri, retrolar, Yeniaylar, Dolunaylar, tutulmalar: ay ay, takvimine de eklenir.',
        action: 'Yılı aç',
      },
      about: {
        title: 'Ne kadar hassas?',
        text: 'Rakamlarımızı bir referans efemerisle karşılaştırıyor, farkı her gök cismi için ayrı ayrı gösteriyoruz.',
        action: 'Rakamları gör',
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
      text: 'Harita hesaplanır, sonra unutulur. Saklamak istersen, sen silene kadar kendi tarayıcında durur.',
    },
  },
};
