import type { AskWords } from '../en/ask.ts';

export const ask: AskWords = {
  title: 'Celestia’ya sor: Yapay zekâ astrolog yanıtlıyor',
  description:
    'Haritanla ya da gökyüzüyle ilgili merak ettiğini sor. Celestia bir yapay zekâ: Hesaplanmış konumlara bakarak yanıtlar, her birini çarkta açıp görebilirsin.',
  heading: 'Celestia’ya sor',
  who: { name: 'Celestia', is: 'yapay zekâ astrolog, insan değil' },
  lede: 'Ben bir yapay zekâyım, insan değilim. Kendi haritana ve gerçek gökyüzüne bakarım; dayandığım her konum yanıtın yanında durur.',
  form: {
    legend: 'Celestia’ya soru',
    question: 'Sorun',
    hint: 'İçinden geldiği gibi yaz. Türkçe, İngilizce, İspanyolca, Fransızca ve Portekizce okurum.',
    birth: 'Haritana bakmamı istersen doğum bilgilerin',
    birthHint: 'Boş bırakırsan yalnızca gökyüzüne bakarak yanıtlarım.',
    using: 'Doğum bilgilerin: {{birth}}',
    without: 'Doğum bilgilerim olmadan yanıtla',
    submit: 'Celestia’ya sor',
    submitting: 'Celestia bakıyor…',
    privacy:
      'Sorunu ve doğum bilgilerini okur, yanıtlar, saklamam. Yazdıkların, sen sekmeyi kapatana kadar burada durur.',
    offline: 'İnternet bağlantın kopmuş görünüyor. Sorun burada duruyor, bağlanınca gönder.',
    failed: 'Yanıt ulaşmadı. Sorun burada duruyor, bir daha gönderir misin?',
    limit: 'Bağlandığın ağdan şimdilik sorulabilecek kadar soru soruldu. {{when}} yeniden sorabilirsin.',
    starters: 'Ya da birine dokun, dilediğin gibi değiştir',
  },
  starters: [
    'Haritam aşk hakkında ne söylüyor?',
    'Bana nasıl bir iş uyar?',
    'Bu hafta beni neler bekliyor?',
    'Ay’ım neye ihtiyaç duyuyor?',
    'Parayla aram nasıl?',
    'Satürn bu yıl haritamda ne yapıyor?',
    'Bir sonraki dolunay ne zaman?',
    'Merkür şu anda retro mu?',
  ],
  about: {
    sun: 'Haritamda Güneş ne anlatıyor?',
    moon: 'Haritamda Ay ne anlatıyor?',
    mercury: 'Haritamda Merkür ne anlatıyor?',
    venus: 'Haritamda Venüs ne anlatıyor?',
    mars: 'Haritamda Mars ne anlatıyor?',
    jupiter: 'Haritamda Jüpiter ne anlatıyor?',
    saturn: 'Haritamda Satürn ne anlatıyor?',
    uranus: 'Haritamda Uranüs ne anlatıyor?',
    neptune: 'Haritamda Neptün ne anlatıyor?',
    pluto: 'Haritamda Plüton ne anlatıyor?',
    node: 'Haritamda Kuzey Ay Düğümü ne anlatıyor?',
    lilith: 'Haritamda Lilith ne anlatıyor?',
    juno: 'Haritamda Juno ne anlatıyor?',
    chiron: 'Haritamda Kiron ne anlatıyor?',
    ascendant: 'Yükselenim ne anlatıyor?',
    midheaven: 'Tepe Noktam ne anlatıyor?',
  },
  answer: {
    heading: 'Celestia’nın yanıtı',
    asked: 'Sorun: {{question}}',
    born: 'Bakılan harita: {{birth}}',
    sky: 'Doğum bilgisi olmadan, yalnızca gökyüzüne bakarak.',
    rests: 'Neye dayanıyor?',
    texts: 'Bu konumlar üzerine',
    again: 'Başka bir şey sor',
    note: 'Düşünmek ve keyfini çıkarmak için. Sağlık, hukuk ve para kararlarını durumunu bilen birine bırak.',
  },
  samples: {
    heading: 'Yanıtlar neye benziyor?',
    label: 'Örnek',
    intro:
      'Celestia bunları bu saat içinde, uydurduğumuz biri için yanıtladı: 14 Mart 1994, saat 08:20, İstanbul doğumlu.',
    questions: ['Aşkta ne arıyorum?', 'Bugün benim için nasıl geçecek?', 'Bir sonraki yeniay ne zaman?'],
  },
  does: {
    heading: 'Ne yaparım?',
    points: [
      'Burçları, evleri ve açıları senin için hesaplandıkları gibi okur, bugün üzerlerinden ne geçtiğine bakarım.',
      'Zamanı sorarsan tarih veririm.',
      'Bilmediğim bir şey varsa söylerim. Soruda bir yanlış varsa düzeltir, devam ederim.',
    ],
  },
  wont: {
    heading: 'Ne yapmam?',
    points: [
      'Sağlık, hukuk ya da para konusunda karar vermem; ölüm, gebelik ya da mahkeme sonucu söylemem.',
      'Başkasının senin hakkında ne düşündüğünü bildiğimi öne sürmem, işin sonu için söz vermem.',
      'Tehlikedeysen haritaya bakmam. O anda sana arayabileceğin numaraları veririm.',
    ],
  },
  sent: {
    heading: 'Yazdıkların nereye gidiyor?',
    here: 'Şu anda bu sitenin kendi sunucusunda yanıtlıyorum. Yazdıkların başka kimseye gitmiyor.',
    model:
      'Yanıtı {{provider}} şirketinin çalıştırdığı bir dil modeli yazıyor (ülke: {{country}}). Ona sorun ve haritandaki konumlar gider; bu konumlardan doğum bilgilerin çıkarılabilir.',
    kept: 'Ne soru ne doğum bilgisi saklanır. Herkese yer kalsın diye sorular, ağ adresinin okunamaz hâle getirilmiş bir özetiyle bir günlüğüne sayılır.',
  },
  account: {
    text: 'Ücretsiz bir hesap doğum bilgilerini ve haritalarını saklar; ana sayfa da senin gününle açılır.',
    link: 'Hesap aç',
  },
};
