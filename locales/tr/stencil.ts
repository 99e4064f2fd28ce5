import type { StencilWords } from '../en/stencil.ts';

/** The picture of a chart to share, in Turkish. */
export const stencil: StencilWords = {
  title: 'Doğum haritanı paylaşılacak bir görsele dönüştür',
  description:
    'Doğum haritandan hikâye ya da gönderi için bir görsel yap: Güneş, Ay, yükselen ve çark, üç ayrı stilde. Üzerinde doğum tarihin, saatin ve yerin yazmaz.',
  heading: 'Haritanın görseli',
  lede: 'Güneş, Ay, yükselen ve bütün çark; hikâye ya da gönderi için çizilir. Yalnızca burçlar görünür: Tarih yok, saat yok, yer yok, bunları dakikasına kadar ele verecek bir derece de yok.',
  example: 'Örnek: şu saatin gökyüzü.',
  result: {
    heading: 'Görselin',
    style: 'Stil',
    format: 'Boyut',
    styles: { night: 'Gece', paper: 'Kâğıt', dusk: 'Alacakaranlık' },
    formats: { story: 'Hikâye, 1080 × 1920', square: 'Kare, 1080 × 1080' },
    apply: 'Göster',
    png: 'PNG indir',
    svg: 'SVG indir',
    share: 'Görseli paylaş',
    link: 'Bu görselin bağlantısı',
    working: 'Görsel çiziliyor…',
    done: 'Görsel kaydedildi.',
    failed: 'Görsel çizilemedi. SVG olarak indirmeyi dene.',
    scrambled: 'Tarayıcın, izlenmeni önlemek için görselleri bozuyor. Bunun yerine SVG olarak indir.',
    note: 'Görsel de bağlantısı da gök cisimlerinin burcunu söyler, derecesini söylemez. Yine de burçlara bakan biri doğum gününü iki üç gün, yükselen de varsa saatini iki saat kadar farkla bulabilir.',
    ready: 'Görsel hazır. Paylaşmak için bir kez daha bas.',
    broken: 'Bu bağlantı eksik, görsel çizilemiyor. İstersen burada yenisini yap.',
  },
  picture: {
    sun: 'Güneş',
    moon: 'Ay',
    rising: 'Yükselen',
    most: {
      fire: 'Ateş ağır basıyor',
      earth: 'Toprak ağır basıyor',
      air: 'Hava ağır basıyor',
      water: 'Su ağır basıyor',
    },
    even: 'Elementler dengede',
    made: 'Celestia çizdi',
  },
};
