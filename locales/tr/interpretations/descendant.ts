import type { SignTexts } from '../../interpretation-types.ts';

/** The Descendant in each sign: what one looks for and meets in partners. */
export const descendant: SignTexts = {
  aries:
    'Sen hâlâ tartarken yanındaki çoktan montunu giymiş olsun istersin. Batı ufkunda Koç varsa çekici bulduğun insan atak, açık sözlü, biraz da sabırsızdır; ilk adımı atar, kızdığını saklamaz. Uzlaştırıcı hâlin bu ateş burcunun yanında canlanır. Tatsızlıktan kaçmak için ona bıraktığın öfkeyi bir süre sonra karşında bulursun. Senden gelen ilk itiraz, ikiniz için de beklenmedik bir ferahlıktır.',
  taurus:
    'Her şeyi sonuna kadar yaşayan bir yüreğin yanına acele etmeyen bir el yakışır. Aradığın kişi sözünde durur, dokunmayı bilir, yarınki işi bugünden hazırlar; onun ağır ritmi senin içindeki yoğunluğu yatıştırır. Sen derine inmek istersin, o yerinden kıpırdamaz ve bu seni zaman zaman çileden çıkarır. İnatlaştığınız günlerde haklıyı aramayın, birlikte dışarı çıkın; konu dönüşe kalmaz.',
  gemini:
    'Büyük bir fikri anlatırken lafını kesip “Peki ya şu?” diyen insana gönlün kayar. İkizler karşı ufuktan meraklı, çevik, genç ruhlu ortaklar yollar: iğneyi de iltifatı da aynı mesaja sığdıran, her ay başka bir hevesle gelen. Sohbet kesilirse sevgi de kesildi sanırsın. Karşındakinin kararsızlığı canını sıkabilir, oysa seni kesin hükümlerinden koruyan da odur.',
  cancer:
    'Gün boyu kimseye muhtaç olmadan dolaşır, akşam “Aç mısın?” diye soran birine dönersin. Seni en çok, duygusunu göstermekten çekinmeyen, hatırlayan, kollayan bir eş çeker, çünkü Yengeç senin açığa vurmadığın yanı taşır. Alınganlığı önce fazla gelir, sonra kendi söyleyemediklerini onun yüzünde okursun. Hep o sorsun diye beklemek ise bir gün ikinizi de aç bırakabilir.',
  leo: 'İlişkide kendin göze çarpmaya uğraşmazsın, göze çarpan birini sevmeye ise doyamazsın. Aslan’ın sıcaklığı sana karşı taraftan gelir: gururlu, cömert, gülüşü sokaktan duyulan insanlar. Serin ve eşitlikçi tavrın yanlarında yumuşar; bir kişiyi herkesten üstün tutmanın tadını onlardan öğrenirsin. Onların doğum gününü bandoyla kutlarken kendininkini takvimden silen sen olma.',
  virgo:
    'Sana şiir yazan biri hoşuna gider, çatıyı onaran ise kalır. Hayallerle dolu dünyana Başak’ın ölçüsü iyi geldiğinden becerikli, verdiği saate uyan insanlara güvenirsin; sevgilerini bir faturayı vaktinde yatırarak gösterirler. Eleştirileri ara sıra can yakar, çoğunun arkasında kaygı durur. Düzeltilen her huyun sahiden bozuk olup olmadığını sormak hakkındır.',
  libra:
    'Sen içeri dalarsın, o arkandan gelip herkesin elini sıkar. Atak tavrının karşısında Venüs’ün yönettiği Terazi durur; dengeli, zarif, kavganın yerine konuşmayı koyan birini ararsın. Onun yanında parlamadan önce karşı tarafı da dinlemeye başlarsın. Onun kararsızlığına sinirlenip her şeye tek başına karar vermek kolaydır, bağınız ise sizi biraz geciktiren o uzun istişarelerde kurulur.',
  scorpio:
    'Huzuruna düşkünsün, buna rağmen yüzeyde kalan bir yakınlıkla yetinmezsin. Toprak burcundan bakan, suyun dibini merak eder; Alçalan’daki Akrep tutkulu, ketum, bakışını kaçırmayan birini çağırır. Onunla kıskanmayı da affetmeyi de öğrenirsin. Elindekini korumak ile kendini birine bırakmak arasındaki çekişme burada yaşanır. Ortak bir sırrınız olduğunda uykusuz bir geceye bile razı gelirsin.',
  sagittarius:
    'Aklın on yere birden koşarken gönlün tek bir istikamete yürüyen birine takılır. Kanaati olan, yola düşen, lokantada yüksek sesle gülen insanlar sana iyi gelir; Yay sende eksik kalan yönü getirir. Ayrıntıyı sen bilirsin, yolun adını o. Sözünü esirgememesi zaman zaman kırar, buna karşılık nerede durduğu hep bellidir. Onun hakikatini benimserken kendi sorularından vazgeçme, seni sevdiren o sorulardır.',
  capricorn:
    'Çabuk duygulanan biri için yaslanacak sağlam bir omuz, şiirden sayılır. Oğlak batı ufkundayken ağırbaşlı, işine düşkün, yaşça senden büyük ya da öyleymiş gibi duran insanlara yakınlık duyarsın. Böyle biri sevgisini Satürn yüzünden az söyler, daha çok yaptıklarıyla gösterir. Onu soğuk bulduğun günlerde, sana sormadan hallettiği işlerin listesi hayli uzundur. Herkesi aile gibi sarmak istersin, o ise biraz beklenmekten hoşlanır.',
  aquarius:
    'Herkesin sana hayran kaldığı yerde, hayran kalmayan tek kişiyi merak edersin. Kova bağımsız, arkadaş canlısı, kimseye benzemeyen ortaklara işaret eder; şımartmazlar, ama seni kendileriyle eşit tutarlar. Gururun önce incinir, sonra bu serinlikte dinlenir. Mesafelerini ilgisizlik sayma: Kurdukları o kalabalık hayalde yerin çoktan ayrılmıştır.',
  pisces:
    'Liste yapmadan yola çıkan birine önce kızar, sonra bağlanırsın. Ölçüp biçen tavrının karşısında Balık’ın sınırsız suyu vardır: sezgili, yumuşak, biraz dağınık, yüreği açık insanlar. Onların yanında hatanın da sevilebildiğini görürsün. Birini kurtarmaya soyunduğun ilişkilerde kimin hangi işi yaptığı karışır. Yardım etmeden sevmeyi denediğin bir hafta, ikinize de izin günü kadar iyi gelir.',
};
