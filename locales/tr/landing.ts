import type { LandingWords } from '../en/landing.ts';

export const landing: LandingWords = {
  form: {
    date: 'Doğum tarihin',
    submit: 'Göster',
    privacy: 'Yalnızca bu cevap için kullanılır, sekmeyi kapatınca unutulur.',
  },
  ways: {
    chart: 'Haritamın tamamı',
    account: 'Hesabımda sakla',
    again: 'Başka bir tarih',
  },
  tiktok: {
    title: 'Tek tarihle burcun ve bugünün',
    description:
      'Doğum tarihini yaz; Güneş burcunu, gerçek gökyüzünden bugüne bir cümleyi ve paylaşılacak bir resmi gör. Hesap gerekmez.',
    heading: 'Burcun ve bugünün',
    lede: 'Bir tarih, dürüst bir cevap.',
    sun: 'Güneşin {{sign}} burcunda',
    today: 'Bugün',
    cusp: 'Güneş o gün burç değiştirdi. Hangisinin senin olduğunu doğum saatin belirler; haritanın tamamı söyler.',
    share: 'Resmi paylaş',
    picture: 'Doğduğun günün burçları, resim olarak',
    more: 'Bugünün tamamı',
  },
  universe: {
    title: 'Evrenin senin için bir planı var: üç gerçek tarih',
    description:
      'Önündeki on iki aydan, gökyüzünden hesaplanmış üç tarih: burcunda yeniay, dolunay ve Venüs. Tek alan doldurulur, hesap gerekmez.',
    heading: 'Evrenin senin için bir planı var',
    lede: 'Adı takvim, üstelik hesaplanabiliyor. Doğum tarihini yaz, önündeki on iki aydan üç günü gör.',
    honest:
      'Başına ne geleceğini söylemeyiz. Üç gerçek günde gökte ne olduğunu, onunla ne yapabileceğini söyleriz.',
    told: '{{sign}}: önündeki on iki ay',
    opening: 'Gökyüzünün senin burcuna uğradığı üç gün. Ajandana yaz, ne çıkaracağına sonra bakarsın.',
    cusp: 'Doğduğun gün Güneş burç değiştirmiş. Bu hikâye {{sign}} için; doğum saatin başka bir şey söyleyebilir.',
    closing: 'Plan gökte yazılı. Ondan ne çıkacağı ise her zamanki gibi senin elinde.',
    year: 'Yılın bütün gök olayları',
    kinds: {
      newMoon: {
        heading: '{{sign}} burcunda yeniay',
        text: 'Ay yılda bir kez senin burcunda yeniden başlar. O akşam başlamak istediğin tek bir şeyi yaz; aynı hafta adım atabileceğin kadar küçük olsun.',
      },
      fullMoon: {
        heading: '{{sign}} burcunda dolunay',
        text: 'Ay senin burcunda dolar. Altı aydır yanında taşıdığın şey genellikle böyle günlerde kendini gösterir. Karar vermeden önce bir de iyi ışıkta bak.',
      },
      venus: {
        heading: 'Venüs {{sign}} burcuna giriyor',
        text: 'Sevmenin ve sevilmenin gezegeni birkaç hafta misafirin. Birini çaya çağır. Ya da hep ertelediğin o saç kesimini yaptır.',
      },
      sun: {
        heading: 'Güneş {{sign}} burcuna giriyor',
        text: 'Senin ayın başlıyor. Doğum günleri, seninki de, bu günlerde toplanır; geçen yılın neye yaradığı sorusu da pastayla birlikte gelir.',
      },
      mercury: {
        heading: 'Merkür {{sign}} burcuna giriyor',
        text: 'Bir süre sözler daha kolay gelir. Ertelediğin telefon belki beş dakikada biter.',
      },
    },
  },
  app: {
    title: 'Celestia telefonunda',
    description:
      'Celestia uygulamasını telefonunun mağazasından indir ya da hiçbir şey kurmadan burada, tarayıcıda devam et.',
    heading: 'Celestia telefonunda',
    lede: 'Bu bağlantıyı telefonunda aç ya da mağazanı seç.',
    ios: 'App Store (iPhone)',
    android: 'Google Play (Android)',
    web: 'Tarayıcıda devam et',
  },
};
