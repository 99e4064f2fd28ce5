import type { FrameName, Pool } from '../../celestia-words.ts';

/** Bir olguyu söyleyen cümleler, her biri birkaç biçimde. */
export const frames: Readonly<Record<FrameName, Pool>> = {
  topicPlacement: [
    '{{topic.in}} önce şuna bakarım: {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    '{{topic.about}} deyince sözü sendeki {{a.the}} alıyor; {{a.sign.in}}, {{a.house.in}} duruyor.',
    'Haritanda {{topic.yours}} ilk nokta sendeki {{a.the}}: {{a.sign.in}}, {{a.house.in}}.',
    '{{topic.in}} ipucunu sendeki {{a.the}} veriyor; onu {{a.sign.in}}, {{a.house.in}} buluyorum.',
  ],
  topicPlacementOnly: [
    '{{topic.in}} önce şuna bakarım: {{a.your}} {{a.sign.in}}.',
    '{{topic.about}} deyince sözü sendeki {{a.the}} alıyor; {{a.sign.in}} duruyor.',
    'Haritanda {{topic.yours}} ilk nokta sendeki {{a.the}}: {{a.sign.in}}.',
    '{{topic.in}} ipucunu sendeki {{a.the}} veriyor; onu {{a.sign.in}} buluyorum.',
  ],
  topicHouse: [
    '{{topic.about}} için bakılacak yer belli: {{a.house.your}} {{a.sign.in}} başlıyor.',
    '{{topic.about}} deyince söz evlerde: {{a.house.your}} {{a.sign.in}} açılıyor.',
    '{{a.house.your}} {{a.sign.in}} başlıyor, {{topic.about}} için ilk oraya bakarım.',
  ],
  topicTransit: [
    '{{topic.about}} için gördüğüm tarih {{a.exact.day}}: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.in}} gökyüzü en çok {{a.exact.on}} kıpırdıyor: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.about}} diyorsan {{a.exact.day}} aklında olsun; {{a.the}} {{a.other.taken}} tam {{a.aspect.name}} yapıyor.',
  ],
  topicTransitNow: [
    '{{topic.in}} şimdi işleyen bir şey var: {{a.the}} {{a.end.until}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{topic.about}} için önemli olan şu: {{a.the}} {{a.end.until}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Gökyüzü {{topic.in}} şunu söylüyor: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor, {{a.end.until}}.',
  ],
  topicQuiet: [
    'Gökyüzü o sürede {{topic.about}} konusunu kendi hâline bırakıyor, ben de doğum haritandan okuyorum.',
    'O sürede {{topic.about}} için güçlü bir temas görmüyorum, söz doğuştan gelene kalıyor.',
  ],
  placement: [
    '{{a.your}} {{a.sign.in}}, {{a.house.in}}.',
    'Haritanda {{a.the}} {{a.sign.in}} duruyor, yeri de {{a.house.the}}.',
    'Sen doğduğunda {{a.the}} {{a.sign.in}}, {{a.house.in}} duruyordu.',
    '{{a.your}} {{a.sign.in}}, sözünü de {{a.house.in}} söylüyor.',
  ],
  placementOnly: [
    '{{a.your}} {{a.sign.in}}.',
    'Haritanda {{a.the}} {{a.sign.in}} duruyor.',
    'Sen doğduğunda {{a.the}} {{a.sign.in}} duruyordu.',
    'Doğduğun gün {{a.the}} {{a.sign.in}} duruyordu.',
  ],
  also: [
    'Biraz da sendeki {{a.the}} konuşsun: {{a.sign.in}}, {{a.house.in}}.',
    'Söz isteyenlerden biri sendeki {{a.the}}: {{a.sign.in}}, {{a.house.in}}.',
    'Sözü sendeki {{a.the}} sürdürüyor; {{a.sign.in}}, {{a.house.in}} duruyor.',
    'Dikkatimi sendeki {{a.the}} çekiyor; {{a.sign.in}}, {{a.house.in}} duruyor.',
    'Şunu da atlamayayım: {{a.your}} {{a.sign.in}}, {{a.house.in}}.',
  ],
  alsoOnly: [
    'Biraz da sendeki {{a.the}} konuşsun: {{a.sign.in}}.',
    'Söz isteyenlerden biri sendeki {{a.the}}: {{a.sign.in}}.',
    'Sözü sendeki {{a.the}} sürdürüyor; yeri {{a.sign.in}}.',
    'Dikkatimi sendeki {{a.the}} çekiyor; {{a.sign.in}} duruyor.',
    'Şunu da atlamayayım: {{a.your}} {{a.sign.in}}.',
  ],
  angle: [
    '{{a.your}} {{a.sign.in}}.',
    'Doğduğunda {{a.the}} {{a.sign.in}} duruyordu.',
    'Haritanda {{a.the}} {{a.sign.in}}.',
  ],
  alsoAngle: [
    'Burada önemli olan bir şey daha var: {{a.your}} {{a.sign.in}}.',
    'Üstelik {{a.your}} {{a.sign.in}}.',
    'Bütün bunların çerçevesi {{a.sign.at}} {{a.your}}.',
  ],
  house: [
    '{{a.house.your}} {{a.sign.in}} başlıyor; konusu {{field}}.',
    '{{a.house.the}} demek {{field}} demek, seninki {{a.sign.in}} açılıyor.',
    'Sende {{a.house.the}} {{a.sign.in}} başlıyor, anlattığı da {{field}}.',
  ],
  alsoHouse: [
    'Arkada {{a.house.your}} {{a.sign.in}} açılıyor.',
    '{{a.house.your}} {{a.sign.in}} başlıyor, bunun yeri de orası.',
    'Şu da bununla örtüşüyor: {{a.house.your}} {{a.sign.in}} başlıyor.',
  ],
  houseHolds: ['Orada {{bodies}} duruyor.', 'İçinde {{bodies}} var.', 'Orada karşıma {{bodies}} çıkıyor.'],
  houseEmpty: [
    'İçinde gezegen yok; bu çok olur, konunun önemini de azaltmaz.',
    'Gezegen barındırmıyor, eksiklik değil bu; başında duran olmadan da yürüyor.',
  ],
  aspect: [
    '{{a.yourWith}} {{a.other.your}} arasında {{a.aspect.a}} var.',
    'Haritanda {{a.the}} ile {{a.other.the}} arasında {{a.aspect.a}} var.',
    'Haritandaki çizgi şu: Sendeki {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  alsoAspect: [
    'Bir fark yaratan da şu: {{a.yourWith}} {{a.other.your}} arasında {{a.aspect.a}} var.',
    'Resmi derinleştiren bir çizgi var, sendeki {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Sendeki {{a.the}} bir de {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'İkinci bir ses daha duyuluyor: {{a.the}} ile {{a.other.the}} arasında {{a.aspect.a}}.',
  ],
  noAspect: [
    'Bu ikisi haritanda birbirine açı yapmıyor, her biri işini ötekine sormadan görüyor.',
    'O ikisi arasında haritanda açı bulmuyorum; ayrı odalarda çalışıyorlar.',
  ],
  transit: [
    '{{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor; {{a.exact.on}} tam, {{a.end.until}} hissedilir.',
    'Göze çarpan, gökteki {{a.the}} ile senin {{a.other.your}} arasındaki {{a.aspect.name}}: {{a.exact.on}} tam, {{a.end.until}} sürüyor.',
    '{{a.exact.on}} {{a.the}} {{a.other.taken}} tam {{a.aspect.name}} yapıyor, etkisi {{a.end.until}} sürebilir.',
  ],
  transitNow: [
    '{{a.the}} bu günlerde {{a.other.taken}} {{a.aspect.name}} yapıyor, {{a.end.until}} da sürecek.',
    'Şu sıra {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor, {{a.end.until}}.',
    'Duyuyor olabileceğin temas şu: {{a.end.until}} {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  alsoTransit: [
    'Bir şey daha var: {{a.exact.on}} {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Ayrıca {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor, {{a.exact.on}} tam.',
    '{{a.exact.day}} tarihini de not et; {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Şu da gözden kaçmasın: {{a.the}} {{a.exact.on}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  skyPlacement: [
    '{{a.the}} şu an {{a.sign.in}}; sende orası {{a.house.the}}.',
    'Gökyüzünde {{a.the}} şimdi {{a.sign.in}}, senin {{a.house.yourFrom}} geçiyor.',
  ],
  skyPlacementOnly: ['{{a.the}} şu an {{a.sign.in}}.', 'Gökyüzünde {{a.the}} şimdi {{a.sign.in}}.'],
  moonToday: [
    'Ay şimdi {{a.sign.in}}, senin {{a.house.yourFrom}} geçiyor.',
    'Ben bunu yazarken Ay {{a.sign.in}}, haritanda {{a.house.in}}.',
    'Şu saatlerde gökyüzünde {{a.sign.at}} Ay var, yolu da {{a.house.yourFrom}} geçiyor.',
  ],
  moonTodayOnly: [
    'Ay şimdi {{a.sign.in}}.',
    'Ben bunu yazarken Ay {{a.sign.in}}.',
    'Şu saatlerde gökyüzünde {{a.sign.at}} Ay var.',
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
    'Ay’ın ışığına bakarsan {{phase.name}}.',
  ],
  newMoon: [
    '{{a.instant.on}} {{a.sign.in}} yeniay var.',
    'Bir yeniay {{a.instant.on}} geliyor, {{a.sign.in}}.',
    '{{a.instant.day}} tarihini not et: {{a.sign.in}} yeniay.',
  ],
  fullMoon: [
    '{{a.instant.on}} {{a.sign.in}} dolunay var.',
    'Bir dolunay {{a.instant.on}} geliyor, {{a.sign.in}}.',
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
    'Haritanda {{a.house.yourDat}} düşüyor, demek ki mesele {{field}}.',
    'Sana düşen yer {{a.house.the}}; anlattığı da {{field}}.',
  ],
  touchesPoint: [
    '{{b.yourDat}} değdiği için sen bunu başkalarından daha çok hissedebilirsin.',
    '{{b.yourDat}} dokunuyor, bu da işi kişisel kılıyor.',
  ],
  retrogradeNow: [
    'Evet, {{a.the}} retro; {{a.to.on}} düze dönüyor.',
    '{{a.the}} şu an retro, {{a.to.until}} da öyle.',
  ],
  retrogradeAhead: [
    '{{a.the}} {{a.from.from}} {{a.to.until}} retro.',
    '{{a.the}} retrosu {{a.from.from}} {{a.to.until}} sürüyor.',
  ],
  houseEntry: [
    '{{a.the}} {{a.at.on}} {{a.house.yourDat}} giriyor.',
    '{{a.at.on}} {{a.the}} {{a.house.yourDat}} ayak basıyor.',
  ],
  houseExit: [
    '{{a.the}} {{a.at.on}} {{a.house.yourDat}} geçiyor.',
    '{{a.at.on}} {{a.the}} artık {{a.house.yourIn}}.',
  ],
  houseEntered: [
    '{{a.the}} {{a.at.on}} {{a.house.yourDat}} girdi.',
    '{{a.at.on}} {{a.the}} {{a.house.yourDat}} ayak bastı.',
  ],
  houseLeft: [
    '{{a.the}} {{a.at.on}} {{a.house.yourDat}} geçti.',
    '{{a.at.on}} {{a.the}} {{a.house.yourDat}} devam etti.',
  ],
  noContact: ['Bakabildiğim yıllarda böyle bir temas bulamıyorum.'],
  chartRuler: ['Haritanın yöneticisi de {{a.the}}.'],
  notRetrograde: ['{{a.the}} şu an retro değil, düz gidiyor.'],
  directNow: ['{{a.the}} şu an düz gidiyor.', '{{a.the}} bugünlerde düz ilerliyor.'],
  natalRetrograde: ['Doğduğunda {{a.the}} retroydu.', '{{a.your}} doğum haritanda retro.'],
  natalDirect: ['Doğduğunda {{a.the}} düz gidiyordu.', '{{a.your}} doğum haritanda düz ilerliyor.'],
  domicile: [
    '{{a.your}} {{a.sign.in}} kendi burcunda sayılır, orada kimseden izin istemez.',
    '{{a.sign.in}} duran {{a.your}} kendi burcunda, ev sahibi kadar rahat.',
  ],
  exaltation: [
    '{{a.your}} {{a.sign.in}} yücelir, orada baş köşeye buyur edilen konuk gibidir.',
    '{{a.sign.in}} duran {{a.your}} yücelir; orada el üstünde tutulur.',
  ],
  detriment: [
    '{{a.your}} {{a.sign.in}} zararda sayılır; istediğini orada emekle alır.',
    '{{a.sign.in}} duran {{a.your}} zararda, başka yerde kolay olanı orada çabalayarak bulur.',
    '{{a.your}} için {{a.sign.in}} zararda denir: Yabancı bir mutfakta yemek pişirir gibi çalışır.',
  ],
  fall: [
    '{{a.your}} {{a.sign.in}} düşüşte sayılır; sesi orada az çıkar, çoğu kez de en çok orada öğrenir.',
    '{{a.sign.in}} duran {{a.your}} düşüşte, dinlenmek için orada sabır ister.',
  ],
  noDignity: ['{{a.your}} {{a.sign.in}} ne güçlü ne zayıf sayılır, ayağını tarafsız bir yere basar.'],
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
    '{{said.name}} burcundan olan insanlar genelde şöyle anlatılır.',
    '{{said.name}} burcu için genelde şunlar söylenir.',
  ],
  generalPlace: [
    '{{a.theirs}} {{said.in}} olan insanlar genelde şöyle anlatılır.',
    'Doğumunda {{a.theirs}} {{said.in}} olanlar için genelde şu söylenir.',
  ],
  noneInSign: ['Senin {{said.in}} gezegenin yok.', '{{said.in}} hiç gezegenin yok.'],
  openSign: [
    'Doğum saatin olmadan {{a.your}} {{first.ask}} {{second.ask}}, söyleyemem.',
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
    'Bunu sende {{a.sign.in}} duran {{a.the}} söylüyor.',
    'Dayanağı şu: {{a.your}} {{a.sign.in}}.',
    'Sebebi sendeki {{a.the}}; {{a.sign.in}} duruyor.',
  ],
  whyAspect: [
    'Haritandaki bir çizgiden geliyor: {{a.the}} ile {{a.other.the}} arasında {{a.aspect.a}}.',
    'Bunu {{a.yourWith}} {{a.other.your}} arasındaki {{a.aspect.name}} söyletiyor.',
  ],
  whyTransit: [
    'Gökyüzünden geliyor: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    'Böyle dememin nedeni şu: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
  ],
  untilTransit: [
    '{{a.the}} {{a.end.until}} {{a.other.taken}} {{a.aspect.name}} yapıyor.',
    '{{a.end.until}} {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapıyor, sonra bitiyor.',
  ],
  untilStay: [
    '{{a.the}} {{a.to.until}} {{a.sign.in}} kalıyor.',
    '{{a.the}} {{a.sign.in}} olduğu sürece, yani {{a.to.until}} böyle gider.',
  ],
  untilEclipse: [
    'Gölge birkaç saatte geçer; astrologlar konusunun yarım yıl kadar, bir sonraki çifte dek sürdüğünü söyler.',
    'Tutulma gökte birkaç saat, yorumda altı ay kadar sürer.',
  ],
  untilLunation: [
    'Gökte tek bir andır; etkisini iki üç gün hissettiğini söyleyen çoktur.',
    'Anı hemen geçer, havası iki üç günde dağılır.',
  ],
  houseField: ['O evin konusu şu: {{field}}.'],
  houseNeedsHour: ['Hangi burçta başladığını, içinde kimin durduğunu ise ancak doğum saati söyler.'],
  choiceFirst: [
    'İkisinden ilkini seçerdim, o sırada gelenlerin çoğu senden yana.',
    'İkisinden ilkinde sana daha çok destek var.',
  ],
  choiceSecond: [
    'İkisinden sonrakini seçerdim, o sırada gelenlerin çoğu senden yana.',
    'İkisinden sonrakinde sana daha çok destek var.',
  ],
  choiceEven: [
    'İkisi aşağı yukarı aynı ağırlıkta, hesabı kitabı hangisi tutuyorsa o olsun.',
    'İkisi arasında belirgin bir fark görmüyorum, hangisi kolayına gelirse.',
  ],
  choiceQuiet: ['Ötekinde bu konuya dokunan keskin bir şey yok.'],
  noneThen: ['Söylediğin zamanda yok, en yakını şu.', 'O zamana denk geleni yok, en yakını bu.'],
  noEnd: [
    'Anlattığım doğum haritandan geliyor, onun bitiş tarihi yok; elindeki kartlar bunlar.',
    'Bunun süresi dolmaz, doğum haritanda duruyor; değişen onu nasıl taşıdığın.',
  ],
  agrees: ['Evet, {{a.your}} {{a.sign.in}}.', 'Doğru, haritanda {{a.the}} {{a.sign.in}}.'],
  wrongSign: [
    'Başlamadan küçük bir düzeltme: Doğum haritanda {{a.the}} {{a.sign.in}}, {{said.in}} değil.',
    'İncitmeden düzelteyim: Doğum haritanda {{a.the}} {{a.sign.in}}, {{said.in}} değil.',
  ],
  wrongSignBut: [
    'Ama {{b.your}} {{b.sign.in}}, belki de sana bundan tanıdık geldi.',
    '{{b.sign.in}} olan {{b.your}}; pek de uzağa düşmemişsin.',
  ],
  wrongHouse: [
    'Başlamadan küçük bir düzeltme: {{a.your}} {{a.house.in}}, {{saidHouse.in}} değil.',
    'Doğum saatine göre {{a.your}} {{saidHouse.in}} değil, {{a.house.in}}.',
  ],
  deniedWrongly: [
    'Sana uymasa da doğum haritanda {{a.the}} {{a.sign.in}}.',
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
    'Yok, asıl derdin {{topic.about}} ise şuna bakarım: {{a.your}} {{a.sign.in}}.',
    'Aklındaki {{topic.about}} ise o zaman sözü sendeki {{a.the}} alıyor: {{a.sign.in}}.',
    'Belki de {{topic.about}} diyordun; bunun için {{a.your}} var, {{a.sign.in}} duruyor.',
    '{{topic.about}} için sorduysan şunu da bil, {{a.your}} {{a.sign.in}} duruyor.',
    'Soru {{topic.about}} üzerineyse {{a.your}} öne çıkıyor, yeri de {{a.sign.in}}.',
  ],
  rivalHouse: [
    'Yok, asıl derdin {{topic.about}} ise şuna bakarım: {{a.house.your}} {{a.sign.in}} başlıyor.',
    '{{topic.about}} için sorduysan şunu da bil, {{a.house.your}} {{a.sign.in}} açılıyor.',
    'Soru {{topic.about}} üzerineyse sıra evlerde: {{a.house.your}} {{a.sign.in}} başlıyor.',
    'Aklındaki {{topic.about}} ise şunu ekleyeyim, {{a.house.your}} {{a.sign.in}} açılıyor.',
  ],
  rivalSky: [
    'Yok, asıl derdin {{topic.about}} ise şunu söyleyeyim: Bugünlerde {{a.the}} {{a.sign.in}}.',
    '{{topic.about}} için sorduysan {{a.the}} şu sıra {{a.sign.in}} duruyor.',
    'Soru {{topic.about}} üzerineyse gökyüzünde {{a.the}} şimdi {{a.sign.in}}.',
  ],
  rivalAsked: [
    'Hangisini sormuştun, {{topic.about}} konusunu mu, {{rival.about}} konusunu mu?',
    'Sorduğuna hangisi daha yakın, {{topic.about}} konusu mu, {{rival.about}} konusu mu?',
    'Söyle bakalım, senin merak ettiğin {{topic.about}} tarafı mıydı, {{rival.about}} tarafı mı?',
  ],
  rivalSelf: [
    'Yok, asıl merak ettiğin kendinsen şuna bakarım: {{a.your}} {{a.sign.in}}.',
    'İşin sana bakan yanını soruyorsan sözü sendeki {{a.the}} alıyor: {{a.sign.in}}.',
    'Mesele daha çok senin yapınsa sıra bunda: {{a.your}} {{a.sign.in}} duruyor.',
  ],
  pastTransit: [
    '{{a.exact.on}} {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapmıştı; böyle bir temas şunu getirir.',
    'Geriye bakınca gördüğüm şu: {{a.the}} {{a.exact.on}} {{a.other.taken}} {{a.aspect.name}} yapmış. Böyle bir temas şunu anlatır.',
  ],
  pastAlso: [
    '{{a.exact.on}} bir de şu vardı: {{a.the}} {{a.other.taken}} {{a.aspect.name}} yapmıştı.',
    'Dahası da var: {{a.the}} {{a.exact.on}} {{a.other.taken}} {{a.aspect.name}} yapmıştı.',
  ],
  noReception: ['Sende böyle duran iki gezegen yok.'],
  noFigure: ['Senin haritanda böyle bir şekil görmüyorum.'],
  signHolds: ['Haritanda {{bodies}} bir arada, {{said.in}} duruyor.'],
  noStellium: ['Senin haritanda böyle bir kalabalık görmüyorum.'],
  returnBehind: ['İlkini geride bıraktın, bu da gelecek olanı.'],
};
