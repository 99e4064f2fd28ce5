import type { SignTexts } from '../../interpretation-types.ts';

/** The Vertex in each sign: the kind of meeting that seems to find one, a line each. */
export const vertexSigns: SignTexts = {
  aries:
    'Seni bulan karşılaşmalar kapıyı tıklatmadan girer; ilk cümlesi yarı meydan okuma, yarı davet olan biri seni yerinden kaldırır.',
  taurus:
    'Aynı bankta, aynı fidanlıkta, acelesi olmayan biriyle yan yana düşersin; aranızda önce sessizlik, sonra uzun yıllar birikir.',
  gemini:
    'Yanlış numaraya gitmiş bir mesaj ya da rötarlı bir yolculuk, bitmek bilmeyen bir sohbetin ilk satırı olmaya yatkındır.',
  cancer:
    'Birinin çocukluğunu dinlerken, daha ikinci saatte akraba olmuş gibi hissettiğin tanışmalar sana pek yabancı düşmez.',
  leo: 'Kutlamanın ortasında kalabalığı yarıp doğruca sana gelen biri, unuttuğun bir hevesini yüksek sesle hatırlatabilir.',
  virgo:
    'Ufak bir aksilikte el uzatan, işi bitirip teşekkürü beklemeden giden kişiyle yolların nedense bir kez daha kesişir.',
  libra:
    'Seni doğru insana çoğunlukla bir başkası tanıştırır; ilk bakışta tartılır, ikinci bakışta çoktan eşit bulunmuşsundur.',
  scorpio:
    'Sır gibi başlayan karşılaşmalar senin payına düşer; gözünü kaçırmayan bir yabancıya kimseye söylemediğini söylediğin olur.',
  sagittarius:
    'Yolda, derste ya da başka bir dilin konuşulduğu bir odada çıkan kişi, kafandaki haritanın kenarını biraz öteye taşır.',
  capricorn:
    'Geç kalmış gibi duran, bir iş vesilesiyle başlayan tanışmalar sende kök salar; ağırbaşlı biri yıllar sonra da oradadır.',
  aquarius:
    'Kimsenin ilgilenmediği aynı tuhaf konuya meraklı birine hiç ummadığın bir kalabalıkta rastlar, hemen ortak bir dil kurarsın.',
  pisces:
    'Kıyıda ya da bir ezginin ortasında beliren birini, daha adını öğrenmeden tanıyormuş gibi olduğun karşılaşmalar seni kolay bulur.',
};
