import type { SignTexts } from '../../interpretation-types.ts';

/** Each sign rising in a few strokes, to be known by: for who does not know the hour of birth and asks which one it may be. */
export const risingPortraits: SignTexts = {
  aries:
    'Kuyrukta beklemek sana zor gelir. Söz, aklına uğramadan ağzından çıkar, yürürken yanındakileri geride bırakırsın. Koç ateş burcudur; öfken çabuk parlar, akşama unutulur. Seni ilk kez görenler en çok enerjini ve açık sözünü anlatır.',
  taurus:
    'Kimse seni ikinci kez acele ettirmeyi denemez. Sesin yumuşak, adımların ağırdır; sıkan ayakkabıyı ikinci gün giymezsin. Boğa sabit burç olduğundan son dakikada değişen plan keyfini kaçırır, biraz süre verilirse alışırsın.',
  gemini:
    'Aynı anda üç konuyu düşünür, ellerinle anlatırsın. Herkesin bir tanıdığını tanır, duyduğun şiveyi farkında olmadan kaparsın. Uzun konuşmaları dinlerken ayağın sallanır; asıl merakın hep bir sonraki sorudadır.',
  cancer:
    'Bir yere girince önce kimlerin geldiğine bakarsın, montunu sonra çıkarırsın. Ay’ın yönettiği Yengeç’te sevincin de tasan da belli olur. Doğum günlerini de kırgınlıkları da unutmazsın. Yeni tanıştıklarına geç ısınır, ısınınca evini açarsın.',
  leo: 'Fotoğrafta hemen seçilirsin. Dik oturur, içten kahkahalar atar, sıkıcı bir hikâyenin sonunu güzelleştirmeden duramazsın. Eleştiriye katlanırsın da görmezden gelinmek ağır gelir; yürekten bir övgü haftalarca içini ısıtır.',
  virgo:
    'Duvardaki eğri çerçeveyi ilk gören sensin. Bir şey bozulunca, bir yazı okunacaksa ya da akıl danışılacaksa telefon sana gelir. Övülünce gözünü kaçırırsın. Aklında hep bir liste vardır, çoğunun üstü de çizilmiştir.',
  libra:
    '“Hayır” demeden önce daha kibar bir yol ararsın. Terazi’yi Venüs yönetir: Nereye ne giyileceğini bilir, iki tarafı da dinlersin; hediye seçmen uzun sürer. Seninle aynı odada herkes rahatlar. Tek başına karar vermekse angarya gibidir.',
  scorpio:
    'Birkaç saniye bakman yeter, karşındaki içini dökmeye başlar. İlk tanışmada az konuşur, hemen her şeyi fark edersin. Sana verilen sır yıllarca sende durur. Sevdiğini sonuna kadar seversin; havadan sudan laf açılınca susarsın.',
  sagittarius:
    'Kahkahan yan odadan duyulur. Elin kolun bir yerlere çarpar, doğruyu biraz fazla açık söylersin. Çekmecende yarım kalmış bir gezi planı hep bulunur. Kapalı mekânlar seni daraltır, iyi bir tartışmaysa gününü güzelleştirir.',
  capricorn:
    'Çocukken sana “Yaşından büyük” derlerdi. İşine hazırlıklı gelir, coşkulu kalabalıkta sakin kalır, vaktinde gelene güvenirsin. Arada bir espri patlatırsın; yüzün öyle ciddidir ki dinleyenlerin yarısı anlamaz.',
  aquarius:
    'Sınıfta tuhaf merakı olan çocuk büyük ihtimalle sendin. Herkesle iyi geçinir, az kişiyi yakına alırsın. Haksızlık gördüğünde çoğunluğa karşı çıkarsın. Modayı ya herkesten önce bulursun ya da hiç umursamazsın.',
  pisces:
    'Trende yanına oturan derdini sana anlatır. Lafın yarısında gözün dalar, bir şarkı günlerce dilinden düşmez, eldivenini orada burada unutursun. Gürültü seni yorar; Balık su burcu olduğundan birinin üzüldüğünü çoğu zaman ondan önce sezersin.',
};
