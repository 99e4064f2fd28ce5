import type { LunationHouseTexts } from '../../interpretation-types.ts';

/** A new or full Moon in each solar house: what to begin, what comes to light. */
export const lunationHouses: LunationHouseTexts = {
  newMoon: {
    1: 'Boş bir sayfanın üstüne adını yazıyorsun. Yeniay kendinle ilgili bir niyete yer açıyor: yeni bir duruş, geciken bir cesaret, başka türlü bir “ben”. Küçük ve görünür bir adım seç, örneğin fikrini ilk kez söylediğin bir toplantı. Tohumu her gün kazıp bakma.',
    2: 'Kumbaraya atılan ilk madeni para gibi, bu yeniay değer ve kazanç konusunda mütevazı bir başlangıç getirir. Hangi becerinle geçinmek istediğini, neye para vermeye değdiğini yaz. İlk hafta tek bir harcama alışkanlığını değiştir, kalanını sonraya bırak.',
    3: 'Neyi merak ediyorsun? Bunu sormanın sırası geldi. Yeniay öğrenmeye, yazmaya, mahallende bir bağ kurmaya yer açıyor. Kısa bir kursa kaydol ya da kardeşinle bir türlü yapamadığın konuşmayı başlat. Kusursuz cümleyi bekleme, ilk taslak işini görür.',
    4: 'Karanlık bir odada önce küçük bir lamba yakılır. Evinle, ailenle, aidiyetinle ilgili bir niyet bu yeniayda filizlenebilir: yer değiştirmek, barışmak, yalnızca bir rafı düzenlemek. İçinden geçen yuvanın resmini çiz; ertesi gün onun en küçük parçasını kur.',
    5: 'Yıllardır çekmecede duran mızıka yeniden ses verebilir. Bu yeniay aşka, oyuna, bir esere başlamak isteyen yanını çağırıyor. Fırçayı, mikrofonu, randevu teklifini eline al; sonuçtan çok denemenin zevkini say, acemiliğe de yer bırak.',
    6: 'Sabah rutininde değişen tek bir halka bütün günü çevirebilir. Bu yeniay iş düzenine, alışkanlıklara, yardımlaşma biçimine taze bir sayfa sunuyor. On beş dakikalık gerçekçi bir başlangıç seç, iki hafta izle; tutmadıysa kendini değil, yöntemi değiştir.',
    7: 'İki kişilik masada boş bir sandalye çekiliyor. Yeniay ortaklıkta, evlilikte ya da bir iş anlaşmasında yeni bir sözün filizlenmesine elverişli. Neye söz vereceğini, neyi veremeyeceğini açıkça düşün. İlk adım belki bir davet, belki gecikmiş bir özürdür.',
    8: 'Toprağın altında sessizce aralanan bir kapı gibi. Bu yeniay güvenmeyi, paylaşmayı, eski bir yükü bırakmayı küçük ölçekte denemene yer verir. Ortak bir hesabı baştan konuşun ya da yıllardır sakladığın bir eşyadan vazgeç. Derine inerken ışığını yanına al.',
    9: 'Haritada parmağının durduğu yer bir niyete dönüşebilir. Yeniay yolculuk, eğitim, anlam arayışı için taze toprak seriyor. Öğrenmek istediğin tek konuyu seç, ilk dersi bul, bir arkadaşına da söyle. Uzağa gitmek kimi zaman bir sayfa çevirmekle başlar.',
    10: 'Kapının üstüne asacağın tabelada ne yazsın? Bu yeniay mesleğin ve toplum içindeki rolün için bir niyet tohumu bırakıyor. Büyük bir unvan yerine önündeki ayın tek hedefini yaz, birinden destek iste. Sessizce başlamak da başlamaktır.',
    11: 'Dostlarla kurulacak bir şeyin ilk toplantısı gibi bir yeniay. Kimlerle, ne için yan yana gelmek istediğini sor; ortak bir hayali alçakgönüllü bir takvime dök. Yeni bir çevreye girerken eski arkadaşına da haber ver, belki o da katılır.',
    12: 'Işıklar sönünce kulak açılır. Bu yeniay içe dönmeye, dinlenmeye, adını koymadığın bir duyguyla baş başa kalmaya çağırıyor. Büyük karar ilan etmek zorunda değilsin. Bir akşamı sessizliğe ayır, eski bir kırgınlığı da usulca geride bırakmayı dene.',
  },
  fullMoon: {
    1: 'Sokak lambası tam üstüne düşmüş gibi görünürsün bu dolunayda. Kendini nasıl taşıdığın, neyi sakladığın belli olabilir; başkalarının tepkisi de büyür. Olgunlaşan bir kararı açıkla, hevesle abartılmış bir rolü ise üstünden çıkar. Alınganlık gelirse bir gece bekle.',
    2: 'Eline geçenle elinden çıkanı yan yana koyma zamanı. Dolunay sahip olduklarını aydınlatırken bir emeğin karşılığı konuşulabilir, gereksiz bir tutunma da göze batabilir. Kullanmadığın bir eşyayı işe yarayacağı yere ver; bütçedeki açığa da telaşsız bak.',
    3: 'Ağızda gevelenen söz ay ışığında duyulur hale geliyor. Bir yazışma sonuca bağlanabilir, kardeşle ya da komşuyla konuşulmamış bir şey açığa çıkabilir. Dolunayın heyecanıyla lafı uzatma; iki cümlede anlat, sonra karşındakine sıra ver.',
    4: 'Evin bütün pencereleri aydınlık. Dolunay aile içinde biriken bir duyguyu yüzeye çıkarabilir, bir taşınma ya da onarım işi de son aşamasına gelebilir. Sofrada herkesi dinle; eski rolüne düştüğünü fark edersen mutfağa kadar yürü, öyle cevap ver.',
    5: 'Sahne ışıkları yanıyor, oyun doruğa varıyor. Dolunay bir aşkın adını koydurabilir, bitmiş bir esere alkış getirebilir, fazla şımarıklığı da ortaya çıkarabilir. Sevgini belli et, ama bunu yarışa çevirme. Çocuklarla gülmek gerginliği boşaltır.',
    6: 'Masandaki yığının boyu artık gizlenemiyor. Dolunay günlük işlerde neyin yürüdüğünü, neyin seni yorduğunu aydınlatır; uzun süren bir görev tamamlanabilir. Biten işi kutla, dinlenmeyi programa yaz. Beklediğin yardımı da imayla değil, açık bir cümleyle iste.',
    7: 'Karşılıklı duran iki kişi, tam ortada ay ışığı. Bu dolunay ilişkide söylenmemiş bir dengesizliği ortaya serebilir; bir anlaşma imza aşamasına gelebilir ya da gevşeyebilir. Suçlamadan önce ihtiyacını adlandır, sonra susup onun ihtiyacını dinle.',
    8: 'Saklı bir defterin sayfası rüzgârla açılıyor. Dolunay ortak paraya, kıskançlığa, yakınlığa dair örtülü kalanı gösterebilir; bir borç ya da eski bir bağ kapanışa gelebilir. Öğrendiğini silah gibi kullanma. Birlikte bakın, sonra neyi bırakacağınıza karar verin.',
    9: 'Ufuktaki dağın çizgisi netleşti. Dolunay bir eğitimi, bir yolculuk kararını, yıllardır taşınan bir inancı olgunlaştırabilir. Öğrendiğini paylaşmanın tam yeri; yalnız haklılık coşkusuna kapılma. Farklı düşünen birine ders vereceğine başından geçen bir hikâye anlat.',
    10: 'Vitrin aydınlandı, emeğin görünüyor. Dolunay mesleğinde bir sonuca, bir karara ya da herkesin önünde konuşulan bir konuya denk gelebilir. Övgüyü de eleştiriyi de aynı sakinlikle tart. Eve dönerken bu başarıyı kiminle paylaşmak istediğini düşün.',
    11: 'Toplu fotoğrafta bu kez herkesin yüzü seçiliyor. Dolunay bir topluluktaki yerini, bir dostluğun gerçek ağırlığını gösterebilir; ortak bir proje tamamlanabilir. Teşekkür etmeyi unuttuğun kişiyi bul. Kalmak istemediğin gruba da gürültüsüzce veda et.',
    12: 'Perde aralığından giren ay ışığı saklı bir köşeyi gösteriyor. Bu dolunayda bastırılmış bir duygu yüzeye çıkabilir, uzun süren bir içe kapanış sona yaklaşabilir. Uykun hafif, düşlerin canlıysa şaşma. Ağlamak ya da susmak isteyen yanına yer ver.',
  },
};
