import type { PlanetSentences } from '../../celestia-words.ts';

/** Gezegenlerin konusu, karşılaştıkları şeye yaptıkları. Cümlede özne sensin, konu ise ek almadan durur. */
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
      'Plüton nerede duruyorsa orada hiçbir şeyi hafife almaz, gerekirse her şeye baştan başlarsın.',
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
      joined: 'Bu yüzden {{theme}} hep ön planda durur, gözden kaçmaz.',
      flowing: 'Konu {{theme}} olunca rahatsın, olduğun gibi davranırsın.',
      tense: 'Konu {{theme}} olunca araya gurur girebilir, alttan almak sana zor gelir.',
    },
    moon: {
      joined: 'Konu {{theme}} olunca önce kalbini dinlersin, o günkü keyfin de çok şey değiştirir.',
      flowing: '{{theme}} söz konusu olunca içinden gelen ses seni pek yanıltmaz.',
      tense: '{{theme}} konusunda çabuk alınabilir, kabuğuna çekilebilirsin.',
    },
    mercury: {
      joined: '{{theme}} üzerine çok düşünür, çok konuşursun.',
      flowing: '{{theme}} konusunda derdini kolayca anlatırsın.',
      tense: 'Konu {{theme}} olunca kafanın içi susmaz, hele gece yatınca.',
    },
    venus: {
      joined: '{{theme}} söz konusu olunca yumuşaksın, seni bununla severler.',
      flowing: 'Konu {{theme}} olunca herkesle kolay anlaşır, destek de görürsün.',
      tense: '{{theme}} konusunda, kendi istediğinle sevilme isteği arasında kalabilirsin.',
    },
    mars: {
      joined: 'Konu {{theme}} olunca hemen atılırsın, beklemek sana zor gelir.',
      flowing: 'Konu {{theme}} olunca gözün pek, kimse itmese de gereğini yaparsın.',
      tense: '{{theme}} söz konusu olunca çabuk parlayabilirsin; bu seni yorar, ama işi de bitirtir.',
    },
    jupiter: {
      joined: '{{theme}} söz konusu olunca gönlün geniştir, fazlasına kaçtığın da olur.',
      flowing: 'Konu {{theme}} olunca işler çoğu kez yoluna girer, bu da sana olağan gelir.',
      tense: '{{theme}} konusunda ölçüyü kaçırabilir, gereğinden fazlasını üstlenebilirsin.',
    },
    saturn: {
      joined: 'Konu {{theme}} olunca erken ciddileşirsin; geç açılır, kolay kolay da vazgeçmezsin.',
      flowing: '{{theme}} konusunda sabırlısın, zaman da senden yana çalışır.',
      tense: '{{theme}} söz konusu olunca önce frene basar, kanıt ararsın; yıllar geçtikçe rahatlarsın.',
    },
    uranus: {
      joined: '{{theme}} konusunda kendine özgüsün, kalıba gelmezsin.',
      flowing: '{{theme}} söz konusu olunca yeniliğe açıksın, kimsenin düşünmediği çareyi bulursun.',
      tense: 'Konu {{theme}} olunca tam duruldu derken her şey değişebilir, sürprizlere yer bırak.',
    },
    neptune: {
      joined: '{{theme}} söz konusu olunca ince ve duyarlısın, nerede duracağını bilmek ise zor gelir.',
      flowing: '{{theme}} konusunda sezgin güçlü, söylenmeyeni de duyarsın.',
      tense: '{{theme}} konusunda yanıldığın olur; karar vermeden önce üstünden bir gün geçsin.',
    },
    pluto: {
      joined: 'Konu {{theme}} olunca yarım iş bilmezsin, ya hep ya hiç.',
      flowing: '{{theme}} söz konusu olunca dayanıklısın, olanı görmekten de kaçmazsın.',
      tense: '{{theme}} konusunda zor sorularla karşılaşabilirsin, ama her seferinde güçlenerek çıkarsın.',
    },
  },
  passing: {
    sun: {
      joined: [
        'Bir iki gün {{theme}} öne çıkar, çevrendekiler de bunu fark eder.',
        'Bir iki gün gündeminde {{theme}} var, buna vakit ayır.',
      ],
      flowing: [
        'Bir iki gün {{theme}} konusunda işler kendiliğinden yürür.',
        'Bir iki gün konu {{theme}} olunca kendin olman kolaylaşır.',
      ],
      tense: [
        'Bir iki gün {{theme}} konusunda biriyle ters düşebilirsin, hemen diretme.',
        'Bir iki gün konu {{theme}} olunca gururun kolay incinebilir.',
      ],
    },
    moon: {
      joined: ['Birkaç saat {{theme}} seni her zamankinden çok etkiler.'],
      flowing: ['Birkaç saat {{theme}} konusunda kendini daha rahat hissedersin.'],
      tense: ['Birkaç saat {{theme}} konusunda kolay alınabilirsin.'],
    },
    mercury: {
      joined: [
        'Böyle günlerde {{theme}} sohbete konu olur, yerinde bir soru çok şeyi açar.',
        'Bu etkiyle {{theme}} üzerine konuşmak istersin, birine anlatmak kafanı toparlar.',
        'Bu etkiyle gündeminde {{theme}} var; yazarak düşünmek iyi gelir.',
      ],
      flowing: [
        'Bu etkiyle {{theme}} konusunda derdini kolay anlatırsın, ertelediğin bir konuşma iyi gidebilir.',
        'Böyle günler {{theme}} üzerine açık açık konuşmak için uygundur.',
        'Bu etkiyle konu {{theme}} olunca doğru kelimeyi bulman kolaylaşır.',
      ],
      tense: [
        'Bu etkiyle {{theme}} konusunda yanlış anlaşılabilirsin, yazdığını göndermeden bir daha oku.',
        'Böyle günlerde {{theme}} kafanı kurcalar, bir kâğıda dökmek iyi gelir.',
        'Bu etkiyle konu {{theme}} olunca laf kolay uzar, asıl meseleyi kısaca söyle.',
      ],
    },
    venus: {
      joined: [
        'Birkaç gün {{theme}} konusunda çevrendekiler sana yumuşak davranır, sen de inceliği elden bırakma.',
        'Böyle günlerde konu {{theme}} olunca sevildiğini daha kolay hissedersin.',
        'Birkaç gün {{theme}} öne çıkar, gösterdiğin incelik de karşılıksız kalmaz.',
      ],
      flowing: [
        'Birkaç gün {{theme}} konusunda keyfin yerinde, güzel bir sohbete vakit ayır.',
        'Böyle günlerde konu {{theme}} olunca çevrendekiler sana kolay hak verir.',
        '{{theme}} söz konusu olunca birkaç gün işler tatlıya bağlanır, güzel bir davet gelirse kaçırma.',
      ],
      tense: [
        'Birkaç gün {{theme}} konusunda biraz nazlı olabilirsin, küçük bir keyif gönlünü alır.',
        'Birkaç gün {{theme}} ile keyfin arasında kalabilirsin, orta yolu ara.',
        'Böyle günlerde konu {{theme}} olunca kolay kırılabilirsin, büyük laf etmeden önce bekle.',
      ],
    },
    mars: {
      joined: [
        'Bu etkiyle konu {{theme}} olunca enerjin artar; onu bir işe ver, yoksa öfkeye döner.',
        'Bu etkiyle {{theme}} konusunda sabırsızlanırsın; ucu görünen bir iş ya da uzun bir yürüyüş iyi gelir.',
        'Böyle günlerde {{theme}} seni harekete geçirir, yine de acele etme.',
      ],
      flowing: [
        'Bu etkiyle {{theme}} konusunda ilk hamleyi yapmak kolaylaşır.',
        'Bu etkiyle konu {{theme}} olunca elin çabuk, epeydir beklettiğin bir işe başlayabilirsin.',
        'Böyle günlerde {{theme}} için bir şey yapmak kolay gelir, küçük bir başlangıç yeter.',
      ],
      tense: [
        'Bu etkiyle {{theme}} konusunda sabrın azalır; önce bir nefes al, sonra sakince söyle.',
        'Bu etkiyle konu {{theme}} olunca çabuk parlayabilirsin, sert bir cevabı bir gece beklet.',
        'Böyle günlerde {{theme}} konusunda biriyle atışabilirsin, haklıysan da sesini yükseltme.',
      ],
    },
    jupiter: {
      joined: [
        'Bu dönemde {{theme}} konusunda elin güçlenir, beklemediğin bir destek gelebilir.',
        'Bu dönemde konu {{theme}} olunca moralin yükselir, yalnız ölçüyü elden bırakma.',
      ],
      flowing: [
        'Bu dönemde {{theme}} konusunda şansın açık, yeter ki elini uzat.',
        'Bu dönemde konu {{theme}} olunca sana yardım eden çıkar.',
      ],
      tense: [
        'Bu dönemde {{theme}} konusunda her şeye birden atılabilirsin, birini seçip ona sarıl.',
        'Bu dönemde konu {{theme}} olunca ölçü kolay kaçar, söz vermeden önce hesabını yap.',
      ],
    },
    saturn: {
      joined: [
        'Bu dönemde {{theme}} konusunda olgunlaşırsın; az söz ver, verdiğini tut.',
        'Bu dönemde {{theme}} sırtına yük gibi gelebilir, ama emek verdiğin şey sağlam kalır.',
      ],
      flowing: [
        'Bu dönemde {{theme}} konusunda düzenli emek karşılığını verir.',
        'Bu dönemde konu {{theme}} olunca ayağın yere sağlam basar.',
      ],
      tense: [
        'Bu dönemde {{theme}} konusunda sınanırsın, emek verdiğin ne varsa sende kalır.',
        'Bu dönemde konu {{theme}} olunca işler ağır yürür, en iyi çare sabır.',
      ],
    },
    uranus: {
      joined: [
        'Bu dönemde {{theme}} konusunda sürprizlere hazır ol, bazıları beklediğinden iyi gelebilir.',
        'Bu dönemde konu {{theme}} olunca eski düzen sana dar gelir.',
      ],
      flowing: [
        'Bu dönemde {{theme}} konusunda yeni bir şey denemek iyi gelir, hoş tesadüfler de olur.',
        'Bu dönemde konu {{theme}} olunca aklına hiç denemediğin bir çare gelebilir.',
      ],
      tense: [
        'Bu dönemde {{theme}} konusunda huzursuz olabilirsin, planlarını gevşek tut.',
        'Bu dönemde konu {{theme}} olunca ani kararlar çekici gelir, üstünden bir gece geçsin.',
      ],
    },
    neptune: {
      joined: [
        'Bu dönemde konu {{theme}} olunca daha duyarlısın; düş kurmaya birebir, imza atmaya pek değil.',
        'Bu dönemde {{theme}} konusunda her şey biraz bulanıklaşabilir, kendine zaman tanı.',
      ],
      flowing: [
        'Bu dönemde {{theme}} konusunda sezgilerin güçlenir, ilham da kolay gelir.',
        'Bu dönemde konu {{theme}} olunca daha anlayışlısın, söylenmeyeni de duyarsın.',
      ],
      tense: [
        'Bu dönemde {{theme}} konusunda kafan karışabilir, bilgiyi iki kez yokla.',
        'Bu dönemde konu {{theme}} olunca duymak istediğine inanabilirsin, güvendiğin birine danış.',
      ],
    },
    pluto: {
      joined: [
        'Bu dönemde {{theme}} konusunda her şeyi temelinden sorgularsın; ağır gider, ama boşuna değil.',
        'Bu dönemde konu {{theme}} olunca yüzeyde kalan hiçbir şey sana yetmez.',
      ],
      flowing: [
        'Bu dönemde {{theme}} konusunda güçlenirsin, bunu çoğu kez sonradan fark edersin.',
        'Bu dönemde konu {{theme}} olunca derine inmekten korkmazsın.',
      ],
      tense: [
        'Bu dönemde {{theme}} konusunda baskı hissedebilirsin, eskimiş bir şeyi bırakınca rahatlarsın.',
        'Bu dönemde konu {{theme}} olunca inatlaşmak yorar, artık işine yaramayanı bırak.',
      ],
    },
  },
  retrogrades: {
    mercury: 'O süre içinde yeniden okumak, onarmak, geri aramak; imzalayıp başlatmaktan iyi gider.',
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
