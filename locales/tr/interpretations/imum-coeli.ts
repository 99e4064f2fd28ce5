import type { SignTexts } from '../../interpretation-types.ts';

/** The Imum Coeli in each sign: roots, home, how one rests in private. */
export const imumCoeli: SignTexts = {
  aries:
    'Evde oturmaktan çok evde bir işe girişmeyi seversin. Öncü burç Koç için yuva bile başlangıç çizgisidir: erken kalkılan, tartışması çabuk parlayıp çabuk sönen bir yer. Büyüdüğün çevrede kendi başına davranmak beğenilmiş olabilir. Dinlenmen bile hareket ister; bisikleti söker, halıyı silker, ardından kütük gibi uyursun. Kapın vurulmadan açılmasın, bu sana yeter.',
  taurus:
    'Kendi evinin bir kokusu vardır, uzaktayken önce onu özlersin. Dip Noktası’ndaki Boğa güvenceyi duvar kalınlığıyla, dolu kilerle, yeri değişmeyen bir yatakla ölçer. Aileden kalma bir bahçe, bir battaniye, adı unutulmuş bir gül seni geçmişe bağlar. Taşınma lafı bile omuzlarını gerer. Toprak burcunun zihni bedenden sonra susar, dinlenmeye ellerinden başlarsın.',
  gemini:
    'Evin içinde bir ses olsun istersin: balkondan bir şarkı, merdivenden gelen konuşma, yan odadaki tatlı münakaşa. İkizler aileyi lafla yaşatır: ev içi şakalar, raflara sığmayan kâğıtlar, bitmeyen “Duydun mu?”lar. Tek başına kaldığında iki kitabı birden okuyarak dinlenirsin. İçini anlatırken içinden uzaklaştığın olur, çünkü Merkür duygunun önünden gider. Bir mahalleyi yurt saymana birkaç selam yeter.',
  cancer:
    'Eve varınca kabuğun kapanır, içerisi ılıktır. Bu köşe zaten yuvanın köşesi olduğundan Yengeç burada hiç yabancılık çekmez; hatıralar, saklanmış oyuncaklar, akraba sesleri seni kendine çeker. Dışarıda hesaplı durur, içeride ağlamayı bilirsin. Eski bir kırgınlık da aynı kabukta uzun yaşar. Sevdiklerini doyurmadan rahatlamaz, üzerine örtü çekildiğinde uyanmamış gibi yaparsın.',
  leo: 'Evinin en güzel köşesi girer girmez görünen yerdedir. Güneş’in yönettiği Aslan soyuyla övünmek ister: anlatıla anlatıla büyümüş bir aile öyküsü, duvarda bir portre, misafirle şenlenen bir salon. Dışarıda herkesle aynı hizada durur, kendi çatının altında hüküm sürersin. Oyunla, müzikle, çocukça bir gösteriyle dinlenirsin. Yakınların seni övmeyi unuttuğunda surat asman, sevildiğini duymak istemenin pek kibar olmayan hâlidir.',
  virgo:
    'Dağınık odada uykun kaçar, düzenli odada da yapılacak bir şey bulursun. Başak yuvadan bakım bekler: etiketli kavanozlar, vaktinde sulanan saksılar, pay edilmiş görevler. Büyürken işe yaramak sevilmenin yolu sayıldıysa boş oturduğunda bugün bile kendini suçlu sayarsın. Kökleri düzenle beslenen biri için en zor ve en verimli ikindi, koltuktan hiç kalkılmadan geçendir.',
  libra:
    'Evde küslük varsa sana duvarlar bile eğri görünür. Venüs’ün burcu uyumsuz yerde rahat edemediği için ışığı, perdeyi, kimin nereye oturacağını tartarsın. Aracılık etmeyi erkenden öğrenmiş olman mümkün. Dışarıda bir işi başlatmakla tanınır, içeride barış ararsın. Yalnız yaşamak sana az gelir, baş başa kalacağın kişiyi seçerken ise ince eleyip sık dokursun. İki koltuk, alçak bir müzik, gönül rahatlığı: Bundan öte bir köşk hayalin yoktur.',
  scorpio:
    'Evinin bir odasına kimseyi almazsın, o oda bazen yalnızca bir kutudur. Akrep konuşulmayanı duyar ve saklar; mahremiyet sana hava kadar gerekir, konuk oraya da el attığında göğsün daralır. Bir yeri yuva saymadan önce içindeki herkesi uzun uzun tartarsın. Geçmişle kapanan her hesap, o kutunun içinde biraz yer açar.',
  sagittarius:
    'Bavulun, evin en kolay ulaşılan yerinde durur. Yay tavana bile gökyüzü çizer; aile hikâyende uzak bir ülke, güçlü bir inanç ya da çok gezmiş biri bulunabilir. Dört duvar sana ancak pencere açıkken yuva olur, dinlenirken bile bir şeyler öğrenirsin. Nereli olduğun sorulduğunda uzun uzun anlatır, sonunda en sevdiğin yere henüz gitmediğini söylersin.',
  capricorn:
    'Sana göre evin koltuğu en son alınır, önce çatısı akmasın. Dipte Oğlak bulunduğunda kökler ağırbaşlıdır: görenek, görev, belki vaktinden önce üstlenilmiş bir yük. Sağlam bir kilit, borcu bitmiş bir eşik, kendi elinle çaktığın bir raf seni yumuşatır. Satürn’ün burcu yıllarla gevşer, özel hayatında giderek gençleşirsin. Dinlenmeyi yalnız çalışınca verilen bir izin saydıkça yatağında bile mesai sürer.',
  aquarius:
    'Evin kimi dönemler aile fotoğrafından çok istasyona benzer, gelenin gidenin haddi hesabı olmaz. Kova arkadaştan akraba yapmayı, kimsenin kimseye karışmamasını sever. Dışarıda parlar, içeride yalnızca rahat bırakılmak istersin; duygusal sahnelerde kendini sokağa atarsın. Tuhaf eşyaların ve tuhaf saatlerin ayıplanmadığı bir adres bulduğunda ise kimsenin beklemediği kadar sadık bir ev sakini olursun.',
  pisces:
    'Eve girmek senin için suya dalmaktır, sesler uzaklaşır. Balık haritanın dibinde ailenin düşlerini, adı konmamış hüzünlerini, belki güzel şarkılarını taşır. Dışarıda titiz tanınsan da özel hayatında saat kaybolur. Yalnızlık seni doldurur, fazlası dağıtır. Belli bir vakitte çekilen perde, ufacık bir tören de olsa, hem uykunu hem rüyalarını toplar.',
};
