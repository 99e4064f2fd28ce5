import type { HouseSentences } from '../../celestia-words.ts';

/** Her evin konusu, içinde durana ne yaptığı, içinden bir şey geçerken nasıl olduğu. */
export const houses: HouseSentences = {
  1: {
    field: 'kendini ortaya koyuşun',
    dwell: [
      'Orada yüzünden okunur; başkaları bunu senden önce fark etmiş bile olabilir.',
      'Kapıdan seninle birlikte girer, kendi başına başlattığın işlerde de açıkça görünür.',
    ],
    passing: [
      'Bir süre ön plandasın; yeni bir saç da yeni bir evet de her zamankinden çok iz bırakır.',
      'Kibarlık edecek kimse yokken ne istiyorsun, böyle günlerin sorusu bu.',
    ],
  },
  2: {
    field: 'kazandığın ve sahip olduğun',
    dwell: [
      'Orada elle tutulur bir karşılık ister: bir ücret, bir eşya, elinden geldiğini bildiğin bir iş.',
      'Kazandığına, sakladığına, oradan da kendine biçtiğin değere bağlanır.',
    ],
    passing: [
      'Fiyatlar, ücretler, eşyalar gündeminde; küçük yazıları okumaya ayırdığın vakit boşa gitmez.',
      'Elinde zaten neyin bol olduğunu bir düşün, cevap seni şaşırtabilir.',
    ],
  },
  3: {
    field: 'konuşma, yakın çevre ve gündelik öğrenme',
    dwell: [
      'Orada gündelik olanın içinde yaşar: mesajlarda, kardeşlerde, komşuda, yarı uykulu kısa yollarda.',
      'Canlanmak için söz ve muhabbet ister, onu çoğunlukla ayaküstü bir sohbette bulursun.',
    ],
    passing: [
      'Her zamankinden çok mesaj gelebilir, içlerinden biri yavaş bir cevabı hak ediyor.',
      'Yakınındakinin sana haberi var: bir komşunun, bir kardeşin, ertelediğin bir evrakın.',
    ],
  },
  4: {
    field: 'yuvan ve geldiğin yer',
    dwell: [
      'Orada kökte durur; kartvizitten çok mutfağa, çocukluğa yakındır.',
      'Onu içeride tutarsın, aynı çatıyı paylaştıkların iş arkadaşlarından çok daha iyi bilir.',
    ],
    passing: [
      'Bir süre yönün yuvaya dönük: kendi sofrana, eski lakabını bilenlere.',
      'Evde onarılacak, taşınacak ya da konuşulacak bir şey var; bir günde bitmesi gerekmiyor.',
    ],
  },
  5: {
    field: 'oyun, gönül işleri ve yarattığın şeyler',
    dwell: [
      'Orada oynamak, cilveleşmek, bir şey yapmak ister; her şey işe yaramak zorunda olunca solar.',
      'Bir şeyi yalnızca keyfi için yaptığında onu yeniden bulursun.',
    ],
    passing: [
      'Canın görevden çok eğlence istiyor; görev de boş bir akşamdan sağ çıkar herhâlde.',
      'Elinle yaptığın ya da göz kırparak söylediğin şeyler böyle günlerde iyi karşılanır.',
    ],
  },
  6: {
    field: 'gündelik iş ve alışkanlıklar',
    dwell: [
      'Orada çalışma gününe, düzene, sıradan bir işi doğru dürüst yapmaya gider.',
      'Sıradan bir salıyı nasıl kurduğunda, ne kadar işe yaramak istediğinde görünür.',
    ],
    passing: [
      'Günlerinin küçük çarkları yağ istiyor: uyku, liste, beline uyan bir sandalye.',
      'Azıcık değiştirilen tek bir alışkanlık, büyük bir karardan öteye götürür.',
    ],
  },
  7: {
    field: 'ortaklık ve ikili ilişki',
    dwell: [
      'Bu yanını orada önce başkasında görür, senin olduğunu sonra fark edersin.',
      'Bu yanın karşılıklı otururken belli olur; anlaşırken de tartışırken de.',
    ],
    passing: [
      'Bir süre söz karşındakinde; haklı olmaktansa dinlemek seni daha ileri götürebilir.',
      'Söylenmiş söylenmemiş anlaşmalar gündeme geliyor, daha iyisini istemenin sırası.',
    ],
  },
  8: {
    field: 'güven ve paylaşılan şeyler',
    dwell: [
      'Orada yüzeyin altına iner: güvene, ortak paraya, kapı kapanınca konuşulanlara.',
      'Derinlik ve biraz yürek ister, çünkü insanların kendine sakladığı konularla işi vardır.',
    ],
    passing: [
      'Paylaşılan ne varsa konuşulmak istiyor; bir borç, bir sır ya da bir yatak.',
      'Bir şeyi dibine kadar temizlemek gelebilir içinden, başlangıca tek bir çekmece yeter.',
    ],
  },
  9: {
    field: 'yolculuk, öğrenim ve inandıkların',
    dwell: [
      'Orada mesafe ister: bir yol, bir konu, içinde büyüyebileceğin kadar geniş bir inanç.',
      'Onu en çok boyunu biraz aşan bir işte, elinde harita ya da zor bir kitapla hissedersin.',
    ],
    passing: [
      'Bir süre ufkun genişliyor; bileti alınmamış bir yol planı bile iyi gelir.',
      'Her şeyi bambaşka gören biri, o günlerin en iyi yoldaşı çıkabilir.',
    ],
  },
  10: {
    field: 'dünyadaki işin ve adın',
    dwell: [
      'Orada herkesin gözü önündedir, işinde ve adında; sen istesen de istemesen de.',
      'Bir şeyle anılmak ister, yıllar geçtikçe de bunu daha bilerek yapar.',
    ],
    passing: [
      'Karar verenler seni görebiliyor, bundan sonra ne yapmak istediğini de görsünler.',
      'İşin her zamankinden çok göze çarpıyor; övgüsü de sorusu da birlikte geliyor.',
    ],
  },
  11: {
    field: 'dostlar ve umut ettiklerin',
    dwell: [
      'Orada dostların arasında, tek kişiden büyük planlarda canlanır.',
      'Onu çoğu kez bir toplulukta, kendi seçtiğin insanlarla kurduğun bir umutta bulursun.',
    ],
    passing: [
      'Dostlar ve planlar öne çıkıyor, sıradan görünen bir davet işe yarayanı olabilir.',
      'Ne umduğunu yüksek sesle söylemenin vakti, birinin tanıdığı çıkabilir.',
    ],
  },
  12: {
    field: 'yalnızlık ve perde arkası',
    dwell: [
      'Orada gözden uzak çalışır, sessiz saatlerde, yarım kalan rüyalarda; duyulması için yalnız kalman gerekir.',
      'Ortalık durulana kadar fark etmezsin, sonra bakarsın hep çalışıyormuş.',
    ],
    passing: [
      'Bir süre sular çekiliyor; dinlen, bitir, düşündüğünden azını söyle.',
      'Ele almadığın ne varsa usulca kapıyı çalıyor, sessiz bir saat cevap olarak yeter.',
    ],
  },
};
