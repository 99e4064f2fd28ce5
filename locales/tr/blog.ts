import type { BlogWords } from '../en/blog.ts';

export const blog: BlogWords = {
  name: 'Blog',
  title: 'Celestia blog: gökyüzünden başlayarak astroloji',
  description:
    'Haritalar, gezegenler, evler, Ay ve tutulmalar üzerine yazılar. İçlerindeki her tarih ve derece, okuduğun anda gökyüzünden hesaplanır.',
  heading: 'Gökyüzü kitaplığı',
  lede: 'Astrolojinin sözcükleri ne demek, nereden geliyor, ne işine yarar? Yazılardaki tarihler sen okurken hesaplanır.',
  home: 'Ana sayfa',
  way: 'Buradasın',
  subjects: 'Konular',
  all: 'Hepsi',
  now: {
    heading: 'Bugün göğe sorulanlar',
    pages: {
      'is-mercury-retrograde': 'Merkür retro mu?',
      'moon-sign-today': 'Ay bugün hangi burçta?',
      'void-of-course-moon': 'Ay boşlukta mı?',
      'next-eclipse': 'Sıradaki tutulma ne zaman?',
      glossary: 'Sözlük',
    },
  },
  feed: 'Yeni yazıları akıştan izle (Atom)',
  empty: 'Bu dilde henüz yazı yok.',
  minutes: {
    one: '{{count}} dakikada okunur',
    other: '{{count}} dakikada okunur',
  },
  pages: {
    label: 'Diğer yazılar',
    newer: 'Daha yeni',
    older: 'Daha eski',
    place: 'Sayfa {{page}} / {{pages}}',
    titled: '{{title}}, sayfa {{page}}',
  },
  categories: {
    basics: {
      name: 'İlk adımlar',
      title: 'Astrolojide ilk adımlar',
      heading: 'Astrolojide ilk adımlar',
      description:
        'Haritayı sıfırdan okumak: doğum saati, evler, hesabın ne kadar tuttuğu ve gözün önce nereye bakması gerektiği.',
      lede: 'Harita sana hâlâ kolu fazla bir saat gibi görünüyorsa buradan başla.',
    },
    signs: {
      name: 'Burçlar',
      title: 'On iki burç',
      heading: 'On iki burç',
      description:
        'Her burcun elementi, yöneticisi, huyu; Güneş’in, Ay’ın ve gezegenlerin o burca ne zaman uğradığı.',
      lede: 'On iki mizaç, her biri gerekçesiyle.',
    },
    planets: {
      name: 'Gezegenler',
      title: 'Astrolojide gezegenler ve noktalar',
      heading: 'Astrolojide gezegenler ve noktalar',
      description:
        'Güneş’ten Plüton’a gezegenler, yanlarında Ay düğümleri, Juno, Kiron ve Lilith; hepsinin şu an nerede olduğu.',
      lede: 'Haritada kim ne iş yapar, bugün nerededir?',
    },
    houses: {
      name: 'Evler',
      title: 'On iki ev',
      heading: 'On iki ev',
      description:
        'Doğum haritasında her ev neyi anlatır, sınırları nasıl çizilir, sistemler neden anlaşamaz?',
      lede: 'Bir gezegen hayatının neresinde çalışıyor?',
    },
    aspects: {
      name: 'Açılar',
      title: 'Gezegenler arasındaki açılar',
      heading: 'Gezegenler arasındaki açılar',
      description:
        'Kavuşum, kare, üçgen ve ötekiler: Gezegenlerin arasındaki açılar nedir, birlikte nasıl okunur?',
      lede: 'Haritadaki gezegenler birbirine ne söyler?',
    },
    moon: {
      name: 'Ay',
      title: 'Ay, evreleri ve burçları',
      heading: 'Ay, evreleri ve burçları',
      description: 'Yeniay, dolunay, sekiz evre, Ay’ın burcu ve bir geceden ötekine değişenler.',
      lede: 'Gökyüzünün en hızlısı, üstelik herkesin gördüğü.',
    },
    sky: {
      name: 'Gök olayları',
      title: 'Retrolar, tutulmalar ve önümüzdeki aylar',
      heading: 'Retrolar, tutulmalar ve önümüzdeki aylar',
      description:
        'Önümüzdeki ayların retroları, tutulmaları ve burç değişimleri, kendi saatine göre tarihleriyle.',
      lede: 'Yukarıda ne oluyor, ne zaman oluyor?',
    },
    relationships: {
      name: 'İlişkiler',
      title: 'İki kişilik astroloji',
      heading: 'İki kişilik astroloji',
      description:
        'Sinastri, kompozit harita, Juno, Venüs ve Mars: İki harita birlikte nasıl okunur, neyi söyleyemez?',
      lede: 'Aynı masada iki harita.',
    },
  },
  author: 'Celestia yazı masası',
  made: 'Yayım:',
  changed: 'Güncelleme:',
  contents: 'Bu yazıda',
  related: 'Buradan devam et',
  turn: 'Bu konuda',
  previous: 'Önceki',
  next: 'Sonraki',
  acts: {
    link: 'Yazının bağlantısı',
    share: 'Paylaş',
    print: 'Yazdır',
    copied: 'Bağlantı kopyalandı.',
    copyByHand: 'Bağlantıyı kutudan kopyala.',
  },
  book: 'Uzun uzun okumak istersen: Senin doğumundan hazırlanan bir kitap',
  tools: {
    'natal-chart': {
      heading: 'Kendi haritanda gör',
      text: 'Doğum bilgilerini yaz, evleriyle birlikte bütün harita açılsın.',
      button: 'Haritamı çiz',
    },
    'rising-sign': {
      heading: 'Yükselenini bul',
      text: 'Doğduğun gün, saat ve şehir yeter.',
      button: 'Yükselenimi bul',
    },
    'juno-calculation': {
      heading: 'Juno sende nerede?',
      text: 'Doğum bilgilerini yaz, burcunu ve evini oku.',
      button: 'Juno’mu bul',
    },
    'relationship-compatibility-calculator': {
      heading: 'İki haritayı yan yana koy',
      text: 'İki doğum, aralarındaki bağlar ve gerekçeleri.',
      button: 'İki haritayı karşılaştır',
    },
    'compatibility-test': {
      heading: 'Bir de testte dene',
      text: 'İkiniz üzerine birkaç soru, arkasında iki Güneş.',
      button: 'Teste başla',
    },
    'astrological-summary': {
      heading: 'Haritan tek sayfada',
      text: 'Üç temel burcun, elementlerin dengesi ve öne çıkanlar.',
      button: 'Özetimi gör',
    },
    'lunar-eclipse': {
      heading: 'Sıradakini görecek misin?',
      text: '1900’den 2099’a bütün Ay tutulmaları, bulunduğun yerin saatleriyle.',
      button: 'Ay tutulmaları',
    },
    'solar-eclipse': {
      heading: 'Sıradakini görecek misin?',
      text: '1900’den 2099’a bütün Güneş tutulmaları, geçtiği yol ve bulunduğun yerin saatleriyle.',
      button: 'Güneş tutulmaları',
    },
    horoscopes: {
      heading: 'Bugün senin burcun',
      text: 'Her burç için gün, hafta, ay ve yıl; gerçek gökyüzünden yazıldı.',
      button: 'Burç yorumlarını oku',
    },
    'astrological-events': {
      heading: 'Bütün yıl tek bakışta',
      text: 'Duraklamalar, burç değişimleri, Ay’lar ve tutulmalar; kendi saatinle, takvim dosyasıyla.',
      button: 'Yılın gök olayları',
    },
  },
};
