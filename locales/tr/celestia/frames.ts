import type { FrameName, Pool } from '../../celestia-words.ts';

/** Bir olguyu söyleyen cümleler, her biri birkaç biçimde. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    '{{topic.about}} deyince önce {{a.yourDat}} bakarım: {{a.sign.in}}, {{a.house.in}}.',
    '{{topic.in}} önce {{a.yourDat}} bakarım: {{a.sign.in}}, {{a.house.in}}.',
    'Haritanda {{topic.yours}} yerlerin başında {{a.the}} geliyor: {{a.sign.in}}, {{a.house.in}}.',
    '{{topic.in}} en çok {{a.yourDat}} bakarım; {{a.sign.in}}, {{a.house.in}} duruyor.',
    '{{topic.in}} sana en çok {{a.the}} yol gösterir; haritanda {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} {{a.sign.in}}, {{a.house.in}}; {{topic.in}} önce oraya bakarım.',
  ],
  topicPlacementOnly: [
    '{{topic.about}} deyince önce {{a.yourDat}} bakarım: {{a.sign.in}}.',
    '{{topic.in}} önce {{a.yourDat}} bakarım: {{a.sign.in}}.',
    'Haritanda {{topic.yours}} yerlerin başında {{a.the}} geliyor: {{a.sign.in}}.',
    '{{topic.in}} en çok {{a.yourDat}} bakarım; {{a.sign.in}} duruyor.',
    '{{topic.in}} sana en çok {{a.the}} yol gösterir; haritanda {{a.sign.in}}.',
    '{{a.your}} {{a.sign.in}}; {{topic.in}} önce oraya bakarım.',
  ],
  topicHouse: [
    '{{topic.about}} deyince {{a.house.yourDat}} bakarım; {{a.sign.in}} başlıyor.',
    '{{topic.in}} bakılacak yer {{a.house.the}}; seninki {{a.sign.in}} başlıyor.',
    '{{a.house.your}} {{a.sign.in}} başlıyor, {{topic.in}} ilk oraya bakarım.',
  ],
  topicTransit: [
    '{{topic.in}} önemli tarih {{a.exact.day}}: Gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.in}} öne çıkan gün {{a.exact.day}}: {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.in}} {{a.exact.day}} gününü aklında tut: {{a.the}} haritandaki {{a.other.taken}} tam {{a.aspect.name}} yapıyor.',
    '{{topic.in}} {{a.exact.day}} tarihini takvimine yaz: Gökteki {{a.the}} haritandaki {{a.other.taken}} tam {{a.aspect.name}} yapıyor.',
  ],
  topicTransitNow: [
    '{{topic.in}} şu sıra etkili olan şu: {{a.the}} {{a.end.until}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.in}} bugünlerde önemli olan şu: Gökteki {{a.the}} {{a.end.until}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.in}} şimdi gökyüzünde şu var: {{a.the}} {{a.end.until}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  topicQuiet: [
    '{{topic.in}} gökyüzü sakin görünüyor, ben de doğum haritana bakıyorum.',
    '{{topic.in}} gökyüzünde güçlü bir etki görmüyorum, o yüzden doğum haritana bakıyorum.',
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
    '{{a.yourToo}} {{a.sign.in}}, {{a.house.in}}.',
    '{{a.yourDat}} gelince, {{a.sign.in}}, {{a.house.in}} duruyor.',
    'Bunun yanında {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'Şunu da ekleyeyim: Haritanda {{a.the}} {{a.sign.in}}, {{a.house.in}}.',
    'Bir de {{a.your}} var: {{a.sign.in}}, {{a.house.in}}.',
    '{{a.your}} {{a.sign.in}}, {{a.house.in}}; onu da hesaba kat.',
    '{{a.yourDat}} bakınca gördüğüm şu: {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'Biraz da {{a.yourDat}} bakalım: {{a.sign.in}}.',
    '{{a.yourToo}} {{a.sign.in}}.',
    '{{a.yourDat}} gelince, {{a.sign.in}} duruyor.',
    'Bunun yanında {{a.your}} {{a.sign.in}}.',
    'Şunu da ekleyeyim: Haritanda {{a.the}} {{a.sign.in}}.',
    'Bir de {{a.your}} var: {{a.sign.in}}.',
    '{{a.your}} {{a.sign.in}}; onu da hesaba kat.',
    '{{a.yourDat}} bakınca gördüğüm şu: {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} {{a.sign.in}}.',
    'Doğum anına göre {{a.your}} {{a.sign.in}}.',
    'Haritana göre {{a.your}} {{a.sign.in}}.',
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
    '{{a.house.your}} de {{a.sign.in}} başlıyor.',
    'Evlere gelince, {{a.house.your}} {{a.sign.in}} başlıyor.',
  ],
  houseHolds: [
    'Bu evin konularına içindeki {{bodies}} yön veriyor.',
    'Bu evde {{bodies}} duruyor, konusuna rengini de veriyor.',
    'O evde sözü {{bodies}} söylüyor.',
    'Bu evde {{bodies}} var, o konuda ağırlığı büyük.',
    'Evin içinde {{bodies}} duruyor, etkisini de en çok o konuda hissedersin.',
  ],
  houseEmpty: [
    'Bu evde gezegen yok; ben de başladığı burca bakarım.',
    'Bu ev sende boş; bu, o konuda bir eksiğin olduğu anlamına gelmez.',
    'O evde gezegen yok; bu konuda sana daha geniş bir alan kalıyor.',
    'Bu evin içinde gezegen yok; oradan bir gezegen geçince konusu canlanır.',
    'Bu ev boş, o yüzden başladığı burca bakılır.',
    'Bu evde gezegen bulunmaması olağan, çünkü ev sayısı gezegen sayısından fazla.',
    'Orada gezegen yok; evi burcundan ve oradan geçenlerden okuruz.',
  ],
  aspect: [
    '{{a.yourWith}} {{a.other.your}} arasında {{a.aspect.a}} var.',
    'Haritanda {{a.the}} ile {{a.other.the}} arasında {{a.aspect.a}} var.',
    'Doğum haritanda {{a.yourWith}} {{a.other.your}} {{a.aspect.name}} yapıyor.',
  ],
  alsoAspect: [
    'Bir de {{a.yourWith}} {{a.other.your}} arasında {{a.aspect.a}} var.',
    'Bir de açı var: Haritanda {{a.yourWith}} {{a.other.your}} {{a.aspect.name}} yapıyor.',
    'Haritanda {{a.yourWith}} {{a.other.your}} {{a.aspect.name}} yapıyor.',
    'Gözüme çarpan bir açı: {{a.yourWith}} {{a.other.your}} arasında {{a.aspect.a}} var.',
    '{{a.yourWith}} {{a.other.your}} haritanda {{a.aspect.name}} yapıyor.',
    'Bir de haritanda {{a.yourWith}} {{a.other.your}} {{a.aspect.name}} yapıyor.',
    'Açılara gelince, {{a.yourWith}} {{a.other.your}} arasında {{a.aspect.a}} görüyorum.',
    'Haritanda {{a.the}} ile {{a.other.the}} arasında {{a.aspect.a}} görüyorum.',
    'Şunu da unutmayayım: {{a.yourWith}} {{a.other.your}} arasında {{a.aspect.a}} var.',
  ],
  noAspect: [
    'Bu ikisi haritanda birbirine açı yapmıyor, her biri kendi işine bakıyor.',
    'O ikisi arasında haritanda açı bulmuyorum; birbirlerine karışmıyorlar.',
  ],
  transit: [
    'Gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor; {{a.exact.on}} tam dereceye geliyor, etkisi {{a.end.until}} sürüyor.',
    'Göze çarpan, gökteki {{a.the}} ile haritandaki {{a.other.the}} arasındaki {{a.aspect.name}}: {{a.exact.on}} tam dereceye geliyor, {{a.end.until}} sürüyor.',
    '{{a.exact.on}} {{a.the}} haritandaki {{a.other.taken}} tam {{a.aspect.name}} yapıyor, etkisi {{a.end.until}} sürebilir.',
  ],
  transitNow: [
    'Bugünlerde gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor; {{a.end.until}} sürecek.',
    'Şu sıra {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor, {{a.end.until}} da sürecek.',
    'Hissediyor olabileceğin etki şu: {{a.the}} {{a.end.until}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  alsoTransit: [
    'Bir şey daha var: {{a.exact.on}} {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Ayrıca {{a.exact.on}} {{a.the}} haritandaki {{a.other.taken}} tam {{a.aspect.name}} yapıyor.',
    '{{a.exact.day}} tarihini de not et; {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Bir de {{a.exact.day}} var: {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
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
    'Yeniay {{a.instant.on}} {{a.sign.in}} oluyor.',
    '{{a.instant.day}} tarihini not et: {{a.sign.in}} yeniay.',
  ],
  fullMoon: [
    '{{a.instant.on}} {{a.sign.in}} dolunay var.',
    'Dolunay {{a.instant.on}} {{a.sign.in}} oluyor.',
    '{{a.instant.day}} tarihini not et: {{a.sign.in}} dolunay.',
  ],
  solarEclipse: [
    '{{a.instant.on}} {{a.sign.in}} bir Güneş tutulması var.',
    'Güneş tutulması {{a.instant.on}} {{a.sign.in}} oluyor.',
  ],
  lunarEclipse: [
    '{{a.instant.on}} {{a.sign.in}} bir Ay tutulması var.',
    'Ay tutulması {{a.instant.on}} {{a.sign.in}} oluyor.',
  ],
  passesHouse: [
    'Senin haritanda {{a.house.yourDat}} denk geliyor, konusu {{field}}.',
    'Haritanda {{a.house.yourDat}} düşüyor, yani konusu {{field}}.',
    'Bu senin {{a.house.yourDat}} düşüyor; konusu {{field}}.',
  ],
  touchesPoint: [
    '{{b.yourDat}} değdiği için sen bunu başkalarından daha çok hissedebilirsin.',
    'Bu, {{b.yourDat}} değdiği için seni yakından ilgilendiriyor.',
    'Doğum haritanda {{b.yourDat}} denk geldiği için seni es geçmez.',
    'Tam {{b.yourDat}} dokunuyor, o yüzden senin için ayrı bir önemi var.',
  ],
  retrogradeNow: [
    '{{a.the}} şu an retro; {{a.to.on}} düze dönüyor.',
    '{{a.the}} şu an retro, {{a.to.until}} öyle kalacak.',
  ],
  retrogradeAhead: [
    '{{a.the}} {{a.from.day}} ile {{a.to.day}} arasında retro.',
    '{{a.the}} retrosu {{a.from.on}} başlıyor, {{a.to.until}} sürüyor.',
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
  leaves: ['{{a.sign.in}} {{a.to.until}} kalıyor.', '{{a.to.until}} {{a.sign.in}}.'],
  generalSign: [
    '{{said.name}} burcu insanlarının genelde birkaç ortak huyu vardır.',
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
    'Nedeni gökyüzünde: Gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Böyle dememin nedeni şu: Gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  untilTransit: [
    '{{a.the}} {{a.end.until}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{a.end.until}} {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor, sonra etkisi bitiyor.',
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
    'Ben olsam ilk söylediğin zamanı seçerdim, gökyüzü o ara daha çok senden yana.',
    'İlk söylediğin zaman daha rahat görünüyor, gökyüzü seni o sıra daha çok destekliyor.',
  ],
  choiceSecond: [
    'Ben olsam ikinci söylediğin zamanı seçerdim, gökyüzü o ara daha çok senden yana.',
    'İkinci söylediğin zaman daha rahat görünüyor, gökyüzü seni o sıra daha çok destekliyor.',
  ],
  choiceEven: [
    'İkisi aşağı yukarı aynı, sana hangisi uyuyorsa onu seç.',
    'İkisi arasında belirgin bir fark görmüyorum, hangisi kolayına gelirse.',
  ],
  choiceQuiet: ['Öteki zamanda bu konuyu zorlayan bir şey görmüyorum.'],
  noneThen: ['Söylediğin zamanda yok, en yakını şu.', 'O zamana denk geleni yok, en yakını bu.'],
  noEnd: [
    'Anlattığım doğum haritandan geliyor, bitiş tarihi yok; o hep seninle.',
    'Bunun süresi dolmaz, doğum haritanda duruyor; değişen, onunla nasıl yaşadığın.',
  ],
  agrees: ['Evet, {{a.your}} {{a.sign.in}}.', 'Doğru, haritanda {{a.the}} {{a.sign.in}}.'],
  wrongSign: [
    'Başlamadan küçük bir düzeltme: Doğum haritana göre {{a.your}} {{a.sign.in}}, {{said.in}} değil.',
    'Küçük bir şeyi düzelteyim: Doğum haritana göre {{a.your}} {{a.sign.in}}, {{said.in}} değil.',
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
  pastSolarEclipse: [
    '{{a.instant.on}} {{a.sign.in}} bir Güneş tutulması oldu.',
    'Sorduğun Güneş tutulması {{a.instant.on}} {{a.sign.in}} oldu.',
  ],
  pastLunarEclipse: [
    '{{a.instant.on}} {{a.sign.in}} bir Ay tutulması oldu.',
    'Sorduğun Ay tutulması {{a.instant.on}} {{a.sign.in}} oldu.',
  ],
  dayToChoose: [
    'Benim seçeceğim gün {{a.exact.day}}: Gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Tek bir gün dersen {{a.exact.day}}: Gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'En rahat gün {{a.exact.day}} görünüyor, çünkü gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  dayToAvoid: [
    'Dikkat edeceğin gün {{a.exact.day}}: Gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Önemli işlerini {{a.exact.day}} dışında bir güne koy; gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'En çok zorlayabilecek gün {{a.exact.day}}, çünkü gökteki {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  noDaySought: [
    'Baktığım günler arasında öne çıkan rahat bir gün göremiyorum.',
    'O günlerin içinde ötekilerden belirgin biçimde iyi olanı yok.',
  ],
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
    'Aklındaki {{topic.about}} ise o zaman {{a.the}} önemli; haritanda {{a.sign.in}} duruyor.',
    'Belki de aklında {{topic.about}} vardı; onu {{a.the}} anlatır, haritanda {{a.sign.in}} duruyor.',
    '{{topic.acc}} sorduysan {{a.yourDat}} bakarım; {{a.sign.in}} duruyor.',
    'Yok, {{topic.acc}} soruyorsan {{a.the}} öne çıkıyor; haritanda {{a.sign.in}} duruyor.',
  ],
  rivalHouse: [
    'Asıl merak ettiğin {{topic.about}} ise {{a.house.yourDat}} bakarım; {{a.sign.in}} başlıyor.',
    '{{topic.acc}} sorduysan {{a.house.your}} {{a.sign.in}} başlıyor.',
    'Yok, {{topic.acc}} soruyorsan {{a.house.yourDat}} bakarım, {{a.sign.in}} başlıyor.',
    'Aklındaki {{topic.about}} ise şunu ekleyeyim: {{a.house.your}} {{a.sign.in}} başlıyor.',
  ],
  rivalSky: [
    'Asıl merak ettiğin {{topic.about}} ise bugünlerde {{a.the}} {{a.sign.in}}.',
    '{{topic.acc}} sorduysan {{a.the}} şu sıra {{a.sign.in}} duruyor.',
    'Yok, {{topic.acc}} soruyorsan gökyüzünde {{a.the}} şimdi {{a.sign.in}}.',
  ],
  rivalAsked: [
    'Hangisini sormuştun, {{topic.ask}}, {{rival.ask}}?',
    'Yanlış anlamayayım, {{topic.ask}} soruyorsun, {{rival.ask}}?',
    'Söyle bakalım, {{topic.ask}} merak ediyordun, {{rival.ask}}?',
  ],
  rivalSelf: [
    'Asıl merak ettiğin kendinsen {{a.yourDat}} bakarım: {{a.sign.in}}.',
    'Kendini soruyorsan {{a.your}} {{a.sign.in}} duruyor.',
    'Bu işte senin payını merak ediyorsan {{a.yourDat}} bakalım; {{a.sign.in}} duruyor.',
  ],
  pastTransit: [
    '{{a.exact.on}} {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yaptı; öyle günler genelde şöyle geçer.',
    'Geriye bakınca gördüğüm şu: {{a.the}} {{a.exact.on}} haritandaki {{a.other.taken}} {{a.aspect.name}} yaptı. Öyle günler genelde şöyle geçer.',
  ],
  pastAlso: [
    '{{a.exact.on}} bir de şu vardı: {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yaptı.',
    'Bir de {{a.exact.on}} {{a.the}} haritandaki {{a.other.taken}} {{a.aspect.name}} yaptı.',
  ],
  noReception: ['Sende böyle duran iki gezegen yok.'],
  noFigure: ['Senin haritanda böyle bir şekil görmüyorum.'],
  signHolds: ['Haritanda {{bodies}} bir arada, {{said.in}} duruyor.'],
  noStellium: ['Senin haritanda böyle bir kalabalık görmüyorum.'],
  returnBehind: ['İlkini geride bıraktın, önünde bir sonraki var.'],
};
