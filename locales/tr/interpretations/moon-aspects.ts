import type { MoonAspectTexts } from '../../interpretation-types.ts';

/** The mood of a day on which the Moon meets a planet, in three variants. */
export const moonAspects: MoonAspectTexts = {
  sun: {
    joined: [
      'Ne istediğinle ne hissettiğin aynı yöne bakıyor. Sessizce başlanan iş yakışır; planını herkese duyurmadan önce bir süre yanında gezdir.',
      'Ay Güneş’in yanına sokuluyor; dışarısı loş, içerisi berrak. Dağılmış dikkatini topla, tek bir niyeti kâğıda yaz.',
      'Gökyüzünde ışık azalınca içerideki ses duyulur. Ay ile Güneş birlikteyken gününü sade tut, tek işi tam gönülle yap.',
    ],
    flowing: [
      'Gün kendi temposunu bulmuş, istek ile ihtiyaç kavga etmiyor. Çoktandır içinde tuttuğun ricayı iletebilirsin; insanlar daha uysal, sen daha rahat.',
      'Ay ile Güneş hoş bir sohbette. Evle iş, dinlenmeyle çalışma arasında gidip gelmek kolay; öğle arasını biraz uzatmanın zararı yok.',
      'Sabah kahvaltısında bile bir uyum var: beklediğin haber, istediğin renk, hazır bir el. Kolay giden şeyi kendine zorlaştırma.',
    ],
    tense: [
      'Bir yanın gitmek, öteki yanın kalmak istiyor. Kararı zorlamadan iki sesi de dinle; orta yol kimi zaman akşamüstü kendini gösterir.',
      'İçindeki hava ile dışarının beklentisi çatışabilir. Gülümsemek zorunda değilsin; “bugün biraz yavaşım” demek yanlış anlamaları azaltır.',
      'Evdekilere mi yetişeyim, kendime mi? Güneş ile Ay çekişirken ikisine de on beşer dakika ver, gerisi akşama kalsın.',
    ],
  },
  mercury: {
    joined: [
      'Duygu kelimesini buluyor, kelime de yüreğe yaklaşıyor. İçinde dolaşan düşünceyi yaz ya da bir arkadaşa anlat; dinlerken telefonu yüzüstü bırak.',
      'Merkür’le buluşan Ay insanın çenesini açar. Sor, mesaj at, listeni yap; yalnız sıcağı sıcağına yazdığın cevabı göndermeden bir daha oku.',
      'Mutfakta edilen iki çift laf, gün boyu aklında kalabilir. Duygularını anlatırken örnek ver; karşındaki tahmin etmek zorunda kalmasın.',
    ],
    flowing: [
      'Laf kolay akıyor, şakalar yerini buluyor. Bir randevu ayarlamak, bir yanlış anlamayı düzeltmek, ders çalışmak için rahat bir gün.',
      'Aklınla kalbin aynı cümlede anlaşabilir. Beklettiğin telefonu aç, küçük bir çocuğun ya da yaşlı komşunun anlattığına biraz fazladan kulak ver.',
      'Doğru kelime dilinin ucunda. Bir mektubu bitir, komşuya uğra, çekindiğin soruyu sor; cevaplar yumuşak gelmeye yatkın.',
    ],
    tense: [
      'Söz bir yana, niyet öbür yana düşebilir. Alındığın cümleyi hemen yorumlama; “şunu mu demek istedin?” sorusu günü kurtarabilir.',
      'Zihin kıpır kıpır, hafıza biraz dağınık. Anahtarı, saati, adresi iki kez yokla; hassas konuyu mesajla değil, sesinle konuş.',
      'Mesajın tonu ekranda kaybolur. Merkür Ay’ı gıdıklarken şakanı açıkla; alındıysan hemen yazma, bir saat sonra yeniden oku.',
    ],
  },
  venus: {
    joined: [
      'Yumuşak bir gün: Renkler, tatlar, dokunuşlar daha çok fark ediliyor. Sevdiğin birine sebepsiz bir iyilik yap, kendine de bir dilim ayır.',
      'Ay Venüs’e uğruyor, gönül güzellik arıyor. Masaya örtü ser, nazik davran, beğendiğini söyle; abartılı harcama hevesi geçici olabilir.',
      'Çiçekçinin önünden eli boş geçme. Sevgi küçük hareketlerle rahatça görünür olur; ilgi beklediğin yere önce sen bir tane bırak.',
    ],
    flowing: [
      'Kapılar nezaketle açılıyor. Barışmak, buluşmak, odana yeni bir düzen vermek kolay gelebilir; iltifatı da geri çevirmeden al.',
      'Venüs havayı ılıtıyor, kalpler birbirine bir adım yaklaşıyor. Hoşlandığın bir yüzle çay içmek, müzik dinlemek günün tadını çıkarmaya yeter.',
      'Ev sıcak, sohbet tatlı, müzik kısık. Sevdiğin biriyle aynı battaniyeye sığabilir, eski bir tatsızlığı gülümseyerek kapatabilirsin.',
    ],
    tense: [
      'Sevilmek isteyip bunu söyleyememek gibi bir huzursuzluk dolaşabilir. Tatlıyla ya da alışverişle susturma; ihtiyacını sade bir dille anlat.',
      'Beğeniler uyuşmayabilir: Sen sessizlik istersin, o kalabalık. Küsmeden ortasını arayın; kıyaslamayı bırakınca akşam güzelleşebilir.',
      'Vitrinde gözün kalan şey asıl istediğin olmayabilir. Ay Venüs’e yan bakarken iltifat aramak yerine bir sarılma iste.',
    ],
  },
  mars: {
    joined: [
      'Kan çabuk ısınıyor, ayaklar yerinde duramıyor. Koş, temizle, başla; öfke yükselince sesini değil adımını hızlandır.',
      'Ay Mars’la omuz omuza: Duygu eyleme dönüşmek istiyor. Hakkını savunurken cümleyi kısa tut, tonunu bir perde indir.',
      'Ayakların senden önce yola çıkmış gibi. Cesur bir cümle, sıkı bir antrenman, ertelenen iş için günün gücü yerinde.',
    ],
    flowing: [
      'Cesaret ölçüsünde, enerji yerinde. Çekindiğin işe sabahtan gir; yardım isteyenin de imdadına çabucak yetişebilirsin.',
      'Mars bugün işe yarar bir rüzgâr gibi arkandan esiyor. Spor, onarım, açık bir konuşma iyi gider; bitince terini silip dinlen.',
      'Kolların hafif, niyetin açık. Ay Mars’tan iyi bir güç ödünç alıyor; taşıma, onarma, söz alma işlerini öğleden önce bitir.',
    ],
    tense: [
      'Kıvılcım küçük, saman kuru. Sırayı bozan biri, geç kalan bir otobüs sinirine dokunabilir; cevap vermeden üç nefes al.',
      'Herkes biraz haklı, biraz diken üstünde. Tartışmayı kazanmaya çalışma; gerginliği yürüyüşe, temizliğe, top peşinde koşmaya harca.',
      'Ocaktaki süt gibi taşmaya hazır olabilirsin. Altını biraz kıs: Sert cümleyi yaz, yollama, önce kapının önünde bir tur yürü.',
    ],
  },
  jupiter: {
    joined: [
      'Yürek bir beden büyümüş gibi. Cömert davran, uzun vadeli bir hayal kur; yalnız verdiğin sözlerin sayısını parmakla say.',
      'Jüpiter’e yaklaşan Ay umut tazeliyor. Öğretici bir sohbete, bol kahkahalı bir sofraya otur; porsiyonu da planı da hafif tut.',
      'Kapıyı çalana ikinci tabağı koyarsın. Ay Jüpiter’le buluşunca gönül genişler; iyimserliğini bir kişiye de bulaştır, hesabı yine de bil.',
    ],
    flowing: [
      'İyi niyet bulaşıcı. Bir ricada bulunmak, bir bilene danışmak, yabancı biriyle konuşmak ferahlatabilir; hoşgörünü kendinden de esirgeme.',
      'Ufuk açık, omuzlar gevşek. Jüpiter bugün büyük resmi hatırlatıyor; küçük bir aksiliğe gülüp geçmek sandığından kolay gelebilir.',
      'Gülünce iş yarıya iner. Öğrenmek, danışmak, uzaktaki birini aramak için geniş bir gün; iyi haberi paylaşmayı sonraya bırakma.',
    ],
    tense: [
      'Fazlası hoş görünebilir: fazla söz, fazla tatlı, fazla randevu. Evet demeden önce yarınki halini düşün, bir boşluk bırak.',
      'Beklenti balon gibi şişebilir. Coşkunu koru, ipini de elinde tut; verdiğin sözün altına gerçekçi bir süre yaz.',
      'Masa küçük, davetli çok. Jüpiter Ay’ı abartıya çağırırken bir sözü geri al, gözünü doyuracak değil yetecek kadar iste.',
    ],
  },
  saturn: {
    joined: [
      'Duygular ceketini iliklemiş, ağırbaşlı. Sade bir iş, erken bir uyku, yaşça büyük birinin öğüdü iyi gelebilir; kendinle sert konuşma.',
      'Ay Satürn’ün kapısında: Hava serin, dikkat sağlam. Zor görevi bitir, ardından biriyle sıcak bir çorba paylaş.',
      'Çayını yalnız içmek isteyen bir havadasın. Ağır gelen görevi sade bir adıma böl; duygunu da küçümsemeden, kısaca birine söyle.',
    ],
    flowing: [
      'Sabırlı, düzenli, güven veren bir gün. Bütçeye bak, söz tut, uzun süreli bir plana tuğla koy; takdir sessiz de olabilir.',
      'Satürn bugün sağlam bir korkuluk gibi. Sınır koymak, ev işini bölüşmek, eski bir hatayı düzeltmek gürültüsüzce yürüyebilir.',
      'Makbuzları dosyala, dolabı düzelt, büyüğünün sözünü dinle. Satürn Ay’a arkadaşça omuz veriyor; sakin emek akşama huzur bırakabilir.',
    ],
    tense: [
      'Kendini biraz yalnız ya da yetersiz hissedersen bu, günün sesidir, hükmü değil. Tek işi bitir, bir dosta “vaktin var mı?” diye sor.',
      'Soğuk bir cevap, kapalı bir kapı can sıkabilir. Üstüne alınmadan önce karşındakinin yorgun olabileceğini düşün; işi küçük parçalara böl.',
      'Yapılacaklar listesi sana bugün kızgın bakıyor olabilir. Bir maddeyi sil, bir maddeyi bitir; kendine gösterdiğin yüz biraz yumuşasın.',
    ],
  },
  uranus: {
    joined: [
      'Program bozulabilir, keyfin bozulmasın. Ani gelen fikri not al, farklı bir yoldan yürü; büyük değişikliği ertesi güne sakla.',
      'Uranüs’le yan yana gelen Ay sıkıldığın yeri gösterir. Bir saatini kuralsız geçir; yanındakine de neden yerinde duramadığını anlat.',
      'Çorabının tekini farklı giysen dünya yıkılmaz. Ani istekler seni canlandırsın; yalnız önemli bir bağı heves uğruna gerip koparma.',
    ],
    flowing: [
      'Beklenmedik bir telefon gününü neşelendirebilir. Değişik bir tarif dene, eşyaların yerini oynat, uzak durduğun bir uygulamayı öğren.',
      'Hafif elektrikli, hoş bir tuhaflık var havada. Uranüs özgün çözümlere göz kırpıyor; takıldığın işe ters ucundan başlamayı dene.',
      'Planına sürpriz bir mola gir. Uranüs Ay’a oyun öneriyor: tanımadığın bir sokak, yeni bir ses, unutulmuş bir arkadaş.',
    ],
    tense: [
      'Huzursuzluğun sebebi hemen belli olmayabilir. İpleri koparmadan önce biraz hava al, randevuların arasına da pay bırak.',
      'Biri son anda vazgeçebilir, bir başkası parlayabilir. Sen cevabını yarım saat beklet; özgürlük istemekle kaçmak aynı şey değil.',
      'Yerinde duramayan bir gün, kimseyle inatlaşmadan pencereyi aç. Ani değişen programa gülebilirsen günün yarısı kurtulur, kalanı da esner.',
    ],
  },
  neptune: {
    joined: [
      'Dünya tül perdenin ardından bakıyor. Müzik, su, resim yatıştırabilir; önemli rakamları ise zihnin durulduğunda ele al.',
      'Ay Neptün’ün sularında yüzüyor, sezgin ince. Birinin derdini dinlerken kendi iskeleni gözden kaybetme, akşam erken çekil.',
      'Camda buğu, içeride bir şarkı… Duyguların sınırı erirken yardım edeceğin kişiyi seç, kendine de sessiz bir saat ayır.',
    ],
    flowing: [
      'Sözsüz de anlaşılabilen bir gün. Birine yalnızca eşlik etmek, hayal kurmak, bir filmin içine dalmak iyi gelebilir.',
      'Neptün kenarları yumuşatıyor, bağışlamak kolaylaşıyor. Şefkatini göster; aklına bir dize ya da ezgi düşerse kalemin yanında bulunsun.',
      'Rüya gören gözle bakınca sıradan sokak bile güzel. Sezgine güven, yine de imzalık işleri başka güne bırakma şansın varsa kullan.',
    ],
    tense: [
      'Sis biraz kalın: Yanlış anlamak da fazla iyi niyetle inanmak da mümkün. Sözü yazıya dök, borç isteyenden düşünme süresi iste.',
      'Kaçıp battaniyenin altına girmek isteyebilirsin. Bir saat gir, sonra çık; içine sinmeyen konuyu ertesi sabahın berrak kafasına bırak.',
      'Kimin ne dediği belirsizleşebilir. Neptün Ay’ı dalgınlaştırırken tahmin yürütme; sor, not al, gecikirsen haber ver, kırılırsan biraz bekle.',
    ],
  },
  pluto: {
    joined: [
      'Hisler yüzeyde oyalanmıyor, doğrudan dibe iniyor. Dolabını, kutunu, içini ayıkla; karşındakinin sırrını zorlamadan bekle.',
      'Plüton’a değen Ay eski bir düğümü yoklar. Takıldığın düşünceyi bir sayfaya dök, sonra o sayfayı katlayıp kaldır.',
      'Derin bir nefes, ardından dürüst bir soru: Aslında neye üzülüyorum? Cevabı kimseye anlatmadan önce kendin duymaya çalış.',
    ],
    flowing: [
      'Derin konuşmalara elverişli bir gün. Bildiğin ama söylemediğin şeyi sakince paylaşabilirsin; güven gürültü yapmadan artabilir.',
      'Plüton bugün iradeni besliyor. Bırakmak istediğin bir alışkanlığa kısa bir ara ver, boşalan yere sevdiğin bir şeyi koy.',
      'Eski bir konuyu sakince kapatabilirsin. Plüton Ay’a sağlam bir kararlılık veriyor; fazlalığı at, güvendiğin birine gerçeğini anlat.',
    ],
    tense: [
      'Kuşku kabarabilir, küçük bir söz büyük bir hesaba dönüşebilir. Telefon karıştırmak yerine sor; cevabı duymaya hazır değilsen bekle.',
      'Güç çekişmesine davet gelirse masadan kalkmak serbest. İçindeki yoğunluğu toprağa, hamura ya da uzun bir yüzüşe ver, öfke durulsun.',
      'Takılan iğne bazen plağı aynı cümlede döndürür. Kontrol etme isteğini bırakıp ellerini meşgul et: sök, dik, yoğur, sonra konuş.',
    ],
  },
};
