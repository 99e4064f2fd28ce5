import type { PlanetSentences } from '../../celestia-words.ts';

/** Gezegenlerin konusu, karşılaştıkları şeye yaptıkları. Cümlede özne sensin, konu ise yer bildirir. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'Güneş, özünü, yıllar geçtikçe biraz daha kim olduğunu anlatır.',
      'Güneş’e bakınca, kimse alkışlamasa da neyi yapmak isteyeceğini görürüz.',
    ],
    moon: [
      'Ay, içinin rahat etmesi için neye ihtiyacın olduğunu söyler.',
      'Ay, aklından önce tepki veren yanındır; açıklaması sonra gelir.',
    ],
    mercury: [
      'Merkür nasıl düşündüğünü, nasıl öğrendiğini, lafı nasıl anlattığını gösterir.',
      'Neyi merak ettiğini, nasıl soru sorduğunu Merkür söyler.',
    ],
    venus: [
      'Venüs neyi sevdiğini, sevdiğine nasıl yaklaştığını anlatır.',
      'Venüs nerede duruyorsa orada seve seve uğraşırsın, emek sana zor gelmez.',
    ],
    mars: [
      'Mars ne istediğini, önüne bir engel çıkınca ne yaptığını anlatır.',
      'Mars nerede duruyorsa orada beklemeyi sevmezsin, fazla beklersen öfkelenirsin.',
    ],
    jupiter: [
      'Jüpiter işlerin yoluna gireceğine nerede inandığını anlatır, çoğu kez haklı da çıkarsın.',
      'Jüpiter nerede duruyorsa orada elin açıktır, ölçüyü kaçırdığın da olur.',
    ],
    saturn: [
      'Satürn emekle kazandığın, kazanınca da bir daha kaybetmediğin şeyi anlatır.',
      'Satürn nerede duruyorsa orada çekingen başlarsın, yıllar sonra herkes sana akıl danışır.',
    ],
    uranus: [
      'Uranüs burcunu bütün yaşıtlarınla paylaşır; onu sana özel kılan, evi ve kurduğu açılardır.',
      'Uranüs nerede duruyorsa orada herkesi, kendini de şaşırtırsın; saçma bulduğun kurala uymazsın.',
    ],
    neptune: [
      'Neptün bir burçta on dört yıl kadar kalır; sana özel yanını durduğu evden ve kurduğu açılardan okuruz.',
      'Neptün nerede duruyorsa orada sınırlar bulanır; en iyi fikirlerin de en tatlı yanılgıların da oradan çıkar.',
    ],
    pluto: [
      'Plüton bütün bir kuşağı etkiler; sende nasıl çalıştığını durduğu ev söyler.',
      'Plüton nerede duruyorsa orada hiçbir şeyi hafife almazsın; gerekirse her şeye baştan başlarsın.',
    ],
    node: [
      'Kuzey Ay Düğümü bir gök cismi değil, bir kesişme noktasıdır; hangi yöne doğru geliştiğini anlatır.',
      'Kuzey Ay Düğümü ne söylüyorsa başta sana yabancı gelir, zamanla üstüne oturur.',
    ],
    lilith: [
      'Lilith, Ay’ın yörüngesinde bir noktadır; kimseye boyun eğmeyen yanını anlatır.',
      'Lilith’in anlattığı yanın bir zamanlar fazla bulunmuş olabilir, belki de asıl gücün odur.',
    ],
    juno: [
      'Juno bir asteroittir; biriyle ömür boyu kalabilmek için neye ihtiyaç duyduğunu anlatır.',
      'Bir ilişkide vazgeçemeyeceğin şart hangisi dersen Juno’ya bak.',
    ],
    chiron: [
      'Kiron eski bir yaradır; zamanla seni başkalarına iyi bir rehber yapar.',
      'Kiron’un gösterdiği konu sana kolay gelmez, ama aynı derdi olan herkes sana gelir.',
    ],
    ascendant: [
      'Yükselen, doğduğun anda doğu ufkunda yükselen derecedir, haritanın çerçevesini o kurar.',
      'Yükselen, içinde ne olursa olsun dışarıdan nasıl göründüğündür.',
    ],
    midheaven: [
      'Tepe Noktası haritanın en yüksek yeridir; mesleğini, yıllar içinde edindiğin adı oradan okuruz.',
      'Adın bir gün neyle anılacak dersen Tepe Noktası’na bak.',
    ],
  },
  touch: {
    sun: {
      joined: '{{theme}} neysen osun, içindekini saklamazsın.',
      flowing: '{{theme}} rol yapmazsın, olduğun gibi davranman yeter.',
      tense: '{{theme}} araya gurur girebilir, alttan almak sana zor gelir.',
    },
    moon: {
      joined: '{{theme}} önce kalbini dinlersin, o günkü keyfin de çok şey değiştirir.',
      flowing: '{{theme}} içinden gelen ses seni pek yanıltmaz.',
      tense: '{{theme}} çabuk alınabilir, kabuğuna çekilebilirsin.',
    },
    mercury: {
      joined: '{{theme}} çok düşünür, çok da konuşursun.',
      flowing: '{{theme}} derdini kolayca anlatırsın.',
      tense: '{{theme}} kafanın içi susmaz, hele gece yatınca.',
    },
    venus: {
      joined: '{{theme}} yumuşak ve sıcaksın, seni en çok bu hâlinle severler.',
      flowing: '{{theme}} herkesle kolay anlaşır, destek de görürsün.',
      tense: '{{theme}} kendi istediğinle sevilme isteği arasında kalabilirsin.',
    },
    mars: {
      joined: '{{theme}} hemen öne atılırsın, beklemek sana zor gelir.',
      flowing: '{{theme}} gözü peksin, kimse itmese de gereğini yaparsın.',
      tense: '{{theme}} çabuk parlayabilirsin; bu seni yorar, ama işi de bitirtir.',
    },
    jupiter: {
      joined: '{{theme}} gönlün geniştir, bazen elindekinden fazlasını verirsin.',
      flowing: '{{theme}} çoğu şey kendiliğinden yoluna girer, bu da sana olağan gelir.',
      tense: '{{theme}} ölçüyü kaçırabilir, gereğinden fazlasını üstlenebilirsin.',
    },
    saturn: {
      joined: '{{theme}} ciddi ve ölçülüsün; ağırdan alır, kolay kolay da vazgeçmezsin.',
      flowing: '{{theme}} acele etmezsin, zaman da senden yana çalışır.',
      tense: '{{theme}} önce frene basar, kanıt ararsın; yıllar geçtikçe rahatlarsın.',
    },
    uranus: {
      joined: '{{theme}} kimseye benzemezsin, kalıba da girmezsin.',
      flowing: '{{theme}} yeniliğe açıksın, kimsenin düşünmediği çareyi bulursun.',
      tense: '{{theme}} her şey bir anda değişebilir, sürprizlere yer bırak.',
    },
    neptune: {
      joined: '{{theme}} ince ve duyarlısın, nerede duracağını bilmek ise zor gelir.',
      flowing: '{{theme}} sezgin güçlüdür, söylenmeyeni de duyarsın.',
      tense: '{{theme}} bazen görmek istediğini görürsün, karar vermeden önce güvendiğin birine sor.',
    },
    pluto: {
      joined: '{{theme}} yarım iş bilmezsin, ya hep ya hiç dersin.',
      flowing: '{{theme}} dayanıklısın, gerçekle yüzleşmekten de kaçmazsın.',
      tense: '{{theme}} zor sorularla karşılaşabilirsin, ama her seferinde güçlenerek çıkarsın.',
    },
  },
  passing: {
    sun: {
      joined: [
        'Bir iki gün {{theme}} her zamankinden çok göze çarparsın, söyleyeceğin varsa söyle.',
        'Bir iki gün {{theme}} daha istekli ve dikkatlisin, çevrendekiler de bunu fark eder.',
      ],
      flowing: [
        'Bir iki gün {{theme}} her şey daha kolay yürür.',
        'Bir iki gün kendin olmak kolaylaşır, özellikle {{theme}}.',
      ],
      tense: [
        'Bir iki gün {{theme}} biriyle ters düşebilirsin, hemen diretme.',
        'Bir iki gün {{theme}} gururun kolay incinebilir.',
      ],
    },
    moon: {
      joined: ['Birkaç saat {{theme}} her zamankinden çabuk etkilenirsin.'],
      flowing: ['Birkaç saat {{theme}} kendini daha rahat hissedersin.'],
      tense: ['Birkaç saat {{theme}} kolay alınabilirsin.'],
    },
    mercury: {
      joined: [
        'Böyle günlerde sohbet uzar, özellikle {{theme}}; yerinde bir soru çok şeyi açar.',
        'Bu etkiyle {{theme}} konuşma isteğin artar, birine anlatmak kafanı toparlar.',
        'Bu etkiyle {{theme}} aklın çok çalışır; yazarak düşünmek iyi gelir.',
      ],
      flowing: [
        'Bu etkiyle {{theme}} derdini kolay anlatırsın, ertelediğin bir konuşma iyi gidebilir.',
        'Böyle günlerde açık açık konuşmak iyi sonuç verir, özellikle {{theme}}.',
        'Bu etkiyle {{theme}} doğru kelimeyi bulman kolaylaşır.',
      ],
      tense: [
        'Bu etkiyle {{theme}} yanlış anlaşılabilirsin, yazdığını göndermeden bir daha oku.',
        'Böyle günlerde kafan kolay karışır, en çok da {{theme}}; aklındakini kâğıda dökmek iyi gelir.',
        'Bu etkiyle {{theme}} laf kolay uzar, asıl meseleyi kısaca söyle.',
      ],
    },
    venus: {
      joined: [
        'Birkaç gün çevrendekiler sana yumuşak davranır, özellikle {{theme}}; sen de inceliği elden bırakma.',
        'Böyle günlerde sevildiğini daha kolay hissedersin, özellikle {{theme}}.',
        'Birkaç gün {{theme}} gösterdiğin incelik karşılıksız kalmaz.',
      ],
      flowing: [
        'Birkaç gün keyfin yerinde olur, özellikle {{theme}}; güzel bir sohbete vakit ayır.',
        'Böyle günlerde çevrendekiler sana kolay hak verir, özellikle {{theme}}.',
        'Birkaç gün anlaşmazlıklar tatlıya bağlanır, özellikle {{theme}}; güzel bir davet gelirse kaçırma.',
      ],
      tense: [
        'Birkaç gün hevesin azalabilir, özellikle {{theme}}; kendine biraz vakit ayır.',
        'Birkaç gün {{theme}} yapman gerekenle canının çektiği arasında kalabilirsin.',
        'Böyle günlerde kolay kırılabilirsin, özellikle {{theme}}; büyük laf etmeden önce bekle.',
        'Birkaç gün biraz ilgi beklersin, en çok da {{theme}}; istediğini açıkça söyle.',
        'Birkaç gün ufak şeylere alınabilirsin, en çok da {{theme}}; ertesi gün gözüne daha küçük görünür.',
        'Böyle günlerde başkasının ne diyeceğini fazla önemseyebilirsin, en çok da {{theme}}; önce kendi fikrine kulak ver.',
        'Böyle günlerde hayır demekte zorlanabilirsin, özellikle {{theme}}; önce kendine ne istediğini sor.',
      ],
    },
    mars: {
      joined: [
        'Bu etkiyle {{theme}} enerjin artar; onu bir işe ver, yoksa öfkeye döner.',
        'Bu etkiyle {{theme}} sabırsızlanırsın; ucu görünen bir iş ya da uzun bir yürüyüş iyi gelir.',
        'Böyle günlerde yerinde duramazsın, özellikle {{theme}}; yine de acele etme.',
      ],
      flowing: [
        'Bu etkiyle ilk adımı atmak kolaylaşır, özellikle {{theme}}.',
        'Bu etkiyle {{theme}} beklemek yerine adım atarsın, epeydir ertelediğin bir şeye başlayabilirsin.',
        'Böyle günlerde aklındakini hayata geçirmek kolaylaşır, özellikle {{theme}}; küçük bir başlangıç yeter.',
      ],
      tense: [
        'Bu etkiyle {{theme}} sabrın azalır; önce bir nefes al, sonra sakince söyle.',
        'Bu etkiyle {{theme}} çabuk parlayabilirsin, sert bir cevabı bir gece beklet.',
        'Böyle günlerde biriyle atışabilirsin, en çok da {{theme}}; haklıysan da sesini yükseltme.',
      ],
    },
    jupiter: {
      joined: [
        'Bu dönemde {{theme}} elin güçlenir, beklemediğin bir destek gelebilir.',
        'Bu dönemde moralin yükselir, en çok da {{theme}}; yine de ölçüyü elden bırakma.',
      ],
      flowing: [
        'Bu dönemde {{theme}} şansın açık, yeter ki elini uzat.',
        'Bu dönemde {{theme}} sana yardım eden çıkar.',
      ],
      tense: [
        'Bu dönemde her şeye birden atılabilirsin, özellikle {{theme}}; birini seçip ona sarıl.',
        'Bu dönemde {{theme}} ölçüyü kolay kaçırırsın, söz vermeden önce hesabını yap.',
      ],
    },
    saturn: {
      joined: [
        'Bu dönemde {{theme}} olgunlaşırsın; az söz ver, verdiğini tut.',
        'Bu dönemde {{theme}} omzundaki yük artabilir, ama emek verdiğin şey sağlam kalır.',
      ],
      flowing: [
        'Bu dönemde düzenli emek karşılığını verir, özellikle {{theme}}.',
        'Bu dönemde {{theme}} ayağın yere sağlam basar.',
      ],
      tense: [
        'Bu dönemde {{theme}} sınanırsın, emek verdiğin ne varsa sende kalır.',
        'Bu dönemde {{theme}} her şey ağır yürür, en iyi çare sabır.',
        'Bu dönemde {{theme}} neye gücünün yettiğini görürsün, küçük ve gerçekçi hedefler seni daha az yorar.',
        'Bu dönemde {{theme}} umduğundan çok emek vermen gerekebilir, ama sağlam yaptığını bir daha yapmazsın.',
      ],
    },
    uranus: {
      joined: [
        'Bu dönemde {{theme}} sürprizlere hazır ol, bazıları beklediğinden iyi gelebilir.',
        'Bu dönemde eski düzen sana dar gelir, en çok da {{theme}}.',
      ],
      flowing: [
        'Bu dönemde {{theme}} yeni bir şey denemek iyi gelir, hoş tesadüfler de olur.',
        'Bu dönemde {{theme}} aklına hiç denemediğin bir çare gelebilir.',
      ],
      tense: [
        'Bu dönemde {{theme}} huzursuz olabilirsin, planlarını gevşek tut.',
        'Bu dönemde ani kararlar çekici gelir, özellikle {{theme}}; bir gece üstüne uyu.',
      ],
    },
    neptune: {
      joined: [
        'Bu dönemde {{theme}} daha duyarlısın; düş kurmaya birebir, imza atmaya pek değil.',
        'Bu dönemde {{theme}} her şey biraz bulanıklaşabilir, kendine zaman tanı.',
      ],
      flowing: [
        'Bu dönemde sezgilerin güçlenir, özellikle {{theme}}; ilham da kolay gelir.',
        'Bu dönemde {{theme}} daha anlayışlısın, söylenmeyeni de duyarsın.',
      ],
      tense: [
        'Bu dönemde {{theme}} kafan karışabilir, bilgiyi iki kez yokla.',
        'Bu dönemde {{theme}} duymak istediğine inanabilirsin, güvendiğin birine danış.',
      ],
    },
    pluto: {
      joined: [
        'Bu dönemde {{theme}} her şeyi temelinden sorgularsın; ağır gider, ama boşuna değil.',
        'Bu dönemde {{theme}} yüzeyde kalan hiçbir şey sana yetmez.',
      ],
      flowing: [
        'Bu dönemde {{theme}} güçlenirsin, bunu çoğu kez sonradan fark edersin.',
        'Bu dönemde {{theme}} derine inmekten korkmazsın.',
      ],
      tense: [
        'Bu dönemde {{theme}} baskı hissedebilirsin, eskimiş bir şeyi bırakınca rahatlarsın.',
        'Bu dönemde {{theme}} inatlaşmak yorar, artık işine yaramayanı bırak.',
      ],
    },
  },
  retrogrades: {
    mercury: 'O süre içinde yeniden okumak, onarmak, geri aramak, imza atıp yeni işe başlamaktan iyi gider.',
    venus: 'Eski sevgiler, eski zevkler bir daha uğrar; kapıda karar vermen gerekmez.',
    mars: 'Yüklenmek her zamankinden az, iyi bir plan her zamankinden çok iş görür.',
    jupiter: 'Büyüme içe döner, inandıkların gördüklerinle karşılaştırılır.',
    saturn: 'Aceleyle üstlendiğin görevlere yeniden bakıp boyunu kısaltabilirsin.',
    uranus: 'Değişim soluk alır, sana da ona yetişme payı kalır.',
    neptune: 'Bir düş gerçek hatlarını gösterebilir; sandığından sade, kurması da daha kolay.',
    pluto: 'Bitti sandığın bir şey, dürüst bir bakış daha isteyebilir.',
  },
  bornRetrograde: [
    'Böyle doğanlar bir şeyi göstermeden önce içinde evirip çevirir, asıl hâli ikinci taslaktır.',
    'Bu, o yanını gösterişli değil düşünceli kılar; kendi hızı, kendi takvimi vardır.',
  ],
};
