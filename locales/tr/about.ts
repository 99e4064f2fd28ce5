import type { AboutWords } from '../en/about.ts';

export const about: AboutWords = {
  title: 'Celestia hakkında: hesaplar ne kadar hassas?',
  description:
    'Haritalar nasıl hesaplanıyor, konumlar referans efemeristen ne kadar ayrılıyor, yorumlar nasıl yazılıyor? Yöntem, rakamlar ve kaynaklar.',
  heading: 'Celestia hakkında',
  lede: 'Celestia, bir arada pek görülmeyen iki şeyi buluşturur: sağlam hesaplar ve okumaya değer metinler.',
  method: {
    heading: 'Bir harita nasıl hazırlanır?',
    sky: 'Güneş, Ay ve gezegenler Dünya’nın merkezinden göründükleri gibi hesaplanır. Işığın yolda geçirdiği süre, aberasyon ve nutasyon hesaba katılır; konumlar o tarihin ekliptiğine ve ekinoksuna göre verilir.',
    time: 'Doğum anında saatin gösterdiği zaman, saat diliminin eksiksiz geçmişine bakılarak evrensel zamana çevrilir. Standart saatin henüz kullanılmadığı dönemlerde, doğum yerinin boylamına ait yerel ortalama saat esas alınır.',
    houses:
      'Yedi ev sisteminden birini seçebilirsin. Kutup dairelerinin ötesinde Placidus ve Koch çözüm vermez; orada yerlerini Porphyry alır, harita da bunu belirtir.',
  },
  accuracy: {
    heading: 'Konumlar ne kadar hassas?',
    intro:
      'Konumlarımızı {{from}} ile {{to}} arasındaki yıllara yayılan {{charts}} referans haritayla karşılaştırıyoruz. Tabloda bulduğumuz en büyük fark ile tipik fark yazıyor. Bir yay saniyesi, derecenin 3600’de biridir; dolunayın görünen genişliği yaklaşık 1800 yay saniyesidir.',
    body: 'Hesaplanan nokta',
    max: 'En büyük fark',
    rms: 'Tipik fark',
    limit: 'Sınırımız',
    arcsec: '{{value}}″',
    caption: 'Ekliptik boylamdaki farklar, yay saniyesi cinsinden',
  },
  meaning: {
    heading: 'Yorumlar nedir, ne değildir?',
    text: 'Yorumlarımız her dilde ayrı ayrı yazılır, bir dilden diğerine çevrilmez; aynı yerleşimi olan herkes aynı metni okur. Metinler, iyi bir portre gibi eğilimleri anlatır. Olayları önceden haber vermez; tıbbi, hukuki veya mali danışmanlığın yerini tutmaz.',
  },
  sources: {
    heading: 'Kaynaklar',
    ephemeris:
      'Güneş, gezegenler, Juno ve Kiron: NASA JPL’nin yayımladığı konumlardan (DE441, Horizons) başlattığımız kendi Güneş Sistemi hesabımız. Ay: Chapront ile Francou’nun ELP/MPP02 kuramı. Presesyon ve nutasyon: IAU modelleri.',
    zones: 'Saat dilimi geçmişi: IANA saat dilimi veri tabanı, tarihsel verileriyle birlikte.',
    places: 'Yerler: GeoNames, CC BY 4.0 lisansıyla.',
  },
};
