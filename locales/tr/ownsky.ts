import type { OwnskyWords } from '../en/ownsky.ts';

export const ownsky: OwnskyWords = {
  name: 'Celestia: senin gökyüzün',
  transits: {
    conjunction: '{{mover}}, haritandaki {{point}} ile kavuşumda',
    sextile: '{{mover}}, haritandaki {{point}} ile altmışlık açıda',
    square: '{{mover}}, haritandaki {{point}} ile kare açıda',
    trine: '{{mover}}, haritandaki {{point}} ile üçgen açıda',
    opposition: '{{mover}}, haritandaki {{point}} ile karşıt açıda',
  },
  transitNote:
    'Açı tam bu dakikada kurulur; anlattığı şey öncesinde ve sonrasında günlerce, bazen haftalarca hissedilir.',
  eclipses: {
    solar: {
      conjunction: 'Güneş tutulması haritandaki {{point}} yakınında',
      opposition: 'Güneş tutulması haritandaki {{point}} karşısında',
    },
    lunar: {
      conjunction: 'Ay tutulması haritandaki {{point}} yakınında',
      opposition: 'Ay tutulması haritandaki {{point}} karşısında',
    },
  },
  eclipseNote: 'Tutulma, haritandaki bu noktaya ya da tam karşısına üç dereceden yakın.',
  solarReturn: {
    title: 'Güneş dönüşü',
    description: 'Güneş, doğduğun andaki yerine döndü: Yeni yaşın başlıyor.',
  },
  lunarReturn: {
    title: 'Ay dönüşü',
    description: 'Ay, doğduğun andaki yerine döndü: Kendi ayın yeniden başlıyor.',
  },
  part: {
    heading: 'Gökyüzün takviminde',
    intro:
      'Jüpiter’den Plüton’a kesinleşen transitlerine, Güneş ve Ay dönüşlerine, haritana yaklaşan tutulmalara önümüzdeki on üç ay için abone ol. Bağlantıda doğum bilgin yok; yine de bağlantıyı bilen herkes bu tarihleri görür.',
    untimed: 'Doğum saati bilinmediği için Ay, köşe noktaları ve dönüşler takvimde yok.',
    birth: 'Önce yukarıya doğum bilgilerini yaz.',
    make: 'Bağlantıyı oluştur',
    link: 'Bağlantın',
    copy: 'Takvim uygulamana abonelik olarak yapıştır.',
    open: 'Takvimde aç',
    renew: 'Yeni bağlantı oluştur',
    renewNote: 'Eski bağlantı hemen geçersiz olur.',
    remove: 'Bağlantıyı kapat',
  },
};
