import type { CareWords } from '../../en/celestia/care.ts';

export const care: CareWords = {
  danger: {
    card: [
      'Haritayı kenara bırakıyorum, çünkü yazdığın şey hepsinden önemli. Ben bir yapay zekayım, yanına gelip oturamam; senin yanında ise bir insan olmalı. Lütfen şimdi aşağıdaki numarayı ara ya da yakınındaki birine git ve bana söylediğin gibi söyle.',
      'Elinden geliyorsa kendine zarar verebileceğin ne varsa ondan uzaklaş, bu gece yalnız kalma. Yaralandıysan ya da bir şey içtiysen hiç bekleme, acili ara.',
      'Yazdığın kişi sevdiğin biriyse ve yanında olmak güvenliyse onu yalnız bırakma, çekinmeden açık açık sor ve ara. Bu numaraları onun için sen de arayabilirsin.',
    ],
    followUps: [
      'Bana yazdığını unutmadım, o yüzden harita bir süre daha kapalı. Birine ulaşabildin mi? Numara hâlâ burada; ne diyeceğini bilmeden de arayabilirsin.',
      'Geçiştirmektense yine soracağım: Şu anda güvende misin? Değilsen lütfen hemen ara. Yanında biri varsa bana söyle, ona da anlat.',
      'Gezegenler bir yere kaçmıyor, onları başka gün konuşuruz. Şimdi senin bir insana yakın olmanı istiyorum. Sırf hatta biri olsun diye bile olsa kimi arayabilirsin?',
    ],
    safe: 'Söylediğin iyi oldu. Bugün birinin yanında kal, numaralar da gözünün önünde dursun. Bu kadar büyük bir acı çoğu zaman dalga dalga gelir; o dalga geçene dek seninle bekleyecek, bunu iş edinmiş insanlar var.',
    minor:
      'Yaşın küçük, o yüzden bunu bugün güvendiğin bir büyüğün duyması daha da önemli: annen, baban, halan, öğretmenin, okulun rehberlik servisi. Seni azarlamazlar, başını da derde sokmuş olmazsın.',
  },
  hint: {
    question: [
      'Yıldızları bir dakika bırakalım. Yazdıklarında çok ağır bir şey var gibi geldi, tahmin etmektense sormak istiyorum: Hayatına son vermeyi ya da kendine zarar vermeyi düşünüyor musun?',
      'Tek kelimeyle cevap verebilirsin. Evetse ya da emin değilsen şu anda arayabileceğin insanlar var, numaraları aşağıda. Hayırsa neyin yük olduğunu anlat, dinliyorum.',
    ],
    followUps: [
      'Sorduğuna geleceğim. Önce benim sorduğum kalmasın: Ölmeyi ya da kendine zarar vermeyi düşünüyor musun? Beni korkutmazsın, açıklamak zorunda da değilsin.',
      'Sorumun üstünden geçtik, olsun. Numaralar burada duruyor. O ağırlık bu gece ya da haftaya geri gelirse lütfen büyümesini beklemeden ara.',
    ],
    safe: 'Açıkça söylediğin için teşekkür ederim. Yine de kolay bir dönem değil belli ki; birinin seni dinlemesi için tehlikede olman gerekmez. Numaralar, gün uzarsa diye, burada kalıyor. Hazır olunca yeniden sor.',
  },
  doubt:
    'Yıldızlardan ayrı bir şey daha: bu sana yazdığından ağır geliyorsa bana açıkça söyle ya da aşağıdaki numaralardan birini ara. Bunu bir kez fazla söylemeyi hiç söylememeye yeğlerim.',
  violence: {
    card: [
      'Bunun için harita okumayacağım. Hiçbir gezegen kimseye sana vurdurmaz; gökyüzünde de bunu senin suçun yapan ya da çekmen gerektiğini söyleyen bir şey yok.',
      'Bu hatlardakiler her gün senin durumundaki biriyle konuşuyor. Sana ne yapacağını söylemezler; dinlerler, güvenliğini birlikte düşünürler, nerede kalabileceğini bilirler. Şu anda tehlikedeysen acili ara.',
      'Bu ekranı başkası da görebilir. Düğme seni hemen bu sayfadan çıkarır; tarayıcı geçmişini de sonra silebilirsin.',
    ],
    child: [
      'Söylediğin için teşekkür ederim, kolay değil. Bir büyük bir çocuğa vuruyorsa, ona dokunuyorsa ya da onu korkutuyorsa suç hiçbir zaman çocukta değildir; “kimseye söyleme” denmiş olsa bile.',
      'Lütfen bugün güvendiğin bir büyüğe anlat: bir öğretmene, bir akrabaya, bir komşuya. Aşağıdaki hatta tam bunu dinleyen insanlar var; “acaba sayılır mı” diye düşünüyorsan da ara. Şu anda oluyorsa acili ara.',
      'Tanıdığın bir çocuk için kaygılanıyorsan sen de arayabilirsin, kanıt istemezler.',
    ],
    followUps: [
      'Konuyu değiştirince anlattığın şey bitmiyor, o yüzden haritayı biraz daha kapalı tutuyorum. Şu anda güvende olduğun bir yerde misin?',
      'Sakin bir anın olduğunda numaralar burada. Aramak hiçbir şeye karar vermek değildir, yalnızca birinin bilmesidir.',
    ],
    hint: 'Bir de artık dayanamadığını düşündüren bir şey yazdın. Hayatına son vermeyi düşünüyor musun? Öyleyse karttaki acil numara tam bu gece için.',
    relationship:
      'Canını yakan birine dönüp dönmemek haritaya soracağım bir şey değil. Bu hatlardakiler bunu seninle, senin hızında konuşabilir.',
  },
  minor: {
    sexual:
      'On sekizinden küçük olduğunu söyledin, bu konuyu burada konuşmam. Merak etmen çok doğal; annen baban, okulun rehber öğretmeni ya da aşağıdaki hat seni utandırmadan cevap verir.',
    'grown-up':
      'Yaşını söyledin, o yüzden haritanı bir yetişkininkiyle bu anlamda yan yana koymam. Bir yetişkin “aramızda kalsın” diyorsa bunu güvendiğin başka bir büyüğe anlat, olursa bugün. Suçlu sen değilsin.',
    secret:
      'Yalnızca internetten tanıdığın biriyle buluşma, fotoğrafını gönderme, evden çıkıp gitme; bunları söyleyecek harita benimki olmayacak. Önce güvendiğin bir büyükle ya da aşağıdaki hattaki insanlarla konuş.',
  },
  sexualMinor: {
    refusal:
      'Hayır. Çocuklardan bu şekilde söz etmem, bu konuşma burada bitiyor. Kendi aklından geçenler ya da tanıdığın bir çocuk için kaygılıysan aşağıdaki numarayı arayabilirsin.',
    ended: 'Bu konuşma bitti. Numaralar burada kalıyor. Bir çocuk tehlikedeyse lütfen hemen ara.',
  },
  boundary: {
    grief: {
      text: 'Başın sağ olsun. Bunun nedenini gökyüzünde aramayacağım; bir kaybın nedene ihtiyacı yok, senin de yeni bir bilmeceye.',
      instead:
        'İstersen Ay’ına bakalım: Kaybı nasıl taşırsın, seni ne ayakta tutar, bu ay hangi günler daha sakin. Özlem tek başına taşınmaz olursa aşağıdaki numara da burada.',
    },
    death: {
      text: 'Hiçbir harita kimin ne zaman, nasıl öleceğini göstermez; gösterdiğini söyleyen senin korkunla tahmin yürütüyordur. O soruya dokunmam, senin için de sevdiklerin için de.',
      instead:
        'Sana gösterebileceğim şey, haritanda bitişlerle başlangıçların nerede durduğu, bu yıl oradan neyin geçtiği. Bu soruyu aklına getiren bir değişiklik mi var?',
    },
    illness: {
      text: 'Haritada hastalık, teşhis ya da iyileşme göremem; lütfen bir gezegen yüzünden ilacını, tedavini değiştirme. Bunu soracağın kişi doktorun ya da eczacın; içini kemiriyorsa çok bekletme.',
      instead:
        'Haritanın verebileceği, bu günlerde sana eşlik etmek: Enerjin nereye akıyor, nasıl dinleniyorsun, hangi haftalar kalabalık görünüyor ki yardımı zamanında isteyesin.',
    },
    pregnancy: {
      text: 'Bir çocuğun gelip gelmeyeceği, ne zaman geleceği, kız mı erkek mi olacağı haritada yazmaz. Bedenin ve doktorun bunu benden çok daha iyi bilir.',
      instead:
        'Sana sevdiğine nasıl baktığını, haritanda yuvanın ne demek olduğunu ve bu aylar beklerken, umarken ya da karar verirken senin için nasıl bir havada geçtiğini anlatabilirim.',
    },
    court: {
      text: 'Hâkim kararını gökyüzüne bakarak vermez, o yüzden sonunu söylemem. Neyi imzalayacağını, ne diyeceğini bir avukata ya da baronun adli yardımına sor.',
      instead:
        'Bakabileceğim şey, bütün bunların ortasında sensin: Nasıl tartışırsın, sabrın nerede tükenir, duruşma günlerinde hava sakin mi gergin mi.',
    },
    betting: {
      text: 'Benden sayı, takım, coin çıkmaz. Harita sırada ne geleceğini bilmez; söylediğim bir söz yüzünden paranın gitmesini istemem. Oyun niyet ettiğinden büyüdüyse bunu birine anlatmak da ayıp değil.',
      instead:
        'Haritanda riskle ve parayla nasıl geçindiğini, neyin sana para harcattığını, “yeter” duygusunun nereden geldiğini gösterebilirim.',
    },
  },
  card: {
    titles: {
      suicide: 'Şimdi biriyle konuş',
      violence: 'Senin için yardım',
      child: 'Çocuklar ve gençler için yardım',
    },
    kinds: {
      emergency: 'Acil',
      suicide: 'Seni dinleyecek biri',
      violence: 'Şiddet ve istismar',
      child: 'Çocuklar ve gençler',
    },
    call: 'Ara: {{number}}',
    text: 'Mesaj at: {{number}}',
    textWord: '{{number}} numarasına {{word}} yazıp gönder',
    hours: {
      always: 'Gece gündüz açık',
      daily: 'Her gün {{from}}-{{to}}',
      weekdays: 'Pazartesiden cumaya {{from}}-{{to}}',
      mondayToSaturday: 'Pazartesiden cumartesiye {{from}}-{{to}}',
    },
    directory: 'Bütün ülkelerdeki hatlar: {{name}}',
    noCountry:
      'Hangi ülkede olduğunu bilmiyorum. Bulunduğun yerin acil numarası her telefondan aranır; bu rehberde de her ülkenin hatları var.',
    otherCountry: 'Başka bir ülkede misin?',
    quickExit: 'Bu sayfadan hemen çık',
    standing: 'İhtiyacın olursa hâlâ burada',
    checked: 'Numaralar {{date}} tarihinde kaynaklarıyla karşılaştırıldı',
  },
};
