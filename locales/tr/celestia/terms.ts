import type { Term } from '../../celestia-lexicon.ts';
import type { Pool } from '../../celestia-words.ts';

/** Astroloji sözcükleri, karşılıklı çay içerken anlatılır gibi. */
export const terms: Readonly<Record<Term, Pool>> = {
  natalChart: [
    'Doğum haritası, doğduğun dakikada o yerden görülen gökyüzünün çizimidir: kim hangi burçta, ufkun neresinde.',
    'Tek bir sembolden okunmaz; onu senin yapan, parçaların birbiriyle konuşması.',
  ],
  ascendant: [
    'Yükselen, ilk nefesini aldığında doğu ufkundan çıkan burç derecesidir; dakika bu yüzden önemlidir.',
    'Gelişini anlatır, insanların sende gördüğü ilk birkaç dakikayı.',
  ],
  descendant: [
    'Alçalan, doğduğunda gökyüzünün batıda battığı noktadır.',
    'Karşına kimi oturttuğunu anlatır, gönülde de işte de.',
  ],
  midheaven: [
    'Tepe Noktası, Güneş’in yolunun gökyüzünde en yükseğe çıktığı yerdir.',
    'Zamanla büyüdüğün işi, adını anlatır.',
  ],
  house: [
    'Evler, doğum yerinden bakınca gökyüzünün ayrıldığı on iki alandır; her biri hayatın bir parçası.',
    'Burç nasıl olduğunu söyler, ev nerede olduğunu; boş ev de gayet olağandır, alan sayısı gezegenden çok.',
  ],
  cusp: [
    'Ev başlangıcı, bir evin açıldığı çizgidir.',
    'Denk geldiği burç, içinde gezegen olmasa da eve rengini verir.',
  ],
  aspect: [
    'Açı, haritadaki iki nokta arasındaki belirli bir uzaklıktır; yardımlaşıyorlar mı, sürtüşüyorlar mı onu söyler.',
    'Tama ne kadar yakınsa sesi o kadar çok çıkar.',
  ],
  conjunction: [
    'Kavuşumda iki nokta yan yana durur, iyi kötü tek vücut gibi davranır.',
    'Kolay mı olur, o da kanepeyi kimin kimle paylaştığına bakar.',
  ],
  sextile: [
    'Altmışlık, altmış derecelik bir açıdır; iki nokta arasında dostça bir teklif.',
    'Elinden tutarsan yardım eder, tutmazsan kibarca bekler.',
  ],
  square: [
    'Kare doksan derecelik bir açıdır: birbirinin yolunu kesen, ikisi de susmayan iki ihtiyaç.',
    'Rahatsız eder ama iş çıkarır; ayakkabıdaki taş gibi, sonunda daha iyi bir ayakkabı aldırır.',
  ],
  trine: [
    'Üçgen yüz yirmi derecelik bir açıdır, içindeki iki nokta doğuştan anlaşır.',
    'Böyle bir yeteneği pek fark etmezsin, çünkü seni hiç uğraştırmamıştır.',
  ],
  opposition: [
    'Karşıt açıda iki nokta haritanın iki ucundan bakışır, birini çoğu kez başkalarında görürsün.',
    'Marifet, sözü ikisine de sırayla vermek.',
  ],
  quincunx: [
    'Yüzellilik, ortak yanı az iki nokta arasında yüz elli derecelik bir açıdır.',
    'Durmadan küçük ayar ister, masaya bir türlü oturmayan sandalye gibi.',
  ],
  orb: [
    'Orb, bir açının tamdan ne kadar uzak olup da yine sayılacağıdır.',
    'Bir iki derece yakındır, sekizin ötesinde çoğu kişi dinlemeyi bırakır.',
  ],
  retrograde: [
    'Retro, gezegenin bizden bakınca geri kayıyor gibi görünmesidir; yanından geçtiğin yavaş tren gibi.',
    'Konuları o sırada eskiyi yoklar: denetlemek, onarmak, bir daha düşünmek.',
  ],
  transit: [
    'Transit, bugünün bir gezegeninin doğum haritandaki bir noktadan geçmesidir.',
    'Doğum haritası neye dokunulacağını, transit ne zaman dokunulacağını söyler.',
  ],
  eclipse: [
    'Tutulma, gölgenin Dünya’ya ya da Ay’a düşecek kadar tam olduğu bir yeniay ya da dolunaydır.',
    'Haritandaki bir noktaya yakın düşerse önemlidir, düşmezse pek değil.',
  ],
  ruler: [
    'Her burcun bir yöneticisi vardır; Koç’u Mars, Terazi’yi Venüs yönetir.',
    'Yükselen burcunu yönetene haritanın yöneticisi denir, bütünün adına o konuşur.',
  ],
  element: [
    'On iki burç dört öğeye ayrılır: Ateş başlatır, toprak kurar, hava düşünür, su hisseder.',
    'Gezegenlerinin dört elemente dağılımı, sana neyin kendiliğinden geldiğini gösterir.',
  ],
  mode: [
    'Her burç ya başlatır, ya tutar, ya değiştirir; öncü, sabit, değişken bu demek.',
    'Zevkinden çok temponu anlatır.',
  ],
  dignity: [
    'Asalet, bir gezegenin burcuna ne kadar uyduğunu söyler: evinde, yüceldiği yerde, zararlı yerde ya da düştüğü yerde.',
    'Bunların hiçbiri hüküm değil; daha çok çabalamak zorunda kalan gezegen çoğu kez daha çok öğrenir.',
  ],
  stellium: [
    'Stelyum bir kalabalıktır; gezegenlerin bir bölümü aynı yere toplanmıştır.',
    'Stelyumu olan dönüp dolaşıp aynı konuya gelir, çoğu kez de keyifle.',
  ],
  synastry: [
    'Sinastri iki doğum haritasını üst üste koymaktır; kim kime, nasıl dokunuyor diye.',
    'Neyin kolay, neyin konuşma istediğini gösterir; kalmak da gitmek de ikisine bağlı.',
  ],
  saturnReturn: [
    'Yirmi dokuz yaş civarında Satürn doğduğundaki yerine döner, elli sekize doğru bir kez daha.',
    'Çoğu insan o sıra, katlandığı bir şeyin artık uymadığını görür ve onu doğru dürüst kurar.',
    'Ceza değildir bu; kırmaktan çok yorar, sonunda ayakta kalan da çoğu kez sağlam olur.',
  ],
  node: [
    'Kuzey Ay Düğümü, Ay’ın yolunun Güneş’inkini kuzeye doğru kestiği noktadır.',
    'Bir yön gibi okunur: acemisi olduğun ama sana iyi gelen yön.',
  ],
  lilith: [
    'Lilith ya da Kara Ay, Ay’ın yörüngesinin uzak ucudur; orada görülecek bir şey yoktur.',
    'İnsanın uysallaşmayı reddeden yanını anlatır.',
  ],
  chiron: [
    'Kiron, Satürn ile Uranüs arasında dolaşan küçük bir cisimdir.',
    'Eski bir hassasiyeti, onu bildiğin için edebildiğin yardımı anlatır.',
  ],
  juno: [
    'Juno, adını evlilik tanrıçasından alan bir asteroittir.',
    'Söz verip de arkasında durabilmek için neye ihtiyacın olduğunu anlatır.',
  ],
  strongest: [
    'Güçlü denen gezegen, işi çok olandır: göz önünde durur, yerini evi bilir ya da ötekilerin çoğuyla uğraşır.',
    'Böyle sayınca sende biri öne çıkıyor, sıra onda.',
  ],
  emptyHouse: [
    'Doğduğunda içinde gezegen bulunmayan eve boş denir; evler gezegenlerden çok olduğu için her haritada vardır.',
    'Boş ev yine okunur, başladığı burçtan.',
  ],
  hardAspect: [
    'Sert açılar kare ile karşıttır: birbirine yer açmayan iki ihtiyaç.',
    'En çok yoran onlardır, yıllar içinde en çok kazandıran da.',
  ],
  easyAspect: [
    'Kolay açılar üçgen ile altmışlıktır: söylenmeden birlikte çalışan iki nokta.',
    'Kendinde pek fark etmezsin, başkaları eder.',
  ],
  southNode: [
    'Güney Ay Düğümü o çizginin öbür ucudur; yanında getirdiğini anlatır: alışık olduğun, rahat gelen, geri dönmesi biraz fazla kolay olan.',
    'İkisi tek bir çizgi gibi okunur, güneyden kuzeye.',
  ],
  partOfFortune: [
    'Şans Noktası Güneş, Ay ve Yükselenden hesaplanır; işlerin en az zorlamayla yürüdüğü yeri anlatır.',
    'Onu kuran üç parçadan ikisi sende şöyle.',
  ],
  compatibility: [
    'Gelenek burçları elementine göre eşleştirir: ateş ateşle ve havayla, toprak toprakla ve suyla anlaşır.',
    'Koç, Aslan, Yay ateştir; Boğa, Başak, Oğlak toprak; İkizler, Terazi, Kova hava; Yengeç, Akrep, Balık su.',
  ],
  fullHouse: [
    'İçinde çok gezegen olan ev, hayatın seni dönüp dolaşıp çağırdığı yerdir.',
    'Sende en kalabalık olanı bu.',
  ],
  vertex: [
    'Vertex, haritanın batısında, doğum saatiyle yerinden hesaplanan bir noktadır.',
    'Sanki başkası ayarlamış gibi gelen karşılaşmaları anlatır; bir gezegen kadar ağır basmaz.',
  ],
  yod: [
    'Yod üç gezegenin kurduğu uzun bir üçgendir: ikisi uyum içinde, üçüncüsü de ikisine birden yabancı.',
    'Tanrı’nın parmağı da denir; ucundaki gezegen, bir türlü yerine oturmayan o işi gösterir.',
  ],
  tSquare: [
    'T-kare bir gerilim üçgenidir: iki gezegen karşı karşıya durur, üçüncüsü ikisine birden kare yapar.',
    'Yük o üçüncüde toplanır; insan pek çok işini de oradan çıkarır.',
  ],
  grandTrine: [
    'Büyük üçgeni, her biri ötekilerle üçgen açı yapan üç gezegen kurar.',
    'Anlattığı konu kendiliğinden yürür; o kadar kolaydır ki kullanmak için bir sebep gerekebilir.',
  ],
  voidMoon: [
    'Ay, bir burçtaki son açısından ertesi burca geçene dek boşlukta sayılır.',
    'Gelenek o sırada başlanan işten pek bir şey çıkmadığını söyler; çoğu kişi farkına varmaz, gündelik işler ve dinlenmek için iyi bir aradır.',
  ],
  intercepted: [
    'Bir burç bütünüyle bir evin içinde kalır da hiçbir evi başlatmazsa ona kıstırılmış denir.',
    'O zaman karşısındaki burç da kıstırılmış olur; ikisinin anlattığı, kapıyı bulmak için biraz daha zaman ister denir.',
  ],
  ophiuchus: [
    'Ophiuchus (Yılancı) bir takımyıldızdır, Güneş’in önünden geçtiği on üç takımyıldızdan biri; burç ise başka şeydir, Güneş’in ilkbahar ekinoksundan sayılan yılının on ikide biridir.',
    'Yani yerinden oynayan bir şey yok, burcun hep bildiğin burç.',
  ],
  weakest: [
    'Hiçbir gezegen kendi başına zayıf değildir; yerini yadırgıyor, göze çarpmıyor ve ötekilerle az uğraşıyorsa zayıf sayılır.',
    'Böyle sayınca sende sesi en az çıkan şu.',
  ],
  progressions: [
    'Progresyon, doğum haritasını yaşanan her yıl için bir gün ilerletmektir: otuzuncu günün gökyüzü otuz yaş için okunur.',
    'Ben onunla çalışmıyorum; izlediğim, gökyüzünün gerçek hâli ve şu sıralar haritanda dokunduğu yerler.',
  ],
  sidereal: [
    'Vedik astroloji siderealdir, yani burçları ilkbahar ekinoksundan değil yıldızlardan sayar; aradaki fark bugün 24 derece kadardır, bu yüzden çoğu kişinin Güneş’i bir burç geriye düşer.',
    'Haritan için öbürünü seçmediysen ben tropikal zodyağı okurum, Batı’da alışılmış olan odur.',
  ],
  houseSystem: [
    'Ev sistemleri aynı gökyüzünü ayrı yollardan böler: Placidus zamana göre, tam burç sistemi yükselen burca göre, ötekiler başka ölçülerle.',
    'Yükselen yerinde kalır, çoğu zaman bir iki gezegenin evi değişir; benim okuduğum, haritanın çizildiği evler.',
  ],
  solarReturn: [
    'Güneş dönüşü, her yıl doğum gününün dolaylarında Güneş’in doğduğun andaki yerine tam olarak geldiği andır; o anın haritası yeni yaşın haritası diye okunur.',
    'Tekrarlanan yalnız Güneş’tir, gerisi o yılın kendi göğüdür.',
  ],
  signCusp: [
    'Güneş bir burçtan ötekine tek bir anda geçer; doğum o anın ya bu yanına düşer ya öbür yanına, yarısı ondan yarısı bundan olunmaz.',
    'Yani seninkinin yeri belli.',
  ],
  imumCoeli: [
    'IC, yani Dip Noktası, haritanın en alt noktasıdır: sen doğarken ufkun altında kalan dip, Tepe Noktası’nın tam karşısı.',
    'Yuvanı, geldiğin yeri, kimsenin görmediği yanını anlatır.',
  ],
  decan: [
    'Dekan, bir burcun üçte biridir, on derece tutar; her birinin burca ayrı bir renk katan kendi gezegeni vardır.',
    'Hangi gezegen olduğu ekole göre değişir, o yüzden ben burcun kendisine çok daha fazla ağırlık veririm.',
  ],
  grandCross: [
    'Büyük haç ya da büyük kare, dört gezegenin bir karenin köşelerine oturmasıdır: her gezegen birine karşıt durur, öbür ikisiyle sürtüşür.',
    'İnsanı dört yana birden çeker; bunu taşıyan, birçok işi bir arada yürütmeyi erken öğrenir.',
  ],
  kite: [
    'Uçurtma, bir büyük üçgenin köşelerinden birinin karşısına dördüncü bir gezegen gelince oluşur.',
    'Üçgenin rahat akışı o dördüncü gezegenle yön bulur, uçurtma havalanacak rüzgârı da ondan alır.',
  ],
  combust: [
    'Güneş’e sekiz dereceden yakın duran gezegene yanık denir: gökte onun ışığı içinde kaybolup görünmez olur.',
    'Eski kitaplar bunu zayıflık sayar; yalnız Güneş’in tam kalbinde, ona on yedi yay dakikasından yakın duran gezegene cazimi denir, o tersine güçlü sayılır.',
  ],
  rectification: [
    'Doğum saatini kimse hesaplayamaz; rektifikasyon, hayattaki önemli tarihlerden geriye gidip saati tahmin etmektir.',
    'Ben tahmin yürütmem: saati doğum belgesinden, hastaneden ya da ailenden öğrenebilirsin; haritanın çoğu saat olmadan da okunur.',
  ],
  birthHour: [
    'Doğum saati yükselenin, Tepe Noktası’nın ve evlerin dayanağıdır; saat bilinmiyorsa bunlar açık kalır.',
    'Güneş ve gezegenler bir günde az yol alır, burçları ve açıları saatsiz de okunur; yalnız Ay birkaç derece kayabilir.',
    'Belgelerde yazmıyorsa o gün yanında olan birine sormak en iyisi.',
  ],
  lunarReturn: [
    'Ay dönüşü, Ay’ın 27 günde bir, doğduğun andaki yerine gelmesidir.',
    'O anın haritası önündeki dört hafta için okunur; o günün de eve dönmek gibi olduğu söylenir.',
  ],
  mutualReception: [
    'İki gezegen birbirinin yönettiği burçta duruyorsa buna karşılıklı ağırlama denir; iki kişinin birbirinin evinde kalmasına benzer.',
    'Aralarında açı olmasa da birbirlerine el verdikleri söylenir.',
  ],
  fixedStars: [
    'Sabit yıldızlar, Regulus, Spica, Algol gibi gerçek yıldızlardır; eskiler her birine bir anlam vermiş, bir gezegene bir dereceden yakın düşeni yoruma katmış.',
    'Ben gezegenleri ve noktaları okuyorum, yıldızları geceye bırakıyorum.',
  ],
  anareticDegree: [
    '29. derece bir burcun son derecesidir, kritik derece diyen de var: orada duran gezegen burçtan çıkmak üzeredir, acelesi olduğu söylenir.',
    'Küçük bir ayrıntıdır; burç ve ev daha çok şey anlatır.',
  ],
  ages: [
    'Astrolojik çağlar, Dünya’nın ekseninin ağır ağır yalpalamasından gelir: ilkbahar noktası aşağı yukarı iki bin yılda bir başka bir takımyıldıza geçer.',
    'Bir çağın nerede bittiği belli değildir; anlattıkları da tek bir hayat değil, koca kültürlerdir.',
  ],
  retrogradeShadow: [
    'Gölge, bir gezegenin üç kez geçtiği yoldur: ileri, geri, sonra yine ileri.',
    'İlk geçiş gezegen retroya girmeden haftalar önce başlar, sonuncusu düz harekete geçtikten haftalar sonra biter.',
  ],
  horary: [
    'Horary, sorunun sorulduğu anın haritasını okur; elektif astroloji de bir işe başlamak için uygun an arar.',
    'Benim yaptığım tam olarak ikisi de değil; ben doğum haritanı ve üzerinden geçen gökyüzünü okuyorum.',
  ],
  haircut: [
    'Eski bir âdete göre saç, çabuk ve gür uzasın diye Ay büyürken, kesimi uzun süre bozulmasın diye Ay küçülürken kestirilir.',
    'İşe yaradığını gösteren olmadı; sana uyan günü seç, Ay bunun hoş bir bahanesi.',
  ],
  topSign: [
    'Hiçbir özellik tek bir burcun malı değildir: gelenek her özelliği onu anlatan gezegene, oradan da o gezegenin yönettiği burca bağlar.',
    'Bir haritada birkaç burç birbirine karışır, kimse tek bir burçtan ibaret değildir.',
  ],
  astralHell: [
    'Brezilya’da doğum gününden önceki otuz güne astral cehennem denir: yılın yorgunluğu o günlerde insanın üstüne çöker derler.',
    'Gökyüzünden çok halk inanışına dayanır; doğru yanı, sana ait bir yılın bitiyor olması.',
  ],
  yearRuler: [
    'Yılın gezegenini birkaç ekol kendi hesabıyla seçer, sonuçları da birbirini tutmaz.',
    'Ben yıla gezegen seçmem; o yılın sana getirdiğini haritanın üstünden geçenlerden okurum.',
  ],
  birthPhase: [
    'Doğumdaki Ay evresi, sen doğduğunda Ay’ın Güneş’ten ne kadar uzaklaştığını anlatır.',
    'Bir ritim olarak okunur: başlamayı mı, sürdürmeyi mi, bitirmeyi mi sevdiğini söyler.',
  ],
};
