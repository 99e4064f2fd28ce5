import type { AboutWords } from '../en/about.ts';

export const about: AboutWords = {
  title: 'Celestia hakkında: hesaplar ne kadar hassas?',
  description:
    'Celestia kimler için, haritaları nasıl hesaplanıyor, her konum referans efemeristen ne kadar ayrılıyor: yöntem, rakamlar ve kaynaklar.',
  heading: 'Celestia hakkında',
  lede: 'Celestia, bir arada pek bulunmayan iki şeyi buluşturur: sağlam hesaplar ve okumaya değer sözler.',
  method: {
    heading: 'Bir harita nasıl hazırlanır',
    sky: "Güneş, Ay ve gezegenler Dünya'nın merkezinden göründükleri gibi hesaplanır. Işığın yol süresi, aberasyon ve nutasyon hesaba katılır; konumlar o tarihin kendi ekliptiğine ve ekinoksuna göre verilir.",
    time: 'Doğum anında saatin gösterdiği zaman, saat diliminin eksiksiz geçmişine bakılarak evrensel zamana çevrilir. Standart saatten önceki dönemlerde, doğum yerinin kendi boylamına ait yerel ortalama saat kullanılır.',
    houses:
      'Yedi ev sistemi sunuyoruz. Kutup dairelerinin ötesinde Placidus ve Koch çözüm vermez; orada yerlerini Porphyry alır, harita da bunu belirtir.',
  },
  accuracy: {
    heading: 'Konumlar ne kadar hassas',
    intro:
      "Konumlarımızı {{from}} ile {{to}} arasındaki yıllara yayılan {{charts}} referans haritayla karşılaştırıyoruz. Tablo, bulunan en büyük farkı gösterir. Bir yay saniyesi, derecenin 3600'de biridir; Dolunay'ın görünen genişliği yaklaşık 1800 yay saniyesidir.",
    body: 'Gök cismi',
    max: 'En büyük fark',
    rms: 'Tipik fark',
    limit: 'Sınırımız',
    arcsec: '{{value}}″',
    caption: 'Ekliptik boylamdaki farklar, yay saniyesi cinsinden',
  },
  meaning: {
    heading: 'Yorumlar nedir, ne değildir',
    text: 'Yorumlarımız her dilde ayrı ayrı, elle yazılır. İyi bir portre gibi eğilimleri anlatır. Olayları önceden haber vermez; tıbbi, hukuki veya mali danışmanlığın yerini tutmaz.',
  },
  sources: {
    heading: 'Kaynaklar',
    ephemeris:
      "Güneş, gezegenler, Juno ve Kiron: NASA JPL'nin yayımladığı konumlardan (DE441, Horizons) başlattığımız kendi Güneş Sistemi hesabımız. Ay: Brown'ın Ay kuramı. Presesyon ve nutasyon: IAU modelleri.",
    zones: 'Saat dilimi geçmişi: IANA saat dilimi veritabanı, tarihsel verileriyle birlikte.',
    places: 'Yerler: GeoNames, CC BY 4.0 lisansıyla.',
  },
};
