import type { ErrorsWords } from '../en/errors.ts';

/** What went wrong, by stable code, in Turkish. */
export const errors: ErrorsWords = {
  summary: { one: 'Bakman gereken bir nokta var', other: 'Bakman gereken {{count}} nokta var' },
  codes: {
    invalid_input: 'Gönderilen bilgilerin bir kısmı kullanılamıyor. Kontrol edip yeniden gönder.',
    date_out_of_range: 'Tarih 1 Ocak 1900 ile 31 Aralık 2099 arasında olmalı.',
    time_does_not_exist: 'O gün saatler ileri alındı, bu saat orada hiç yaşanmadı. Saati kontrol et.',
    time_is_ambiguous: 'O gün saatler geri alındı, bu saat iki kez yaşandı. Hangisiydi?',
    unknown_place: 'Bu yeri tanımıyoruz. En yakın ilçeyi ya da şehri dene.',
    body_too_large: 'Gönderilen veri, bu adresin kabul ettiğinden büyük.',
    unsupported_media_type: 'Bu adres bu tür bir içeriği kabul etmiyor.',
    method_not_allowed: 'Bu adres bu tür bir isteği kabul etmez.',
    forbidden_origin: 'Başka sitelerden gelen istekler burada kabul edilmez.',
    not_found: 'Bu adreste bir şey yok. Adresi kontrol et.',
    too_many_requests: 'Kısa sürede çok fazla istek geldi. Bir dakika bekleyip yeniden dene.',
    places_unavailable: 'Yer listesine şu an ulaşılamıyor. Biraz sonra yeniden dene.',
    internal: 'Bizden kaynaklanan bir sorun oldu. Biraz sonra yeniden dene.',
  },
  fields: {
    date: {
      required: 'Doğum tarihini gir.',
      impossible: 'Takvimde böyle bir gün yok. Tarihi kontrol et.',
      malformed: 'Tarihi rakamla yaz: gün, ay ve dört haneli yıl.',
      out_of_range: 'Yıl 1900 ile 2099 arasında olmalı.',
      skipped_day: 'O yerin takviminde bu gün atlandı. Tarihi kontrol et.',
    },
    time: {
      required: 'Doğum saatini gir ya da bilmediğini işaretle.',
      malformed: 'Saati saat ve dakika olarak yaz, örneğin 14:30.',
      does_not_exist:
        'O gün saatler ileri alındı, bu saat orada hiç yaşanmadı. Saati kontrol et ya da “Diğer seçenekler” bölümünde UTC farkını kendin gir.',
      ambiguous: 'O gün saatler geri alındı, bu saat iki kez yaşandı. Hangisi olduğunu aşağıdan seç.',
    },
    place: {
      required: 'Doğum yerini gir.',
      malformed: 'Yeri kimlik numarasıyla ya da enlem, boylam ve saat dilimiyle belirt.',
      unknown: 'Bu yeri bulamadık. En yakın ilçeyi ya da şehri dene.',
      choose: 'Bu adı taşıyan birkaç yer var. Aşağıdan birini seç.',
      unavailable: 'Yer listesine şu an ulaşılamıyor. Biraz sonra yeniden dene.',
    },
    latitude: { malformed: 'Enlem, −90 ile 90 arasında bir sayı olmalı.' },
    longitude: { malformed: 'Boylam, −180 ile 180 arasında bir sayı olmalı.' },
    kind: { malformed: 'Böyle bir tutulma türü tanımıyoruz: solar (Güneş) ya da lunar (Ay) yaz.' },
    from: {
      required: 'Başlangıç tarihini gir, örneğin 2001-01-01.',
      malformed: 'Tarihi yıl, ay, gün sırasıyla yaz: 2001-01-01.',
      out_of_range: 'Tarih 1 Ocak 1900 ile 31 Aralık 2099 arasında olmalı.',
    },
    to: {
      required: 'Bitiş tarihini gir, örneğin 2020-12-31.',
      malformed: 'Tarihi yıl, ay, gün sırasıyla yaz: 2001-01-01.',
      out_of_range: 'Tarih 1 Ocak 1900 ile 31 Aralık 2099 arasında olmalı.',
      before_from: 'Bitiş tarihi, başlangıç tarihinden önce.',
    },
    timeZone: { malformed: 'Bu saat dilimini tanımıyoruz. Europe/Istanbul gibi bir ad yaz.' },
    houseSystem: { malformed: 'Bu ev sistemini tanımıyoruz. Sunulan yedi sistemden birini seç.' },
    fold: { malformed: 'İki saatten birincisini ya da ikincisini seç.' },
    utcOffset: { malformed: 'Farkı saat ve dakika olarak yaz, örneğin +03:00; en fazla 16 saat olabilir.' },
    instant: {
      malformed: 'Anı UTC olarak yaz, örneğin 1990-06-10T11:30:00Z.',
      out_of_range: 'An, 1900 ile 2099 yılları arasında olmalı.',
    },
    year: {
      required: 'Bir yıl ver, örneğin 2025.',
      malformed: 'Yılı dört basamakla yaz, örneğin 2025.',
      out_of_range: 'Yıl 1900 ile 2099 arasında olmalı.',
    },
    show: { malformed: 'Böyle bir olay türü tanımıyoruz.' },
    tz: { malformed: 'Bu saat dilimi listemizde yok.' },
    month: { malformed: 'Ayı yıl ve ay olarak yaz, örneğin 2026-11; 1900 ile 2099 arasında.' },
    lang: { malformed: 'Bu dil bizde yok: tr, en, es, fr ya da pt yaz.' },
    body: { malformed: 'İstek geçerli bir JSON değil.' },
    q: {
      required: 'Bir yer adı yaz.',
      too_long: 'Hiçbir yerin adı bu kadar uzun değil. Kısaltıp yeniden dene.',
    },
  },
};
