import type { SearchWords } from '../en/search.ts';

/** The search, and what the tools of the site are called by who looks for them. */
export const search: SearchWords = {
  title: 'Celestia’da ara',
  description: 'Bir hesaplayıcıyı, yazıyı ya da terimi aklındaki adıyla bul; yazım yanlışı da olsa.',
  heading: 'Ara',
  lede: 'Hesaplayıcılar, yazılar ve sözlük.',
  label: 'Ne arıyorsun?',
  submit: 'Ara',
  none: '“{{query}}” için bir şey bulamadık. Tek sözcük dene: bir burç, bir gezegen ya da bir ev.',
  results: { one: '“{{query}}” için {{count}} sonuç', other: '“{{query}}” için {{count}} sonuç' },
  kinds: { tool: 'Araç', article: 'Yazı', term: 'Sözlük', sign: 'Burç yorumu' },
  /** Words that say nothing of what is looked for. */
  stop: 'bir ve ile mi mı mu mü ne nedir nasıl neden niçin niye ne zaman hangi kim nerede nereye benim senin bana bu şu o için gibi da de demek anlamı anlama gelir olur var yok bugün şu an şimdi astroloji astrolojide',
  /** What a sign's people are called, and what else it is looked for by. */
  signs: {
    aries: 'koçlar koç burcu',
    taurus: 'boğalar boğa burcu',
    gemini: 'ikizler burcu',
    cancer: 'yengeçler yengeç burcu',
    leo: 'aslanlar aslan burcu',
    virgo: 'başaklar başak burcu',
    libra: 'teraziler terazi burcu',
    scorpio: 'akrepler akrep burcu',
    sagittarius: 'yaylar yay burcu',
    capricorn: 'oğlaklar oğlak burcu',
    aquarius: 'kovalar kova burcu',
    pisces: 'balıklar balık burcu',
  },
  /** What a sign's horoscope is looked for by. */
  horoscope: 'günlük haftalık aylık yıllık burç yorumu yorumları bugün yarın hafta ay yıl bekliyor fal',
  /** Beside its name, what a tool is looked for by. */
  tools: {
    'natal-chart': {
      name: 'Doğum haritası',
      words: 'doğum haritası hesaplama çıkarma natal harita yıldız haritası ücretsiz gezegenler evler',
    },
    'rising-sign': {
      name: 'Yükselen burç',
      words: 'yükselen burç hesaplama öğrenme yükselenim ne ascendant',
    },
    'juno-calculation': { name: 'Juno', words: 'juno hesaplama burcu evlilik asteroidi eş' },
    'astrological-summary': {
      name: 'Astrolojik özetin',
      words: 'özet güneş ay yükselen üçlü transitlerim profilim',
    },
    'relationship-compatibility-calculator': {
      name: 'İlişki uyumu',
      words: 'aşk uyumu burç uyumu sevgilimle eşimle uyumumuz hesaplama sinastri iki harita ilişki partner',
    },
    'compatibility-test': { name: 'Uyum testi', words: 'aşk testi uyumluluk testi çift sorular' },
    horoscopes: { name: 'Burç yorumları', words: 'günlük haftalık aylık yıllık burç yorumu burçlar bugün' },
    'astrological-events': {
      name: 'Yılın gök olayları',
      words: 'bu yıl gökyüzü astrolojik olaylar takvim transitler retrolar burç geçişleri tarihler',
    },
    'solar-eclipse': { name: 'Güneş tutulmaları', words: 'güneş tutulması tarihleri harita nereden görünür' },
    'lunar-eclipse': { name: 'Ay tutulmaları', words: 'ay tutulması tarihleri kanlı ay nereden görünür' },
    'is-mercury-retrograde': {
      name: 'Merkür şu an retro mu?',
      words: 'merkür retrosu var mı bugün ne zaman bitiyor başlıyor',
    },
    'moon-sign-today': {
      name: 'Ay bugün hangi burçta?',
      words: 'ay burcu bugün ay hangi burçta evresi şimdi',
    },
    'void-of-course-moon': {
      name: 'Ay şu an boşlukta mı?',
      words: 'ay boşlukta saatleri boşluktaki ay bugün',
    },
    'next-eclipse': { name: 'Sıradaki tutulma ne zaman?', words: 'sıradaki sonraki tutulma tarihi güneş ay' },
    'ask-celestia': {
      name: 'Celestia’ya sor',
      words: 'celestiaya soru sor yapay zeka astrolog ücretsiz sohbet',
    },
    'chat-with-your-lover-lp': { name: 'Sevgilinle sohbet', words: 'sevgili sohbet partner konuşma aşk' },
    'astrology-consulting': {
      name: 'Danışmanlık',
      words: 'astroloji danışmanlığı seans randevu astrolog özel yorum',
    },
    'astrology-reports': {
      name: 'Kitaplar',
      words: 'rapor raporlar raporu doğum haritası raporu kitap kitabı pdf satın alma uzun yorum yazılı',
    },
    stencil: { name: 'Paylaşmalık görsel', words: 'görsel resim hikaye instagram güneş ay yükselen paylaş' },
    glossary: { name: 'Sözlük', words: 'astroloji terimleri sözlüğü tanımlar' },
    blogs: { name: 'Blog', words: 'yazılar kitaplık astroloji öğren oku' },
    faq: {
      name: 'Sık sorulanlar',
      words:
        'sss sık sorulan sorular yardım hesap ücretsiz mi hesap üyelik silme silinir iptal şifre ücret fiyat gizlilik veri',
    },
    about: { name: 'Hakkımızda', words: 'doğruluk yöntem kaynaklar efemeris biz kimiz' },
    contact: { name: 'İletişim', words: 'yaz eposta destek sorun bildir' },
  },
};
