import type { SlantSentences } from '../../celestia-words.ts';

/** What helps, what it costs and what it gives, by the sign in which something stands; and of the question whether it is good. */
export const slants: SlantSentences = {
  signs: {
    aries: {
      advice: [
        'Bir şeye atılmadan önce, hevesin sönünce de onu isteyip istemeyeceğini kendine bir sor.',
        'Tepen attığında cevaptan önce gidip ellerini yıka, o kadarcık ara yetiyor.',
      ],
      shadow: [
        'Kendi hızını herkesin hızı sanınca, yetişemeyenlere isteksiz gözüyle bakabilirsin.',
        'Bazen sırf öne geçmek için, aslında pek de önemsemediğin bir yarışa soluğunu harcarsın.',
      ],
      gift: [
        'Herkes birbirinin yüzüne bakarken sen kollarını sıvarsın, gerisi arkandan gelir.',
        'Yenilince uzun süre yerde kalmaz, üstünün tozuyla bir daha denersin.',
      ],
    },
    taurus: {
      advice: [
        'Değişiklik gözünü korkutuyorsa önce en zararsız köşesini dene, kalanına sonra bakarsın.',
        'İçine sinmeyen şeye ayak sürümektense itirazını baştan, sakin sakin söylemek iki tarafı da dinlendirir.',
      ],
      shadow: [
        'Bir yerden sonra haklı olduğun için mi, kımıldamak zor geldiği için mi direndiğini sen de karıştırabilirsin.',
        'Kıyamayıp sakladığın misafir takımı kullanılmadan eskir, ertelenen keyif de öyle.',
      ],
      gift: [
        'Ortalık çalkalanırken telaşsız duruşun yanındakilere de güven verir.',
        'Keyif almayı bilirsin, dümdüz bir günden bile damakta kalan bir tat çıkarırsın.',
      ],
    },
    gemini: {
      advice: [
        'Aklın dağıldığında o gün bitireceğin tek şeyi birine söyle, tanığı olan niyet daha sağlam durur.',
        'Laf arasında söz verdiysen oracıkta bir yere not et, sonra uçup gidiyor.',
      ],
      shadow: [
        'Hep fragman izleyip filme kalmazsan merakın doymadan yorulur.',
        'Canını acıtanı espriye çevirmekte ustasın, o yüzden kimse ısrarla nasılsın diye sormaz.',
      ],
      gift: [
        'Birbirinden habersiz insanları, ilgisiz görünen konuları tek cümlede buluşturuverirsin.',
        'Plan bozulunca yenisine herkesten çabuk uyar, üstelik eğlenecek yanını da bulursun.',
      ],
    },
    cancer: {
      advice: [
        'Alındığın zaman surat asmak yerine hangi söze alındığını söyle, karşındaki çoğu kez farkında bile değildir.',
        'Keyfin kaçtığında sebebini kurcalamadan önce içini kısacık bir ses kaydına dökmek bile rahatlatır.',
      ],
      shadow: [
        'Sandığa kaldırdığın eski bir kırgınlık, hiç ilgisiz bir tartışmada naftaliniyle ortaya çıkar.',
        'Kollamanın dozu kaçtı mı üşümeyene de hırka giydirir, onun neden bunaldığına şaşarsın.',
      ],
      gift: [
        'Sesteki küçücük bir titremeyi duyarsın, yanında kimse iyiymiş gibi yapmak zorunda kalmaz.',
        'Gittiğin yeri yuvaya çevirirsin; bir otel odası bile elinden geçince ısınır.',
      ],
    },
    leo: {
      advice: [
        'Beklediğin övgü gelmediyse kötüye yorma, neyi beğendiklerini açıkça sormak ayıp değil.',
        'Başardığın bir şeyi anlatırken emeği geçenleri de an, bu seni küçültmez.',
      ],
      shadow: [
        'Gururun incinince yardım istemez, her şey yolundaymış gibi gülümseyip tek başına uğraşırsın.',
        'Durmadan parlamaya çalışmak, vitrinin ışığını gece de söndürmemek gibidir; seyreden yokken de harcanırsın.',
      ],
      gift: [
        'Yüreklendirmeyi bilirsin; yanından kalkan, kendini biraz daha uzun boylu sanır.',
        'Keyfin bulaşıcıdır, en kuru buluşmayı bile bayram sabahına çevirebilirsin.',
      ],
    },
    virgo: {
      advice: [
        'Bir işin üstünden kaç kez geçeceğini baştan belirlersen nerede yeter diyeceğini de bilirsin.',
        'Eksiği göstermeden önce iyi olan bir şeyi de söyle, kendinle konuşurken bile.',
      ],
      shadow: [
        'Kılı kırk yarmaya başladığında, elindekini neden sevdiğini ilk unutan sen olursun.',
        'İyi niyetli düzeltmelerin ardı ardına gelirse karşındaki kendini kırmızı kalem değmiş sınav kâğıdı sanır.',
      ],
      gift: [
        'Yumak ne kadar dolaşmış olsa da ucunu bulur, koparmadan açarsın.',
        'Sen el attıysan kimsenin gözü arkada kalmaz, ince işler de yerini bulur.',
      ],
    },
    libra: {
      advice: [
        'Karar uzadıkça uzuyorsa yazı tura at; para yere düşmeden hangisini dilediğini anlarsın.',
        '“Fark etmez” diyeceğin yerde aklından ilk geçeni söyle, beğenilmezse o zaman konuşulur.',
      ],
      shadow: [
        'Herkesin gönlünü yapayım derken kendi gönlünün ne istediğini duymaz olursun.',
        'Tatsızlık çıkmasın diye yuttuğun laflar, küçük bir şaka yüzünden hep birden dökülür.',
      ],
      gift: [
        'Karşı tarafın nerede haklı olduğunu görürsün, bu yüzden sana kızan bile seninle konuşur.',
        'Neyin fazla kaçtığını tek bakışta sezer, ortalığı kimseyi incitmeden toparlarsın.',
      ],
    },
    scorpio: {
      advice: [
        'Kuşkulandığında iz sürmeye girişmeden açık bir soru sor, cevabı da hemen sorguya çekme.',
        'Her şeyi içinde taşımak yerine, bir fısıltıya sığacak kadarını güvendiğin birine anlatmak iyi gelir.',
      ],
      shadow: [
        'İncindiğin günü defterden silmez, o satırı tekrar tekrar okuyup durursun.',
        'Her sözün altında başka bir niyet aramak, düpedüz iyi olanı da elinden kaçırtır.',
      ],
      gift: [
        'Elektrik kesilip ortalık karıştığında mumun yerini bilen çoğunlukla sensin.',
        'Aklına koyduğun şeyde dikkatin büyüteç gibi tek noktada toplanır, gücün de oradan gelir.',
      ],
    },
    sagittarius: {
      advice: [
        'Coşup söz vermeden önce bunun hangi güne sığacağını gözünde canlandırmak işe yarar.',
        'Sivri bir söz dilinin ucuna geldiyse başına bir “bence” koy, ucu kimseye batmasın.',
      ],
      shadow: [
        'Aklın bir sonraki durağa kaydığında, arkandaki dağınıklığı toplamak başkasına kalır.',
        'Nasılsa hallolur dediğin ayrıntılar, tam şemsiyeni unuttuğun gün yağmura döner.',
      ],
      gift: [
        'Umudun kolay tükenmez; seninle çıkılan yokuş biraz daha kısa gelir.',
        'Bilmediğin yere, tanımadığın insana merakla yaklaşırsın, yabancılık sende uzun sürmez.',
      ],
    },
    capricorn: {
      advice: [
        'Bir hedefe varınca hemen sıradakine bakma, kaldırımda bir simit yiyecek kadar otur.',
        'Yükünün bir ucunu başkasına ver, senin usulünle taşımasa da sesini çıkarma.',
      ],
      shadow: [
        'Sevinmek için önce hak etmek gerek sanırsan, kendiliğinden gelenin yüzüne bakmadan geçersin.',
        'Dişini sıkıp gitmeyi o kadar iyi bilirsin ki yorulduğunu en son sen duyarsın.',
      ],
      gift: [
        'Lafta kalacak bir niyeti ölçüp biçer, terzi sabrıyla giyilecek hâle getirirsin.',
        'Söz verdiğinde hatırlatmak kimsenin aklına gelmez, bu rahatlık az kişinin yanında bulunur.',
      ],
    },
    aquarius: {
      advice: [
        'Haklı olduğunu anlatmaya girişmeden karşındakinin nasıl olduğunu sor, fikirler biraz bekleyebilir.',
        'Kendi başına kalmak istediğinde bunu haber ver ki sessizliğin küslük sanılmasın.',
      ],
      shadow: [
        'Farklı olmaya öyle alışırsın ki, bal gibi hoşuna gideni de herkes seviyor diye geri çevirirsin.',
        'Olup bitene yukarıdan bakmak hoştur, ama dizinin dibinde oturanın yüzü oradan seçilmez.',
      ],
      gift: [
        '“Hep böyle yapılır” denen yerde daha akıllıca bir yol olduğunu ilk sen görürsün.',
        'Kimseyi kalıba sokmaya uğraşmazsın, tuhaf bulunanlar en çok senin yanında rahat eder.',
      ],
    },
    pisces: {
      advice: [
        'Yüz yüzeyken hayır diyemiyorsan yazarak söylemek de hayır demektir.',
        'Aklından geçen düşü bir zarfın arkasına karala, yanına da nereden başlayacağını ekle.',
      ],
      shadow: [
        'Üstünde durmadığın mesele kaybolmaz, bezin altındaki hamur gibi sessizce kabarır.',
        'Başkalarının imdadına koşarken kendi isteklerin cevapsız aramalar arasında kalabilir.',
      ],
      gift: [
        'Üzgün birinin yanında nasıl susulacağını bilirsin, bu da çoğu sözden iyi gelir.',
        'Tavandaki lekede bile bir gemi görürsün, çareyi de çoğunlukla o hayalden çıkarırsın.',
      ],
    },
  },
  sides: {
    gift: ['Güçlü bir yanın şu.', 'Güvenebileceğin yanlardan biri şu.'],
    shadow: ['Zorlanabileceğin yer şurası.', 'Zayıf bir noktan şu.'],
    both: ['Önce güçlü bir yanın, sonra zayıf bir noktan.'],
  },
  skyVerdict: [
    'Kendi başına ne iyi ne kötü; gökyüzü bir ton verir, ondan ne çıkacağı sende kalır.',
    'Bunu kötüye yormam; bir zamanı gösterir, her yıl herkes içinden geçer gider.',
  ],
  verdict: [
    'Tek başına ne iyidir ne kötü; bir yerde işini kolaylaştırır, başka yerde ayağına dolanır.',
    'Kaygılanacak bir şey yok, haritada iyi ya da kötü diye damgalanmış yer olmaz.',
    'Bunu ceza da sayma ödül de, huyunu suyunu öğrendikçe onunla geçinmenin yolu bulunuyor.',
  ],
};
