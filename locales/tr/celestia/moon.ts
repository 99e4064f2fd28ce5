import type { MoonSentences } from '../../celestia-words.ts';

/** Ay’ın günleri, evreleri, Güneş’le buluşmalarının istediği. */
export const moon: MoonSentences = {
  days: {
    aries: 'Hızlı bir gün; kendini vazgeçirmeden başla.',
    taurus:
      'Gün keyif ve rahatlık istiyor; güzel bir yemek, acelesiz geçen bir saat, öğütten daha çok işe yarar.',
    gemini: 'Konuşkan bir gün; laf arasında işine yarayacak bir şey duyabilirsin.',
    cancer: 'Duygulu bir gün; tartışmaktansa sevdiğin birine uğramak daha iyi gelir.',
    leo: 'Gün biraz gösterişi kaldırır; yaptığından keyif aldığını bırak görsünler.',
    virgo: 'İş bitirmeye uygun bir gün; tek bir masayı toplamak bile bütün odanın havasını değiştirir.',
    libra: 'İnsan içine çıkmaya, gönül almaya uygun bir gün; barışmak isteyen karşılık bulur.',
    scorpio: 'Duyguların derine indiği bir gün; söylenmeyene de kulak ver.',
    sagittarius: 'Dışarı çıkmaya, düzeni biraz bozmaya uygun bir gün; yolunu değiştirmek bile iyi gelir.',
    capricorn: 'Ciddi işlere uygun bir gün; ertelediğin iş için biçilmiş kaftan.',
    aquarius: 'Akla tuhaf fikirlerin geldiği bir gün, bir kısmı da iyi; dostlarına anlat.',
    pisces: 'Her şeyden etkilenmenin kolay olduğu bir gün; kendine biraz boşluk, biraz da müzik bırak.',
  },
  phases: {
    newMoon: 'Sessiz başlangıçların, henüz kimseye duyurmadığın işlerin vakti.',
    waxingCrescent: 'Yeni bir işe başladıysan sıra ilk somut hamlede, küçük de olsa.',
    firstQuarter: 'Kararların kapıya dayandığı günler; harekete geçmek için yarım bir plan da yeter.',
    waxingGibbous: 'Elindeki işin son rötuşlarını yap; öyle görünmese de neredeyse hazır.',
    fullMoon: 'Her şey bütün hâliyle görünür, duygular da; bir işin nereye vardığı böyle günlerde anlaşılır.',
    waningGibbous: 'Öğrendiğini paylaşmanın, yardım edene teşekkür etmenin zamanı.',
    lastQuarter: 'Artık işine yaramayan ne varsa ayıklamak için iyi bir zaman.',
    waningCrescent: 'Dinlenmek de işten sayılır, yeni başlangıçlar biraz bekleyebilir.',
  },
  born: {
    newMoon: 'Böyle doğanların içinden geldiği gibi başladığı, nedenini sonradan anladığı söylenir.',
    waxingCrescent: 'Alışılmış olandan kopma isteğini gösterir, yanında biraz da kuşku vardır.',
    firstQuarter: 'Karar vermeyi sevdiğini gösterir; kim olduğunu üstlendiğin işlerde öğrenirsin.',
    waxingGibbous: 'Kendin dâhil her şeyi, kimse görmeden önce düzeltmek istediğini gösterir.',
    fullMoon: 'Kendini başkalarının gözünden tanırsın, duyguların da yüzünden okunur.',
    waningGibbous: 'Anladığını başkalarına aktarmakta iyi olduğunu gösterir.',
    lastQuarter: 'İşine yaramayan eski doğrularla vedalaşabildiğini gösterir.',
    waningCrescent:
      'Bir işi bitirmeyi bildiğini gösterir; neyin kapandığını, ardından ne geleceğini sezersin.',
  },
  newMoon: [
    'Yeniay küçük başlangıçlar için iyidir, gerisi sabır ister.',
    'Tek bir dilek tut, ama takvime yazılacak kadar somut olsun.',
    'Başlamak istediğin ne varsa ilk adımını bu günlerde küçük tut, büyütmeye vaktin olacak.',
  ],
  fullMoon: [
    'Dolunay, epeydir süren bir işin nereye vardığını gösterir.',
    'Duygular kabarır; ağzından çıkacak büyük lafı bir gece beklet.',
    'Yarım kalmış bir iş böyle günlerde sonucunu gösterir, neyi sürdüreceğine ondan sonra karar ver.',
    'Herkes biraz daha duygulu olur; kalabalığa girmeden önce kendine bir soluk payı bırak.',
  ],
  solarEclipse: [
    'Güneş tutulması, etkisi uzun süren bir yeniaydır; o günlerde başlayanın sonucu yarım yılda belli olur.',
    'Acele etme; hangi kapının kendiliğinden kapandığına, hangisinin açıldığına bak.',
  ],
  lunarEclipse: [
    'Ay tutulması güçlü bir dolunaydır; bir şeyi bitirir ya da gün ışığına çıkarır.',
    'Bırakamadığın bir şeyin çoktan bittiğini fark edebilirsin, bu sese kulak ver.',
  ],
};
