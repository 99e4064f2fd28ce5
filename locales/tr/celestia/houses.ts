import type { HouseSentences } from '../../celestia-words.ts';

/** Her evin konusu, içinde durana ne yaptığı, içinden bir şey geçerken nasıl olduğu. */
export const houses: HouseSentences = {
  1: {
    field: 'kendini ortaya koyuşun',
    dwell: [
      'Bu yanını saklayamazsın, yüzünden okunur; başkaları senden önce fark etmiş bile olabilir.',
      'Girdiğin her yere bu yanınla girersin, en çok da tek başına başlattığın işlerde belli olur.',
      'Seninle yeni tanışan biri daha adını öğrenmeden bu huyunu sezer, sen ise çoğu kez farkına varmazsın.',
      'Aynaya bakınca gördüğün de yıllar geçtikçe en çok değiştirmeye uğraştığın da bu yanındır.',
    ],
    passing: [
      'Bir süre ön plandasın; yeni bir saç da yeni bir tavır da her zamankinden çok göze çarpar.',
      'Kimseyi kırma derdin olmasa ne isterdin, bunu düşünmek için iyi bir zaman.',
      'Bir işe ilk adımı atacaksan gözler sana çevrilmişken atman daha kolay olur.',
    ],
  },
  2: {
    field: 'kazandıkların ve sahip oldukların',
    dwell: [
      'Yaptığının elle tutulur bir karşılığı olsun istersin: bir ücret, bir eşya, elinden geldiğini bildiğin bir iş.',
      'Bu yanın kazandığına, harcadığına, kendine biçtiğin değere yansır.',
      'Neye para verdiğin, neyi elden çıkarmaya kıyamadığın, seni uzun uzun anlatmandan daha iyi tanıtır.',
      'Kendi emeğinle geçinebildiğini gördükçe kendine güvenin artar, başkasının ne kazandığını daha az düşünürsün.',
    ],
    passing: [
      'Fiyatlar, ücretler, eşyalar gündeminde; küçük yazıları okumaya ayırdığın vakit boşa gitmez.',
      'Elinde zaten neyin bol olduğunu bir düşün, cevap seni şaşırtabilir.',
      'Epeydir ertelediğin bir hesabı yapmak ya da emeğinin karşılığını konuşmak için uygun bir zaman.',
    ],
  },
  3: {
    field: 'konuşma, yakın çevre ve gündelik öğrenme',
    dwell: [
      'Bu yanın gündelik hayatta ortaya çıkar: mesajlaşırken, kardeşlerle, komşuyla, yolda.',
      'Bu yanın konuştukça canlanır, çoğu zaman ayaküstü bir sohbet yeter.',
      'Kardeşlerinle ya da birlikte büyüdüğün çocuklarla yaşadıkların bu yanını erkenden biçimlendirmiş olabilir.',
      'Okuduğun, duyduğun, sorduğun her küçük şey sende yer eder; seçtiğin kelimeler de içindekini ele verir.',
    ],
    passing: [
      'Her zamankinden çok mesaj gelebilir, hepsine hemen cevap vermek zorunda değilsin.',
      'Yakınlarından haber çıkabilir: bir komşudan, bir kardeşten, ertelediğin bir evraktan.',
      'Kısa bir yol, yeni bir ders ya da aramayı ertelediğin bir akraba gününe renk katabilir.',
    ],
  },
  4: {
    field: 'yuvan ve geldiğin yer',
    dwell: [
      'Bu yanının kökü çocukluğunda; kartvizitinden çok mutfağında belli olur.',
      'Bu yanını dışarıya pek göstermezsin, aynı çatıyı paylaştıkların iş arkadaşlarından çok daha iyi bilir.',
      'Büyüdüğün evde neyin konuşulup neyin konuşulmadığı, bugün verdiğin kararlarda hâlâ söz sahibidir.',
      'Ne kadar uzağa gitsen de içinde döneceğin bir yer ararsın, yaş aldıkça bu arayış daha da ağır basar.',
    ],
    passing: [
      'Bir süre gönlün yuvanda: kendi sofranda, eski lakabını bilenlerin yanında.',
      'Evde onarılacak, taşınacak ya da konuşulacak bir şey çıkabilir; bir günde bitmesi gerekmiyor.',
      'Büyüklerinle oturup eski bir aile hikâyesini baştan dinlemek böyle zamanlarda içini ısıtır.',
    ],
  },
  5: {
    field: 'oyun, gönül işleri ve yarattığın şeyler',
    dwell: [
      'Oynarken, cilveleşirken, bir şey yaratırken en iyi hâlindesin; her şey işe yaramak zorunda olunca solarsın.',
      'Bir şeyi yalnızca keyfi için yaptığında bu yanın yeniden canlanır.',
      'Çocukların yanında ya da kendini bir hevese kaptırdığında, unuttuğunu sandığın bir yanınla karşılaşırsın.',
      'Gönlünü verdiğin her şeye kendinden bir parça katarsın, beğenilip beğenilmemesi de bu yüzden sana dokunur.',
    ],
    passing: [
      'Canın görevden çok eğlence istiyor; bir akşamın boş kalsa iş bir yere kaçmaz.',
      'Elinle yaptığın ya da göz kırparak söylediğin şeyler böyle günlerde iyi karşılanır.',
      'Bir hevesini ciddiye al; yalnız kendin için ayırdığın birkaç saat içini açar.',
    ],
  },
  6: {
    field: 'gündelik iş ve alışkanlıklar',
    dwell: [
      'Bu yanını en çok çalışırken, düzen kurarken, sıradan bir işi doğru dürüst yaparken gösterirsin.',
      'Bu yanın sıradan bir günü nasıl geçirdiğinden, işe yaramayı ne kadar istediğinden belli olur.',
      'Yükün fazla geldiğini aklından önce bedenin haber verir; uykuna, öğünlerine bakarak nasıl olduğunu anlayabilirsin.',
      'Hayatını büyük anlardan çok her gün yinelediğin küçük şeylerle kurarsın, bozulunca da onlarla toparlarsın.',
    ],
    passing: [
      'Uyku, yemek, yapılacaklar, beline uyan bir sandalye: küçük şeyleri yoluna koymanın zamanı.',
      'Küçük bir alışkanlığı değiştirmek seni büyük bir karardan daha ileri götürür.',
      'İşlerin birikmiş görünse de en küçüğünden başla, bedenin ne istiyorsa ona da kulak ver.',
    ],
  },
  7: {
    field: 'ortaklık ve ikili ilişki',
    dwell: [
      'Bu yanını önce başkasında görür, kendinde de olduğunu sonra anlarsın.',
      'Bu yanını en çok ikili ilişkilerde yaşarsın, anlaşırken de tartışırken de.',
      'Karşına hep benzer insanlar çıkıyorsa şaşma, onları biraz da kendinde eksik sandığın şey için seçersin.',
      'Birine söz verdiğinde bütün dengen değişir, bu yüzden kiminle yola çıktığın en az gittiğin yer kadar önemlidir.',
    ],
    passing: [
      'Bir süre söz karşındakinde; dinlemek, haklı çıkmaktan daha çok işine yarayabilir.',
      'Söylenmiş söylenmemiş anlaşmalar gündeme geliyor, ne istediğini açıkça konuşmanın sırası.',
      'Birine danışmak, ortak bir iş için el sıkışmak ya da bir dargınlığı konuşmak kolaylaşır.',
    ],
  },
  8: {
    field: 'güven ve paylaşılan şeyler',
    dwell: [
      'Bu yanın ancak güvendiğin yerde ortaya çıkar: ortak parada, yakınlıkta, kapı kapanınca konuşulanlarda.',
      'Bu yanını göstermek yürek ister, çünkü herkesin kendine sakladığı konulara dokunur.',
      'Kaybettiğin bir şeyin ardından eskisi gibi kalmaz, her seferinde kendini baştan kurmayı öğrenirsin.',
      'Birine borçlanmak da emanet bırakmak da seni derinden etkiler; kime ne kadar açılacağını uzun uzun tartarsın.',
    ],
    passing: [
      'Birileriyle paylaştığın ne varsa konuşmanın vakti: para, sır ya da yakınlık.',
      'İçinden bir şeyi dibine kadar temizlemek gelebilir, başlamak için tek bir çekmece yeter.',
      'Ortak bir hesap, eski bir borç ya da söylenmemiş bir söz gündeme gelebilir, acele karar verme.',
    ],
  },
  9: {
    field: 'yolculuk, öğrenim ve inandıkların',
    dwell: [
      'Ufkun geniş olsun istersin: bir yol, bir konu, içinde büyüyebileceğin bir inanç.',
      'Bu yanını en çok boyunu biraz aşan bir işte, bilmediğin bir yolda ya da zor bir kitap okurken hissedersin.',
      'Yaşadıklarına bir anlam bulmadan rahat edemezsin, inandığın şeyi de yaşadıkça yeniden gözden geçirirsin.',
      'Doğduğun yerden uzakta, başka bir dilin ya da düşüncenin içinde kendini yeniden tanırsın.',
    ],
    passing: [
      'Bir süre ufkun genişliyor; bileti alınmamış bir yol planı bile iyi gelir.',
      'Her şeye bambaşka bakan biriyle konuşmak sana yeni bir fikir verebilir.',
      'Merak ettiğin bir konuyu baştan öğrenmek ya da uzaktaki birine yazmak için güzel bir zaman.',
    ],
  },
  10: {
    field: 'mesleğin ve adın',
    dwell: [
      'İşinde ve itibarında bu yanını herkes görür, sen istesen de istemesen de.',
      'Bu yanınla tanınmak istersin, yıllar geçtikçe daha da çok.',
      'Üstlerinin senden ne beklediğini hep hissedersin, başarıyı kendi ölçünle tartmayı öğrenmen ise zaman alır.',
      'Seçtiğin meslek ne olursa olsun, ardında nasıl bir iz bıraktığın sana aldığın paradan çok dokunur.',
    ],
    passing: [
      'Karar verenlerin gözü üstünde, bundan sonra ne yapmak istediğini de belli et.',
      'İşin her zamankinden çok göze çarpıyor; övgü de gelebilir, soru da.',
      'Uzun vadede nereye varmak istediğini düşün, bunu yolunu açabilecek birine de söyle.',
    ],
  },
  11: {
    field: 'dostlar ve umut ettiklerin',
    dwell: [
      'En çok dostlarının arasında, tek kişiyi aşan planlarda canlanırsın.',
      'Bu yanın çoğu kez bir toplulukta, kendi seçtiğin insanlarla paylaştığın bir hayalde ortaya çıkar.',
      'Kiminle vakit geçirdiğin seni sandığından çok etkiler; çevren değiştiğinde sen de yavaş yavaş değişirsin.',
      'Geleceği düşünürken yalnız kendini değil, yanında görmek istediğin insanları da hesaba katarsın.',
    ],
    passing: [
      'Dostlar ve planlar öne çıkıyor, sıradan görünen bir davet asıl işine yarayan olabilir.',
      'Ne istediğini açıkça söyle, yardımcı olabilecek birini tanıyan çıkabilir.',
      'Uzun zamandır görmediğin arkadaşlarını bir araya getirmek sandığından kolay olabilir.',
    ],
  },
  12: {
    field: 'yalnızlık ve perde arkası',
    dwell: [
      'Bu yanın sessiz saatlerde, yarım kalan rüyalarda ortaya çıkar; duymak için yalnız kalman gerekir.',
      'Bu yanının nasıl çalıştığını ancak ortalık durulunca, kendi başına kalınca fark edersin.',
      'Başkalarının derdini dinlerken kendi sesini kaçırabilirsin, onu ancak elini eteğini çektiğinde duyarsın.',
      'Kimse bilmeden yaptığın iyilikler, kimseye anlatmadığın kaygılar sende göründüğünden çok yer tutar.',
    ],
    passing: [
      'Bir süre kabuğuna çekilmek iyi gelir; dinlen, yarım işini bitir, az konuş.',
      'Üstünü örttüğün ne varsa usulca kapını çalıyor, sessiz bir saat ayırman yeter.',
      'Rüyalarına, sebepsiz sandığın yorgunluğuna dikkat et; ikisi de sana bir şey söylüyor olabilir.',
    ],
  },
};
