import type { CommonWords } from '../en/common.ts';

/** The frame of every page, in Turkish. */
export const common: CommonWords = {
  siteName: 'Celestia',
  skipToContent: 'İçeriğe geç',
  menu: 'Menü',
  mainNavigation: 'Ana menü',
  footerNavigation: "Celestia'da daha fazlası",
  language: 'Dil',
  account: { signIn: 'Giriş yap', account: 'Hesabın' },
  nav: {
    home: 'Ana sayfa',
    'natal-chart': 'Doğum haritası',
    'rising-sign': 'Yükselen burç',
    'juno-calculation': 'Juno',
    'astrological-summary': 'Astrolojik özetin',
    horoscopes: 'Burç yorumları',
    'astrological-events': 'Yılın göğü',
    'lunar-eclipse': 'Ay tutulmaları',
    'solar-eclipse': 'Güneş tutulmaları',
    'relationship-compatibility-calculator': 'İlişki uyumu',
    'compatibility-test': 'Uyum testi',
    stencil: 'Harita görseli',
    about: 'Hakkımızda',
  },
  footer: {
    note: 'Konumlar yayımlanmış astronomi modelleriyle hesaplanır, referans efemerislerle karşılaştırılarak denetlenir.',
    places: 'Yer adları: GeoNames, CC BY 4.0.',
    entertainment:
      'Astroloji, insanın kendi üzerine düşünmesi için bir dildir. Tıbbi, hukuki veya mali danışmanlığın yerini tutmaz.',
  },
  notFound: {
    title: 'Yıldızlar sustu',
    text: 'Göğün bu köşesinde her yere baktık, bu sayfayı bulamadık.',
    unmatched: 'Sayfa bulunamadı: {{path}}',
    validation: 'Sayfa Bulunamadı: {{path}}',
    suggestions: 'Nereye gitmek istersin?',
    home: 'Ana sayfaya dön',
    'natal-chart': 'Doğum haritası çıkar',
    'astrological-summary': 'Astrolojik özet',
    blogs: 'Blog yazılarını oku',
    'celestia-astrologer-chat': 'Celestia ile konuş',
    app: 'Mobil uygulamayı indir',
  },
  failure: {
    title: 'Araya bir bulut girdi',
    reference: 'Referans: {{id}}',
  },
  refused: { title: 'Burada bu olmuyor' },
};
