import type { TidingsWords } from '../en/tidings.ts';

export const tidings: TidingsWords = {
  yours: {
    sun: 'Güneş’inle',
    moon: 'Ay’ınla',
    mercury: 'Merkür’ünle',
    venus: 'Venüs’ünle',
    mars: 'Mars’ınla',
    jupiter: 'Jüpiter’inle',
    saturn: 'Satürn’ünle',
    uranus: 'Uranüs’ünle',
    neptune: 'Neptün’ünle',
    pluto: 'Plüton’unla',
    ascendant: 'Yükselen’inle',
    midheaven: 'Tepe Noktanla',
  },
  transits: {
    conjunction: '{{mover}}, {{point}} kavuşumda',
    sextile: '{{mover}}, {{point}} altmışlık açıda',
    square: '{{mover}}, {{point}} kare açıda',
    trine: '{{mover}}, {{point}} üçgen açıda',
    opposition: '{{mover}}, {{point}} karşıt açıda',
  },
  transitNote: 'Açı bugün tam kuruluyor. Konusu çoğu zaman birkaç gün öncesinde ve sonrasında da hissedilir.',
  eclipses: {
    solar: {
      conjunction: 'Güneş tutulması {{point}} yan yana',
      opposition: 'Güneş tutulması {{point}} karşı karşıya',
    },
    lunar: {
      conjunction: 'Ay tutulması {{point}} yan yana',
      opposition: 'Ay tutulması {{point}} karşı karşıya',
    },
  },
  eclipseNotes: {
    solar:
      'Haritana üç dereceden yakın bir tutulma sık görülmez. Bugünlerde başlayan bir iş seni altı ay meşgul edebilir.',
    lunar:
      'Haritana üç dereceden yakın bir tutulma sık görülmez. Ne zamandır taşıdığın bir şeyi bırakmak isteyebilirsin.',
  },
  moon: '{{phase}} {{inSign}}',
  moonNotes: {
    newMoon: 'Bu gece gökyüzü karanlık. Kimseye söylemediğin küçük bir başlangıç bile kolay tutabilir.',
    firstQuarter:
      'Bir hafta önce başlayan iş genelde ilk “ama”sıyla karşılaşır. Planı biraz değiştirmek yetebilir.',
    fullMoon: 'İki haftadır büyüyen şey görünür olur. Aklında canlandırdığından farklı çıkabilir.',
    lastQuarter: 'Ay küçülüyor. Bugünlerde bir işi bitirmek, yenisine başlamaktan kolay gelebilir.',
  },
  horoscope: '{{sign}}: seni bekleyenler',
  report: {
    title: 'Kitabın hazır',
    body: 'Sipariş ettiğin kitap artık okunabilir. Hesabında seni bekliyor.',
  },
  answer: {
    title: 'Astrologdan yanıt var',
    body: 'Görüşme talebine bir yanıt geldi. Hesabından okuyabilirsin.',
  },
  tapNote: 'Devamı sayfada.',
  letter: {
    subject: 'Bu hafta gökyüzün',
    intro: 'Önümüzdeki yedi günün gökyüzü burada.',
    introDay: 'Bugüne dair tek bir şey.',
    entry: '{{day}}: {{title}}',
    action: 'Bugünkü gökyüzüne bak',
    why: 'Bu mektup, {{site}} sitesindeki hesabında istediğin için geldi.',
    settings: 'Neyin ne zaman geleceğini değiştir',
    unsubscribe: 'Gökyüzü mektuplarını durdur',
  },
  part: {
    heading: 'Gökyüzünden mektuplar',
    intro:
      'Gökyüzünün haritana dokunduğu sayılı günlerden, her gün bakmana gerek kalmadan haberin olsun diye.',
    noMail: 'Önce e-posta adresini onayla: Mektuplar yalnızca onaylı adreslere gider.',
    noBirth: 'Doğum bilgilerin olmadan yalnızca Ay’ın evreleri yazılabilir.',
    mailboxClosed:
      'Posta kutun son mektubumuzu geri çevirdi, biz de durduk. Yeniden denemek için tekrar kaydet.',
    mail: 'E-postayla mektup',
    rhythms: { never: 'Hiç', weekly: 'Pazartesileri', daily: 'Her gün, anlatacak bir şey varsa' },
    what: 'Konusu ne olsun?',
    kinds: {
      eclipse: 'Haritandaki bir noktaya yakın tutulmalar',
      transit: 'Haritana gelen geçişler (transitler)',
      moon: 'Ay’ın evreleri',
      horoscope: 'Burcunun yorumu',
    },
    hour: 'Saat',
    zone: 'Saat dilimin',
    promise: 'Günde en fazla bir tane gelir, gece hiç gelmez. Her mektupta durdurma bağlantısı bulunur.',
    save: 'Kaydet',
    saved: 'Kaydedildi. Şimdiden geçerli.',
    nothing: '“Konusu ne olsun?” altında hiçbir kutu işaretli değil; mektup gelmez. En az birini işaretle.',
    headingAll: 'Gökyüzünden haberler',
    push: {
      way: 'Tarayıcına bildirim',
      about: 'Bildirimler ne hakkında olsun?',
      lettersAbout: 'Mektuplar ne hakkında olsun?',
      nothingInLetters:
        '“Mektuplar ne hakkında olsun?” altında hiçbir kutu işaretli değil; mektup gelmez. En az birini işaretle.',
      kinds: {
        answer: 'Astrologdan gelen yanıt',
        report: 'Hazır olan kitabın',
      },
      intro:
        'Bildirim, bu sayfa kapalıyken de ekranına gelir. Tarayıcına Google üzerinden ulaşır; Google içeriğini okuyabilir. Burada çıkış yaparsan bu tarayıcıya artık gelmez.',
      off: 'Bu tarayıcıya henüz bildirim gelmiyor.',
      on: 'Bu tarayıcıya bildirim geliyor.',
      turnOn: 'Bu tarayıcıda aç',
      turnOff: 'Bu tarayıcıda kapat',
      working: 'Bir saniye…',
      isOn: 'Tamam. Bildirimler artık bu tarayıcıya gelecek.',
      isOff: 'Tamam. Bu tarayıcıya artık bildirim gelmeyecek.',
      noScript: 'Açabilmek için bu tarayıcıda JavaScript gerekiyor.',
      nothing:
        '“Bildirimler ne hakkında olsun?” altında hiçbir kutu işaretli değil; bildirim gelmez. En az birini işaretle.',
      troubles: {
        blocked:
          'Tarayıcın bu sitenin bildirimlerini engelliyor. Tarayıcının site ayarlarından izin ver, sonra yeniden bas.',
        undecided:
          'Tarayıcının izin sorusu yanıtsız kaldı. Bildirim istiyorsan yeniden bas ve “İzin ver”i seç.',
        unsupported:
          'Bu tarayıcı bildirim gösteremiyor. iPhone ve iPad’de, siteyi ana ekrana ekledikten sonra çalışır.',
        storage:
          'Bu tarayıcı sitenin bir şey saklamasına izin vermiyor; gizli pencerede böyle olur. Bu olmadan bildirimler çalışmaz.',
        worker: 'Bildirimleri gösteren parça kurulamadı. Sayfayı yenileyip bir daha dene.',
        subscribe: 'Bildirim servisine kaydolunamadı. Bağlantını kontrol et, birazdan yeniden dene.',
        update:
          'Bildirim servisindeki kaydın yenilenemedi. Bu sayfayı bir sonraki açışında yeniden deneyeceğiz.',
        unsubscribe:
          'Bu tarayıcıya göndermeyi bıraktık, ama bildirim servisindeki kaydı silinemedi. Birazdan yeniden bas.',
        site: 'Sunucumuz bunu kaydedemedi. Bağlantını kontrol et, birazdan yeniden dene.',
        config: 'Bildirimler bizim tarafımızda doğru ayarlanmamış; şu anda açılamıyor.',
      },
    },
  },
};
