import type { FrameName, Pool } from '../../celestia-words.ts';

/** Bir olguyu söyleyen cümleler, her biri birkaç biçimde. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    '{{topic.about}} deyince önce {{a.yourDat}} bakarım: {{a.sign.in}}, {{a.house.in}}.',
    '{{topic.about}} konusunda ilk baktığım yer {{a.your}}; {{a.sign.in}}, {{a.house.in}}.',
    'Haritanda {{topic.yours}} yerlerin başında {{a.your}} geliyor: {{a.sign.in}}, {{a.house.in}}.',
    '{{topic.in}} belirleyici olan {{a.your}}; {{a.sign.in}}, {{a.house.in}} duruyor.',
  ],
  topicPlacementOnly: [
    '{{topic.about}} deyince önce {{a.yourDat}} bakarım: {{a.sign.in}}.',
    '{{topic.about}} konusunda ilk baktığım yer {{a.your}}; {{a.sign.in}} duruyor.',
    'Haritanda {{topic.yours}} yerlerin başında {{a.your}} geliyor: {{a.sign.in}}.',
    '{{topic.in}} belirleyici olan {{a.your}}; {{a.sign.in}} duruyor.',
  ],
  topicHouse: [
    '{{topic.about}} için {{a.house.yourDat}} bakarım; {{a.sign.in}} başlıyor.',
    '{{topic.about}} konusunu {{a.house.the}} anlatır, seninki {{a.sign.in}} başlıyor.',
    '{{a.house.your}} {{a.sign.in}} başlıyor, {{topic.about}} için ilk oraya bakarım.',
  ],
  topicTransit: [
    '{{topic.about}} için önemli tarih {{a.exact.day}}: Gökteki {{a.the}} senin {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.in}} gökyüzü {{a.exact.on}} hareketleniyor: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.about}} için {{a.exact.day}} tarihini aklında tut; {{a.the}} {{a.other.taken}} tam {{a.aspect.name}} yapıyor.',
  ],
  topicTransitNow: [
    '{{topic.in}} şu sıra etkili olan şu: {{a.the}} {{a.end.until}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.about}} için önemli olan şu: Gökteki {{a.the}} {{a.end.until}} senin {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.in}} gökyüzü şöyle: {{a.the}} {{a.end.until}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  topicQuiet: [
    'Gökyüzü o sürede {{topic.about}} konusunda sakin, ben de doğum haritandan okuyorum.',
    'O sürede {{topic.about}} için güçlü bir etki görmüyorum, o yüzden doğum haritana bakıyorum.',
  ],
  placement: [
    '{{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'Haritanda {{a.the}} {{a.sign.in}}, {{a.house.in}} duruyor.',
    'Sen doğduğunda {{a.the}} {{a.sign.in}}, {{a.house.in}} duruyordu.',
    '{{a.your}} {{a.sign.in}}, {{a.house.in}} duruyor.',
  ],
  placementOnly: [
    '{{a.your}} {{a.sign.in}}.',
    'Haritanda {{a.the}} {{a.sign.in}} duruyor.',
    'Sen doğduğunda {{a.the}} {{a.sign.in}} duruyordu.',
    'Doğduğun gün {{a.the}} {{a.sign.in}} duruyordu.',
  ],
  also: [
    'Biraz da {{a.yourDat}} bakalım: {{a.sign.in}}, {{a.house.in}}.',
    'Bir de {{a.your}} var: {{a.sign.in}}, {{a.house.in}}.',
    'Bunun yanında {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'Şunu da ekleyeyim: {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'Önemli bir yer daha: {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} {{a.sign.in}}, {{a.house.in}}; onu da hesaba kat.',
    '{{a.yourDat}} bakınca gördüğüm şu: {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'Biraz da {{a.yourDat}} bakalım: {{a.sign.in}}.',
    'Bir de {{a.your}} var: {{a.sign.in}}.',
    'Bunun yanında {{a.your}} {{a.sign.in}}.',
    'Şunu da ekleyeyim: {{a.your}} {{a.sign.in}}.',
    'Önemli bir yer daha: {{a.your}} {{a.sign.in}}.',
    '{{a.your}} {{a.sign.in}}; onu da hesaba kat.',
    '{{a.yourDat}} bakınca gördüğüm şu: {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} {{a.sign.in}}.',
    'Doğduğunda {{a.the}} {{a.sign.in}} duruyordu.',
    'Haritanda {{a.the}} {{a.sign.in}}.',
  ],
  alsoAngle: [
    'Önemli bir şey daha var: {{a.your}} {{a.sign.in}}.',
    'Üstelik {{a.your}} {{a.sign.in}}.',
    'Bütün bunlara {{a.sign.at}} {{a.your}} yön veriyor.',
    'Bunun yanında {{a.your}} {{a.sign.in}}.',
  ],
  house: [
    '{{a.house.your}} {{a.sign.in}} başlıyor; konusu {{field}}.',
    '{{a.house.the}} demek {{field}} demek, seninki {{a.sign.in}} başlıyor.',
    'Sende {{a.house.the}} {{a.sign.in}} başlıyor, konusu da {{field}}.',
  ],
  alsoHouse: [
    'Ayrıca {{a.house.your}} {{a.sign.in}} başlıyor.',
    '{{a.house.your}} {{a.sign.in}} başlıyor.',
    'Buna bir de şunu ekle: {{a.house.your}} {{a.sign.in}} başlıyor.',
  ],
  houseHolds: ['Bu evde {{bodies}} duruyor.', 'Bu evin içinde {{bodies}} var.', 'O evde {{bodies}} duruyor.'],
  houseEmpty: [
    'Bu evde gezegen yok; ben de onu başladığı burçtan okurum.',
    'Bu evin boş, yani konusu hayatında çoğunlukla gürültüsüz yürür.',
    'O evde gezegen yok, bu konuda elin daha serbest.',
    'Bu evin içinde gezegen yok; oradan bir gezegen geçince konusu canlanır.',
    'Bu evin boş, bu konuda asıl sözü başladığı burç söyler.',
    'Bu evde duran gezegen yok; hayatının bu yanı senden sürekli ilgi istemez.',
  ],
  aspect: [
    '{{a.yourWith}} {{a.other.your}} arasında {{a.aspect.a}} var.',
    'Haritanda {{a.the}} ile {{a.other.the}} arasında {{a.aspect.a}} var.',
    'Doğum haritanda {{a.your}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  alsoAspect: [
    'Bir de {{a.yourWith}} {{a.other.your}} arasında {{a.aspect.a}} var.',
    'Bir açı daha var: {{a.your}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Dahası {{a.your}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Haritanda {{a.the}} ile {{a.other.the}} arasında da {{a.aspect.a}} var.',
    'Şunu da unutmayayım: {{a.yourWith}} {{a.other.your}} arasında {{a.aspect.a}} var.',
  ],
  noAspect: [
    'Bu ikisi haritanda birbirine açı yapmıyor, her biri kendi işine bakıyor.',
    'O ikisi arasında haritanda açı bulmuyorum; birbirlerine karışmıyorlar.',
  ],
  transit: [
    'Gökteki {{a.the}} senin {{a.other.taken}} {{a.aspect.name}} yapıyor; {{a.exact.on}} tam, etkisi {{a.end.until}} sürer.',
    'Göze çarpan, gökteki {{a.the}} ile senin {{a.other.your}} arasındaki {{a.aspect.name}}: {{a.exact.on}} tam, {{a.end.until}} sürüyor.',
    '{{a.exact.on}} {{a.the}} {{a.other.taken}} tam {{a.aspect.name}} yapıyor, etkisi {{a.end.until}} sürebilir.',
  ],
  transitNow: [
    'Bu günlerde gökteki {{a.the}} senin {{a.other.taken}} {{a.aspect.name}} yapıyor; {{a.end.until}} sürecek.',
    'Şu sıra {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor, {{a.end.until}} da sürecek.',
    'Hissediyor olabileceğin etki şu: {{a.the}} {{a.end.until}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  alsoTransit: [
    'Bir şey daha var: {{a.exact.on}} {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Ayrıca {{a.exact.on}} {{a.the}} {{a.other.taken}} tam {{a.aspect.name}} yapıyor.',
    '{{a.exact.day}} tarihini de not et; {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Bir de {{a.exact.day}} var: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  skyPlacement: [
    '{{a.the}} şu an {{a.sign.in}}; sende orası {{a.house.the}}.',
    'Gökyüzünde {{a.the}} şimdi {{a.sign.in}}, senin {{a.house.yourFrom}} geçiyor.',
  ],
  skyPlacementOnly: ['{{a.the}} şu an {{a.sign.in}}.', 'Gökyüzünde {{a.the}} şimdi {{a.sign.in}}.'],
  moonToday: [
    'Ay şimdi {{a.sign.in}}, senin {{a.house.yourFrom}} geçiyor.',
    'Ben bunu yazarken Ay {{a.sign.in}}, haritanda {{a.house.in}}.',
    'Ay şu an {{a.sign.in}}, {{a.house.yourFrom}} geçiyor.',
  ],
  moonTodayOnly: [
    'Ay şimdi {{a.sign.in}}.',
    'Ben bunu yazarken Ay {{a.sign.in}}.',
    'Ay şu an {{a.sign.in}}.',
  ],
  moonTomorrow: [
    'Yarın bu saatte Ay {{a.sign.in}}, senin {{a.house.yourFrom}} geçiyor.',
    'Yarın Ay {{a.sign.in}}, haritanda {{a.house.in}}.',
  ],
  moonTomorrowOnly: ['Yarın bu saatte Ay {{a.sign.in}}.', 'Yarın Ay {{a.sign.in}}.'],
  moonOnDay: ['{{a.at.on}} Ay {{a.sign.in}}.', 'Ay {{a.at.on}} {{a.sign.in}}.'],
  phase: [
    'Ay’ın evresi {{phase.name}}.',
    'Gökte gördüğün {{phase.name}}.',
    'Ay şu an {{phase.name}} evresinde.',
  ],
  newMoon: [
    '{{a.instant.on}} {{a.sign.in}} yeniay var.',
    'Yeniay {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.day}} tarihini not et: {{a.sign.in}} yeniay.',
  ],
  fullMoon: [
    '{{a.instant.on}} {{a.sign.in}} dolunay var.',
    'Dolunay {{a.instant.on}}, {{a.sign.in}}.',
    '{{a.instant.day}} tarihini not et: {{a.sign.in}} dolunay.',
  ],
  solarEclipse: [
    '{{a.instant.on}} {{a.sign.in}} bir Güneş tutulması var.',
    'Güneş tutulması {{a.instant.on}}, {{a.sign.in}}.',
  ],
  lunarEclipse: [
    '{{a.instant.on}} {{a.sign.in}} bir Ay tutulması var.',
    'Ay tutulması {{a.instant.on}}, {{a.sign.in}}.',
  ],
  passesHouse: [
    'Sende bu {{a.house.in}} oluyor, konusu {{field}}.',
    'Haritanda {{a.house.yourDat}} düşüyor, yani konusu {{field}}.',
    'Bu senin {{a.house.yourDat}} düşüyor; konusu {{field}}.',
  ],
  touchesPoint: [
    '{{b.yourDat}} değdiği için sen bunu başkalarından daha çok hissedebilirsin.',
    'Bu, {{b.yourDat}} değdiği için seni yakından ilgilendiriyor.',
  ],
  retrogradeNow: [
    '{{a.the}} şu an retro; {{a.to.on}} düze dönüyor.',
    '{{a.the}} şu an retro, {{a.to.until}} öyle kalacak.',
  ],
  retrogradeAhead: [
    '{{a.the}} {{a.from.from}} {{a.to.until}} retro.',
    '{{a.the}} retrosu {{a.from.from}} {{a.to.until}} sürüyor.',
  ],
  houseEntry: [
    '{{a.the}} {{a.at.on}} {{a.house.yourDat}} giriyor.',
    '{{a.at.on}} {{a.the}} {{a.house.yourDat}} giriyor.',
  ],
  houseExit: [
    '{{a.the}} {{a.at.on}} {{a.house.yourDat}} geçiyor.',
    '{{a.at.on}} {{a.the}} artık {{a.house.yourIn}}.',
  ],
  houseEntered: [
    '{{a.the}} {{a.at.on}} {{a.house.yourDat}} girdi.',
    '{{a.at.on}} {{a.the}} {{a.house.yourDat}} girdi.',
  ],
  houseLeft: [
    '{{a.the}} {{a.at.on}} {{a.house.yourDat}} geçti.',
    '{{a.at.on}} {{a.the}} {{a.house.yourDat}} geçti.',
  ],
  noContact: ['Bakabildiğim yıllarda böyle bir açı bulamıyorum.'],
  chartRuler: ['Haritanın yöneticisi de {{a.the}}.'],
  notRetrograde: ['{{a.the}} şu an retro değil, düz gidiyor.'],
  directNow: ['{{a.the}} şu an düz gidiyor.', '{{a.the}} bugünlerde düz ilerliyor.'],
  natalRetrograde: ['Doğduğunda {{a.the}} retroydu.', '{{a.your}} doğum haritanda retro.'],
  natalDirect: ['Doğduğunda {{a.the}} düz gidiyordu.', '{{a.your}} doğum haritanda düz ilerliyor.'],
  domicile: [
    '{{a.your}} {{a.sign.in}} kendi burcunda sayılır, orada rahattır.',
    '{{a.sign.in}} duran {{a.your}} kendi burcunda, ev sahibi kadar rahat.',
  ],
  exaltation: [
    '{{a.your}} {{a.sign.in}} yücelir, orada baş köşeye buyur edilen konuk gibidir.',
    '{{a.sign.in}} duran {{a.your}} yücelir; orada el üstünde tutulur.',
  ],
  detriment: [
    '{{a.your}} {{a.sign.in}} zararda sayılır; istediğini orada emekle alır.',
    '{{a.sign.in}} duran {{a.your}} zararda, başka yerde kolay yaptığını orada çabalayarak yapar.',
    '{{a.your}} için {{a.sign.in}} zararda denir: Yabancı bir mutfakta yemek pişirir gibi çalışır.',
  ],
  fall: [
    '{{a.your}} {{a.sign.in}} düşüşte sayılır; sesi orada kısık çıkar, ama en çok orada öğrenir.',
    '{{a.sign.in}} duran {{a.your}} düşüşte, sesini duyurması orada sabır ister.',
  ],
  noDignity: ['{{a.your}} {{a.sign.in}} ne güçlü ne zayıf sayılır, orası onun için sıradan bir yer.'],
  noneDignified: ['Haritanda hiçbir gezegen bunlardan birinde durmuyor.'],
  meeting: [
    '{{a.the}} ile {{a.other.the}} arasındaki ilk {{a.aspect.name}} {{a.instant.on}}.',
    'Sıradaki {{a.instant.on}}: {{a.the}} ile {{a.other.the}} arasında {{a.aspect.name}}.',
  ],
  noMeeting: ['İkisi arasında, bakabildiğim yıllar boyunca böyle bir buluşma yok.'],
  ingress: [
    '{{a.the}} {{a.instant.on}} {{a.sign.name}} burcuna geçiyor.',
    '{{a.instant.on}} {{a.the}} {{a.sign.name}} burcuna giriyor.',
  ],
  entered: [
    '{{a.the}} {{a.sign.name}} burcuna {{a.instant.on}} girdi.',
    '{{a.instant.on}} {{a.the}} {{a.sign.name}} burcuna girmişti.',
  ],
  leaves: ['{{a.sign.in}} {{a.to.until}} kalıyor.', '{{a.sign.in}} kalışı {{a.to.until}} sürüyor.'],
  generalSign: [
    '{{said.name}} burcundan olan insanların genelde birkaç ortak huyu vardır.',
    '{{said.name}} burcu için genelde şunlar söylenir.',
  ],
  generalPlace: [
    '{{a.theirs}} {{said.in}} olan insanların genelde birkaç ortak huyu vardır.',
    'Doğumunda {{a.theirs}} {{said.in}} olanlar için genelde şu söylenir.',
  ],
  noneInSign: ['Senin {{said.in}} gezegenin yok.', '{{said.in}} hiç gezegenin yok.'],
  openSign: [
    'Doğum saatin olmadan {{a.your}} {{first.ask}} yoksa {{second.ask}}, söyleyemem.',
    'Saati bilmediğim için {{a.your}} {{first.ask}} yoksa {{second.ask}}, emin değilim.',
  ],
  balanceMost: [
    'Haritanda en çok {{element.name}} var: On gezegenin {{count}} bu burçlarda.',
    'Gezegenlerinden {{count}} {{element.name}} burçlarında, en kalabalık yer orası.',
  ],
  balanceNone: [
    'Hiçbir gezegenin {{element.name}} burcunda değil; onu başka insanlarda arayabilirsin.',
    'Sende olmayan {{element.name}}, en azından on gezegen arasında.',
  ],
  synastry: [
    'İkinizin arasında ilk gördüğüm, {{a.yourWith}} {{a.other.their}} arasındaki {{a.aspect.name}}.',
    'Önce şuna bakıyorum: {{a.yourWith}} {{a.other.their}} arasında {{a.aspect.a}} var.',
  ],
  alsoSynastry: [
    'Sonra {{a.yourWith}} {{a.other.their}} arasında {{a.aspect.a}} var.',
    'Hesaba katılacak bir şey daha: {{a.yourWith}} {{a.other.their}} arasında {{a.aspect.a}}.',
    '{{a.yourWith}} {{a.other.their}} arasında da {{a.aspect.a}} kuruluyor.',
  ],
  overlay: [
    '{{a.their}} senin {{a.house.yourDat}} düşüyor, orası {{field}} demek.',
    '{{a.their}} haritanda {{a.house.yourIn}} duruyor; konusu {{field}}.',
  ],
  partnerPlacement: ['{{a.their}} {{a.sign.in}}.', '{{a.their}} {{a.sign.in}} duruyor.'],
  whyPlacement: [
    'Bunu {{a.sign.at}} {{a.yourDat}} bakarak söylüyorum.',
    'Bunu şuradan çıkarıyorum: {{a.your}} {{a.sign.in}}.',
    'Sebebi {{a.your}}; {{a.sign.in}} duruyor.',
  ],
  whyAspect: [
    'Haritandaki bir açıdan geliyor: {{a.the}} ile {{a.other.the}} arasında {{a.aspect.a}} var.',
    'Bunu {{a.yourWith}} {{a.other.your}} arasındaki {{a.aspect.name}} gösteriyor.',
  ],
  whyTransit: [
    'Nedeni gökyüzünde: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Böyle dememin nedeni şu: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  untilTransit: [
    '{{a.the}} {{a.end.until}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{a.end.until}} {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor, sonra etkisi bitiyor.',
  ],
  untilStay: [
    '{{a.the}} {{a.to.until}} {{a.sign.in}} kalıyor.',
    '{{a.the}} {{a.sign.in}} olduğu sürece, yani {{a.to.until}} böyle gider.',
  ],
  untilEclipse: [
    'Gölge birkaç saatte geçer; astrologlara göre etkisi yarım yıl kadar sürer.',
    'Tutulma gökte birkaç saat sürer, etkisi ise altı ay kadar.',
  ],
  untilLunation: [
    'Gökte bir anlıktır; etkisini iki üç gün hissettiğini söyleyen çoktur.',
    'Anı hemen geçer, havası iki üç günde dağılır.',
  ],
  houseField: ['O evin konusu şu: {{field}}.'],
  houseNeedsHour: ['Hangi burçta başladığını, içinde kimin durduğunu ise ancak doğum saati söyler.'],
  choiceFirst: [
    'Ben olsam ilkini seçerdim, gökyüzü o zaman daha çok senden yana.',
    'İlkini seçerdim, o zaman sana daha çok destek var.',
  ],
  choiceSecond: [
    'Ben olsam ikincisini seçerdim, gökyüzü o zaman daha çok senden yana.',
    'İkincisini seçerdim, o zaman sana daha çok destek var.',
  ],
  choiceEven: [
    'İkisi aşağı yukarı aynı, sana hangisi uyuyorsa onu seç.',
    'İkisi arasında belirgin bir fark görmüyorum, hangisi kolayına gelirse.',
  ],
  choiceQuiet: ['Öbüründe bu konuyu zorlayan bir şey görmüyorum.'],
  noneThen: ['Söylediğin zamanda yok, en yakını şu.', 'O zamana denk geleni yok, en yakını bu.'],
  noEnd: [
    'Anlattığım doğum haritandan geliyor, bitiş tarihi yok; o hep seninle.',
    'Bunun süresi dolmaz, doğum haritanda duruyor; değişen, onunla nasıl yaşadığın.',
  ],
  agrees: ['Evet, {{a.your}} {{a.sign.in}}.', 'Doğru, haritanda {{a.the}} {{a.sign.in}}.'],
  wrongSign: [
    'Başlamadan küçük bir düzeltme: Doğum haritanda {{a.the}} {{a.sign.in}}, {{said.in}} değil.',
    'Küçük bir şeyi düzelteyim: Doğum haritanda {{a.the}} {{a.sign.in}}, {{said.in}} değil.',
  ],
  wrongSignBut: [
    'Ama {{b.your}} {{b.sign.in}}, belki de sana bundan tanıdık geldi.',
    '{{b.sign.in}} olan {{b.your}}, yani pek de uzağa düşmemişsin.',
  ],
  wrongHouse: [
    'Başlamadan küçük bir düzeltme: {{a.your}} {{a.house.in}}, {{saidHouse.in}} değil.',
    'Doğum saatine göre {{a.your}} {{saidHouse.in}} değil, {{a.house.in}}.',
  ],
  deniedWrongly: [
    'Sana öyle gelmese de doğum haritanda {{a.the}} {{a.sign.in}}.',
    'Belki kendini öyle görmüyorsun, ama doğduğunda {{a.the}} {{a.sign.in}} duruyordu.',
  ],
  deniedRightly: [
    'Haklısın: {{a.your}} {{said.in}} değil, {{a.sign.in}}.',
    'Doğru, {{said.in}} değil; {{a.your}} {{a.sign.in}}.',
  ],
  toldPlace: [
    '{{a.theirs}} {{said.in}} olanlara genelde şu söylenir.',
    'Doğumunda {{a.theirs}} {{said.in}} olanlar genelde bunu duyar.',
  ],
  toldAspect: ['{{a.the}} ile {{b.the}} arasında {{aspect.a}} olanlara genelde şu söylenir.'],
  pastNewMoon: ['Bu ayın yeniayı {{a.instant.on}} {{a.sign.in}} oldu.'],
  pastFullMoon: ['Bu ayın dolunayı {{a.instant.on}} {{a.sign.in}} oldu.'],
  signForAll: [
    '{{said.name}} burcundan olan herkes için yazılanlar burç yorumlarında; ben sana kendi haritandan okuyorum.',
  ],
  retrogradesNow: ['Şu an retro olanlar: {{list}}.'],
  noSuchAspect: ['Öyle bir açı yok burada; haritanda olanlar şunlar.'],
  anotherAspect: ['O açı değil, başka bir açı var.'],
  bornPhase: ['Sen doğduğunda Ay, {{phase.name}} evresindeydi.', 'Doğduğun gün Ay’ın evresi {{phase.name}}.'],
  bornPhaseOpen: [
    'Doğduğun gün Ay bir evreden ötekine geçmiş, saat bilinmeden hangisinin seninki olduğunu söyleyemem.',
  ],
  housesEmpty: ['Haritanda {{list}} evler boş.'],
  rivalPlace: [
    'Asıl merak ettiğin {{topic.about}} ise {{a.yourDat}} bakarım: {{a.sign.in}}.',
    'Aklındaki {{topic.about}} ise o zaman önemli olan {{a.your}}: {{a.sign.in}}.',
    'Belki de aklında {{topic.about}} vardı; onu {{a.your}} anlatır, {{a.sign.in}} duruyor.',
    '{{topic.about}} için sorduysan {{a.your}} {{a.sign.in}} duruyor.',
    'Yok, sorun {{topic.about}} üzerineyse {{a.your}} öne çıkıyor, {{a.sign.in}} duruyor.',
  ],
  rivalHouse: [
    'Asıl merak ettiğin {{topic.about}} ise {{a.house.yourDat}} bakarım; {{a.sign.in}} başlıyor.',
    '{{topic.about}} için sorduysan {{a.house.your}} {{a.sign.in}} başlıyor.',
    'Yok, {{topic.about}} konusunu soruyorsan {{a.house.yourDat}} bakarım, {{a.sign.in}} başlıyor.',
    'Aklındaki {{topic.about}} ise şunu ekleyeyim: {{a.house.your}} {{a.sign.in}} başlıyor.',
  ],
  rivalSky: [
    'Asıl merak ettiğin {{topic.about}} ise bugünlerde {{a.the}} {{a.sign.in}}.',
    '{{topic.about}} için sorduysan {{a.the}} şu sıra {{a.sign.in}} duruyor.',
    'Yok, {{topic.about}} konusunu soruyorsan gökyüzünde {{a.the}} şimdi {{a.sign.in}}.',
  ],
  rivalAsked: [
    'Hangisini sormuştun, {{topic.about}} konusunu mu, {{rival.about}} konusunu mu?',
    'Sorduğuna hangisi daha yakın, {{topic.about}} konusu mu, {{rival.about}} konusu mu?',
    'Söyle bakalım, senin merak ettiğin {{topic.about}} tarafı mıydı, {{rival.about}} tarafı mı?',
  ],
  rivalSelf: [
    'Asıl merak ettiğin kendinsen {{a.yourDat}} bakarım: {{a.sign.in}}.',
    'Kendini soruyorsan {{a.your}} {{a.sign.in}} duruyor.',
    'Bu işte senin payını merak ediyorsan {{a.yourDat}} bakarım; {{a.sign.in}} duruyor.',
  ],
  pastTransit: [
    '{{a.exact.on}} {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapmıştı; böyle bir açı şunu getirir.',
    'Geriye bakınca gördüğüm şu: {{a.the}} {{a.exact.on}} {{a.other.taken}} {{a.aspect.name}} yapmış. Böyle bir açı şunu getirir.',
  ],
  pastAlso: [
    '{{a.exact.on}} bir de şu vardı: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapmıştı.',
    'Bir de {{a.exact.on}} {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapmıştı.',
  ],
  noReception: ['Sende böyle duran iki gezegen yok.'],
  noFigure: ['Senin haritanda böyle bir şekil görmüyorum.'],
  signHolds: ['Haritanda {{bodies}} bir arada, {{said.in}} duruyor.'],
  noStellium: ['Senin haritanda böyle bir kalabalık görmüyorum.'],
  returnBehind: ['İlkini geride bıraktın, önünde bir sonraki var.'],
};
