import type { MoonSentences } from '../../celestia-words.ts';

/** Ay’ın günleri, evreleri, Güneş’le buluşmalarının istediği. */
export const moon: MoonSentences = {
  days: {
    aries: 'Günün ayağı çabuk; kendini vazgeçirmeden başla.',
    taurus: 'Gün rahatına düşkün; iyi bir ekmek ve acelesiz bir saat, öğütten çok iş görür.',
    gemini: 'Gün konuşkan; bir şey ararken üç yararlı şey duyabilirsin.',
    cancer: 'Gün duyarlı; tartışmaktansa sevdiğin birine uğramak için daha uygun.',
    leo: 'Gün biraz gösteriş istiyor; yaptığından keyif aldığını bırak görsünler.',
    virgo: 'Günün eli işe yatkın; toplanan tek bir masa bütün odanın havasını değiştirir.',
    libra: 'Gün insan içine çıkmayı, nezaketi seviyor; uzatılan bir barış eli geri çevrilmez.',
    scorpio: 'Gün derinden akıyor; söylenmeyen de söylenen kadar değerli.',
    sagittarius: 'Gün dışarı çıkmak, düzeni bozmak istiyor; eve başka yoldan dönmek bile yeter.',
    capricorn: 'Gün ağırbaşlı ve becerikli; etrafında dolandığın iş için biçilmiş kaftan.',
    aquarius: 'Günün tuhaf fikirleri var, bir kısmı da iyi; denenecek yer dost meclisi.',
    pisces: 'Gün geçirgen; içinde biraz boşluk, biraz da müzik bırak.',
  },
  phases: {
    newMoon: 'Sessiz başlangıçların, henüz kimseye duyurulmayan türden işlerin vakti.',
    waxingCrescent: 'Yakında başladığın iş şimdi ilk somut adımı istiyor, küçük olsa da.',
    firstQuarter: 'Bu sıralar bir karar kapıya dayanır, yarım bir plan da harekete yeter.',
    waxingGibbous: 'Elindekini cilala; öyle görünmese de neredeyse tamam.',
    fullMoon: 'Her şey bütün hâliyle görünür, duygular da; neyin neye vardığını görebilirsin.',
    waningGibbous: 'Öğrendiğini paylaşmanın, yardım edene teşekkür etmenin zamanı.',
    lastQuarter: 'İşi bitmiş ne varsa ayıklamak için iyi bir an.',
    waningCrescent: 'Bugünlerde dinlenmek de işten sayılır, yeni başlangıç biraz bekleyebilir.',
  },
  born: {
    newMoon: 'Böyle doğanların içgüdüyle başladığı, neden başladığını sonradan anladığı söylenir.',
    waxingCrescent: 'Eskiden beri süregelenden ayrılma isteği diye okunur, yanında bir tutam kuşkuyla.',
    firstQuarter: 'Karar vermeyi sevmek diye okunur: kim olduğunu üstlendiğin işlerde öğrenirsin.',
    waxingGibbous: 'Kendin dâhil her şeyi kimse görmeden önce iyileştirme isteği diye okunur.',
    fullMoon: 'Kendini başkalarının aynasında tanıyan, duyguları da yüzünden okunan bir hayat demek.',
    waningGibbous: 'Anladığını başkalarına aktarma yeteneği diye okunur.',
    lastQuarter: 'Artık tutmayan eski doğrularla vedalaşabilen bir akıl diye okunur.',
    waningCrescent: 'Bitirme yeteneği diye okunur: neyin kapandığını, ardından ne geleceğini sezersin.',
  },
  newMoon: [
    'Yeniay küçük bir başlangıca yakışır; bir ay bakıp büyüteceğin, sonra dönüp göreceğin bir şeye.',
    'Hayatının o alanı için tek bir dilek yaz, takvime konacak kadar da somut olsun.',
  ],
  fullMoon: [
    'Dolunay, epeydir süren bir işin nereye vardığını gösterir.',
    'Duygular kabarıktır; o büyük cümleyi bir gece beklet, sabah söyle.',
  ],
  solarEclipse: [
    'Güneş tutulması, yankısı uzun bir yeniaydır; o günlerde başlayan şey kendini yarım yılda gösterir.',
    'Acele istemez; hangi kapının kendiliğinden kapandığına, hangisini hiç görmediğine bak.',
  ],
  lunarEclipse: [
    'Ay tutulması ağırlığı artmış bir dolunaydır; bir şeyi sona ya da gün ışığına getirir.',
    'Bırakamadığın bir işle artık işin kalmadığını duyabilirsin, bunu dinlemeye değer.',
  ],
};
