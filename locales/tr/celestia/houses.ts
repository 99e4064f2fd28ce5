import type { HouseSentences } from '../../celestia-words.ts';

/** Her evin konusu, içinde durana ne yaptığı, içinden bir şey geçerken nasıl olduğu. */
export const houses: HouseSentences = {
  1: {
    field: 'kendini ortaya koyuşun',
    dwell: [
      'Bu yanını saklayamazsın, yüzünden okunur; başkaları senden önce fark etmiş bile olabilir.',
      'Bunu girdiğin her yere yanında götürür, en çok da kendi başına başlattığın işlerde gösterirsin.',
    ],
    passing: [
      'Bir süre ön plandasın; yeni bir saç da yeni bir tavır da her zamankinden çok göze çarpar.',
      'Kimseyi kırma derdin olmasa ne isterdin, bunu düşünmek için iyi bir zaman.',
    ],
  },
  2: {
    field: 'kazandıkların ve sahip oldukların',
    dwell: [
      'Bunun elle tutulur bir karşılığı olsun istersin: bir ücret, bir eşya, elinden geldiğini bildiğin bir iş.',
      'Bu yanın kazandığına, harcadığına, kendine biçtiğin değere yansır.',
    ],
    passing: [
      'Fiyatlar, ücretler, eşyalar gündeminde; küçük yazıları okumaya ayırdığın vakit boşa gitmez.',
      'Elinde zaten neyin bol olduğunu bir düşün, cevap seni şaşırtabilir.',
    ],
  },
  3: {
    field: 'konuşma, yakın çevre ve gündelik öğrenme',
    dwell: [
      'Bu yanın gündelik hayatta ortaya çıkar: mesajlaşırken, kardeşlerle, komşuyla, yolda.',
      'Bu yanın konuştukça canlanır, çoğu zaman ayaküstü bir sohbet yeter.',
    ],
    passing: [
      'Her zamankinden çok mesaj gelebilir, hepsine hemen cevap vermek zorunda değilsin.',
      'Yakınlarından haber çıkabilir: bir komşudan, bir kardeşten, ertelediğin bir evraktan.',
    ],
  },
  4: {
    field: 'yuvan ve geldiğin yer',
    dwell: [
      'Bu yanının kökü çocukluğunda; kartvizitinden çok mutfağında belli olur.',
      'Bu yanını dışarıya pek göstermezsin, aynı çatıyı paylaştıkların iş arkadaşlarından çok daha iyi bilir.',
    ],
    passing: [
      'Bir süre gönlün yuvanda: kendi sofranda, eski lakabını bilenlerin yanında.',
      'Evde onarılacak, taşınacak ya da konuşulacak bir şey çıkabilir; bir günde bitmesi gerekmiyor.',
    ],
  },
  5: {
    field: 'oyun, gönül işleri ve yarattığın şeyler',
    dwell: [
      'Oynarken, cilveleşirken, bir şey yaratırken en iyi hâlindesin; her şey işe yaramak zorunda olunca solarsın.',
      'Bir şeyi yalnızca keyfi için yaptığında bu yanın yeniden canlanır.',
    ],
    passing: [
      'Canın görevden çok eğlence istiyor; bir akşamın boş kalsa iş bir yere kaçmaz.',
      'Elinle yaptığın ya da göz kırparak söylediğin şeyler böyle günlerde iyi karşılanır.',
    ],
  },
  6: {
    field: 'gündelik iş ve alışkanlıklar',
    dwell: [
      'Bunu en çok çalışırken, düzen kurarken, sıradan bir işi doğru dürüst yaparken gösterirsin.',
      'Bu yanın sıradan bir günü nasıl geçirdiğinden, işe yaramayı ne kadar istediğinden belli olur.',
    ],
    passing: [
      'Uyku, yemek, yapılacaklar, beline uyan bir sandalye: küçük şeyleri yoluna koymanın zamanı.',
      'Küçük bir alışkanlığı değiştirmek seni büyük bir karardan daha ileri götürür.',
    ],
  },
  7: {
    field: 'ortaklık ve ikili ilişki',
    dwell: [
      'Bu yanını önce başkasında görür, kendinde de olduğunu sonra anlarsın.',
      'Bunu en çok ikili ilişkilerde yaşarsın, anlaşırken de tartışırken de.',
    ],
    passing: [
      'Bir süre söz karşındakinde; dinlemek, haklı çıkmaktan daha çok işine yarayabilir.',
      'Söylenmiş söylenmemiş anlaşmalar gündeme geliyor, ne istediğini açıkça konuşmanın sırası.',
    ],
  },
  8: {
    field: 'güven ve paylaşılan şeyler',
    dwell: [
      'Bu yanın ancak güvendiğin yerde ortaya çıkar: ortak parada, yakınlıkta, kapı kapanınca konuşulanlarda.',
      'Bu yanını göstermek yürek ister, insanların kendine sakladığı konulara dokunursun.',
    ],
    passing: [
      'Birileriyle paylaştığın ne varsa konuşmanın vakti: para, sır ya da yakınlık.',
      'İçinden bir şeyi dibine kadar temizlemek gelebilir, başlamak için tek bir çekmece yeter.',
    ],
  },
  9: {
    field: 'yolculuk, öğrenim ve inandıkların',
    dwell: [
      'Ufkun geniş olsun istersin: bir yol, bir konu, içinde büyüyebileceğin bir inanç.',
      'Bunu en çok boyunu biraz aşan bir işte, bilmediğin bir yolda ya da zor bir kitapla hissedersin.',
    ],
    passing: [
      'Bir süre ufkun genişliyor; bileti alınmamış bir yol planı bile iyi gelir.',
      'Her şeye bambaşka bakan biriyle konuşmak sana yeni bir fikir verebilir.',
    ],
  },
  10: {
    field: 'mesleğin ve adın',
    dwell: [
      'Bu yanın herkesin gözü önündedir, işinde ve adında; sen istesen de istemesen de.',
      'Bu yanınla tanınmak istersin, yıllar geçtikçe daha da çok.',
    ],
    passing: [
      'Karar verenlerin gözü üstünde, bundan sonra ne yapmak istediğini de belli et.',
      'İşin her zamankinden çok göze çarpıyor; övgü de gelebilir, soru da.',
    ],
  },
  11: {
    field: 'dostlar ve umut ettiklerin',
    dwell: [
      'En çok dostlarının arasında, tek kişiyi aşan planlarda canlanırsın.',
      'Bu yanın çoğu kez bir toplulukta, kendi seçtiğin insanlarla kurduğun bir umutta ortaya çıkar.',
    ],
    passing: [
      'Dostlar ve planlar öne çıkıyor, sıradan görünen bir davet asıl işine yarayan olabilir.',
      'Ne istediğini açıkça söyle, yardımcı olabilecek birini tanıyan çıkabilir.',
    ],
  },
  12: {
    field: 'yalnızlık ve perde arkası',
    dwell: [
      'Bu yanın sessiz saatlerde, yarım kalan rüyalarda ortaya çıkar; duymak için yalnız kalman gerekir.',
      'Bu yanının nasıl çalıştığını ancak ortalık durulunca, kendi başına kalınca fark edersin.',
    ],
    passing: [
      'Bir süre kabuğuna çekilmek iyi gelir; dinlen, yarım işini bitir, az konuş.',
      'Üstünü örttüğün ne varsa usulca kapını çalıyor, sessiz bir saat ayırman yeter.',
    ],
  },
};
