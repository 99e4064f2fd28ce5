import type { DayMeetingTexts } from '../../horoscope-text-types.ts';

/** Ay’ın o gün karşılaştığı, karşılaşılanın evine göre. */
export const dayMeetings: DayMeetingTexts = {
  joined: {
    1: [
      'Bir his ile bir karar aynı anda geliyor, ikisinin de üstünde senin palton var.',
      'Günün notasını senin hâlin veriyor, ötekiler de o ezgiyi çabucak kapıyor.',
      'İstediğin şey o kadar yakında ki etrafını görmek biraz zorlaşıyor.',
    ],
    2: [
      'Hesap ile gönül aynı ekmeğin başında buluşuyor, bıçak da ortada duruyor.',
      'Sana ait bir eşya, öğleden sonra fiyatından büyük bir anlam taşıyabilir.',
      'Değer konusu gelip yanına oturuyor, senden de tuzu uzatmanı istiyor.',
    ],
    3: [
      'Bir mesaj ya da kaldırımda bir karşılaşma, günün dağınık ipliklerini toparlayabilir.',
      'Beklediğin söz, belki de bir alışverişin ortasında çıkıp geliyor.',
      'Komşu, kardeş ya da basılı bir cümle sana her zamankinden çok yaklaşıyor.',
    ],
    4: [
      'Mutfakta ne oluyorsa günün bütün odalarının ısısını o belirliyor.',
      'Ev meselesi öyle yakına geldi ki öteki planlar etrafından dolaşıyor.',
      'Seni küçükken tanıyan biri, düğümü çözen sözü söyleyebilir.',
    ],
    5: [
      'Sevinç ile cesaret kol kola geliyor, kapıyı çalmaya da gerek görmüyorlar.',
      'Elinden çıkan bir iş ya da sevdiğin biri günün ortasına yerleşiyor.',
      'İçindeki oyunbaz taraf bir süreliğine mikrofonu eline geçiriyor.',
    ],
    6: [
      'Yaptığın iş ile hâlin bir oluyor, süpürgeyi nasıl tutuyorsan öylesin.',
      'Gündelik bir mesele ortaya çıkıyor, çözülmek için biraz da el emeği istiyor.',
      'Bedenin cümlenin ortasında lafa giriyor, söylediği de dinlemeye değer.',
    ],
    7: [
      'Tek bir kişi öne çıkıyor, fotoğrafın gerisi hafifçe bulanıklaşıyor.',
      'Bir anlaşma ile bir duygu el sıkışıyor, işler hızlanabilir.',
      'Hissettiğini bir başkası, neredeyse senin kelimelerinle yüksek sesle söyleyebilir.',
    ],
    8: [
      'Güçlü bir his ile açık kalmış bir hesap aynı odada karşı karşıya geliyor.',
      'Mahrem bir konu bir cümle kadar yakında, açıp açmamak sana kalmış.',
      'Gömülü olan, ilk avuç toprağın hemen altında duruyor.',
    ],
    9: [
      'Uzak bir yer ya da büyük bir soru güne eğiliyor, tavan yükseliyor sanki.',
      'İnancın ile hissin bir saatliğine aynı hizada, sözün daha gür çıkıyor.',
      'Uzaklardan bir haber, belki de tek bir sayfa, dosdoğru masana düşebilir.',
    ],
    10: [
      'Dışarıdaki yüzün ile içindeki hava birkaç saat boyunca ayırt edilmiyor.',
      'Adınla ilgili bir konu, belki de birinin gözü önünde düğümlenebilir.',
      'Uğrunda çalıştığın şey masana uğruyor ve sana adınla sesleniyor.',
    ],
    11: [
      'Bir dostun meselesi seninkine karışabilir, çoğunlukla da tatlı biçimde.',
      'Umut o kadar yaklaştı ki onun için sandalye saymaya başlıyorsun.',
      'Grubun işi bugün sende düğümlenebilir, çözmesi de sessiz sedasız sana kalır.',
    ],
    12: [
      'Sessiz bir mesele içini dolduruyor, dışarıdan bakan pek anlamıyor.',
      'Söylenmemiş olan iyice yaklaşıyor, kediler gibi, sen başka yere bakarken.',
      'Dün geceden kalma bir düşünce yanında yürüyor, sesini de alçak tutuyor.',
    ],
  },
  flowing: {
    1: [
      'Birkaç saat boyunca içinden geldiği gibi davranmak çok kolay, tadını çıkar.',
      'Tarzın insanların hoşuna gidiyor, kapılar da daha kolay açılıyor.',
      'İçgüdün ile nezaketin anlaşmış, zarif bir hamle yapman işten bile değil.',
    ],
    2: [
      'Ufak bir kazanç olabilir: bir indirim ya da ödünç verdiğin bir şeyin eve dönüşü.',
      'Aklın hesabı yapıyor, gönlün onaylıyor, pazar listesi bile müjde gibi okunuyor.',
      'Elindeki ile ihtiyacın bu kez tencereyle kapağı gibi birbirini buluyor.',
    ],
    3: [
      'Söz kolay geliyor, yakınında da dinlemeye hevesli biri olabilir.',
      'Bir iş ya da bir telefon öyle rahat gidebilir ki vakit bile artar.',
      'Sıradan bir sohbetin arasından işine yarayacak bir bilgi çıkabilir.',
    ],
    4: [
      'Destek evden gelebilir: bir tabak yemek, bir anahtar, tutulmuş bir söz.',
      'Aileden gelen bir cümle günün ikinci yarısını ütü gibi düzeltebilir.',
      'Kendi dört duvarın, çıkarken cebine koyabileceğin kadar bol bir dinginlik sunuyor.',
    ],
    5: [
      'Neşeli bir fikir elinden tutuyor, ciddi iş arada kendiliğinden bitiveriyor.',
      'Bir çocuğun lafı ya da uçuk bir fikir aradığın kapıyı açabilir.',
      'Cazibenin bugün şarja ihtiyacı yok, saatlerce kendi kendine yetiyor.',
    ],
    6: [
      'İş fermuar gibi kayıyor, çay soğumadan yığın ortadan kalkıyor.',
      'Yardımsever biri ya da çalışan bir alet tam gerektiği anda ortaya çıkabilir.',
      'İyi alışkanlıkların seni bir süre taşıyor, etrafı seyredebilirsin.',
    ],
    7: [
      'Biri sana doğru gelebilir, elinde bir teklifle ya da yalnızca kollarını açarak.',
      'İş birliği kolay, yükün öteki yarısı başının çaresine bakıyor.',
      'Sen daha ağzını açmadan dostça bir fikir çıkıp gelebilir.',
    ],
    8: [
      'Nazik bir konu artık açılabilir, ses tonu kendini ayarlıyor.',
      'Para ya da yük konusunda yardım, geçen hafta sandığından yakın olabilir.',
      'Güvenmek kolay, çırpınmayı bırakınca suyun seni taşıması gibi bir şey.',
    ],
    9: [
      'Geniş bir manzara iyi geliyor, belki de yandaki kitap rafı kadar yakın.',
      'Resmî ya da uzaktaki bir iş, itilmeden kendi kendine ilerleyebilir.',
      'İyimserliğin bu kez kâğıt üstünde de tutuyor, hesabını yapmaktan çekinme.',
    ],
    10: [
      'Sözü geçen birinin keyfi yerinde olabilir, planını açmak için fena bir saat değil.',
      'Takdir hiç ummadığın yerden gelebilir, teklifsiz ve baştan sona içten.',
      'Haftalar önce verdiğin emek artık açık açık karşılığını bulabilir.',
    ],
    11: [
      'Dostlar imdada yetişiyor: bir tanıdıkla, bir arabayla, yerinde bir espriyle.',
      'Fikrini arkadaşlarına açarsan ucundan tutup güzelleştiren biri bile çıkabilir.',
      'Bir dilek, birinin tanıdığı sayesinde kestirme yol bulabilir.',
    ],
    12: [
      'Sessizlik sana çalışıyor, cevap bulaşık yıkarken su yüzüne çıkabilir.',
      'Biri sana iyilik edebilir, altına adını da yazmaz.',
      'Dinlenmek elinin altında, hem de etkisi gece boyu süren cinsten.',
    ],
  },
  tense: {
    1: [
      'Kendinle çekişiyorsun, bir ayağın gazda, öteki hâlâ frende.',
      'Sözünü üstüne alınan çıkabilir, söylerken gülümsemekte fayda var.',
      'Olmak istediğin kişi ile göründüğün, aynı kazağı iki kolundan çekiştiriyor.',
    ],
    2: [
      'Bir hesap ya da zevk farkı araya giriyor, gürültüsü büyük, kendisi küçük aslında.',
      'İstemek ile sahip olmak sıkışmış iki çekmece gibi birbirine takılıyor.',
      'Değer konusu kaşındırıyor, indirim etiketi de merhem olmuyor.',
    ],
    3: [
      'Mesajın yanlış okunabilir, gerekenden bir kelime fazla yazmaktan zarar gelmez.',
      'Söz ile his ayrı hızda gidiyor, bir hikâye yarıda kesilebilir.',
      'Yoldaki ufak gecikmeler, sakinliğinin ne kadarı sahici, onu ölçebilir.',
    ],
    4: [
      'Ev ile dışarısı seni aynı saatte istiyor, ikisi de haklı.',
      'Tartışmanın altında eski bir aile ezgisi çalıyor, sesi biraz fazla açık.',
      'Evde bir şey damlayabilir, tıkırdayabilir ya da sen dönene kadar surat asabilir.',
    ],
    5: [
      'Keyif ile görev dirsek dirseğe, birinin çayı biraz dökülüyor.',
      'Gururun incinebilir, inciten de büyük ihtimalle yalnızca şaka yapmak istiyordur.',
      'Gönül işi ya da bir heves, güne sığandan çok vakit istiyor.',
    ],
    6: [
      'Bir iş bitmemekte direnebilir ya da birinin temposu ayağına dolanabilir.',
      'Takvimin bugün hislerinle kavgalı, yazıcı da taraf tutuyor.',
      'Beden plana hafifçe itiraz ediyor, pek haksız da sayılmaz.',
    ],
    7: [
      'Yakınındaki biri senin istediğinin tam tersini isteyebilir; cevabın akşama kalsın.',
      'İki ayrı ihtiyaç, masanın iki yanında satranç oynar gibi bakışıyor.',
      'Anlaşma eklem yerinden gıcırdıyor, nerenin yağlanacağı da belli oluyor hiç değilse.',
    ],
    8: [
      'Bam teline basan çıkabilir, büyük ihtimalle bilmeden; bir dakika bekle.',
      'Ortak masraf ya da ortak sır, durgun suyun altında için için kaynıyor.',
      'Kapağın altında tutmak istediğin şey içeriden usulca tıklatıyor.',
    ],
    9: [
      'İki görüş çarpışabilir, ikisi de söylediği kadar yol görmemiş.',
      'Büyük plan ile küçük yazılar birbirini tutmuyor, bunu şimdi bilmek iyi.',
      'Yol bir kolundan çekiyor, masa ise ötekini bırakmıyor.',
    ],
    10: [
      'Yukarıdan baskı, aşağıdan bir his gelebilir, sahanlıkta duran da sensin.',
      'Biri seni yanlış anlayabilir, düzeltmek biraz sabır ister.',
      'Herkesin bildiği bir görev özel bir isteğinle çakışıyor, ikisine de aynı saat söylenmiş.',
    ],
    11: [
      'Bir dost seni azıcık kırabilir ya da kırılabilir, konu çay kaşığı kadar.',
      'Sen başka şarkı istiyorsun, kalabalık başka; hoparlör de ortada duruyor.',
      'Umudun gerçeklerin biraz önüne geçmiş, onlar da arkadan sesleniyor.',
    ],
    12: [
      'Adı olmayan bir huzursuzluk yer kaplıyor, adını koyunca küçülüyor.',
      'Bakmak istemediğin şey koridorda omzuna hafifçe sürtünüp geçiyor.',
      'Yorgunluk başka bir derdin sözcülüğünü yapıyor, onu uzanarak dinle.',
    ],
  },
};
