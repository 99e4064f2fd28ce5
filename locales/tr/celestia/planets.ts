import type { PlanetSentences } from '../../celestia-words.ts';

/** Gezegenlerin konusu, karşılaştıkları şeye yaptıkları. */
export const planets: PlanetSentences = {
  lore: {
    sun: [
      'Güneş, her yıl biraz daha neye dönüştüğünü anlatır.',
      'Güneş’i, kimse alkışlamasa da yapmak isteyeceğin şey diye oku.',
    ],
    moon: [
      'Ay, rahat uyumadan önce neye ihtiyacın olduğunu söyler.',
      'Ay’ı bedende yaşayan bir hafıza diye düşün: Önce tepki verir, açıklaması sonra gelir.',
    ],
    mercury: [
      'Merkür neyi nasıl fark ettiğin, öğrendiğin ve aktardığınla ilgilidir.',
      'Merkür nerede duruyorsa soruların, soruşundaki ton da oradadır.',
    ],
    venus: [
      'Venüs neyi sevilmeye değer bulduğunu, onu nasıl yaklaştırdığını anlatır.',
      'Venüs nerede duruyorsa emek orada emek gibi gelmez, çünkü orada olmayı seversin.',
    ],
    mars: [
      'Mars istemekle, önüne bir engel çıkınca ne yaptığınla ilgilidir.',
      'Mars nerede duruyorsa orada beklemek yerine davranırsın, fazla beklediğini de öfkenden anlarsın.',
    ],
    jupiter: [
      'Jüpiter işlerin yoluna gireceğine nerede inandığını, çoğu kez de haklı çıktığını anlatır.',
      'Jüpiter nerede duruyorsa orada gönlün boldur, ölçüyü kaçırma ihtimalin de.',
    ],
    saturn: [
      'Satürn emekle kazandığın, kazanınca da bir daha kaybetmediğin şeyi anlatır.',
      'Satürn nerede duruyorsa orada kararsız başlarsın, sonunda herkes sana akıl danışır.',
    ],
    uranus: [
      'Uranüs burcunu bütün yaşıtlarınla paylaşır, onu sana özel kılan evi ve kurduğu açılardır.',
      'Uranüs nerede duruyorsa orada herkesi, kendini de şaşırtırsın; kural anlamlı olduğu sürece kuraldır.',
    ],
    neptune: [
      'Neptün bir burçta on dört yıl kadar kalır, sana düşen yanı durduğu yerden ve dokunduğundan okunur.',
      'Neptün nerede duruyorsa orada sınırlar bulanır; en iyi fikirlerin de en yumuşak yanılgıların da orada.',
    ],
    pluto: [
      'Plüton bütün bir kuşağı boyar, çalıştığı yer sayesinde senin olur.',
      'Plüton nerede duruyorsa orada hiçbir şeyi hafife almazsın, çoğu insandan daha köklü yeniden başlarsın.',
    ],
    node: [
      'Kuzey Ay Düğümü bir gök cismi değil bir kesişme noktasıdır, gerildiğin yön diye okunur.',
      'Kuzey Ay Düğümü ne söylüyorsa başta yabancı gelir, sonra tuhaf biçimde yerine oturur.',
    ],
    lilith: [
      'Lilith, Ay’ın yörüngesinde bir noktadır; içinde kolay lokma olmayı reddeden ne varsa onu anlatır.',
      'Lilith neyi gösteriyorsa bir zamanlar fazla bulunmuştur belki, bugün gücün olabilir.',
    ],
    juno: [
      'Juno bir asteroittir, biriyle kalabilmek için neye ihtiyaç duyduğuna bakılır.',
      'Sözleşmede vazgeçemeyeceğin madde hangisi dersen Juno’ya bak.',
    ],
    chiron: [
      'Kiron, seni başkalarına iyi bir rehber yapan eski bir hassasiyet diye okunur.',
      'Kiron neyi gösteriyorsa en kolay konun olmayabilir, insanlar da sana kendilerininkiyle gelir.',
    ],
    ascendant: [
      'Yükselen, doğduğun anda doğu ufkunda yükselen derecedir, haritanın çerçevesini o kurar.',
      'Yükselen, içeride ne olursa olsun kapıyı dünyaya nasıl açtığındır.',
    ],
    midheaven: [
      'Tepe Noktası haritanın en yüksek yeridir; yıllar içinde edindiğin işi ve adı oradan okuruz.',
      'Tanımayanlar seni bir gün neyle bilecek dersen Tepe Noktası’na bak.',
    ],
  },
  touch: {
    sun: {
      joined: 'Böylece {{theme}} parlak ışıkta durur, gözden kaçması zordur.',
      flowing: 'Bu sayede {{theme}} yolunu kendi bulur, orada olduğun gibi olabilirsin.',
      tense: 'Bu yüzden {{theme}} gururunla ters düşebilir, ikisi sırayla konuşmayı öğrenir.',
    },
    moon: {
      joined: 'Böylece {{theme}} duyguya doyar, keyfinin de onda oyu olur.',
      flowing: 'Bu sayede {{theme}} duygularınla sessizce yardımlaşır.',
      tense: 'Bu yüzden {{theme}} seni bir yana, rahatın öbür yana çeker.',
    },
    mercury: {
      joined: 'Böylece {{theme}} ses bulur, onu konuşmak istersin.',
      flowing: 'Bu sayede {{theme}} başkasına kolayca anlatılır.',
      tense: 'Bu yüzden {{theme}} kafanla tartışır durur, hele yatma saatinde.',
    },
    venus: {
      joined: 'Böylece {{theme}} bir çekicilik kazanır, insanlar seni bundan sever.',
      flowing: 'Bu sayede {{theme}} hem sana hem çevrene hoş gelir.',
      tense: 'Bu yüzden {{theme}} istemekle sevilmek arasında kalabilir.',
    },
    mars: {
      joined: 'Böylece {{theme}} ısınır, kendini tutmak davranmaktan çok güç ister.',
      flowing: 'Bu sayede {{theme}} güç bulur, itilmeden yola çıkarsın.',
      tense: 'Bu yüzden {{theme}} sık sık bir yere takılır; yorar, ama işi de o bitirtir.',
    },
    jupiter: {
      joined: 'Böylece {{theme}} büyür, umudu artar, ölçüsü azalır.',
      flowing: 'Bu sayede {{theme}} bol bol yer bulur, sana da olağan gelen bir şans düşer.',
      tense: 'Bu yüzden {{theme}} bir haftanın kaldıramayacağı kadar söz verebilir.',
    },
    saturn: {
      joined: 'Böylece {{theme}} erken ciddileşir, geç açılır, uzun sürer.',
      flowing: 'Bu sayede {{theme}} bir omurga edinir, gerektiğinde ona yaslanırsın.',
      tense: 'Bu yüzden {{theme}} önce kanıt ister, kanıt dayanınca rahatlar.',
    },
    uranus: {
      joined: 'Böylece {{theme}} yerinde duramaz, özgün olur, sabit saat sevmez.',
      flowing: 'Bu sayede {{theme}} taze kalır, beklenmedik yolu bulmayı bilir.',
      tense: 'Bu yüzden {{theme}} tam durulmuşken yön değiştirebilir, planında biraz pay bırak.',
    },
    neptune: {
      joined: 'Böylece {{theme}} incelik kazanır, tarifi zorlaşır; kıyısı olsun isteyen bir yetenektir bu.',
      flowing: 'Bu sayede {{theme}} hayal gücü kazanır, söylenmeyeni de duyar.',
      tense: 'Bu yüzden {{theme}} arada bir sise girer, başka bir gün yeniden bakmak işe yarar.',
    },
    pluto: {
      joined: 'Böylece {{theme}} yarım iş bilmeyen bir yoğunluk kazanır.',
      flowing: 'Bu sayede {{theme}} dayanıklı olur, olanı görmekten de kaçmaz.',
      tense: 'Bu yüzden {{theme}} birkaç zor sorudan geçer, öbür yandan güçlenip çıkar.',
    },
  },
  passing: {
    sun: {
      joined: ['Bir iki gün {{theme}} ışık altında, bunu kullanabilirsin.'],
      flowing: ['Bir iki gün {{theme}} rahat akıyor.'],
      tense: ['Bir iki gün {{theme}} başkasının planına çarpabilir.'],
    },
    moon: {
      joined: ['Birkaç saat {{theme}} yüzeye yakın.'],
      flowing: ['Birkaç saat {{theme}} günün havasıyla uyumlu.'],
      tense: ['Birkaç saat {{theme}} günle adım uyduramayabilir.'],
    },
    mercury: {
      joined: [
        'Bu temasla {{theme}} sohbete konu oluyor, şimdi sorulan iyi bir soru sonraki üçünü azaltır.',
        'Bu temasla {{theme}} dile geliyor, bir kez yüksek sesle söylemek ortalığı açar.',
      ],
      flowing: [
        'Bu temasla {{theme}} daha rahat anlaşılır, o mesajı yaz.',
        'Bu temasla {{theme}} sözünü buluyor, ertelediğin konuşma iyi gidebilir.',
      ],
      tense: [
        'Bu temasla {{theme}} laf karmaşasına düşebilir, göndermeden bir daha oku.',
        'Bu temasla {{theme}} kafanı kurcalıyor, cevap vermeden önce bir kâğıda dök.',
      ],
    },
    venus: {
      joined: [
        'Birkaç gün {{theme}} tatlanır, gösterdiğin incelik karşılığını çabuk bulur.',
        'Birkaç gün {{theme}} el üstünde tutulur, insanlar da sana yumuşak davranır.',
      ],
      flowing: [
        'Birkaç gün {{theme}} rahat bir soluk alır, bir davete evet demenin sırası.',
        'Birkaç gün {{theme}} rahatlar, gerisini iyi bir sohbet tamamlar.',
      ],
      tense: [
        'Birkaç gün {{theme}} biraz şımartılmak isteyebilir, ölçüsü kaçmadıkça bu da hoştur.',
        'Birkaç gün {{theme}} seni bir yana, canının çektiği öbür yana çekebilir; küçük bir keyif büyüğünden iyi gelir.',
      ],
    },
    mars: {
      joined: [
        'Bu temasla {{theme}} kibrit çakmış gibi; o güce bir iş ver, yoksa kendi bulur.',
        'Bu temasla {{theme}} ısınıyor; ucu görünen bir iş ya da uzun bir yürüyüş o ateşi iyi kullanır.',
      ],
      flowing: [
        'Bu temasla {{theme}} doğru yöne itilir, başlamak her zamankinden kolay.',
        'Bu temasla {{theme}} güç buluyor, epeydir beklettiğin işe başlamanın sırası.',
      ],
      tense: [
        'Bu temasla {{theme}} sabırsız; beşe kadar say, sonra düz bir dille söyle.',
        'Bu temasla {{theme}} çabuk parlayabilir; sert cevabı yarına bırak.',
      ],
    },
    jupiter: {
      joined: ['Bu süreçte {{theme}} açılıyor, bir beden büyük duran bir fırsatı denemeye değer.'],
      flowing: ['Bu süreçte {{theme}} aylardır bulamadığı yeri bulur, istersen.'],
      tense: ['Bu süreçte {{theme}} her şeyi birden isteyebilir, elde tutmanın yolu birini seçmek.'],
    },
    saturn: {
      joined: ['Bu süreçte {{theme}} büyümeye çağrılıyor, daha az ama daha iyi tutulan sözlerle.'],
      flowing: ['Bu süreçte {{theme}} sağlam bir biçime oturuyor, gürültüsüz, düzenli emekle.'],
      tense: ['Bu süreçte {{theme}} sınanıyor, bundan geriye kalan gerçekten senindir.'],
    },
    uranus: {
      joined: [
        'Bu süreçte {{theme}} sarsılıp uyanıyor, ısmarlamadığın değişim beklediğinden iyi oturabilir.',
      ],
      flowing: ['Bu süreçte {{theme}} tazeleniyor, arada hoş tesadüfler de oluyor.'],
      tense: ['Bu süreçte {{theme}} huzursuz; planını gevşek, mizahını yakında tut.'],
    },
    neptune: {
      joined: ['Bu süreçte {{theme}} kenarlarından yumuşuyor; düş kurmaya birebir, imza atmaya pek değil.'],
      flowing: ['Bu süreçte {{theme}} her zamankinden duyarlı ve yaratıcı.'],
      tense: ['Bu süreçte {{theme}} biraz bulanık, bilgiyi iki kez yoklamakta yarar var.'],
    },
    pluto: {
      joined: ['Bu süreçte {{theme}} temele iniyor, ağır ağır, boşuna da değil.'],
      flowing: ['Bu süreçte {{theme}} derinleşiyor, gücünü sonradan fark edebilirsin.'],
      tense: ['Bu süreçte {{theme}} sıkışıyor, eskimiş bir şey bırakılana kadar.'],
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
