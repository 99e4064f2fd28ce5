import type { SignTexts } from '../../interpretation-types.ts';

/** The Vertex in each sign: the kind of meeting that seems to find one, a line each. */
export const vertexSigns: SignTexts = {
  aries:
    'Koç öncü burçtur, karşılaşmaların da kapıyı tıklatmaz; ilk cümlesi yarı meydan okuma, yarı davet olan biri seni yerinden kaldırabilir.',
  taurus:
    'Aynı bankta acelesi olmayan biriyle yan yana düşebilirsin; toprak burcu ağır bağlandığından aranızda önce sessizlik, sonra uzun yıllar birikebilir.',
  gemini:
    'İkizler’i Merkür yönetir; yanlış numaraya gitmiş bir mesaj ya da rötarlı bir yolculuk bitmez bir sohbetin ilk satırı olabilir.',
  cancer:
    'Birinin çocukluğunu dinlerken, daha ikinci saatte kendini akraba olmuş gibi hissettiğin tanışmalar sana pek yabancı gelmez.',
  leo: 'Kutlamanın ortasında kalabalığı yarıp doğruca sana gelen biri, unuttuğun bir hevesini yüksek sesle hatırlatabilir.',
  virgo:
    'Ufak bir aksilikte el uzatan, işi bitirip teşekkürü beklemeden giden kişiyle yolların nedense bir kez daha kesişebilir.',
  libra:
    'Seni doğru insanla çoğunlukla bir başkası tanıştırır, çünkü Terazi aracıyı sever; daha ikinci cümlede iki eşit gibi konuşursunuz.',
  scorpio:
    'Sır gibi başlayan karşılaşmalar senin payına düşer; bakışı uzun süren bir yabancıya, kimseye söylemediğini söylediğin olur.',
  sagittarius:
    'Yolda, derste ya da başka bir dilin konuşulduğu bir odada karşına çıkan kişi, kafandaki haritanın kenarını biraz öteye taşıyabilir.',
  capricorn:
    'Satürn ağırdan aldığı için, işle başlayan bir tanışma geç kalmış gibi görünse de kök salar; ağırbaşlı biri yıllar sonra da orada olabilir.',
  aquarius:
    'Kimsenin ilgilenmediği tuhaf bir konuyu senin kadar merak eden biriyle hiç ummadığın bir kalabalıkta karşılaşabilir, hemen ortak bir dil kurabilirsin.',
  pisces:
    'Kıyıda ya da bir ezginin ortasında beliren birini, daha adını öğrenmeden tanıyormuş gibi olduğun karşılaşmalara açıksın.',
};
