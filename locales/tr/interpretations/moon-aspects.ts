import type { MoonAspectTexts } from '../../interpretation-types.ts';

/** The mood of a day on which the Moon meets a planet, in two variants. */
export const moonAspects: MoonAspectTexts = {
  sun: {
    joined: [
      'Ne istediğinle ne hissettiğin aynı yöne bakıyor. Sessizce başlanan iş yakışır; planını herkese duyurmadan önce bir süre yanında gezdir.',
      "Ay Güneş'in yanına sokuluyor; dışarısı loş, içerisi berrak. Dağılmış dikkatini topla, tek bir niyeti kâğıda yaz.",
    ],
    flowing: [
      'Gün kendi temposunu bulmuş, istek ile ihtiyaç kavga etmiyor. Çoktandır içinde tuttuğun ricayı iletebilirsin; insanlar daha uysal, sen daha rahat.',
      'Ay ile Güneş hoş bir sohbette. Evle iş, dinlenmeyle çalışma arasında gidip gelmek kolay; öğle arasını biraz uzatmanın zararı yok.',
    ],
    tense: [
      'Bir yanın gitmek, öteki yanın kalmak istiyor. Kararı zorlamadan iki sesi de dinle; orta yol kimi zaman akşamüstü kendini gösterir.',
      'İçindeki hava ile dışarının beklentisi çatışabilir. Gülümsemek zorunda değilsin; “bugün biraz yavaşım” demek yanlış anlamaları azaltır.',
    ],
  },
  mercury: {
    joined: [
      'Duygu kelimesini buluyor, kelime de yüreğe yaklaşıyor. İçinde dolaşan düşünceyi yaz ya da bir arkadaşa anlat; dinlerken telefonu yüzüstü bırak.',
      "Merkür'le buluşan Ay insanın çenesini açar. Sor, mesaj at, listeni yap; yalnız sıcağı sıcağına yazdığın cevabı göndermeden bir daha oku.",
    ],
    flowing: [
      'Laf kolay akıyor, şakalar yerini buluyor. Bir randevu ayarlamak, bir yanlış anlamayı düzeltmek, ders çalışmak için rahat bir gün.',
      'Aklınla kalbin aynı cümlede anlaşabilir. Beklettiğin telefonu aç, küçük bir çocuğun ya da yaşlı komşunun anlattığına biraz fazladan kulak ver.',
    ],
    tense: [
      'Söz bir yana, niyet öbür yana düşebilir. Alındığın cümleyi hemen yorumlama; “şunu mu demek istedin?” sorusu günü kurtarabilir.',
      'Zihin kıpır kıpır, hafıza biraz dağınık. Anahtarı, saati, adresi iki kez yokla; hassas konuyu mesajla değil, sesinle konuş.',
    ],
  },
  venus: {
    joined: [
      'Yumuşak bir gün: Renkler, tatlar, dokunuşlar daha çok fark ediliyor. Sevdiğin birine sebepsiz bir iyilik yap, kendine de bir dilim ayır.',
      "Ay Venüs'e uğruyor, gönül güzellik arıyor. Masaya örtü ser, nazik davran, beğendiğini söyle; abartılı harcama hevesi geçici olabilir.",
    ],
    flowing: [
      'Kapılar nezaketle açılıyor. Barışmak, buluşmak, odana yeni bir düzen vermek kolay gelebilir; iltifatı da geri çevirmeden al.',
      'Venüs havayı ılıtıyor, kalpler birbirine bir adım yaklaşıyor. Hoşlandığın bir yüzle çay içmek, müzik dinlemek günün tadını çıkarmaya yeter.',
    ],
    tense: [
      'Sevilmek isteyip bunu söyleyememek gibi bir huzursuzluk dolaşabilir. Tatlıyla ya da alışverişle susturma; ihtiyacını sade bir dille anlat.',
      'Beğeniler uyuşmayabilir: Sen sessizlik istersin, o kalabalık. Küsmeden ortasını arayın; kıyaslamayı bırakınca akşam güzelleşebilir.',
    ],
  },
  mars: {
    joined: [
      'Kan çabuk ısınıyor, ayaklar yerinde duramıyor. Koş, temizle, başla; öfke yükselince sesini değil adımını hızlandır.',
      "Ay Mars'la omuz omuza: Duygu eyleme dönüşmek istiyor. Hakkını savunurken cümleyi kısa tut, tonunu bir perde indir.",
    ],
    flowing: [
      'Cesaret ölçüsünde, enerji yerinde. Çekindiğin işe sabahtan gir; yardım isteyenin de imdadına çabucak yetişebilirsin.',
      'Mars bugün işe yarar bir rüzgâr gibi arkandan esiyor. Spor, onarım, açık bir konuşma iyi gider; bitince terini silip dinlen.',
    ],
    tense: [
      'Kıvılcım küçük, saman kuru. Sırayı bozan biri, geç kalan bir otobüs sinirine dokunabilir; cevap vermeden üç nefes al.',
      'Herkes biraz haklı, biraz diken üstünde. Tartışmayı kazanmaya çalışma; gerginliği yürüyüşe, temizliğe, top peşinde koşmaya harca.',
    ],
  },
  jupiter: {
    joined: [
      'Yürek bir beden büyümüş gibi. Cömert davran, uzun vadeli bir hayal kur; yalnız verdiğin sözlerin sayısını parmakla say.',
      "Jüpiter'e yaklaşan Ay umut tazeliyor. Öğretici bir sohbete, bol kahkahalı bir sofraya otur; porsiyonu da planı da hafif tut.",
    ],
    flowing: [
      'İyi niyet bulaşıcı. Bir ricada bulunmak, bir bilene danışmak, yabancı biriyle konuşmak ferahlatabilir; hoşgörünü kendinden de esirgeme.',
      'Ufuk açık, omuzlar gevşek. Jüpiter bugün büyük resmi hatırlatıyor; küçük bir aksiliğe gülüp geçmek sandığından kolay gelebilir.',
    ],
    tense: [
      'Fazlası hoş görünebilir: fazla söz, fazla tatlı, fazla randevu. Evet demeden önce yarınki halini düşün, bir boşluk bırak.',
      'Beklenti balon gibi şişebilir. Coşkunu koru, ipini de elinde tut; verdiğin sözün altına gerçekçi bir süre yaz.',
    ],
  },
  saturn: {
    joined: [
      'Duygular ceketini iliklemiş, ağırbaşlı. Sade bir iş, erken bir uyku, yaşça büyük birinin öğüdü iyi gelebilir; kendinle sert konuşma.',
      "Ay Satürn'ün kapısında: Hava serin, dikkat sağlam. Zor görevi bitir, ardından biriyle sıcak bir çorba paylaş.",
    ],
    flowing: [
      'Sabırlı, düzenli, güven veren bir gün. Bütçeye bak, söz tut, uzun süreli bir plana tuğla koy; takdir sessiz de olabilir.',
      'Satürn bugün sağlam bir korkuluk gibi. Sınır koymak, ev işini bölüşmek, eski bir hatayı düzeltmek gürültüsüzce yürüyebilir.',
    ],
    tense: [
      'Kendini biraz yalnız ya da yetersiz hissedersen bu, günün sesidir, hükmü değil. Tek işi bitir, bir dosta “vaktin var mı?” diye sor.',
      'Soğuk bir cevap, kapalı bir kapı can sıkabilir. Üstüne alınmadan önce karşındakinin yorgun olabileceğini düşün; işi küçük parçalara böl.',
    ],
  },
  uranus: {
    joined: [
      'Program bozulabilir, keyfin bozulmasın. Ani gelen fikri not al, farklı bir yoldan yürü; büyük değişikliği ertesi güne sakla.',
      "Uranüs'le yan yana gelen Ay sıkıldığın yeri gösterir. Bir saatini kuralsız geçir; yanındakine de neden yerinde duramadığını anlat.",
    ],
    flowing: [
      'Beklenmedik bir telefon gününü neşelendirebilir. Değişik bir tarif dene, eşyaların yerini oynat, uzak durduğun bir uygulamayı öğren.',
      'Hafif elektrikli, hoş bir tuhaflık var havada. Uranüs özgün çözümlere göz kırpıyor; takıldığın işe ters ucundan başlamayı dene.',
    ],
    tense: [
      'Huzursuzluğun sebebi hemen belli olmayabilir. İpleri koparmadan önce biraz hava al, randevuların arasına da pay bırak.',
      'Biri son anda vazgeçebilir, bir başkası parlayabilir. Sen cevabını yarım saat beklet; özgürlük istemekle kaçmak aynı şey değil.',
    ],
  },
  neptune: {
    joined: [
      'Dünya tül perdenin ardından bakıyor. Müzik, su, resim yatıştırabilir; önemli rakamları ise zihnin durulduğunda ele al.',
      "Ay Neptün'ün sularında yüzüyor, sezgin ince. Birinin derdini dinlerken kendi iskeleni gözden kaybetme, akşam erken çekil.",
    ],
    flowing: [
      'Sözsüz de anlaşılabilen bir gün. Birine yalnızca eşlik etmek, hayal kurmak, bir filmin içine dalmak iyi gelebilir.',
      'Neptün kenarları yumuşatıyor, bağışlamak kolaylaşıyor. Şefkatini göster; aklına bir dize ya da ezgi düşerse kalemin yanında bulunsun.',
    ],
    tense: [
      'Sis biraz kalın: Yanlış anlamak da fazla iyi niyetle inanmak da mümkün. Sözü yazıya dök, borç isteyenden düşünme süresi iste.',
      'Kaçıp battaniyenin altına girmek isteyebilirsin. Bir saat gir, sonra çık; içine sinmeyen konuyu ertesi sabahın berrak kafasına bırak.',
    ],
  },
  pluto: {
    joined: [
      'Hisler yüzeyde oyalanmıyor, doğrudan dibe iniyor. Dolabını, kutunu, içini ayıkla; karşındakinin sırrını zorlamadan bekle.',
      "Plüton'a değen Ay eski bir düğümü yoklar. Takıldığın düşünceyi bir sayfaya dök, sonra o sayfayı katlayıp kaldır.",
    ],
    flowing: [
      'Derin konuşmalara elverişli bir gün. Bildiğin ama söylemediğin şeyi sakince paylaşabilirsin; güven gürültü yapmadan artabilir.',
      'Plüton bugün iradeni besliyor. Bırakmak istediğin bir alışkanlığa kısa bir ara ver, boşalan yere sevdiğin bir şeyi koy.',
    ],
    tense: [
      'Kuşku kabarabilir, küçük bir söz büyük bir hesaba dönüşebilir. Telefon karıştırmak yerine sor; cevabı duymaya hazır değilsen bekle.',
      'Güç çekişmesine davet gelirse masadan kalkmak serbest. İçindeki yoğunluğu toprağa, hamura ya da uzun bir yüzüşe ver, öfke durulsun.',
    ],
  },
};
