import type { MoonHouseTexts } from '../../interpretation-types.ts';

/** The Moon passing through each solar house for two days, in three variants. */
export const moonHouses: MoonHouseTexts = {
  1: [
    'Gömleğini iki kez değiştirsen de olur; Ay senden yana, hislerin yüzünden okunuyor. Önce kendi keyfini sor, sonra başkalarınınkini. Kısa bir yürüyüş havanı düzeltebilir.',
    'İçinden gelen ilk cevap bu iki günde hayli dürüst olabilir. Ay hiçbir hissi süzgeçten geçirmediğinden, sevindiğin de sıkıldığın da sesinden anlaşılır.',
    'Kalabalıkta bile kendi nabzını duyuyorsun. Bedenin ne istiyorsa ona kulak ver: erken uyku, sıcak duş, müziğe eşlik. Alınganlığın kabarırsa on dakika bekle.',
  ],
  2: [
    'Cüzdanda biriken fişleri ayıklamak garip bir huzur verebilir. Ay güvenceyi eşyada aradığı için elindekini saymak, yenisini almaktan daha çok yatıştırır.',
    'Taze ekmek, yumuşak battaniye, bildik bir tat: Rahat bugün elle tutulur şeylerde. Ay avunmak istediği için gönlün alışverişe kayabilir; aradığının bir benzeri büyük ihtimalle evde.',
    'Emeğini ucuza verdiğin bir yer aklına takılabilir. Bir işe harcadığın saatleri yaz, hakkını ölçülü bir dille istemeyi iki gün içinde prova et.',
  ],
  3: [
    'Komşunun selamı, bir tanıdığın komik mesajı, otobüste kulak misafiri olduğun bir cümle günü doldurabilir. Ay daldan dala konduğu için haberler yarım okunuyor.',
    'Dilin duygularından önde koşuyor olabilir. Anlatmak istediğini yüz yüze, acele etmeden söylemeyi dene; sesindeki sıcaklık ekrandaki satırlarda kolayca kayboluyor.',
    'Ay kısa yolları seviyor: bir kitapçı, bir sokak ötedeki fırın, nicedir uğramadığın atölye. Dönerken üç şey öğrenmiş, almaya çıktığın şeyi unutmuş olabilirsin.',
  ],
  4: [
    'Eve varınca ayakkabılarını çıkarmak bile bir nefes. Dördüncü evin doğal yöneticisi Ay’dır; dışarıda ne yaşandıysa asıl yankısını burada bulur.',
    'Çocukluktan bir koku burnuna gelebilir. Bir büyüğünü ya da eski komşunu ara; hatırladığın tarifi sor, belki hikâyesi de birlikte gelir.',
    'Kabuğuna çekilmek istersen küslük sanılmasın diye haber ver. Loş ışıklı bir köşe ve iki gece üst üste erken yatmak, kabuktan çıkmaya çoğunlukla yeter.',
  ],
  5: [
    'Ciddi yüzler bile gülmek için bahane arıyor. Saklambaç teklif edene hayır demek zor, eski bir nakaratı içinden söylemekle yetinmek daha da zor.',
    'Kalp biraz ilgi istiyor ve bunu saklamıyor. Hoşlandığın kişiye ufak bir soru gönder; cevabı beklerken kendini boyaya, hamura ya da gitara ver.',
    'Ay oyun odasında. Yarım kalmış bir eskizi, öyküyü, ezgiyi yeniden çıkar; iyi olması gerekmiyor, senin olması yeter. Beğeni saymak ise, Ay alıngan olduğundan, keyif kaçırabilir.',
  ],
  6: [
    'Küçük işler üst üste konunca dağ gibi görünebilir. Üçünü seç, bitir, üstünü çiz; o çizginin verdiği rahatlık akşama da yayılabilir.',
    'Gündelik düzenin gevşeyen vidaları sıkılıyor. Ay her şeyi üstüne alındığı için iş yerinde gelen ufak bir eleştiri bile sana dokunabilir.',
    'Birine el uzatmak bugün güzel söz söylemekten kolay gelebilir. İstenmeden üstlenilen işler çoğaldıkça iyilik yorgunluğa döner, o da yüzünden okunur.',
  ],
  7: [
    'Bir bakış, bir duraksama derken karşındakinin ruh hâli sana hemen geçebilir. Neyin onun, neyin senin olduğunu ayırt et; sonra birlikte susmayı da deneyin.',
    'Tek başına karar vermek tatsız gelebilir bu iki günde. Ay kendini burada başkasının yüzünde aradığından her cevap biraz onay gibi duyulur.',
    'Ufak bir kırgınlık iki kişinin arasına kıymık gibi girebilir. Uzun açıklama yerine tek bir “İçime oturdu” cümlesiyle söyle; karşındakinin nasıl gördüğünü de sor.',
  ],
  8: [
    'Havadan sudan konuşmak seni sıkabilir. Tek bir kişiyle derine in, ötekilere kısa cevap ver; sana açılan sırrı da emanet gibi taşı.',
    'Eski bir his kapının altından sızabilir. Ay onu büyütmeden önce adını koy: özlem mi, kıskançlık mı, yorgunluk mu? Adı konan şey hafifler.',
    'Ortak harcamalar listesini açmak için fena bir an değil. Kimin ne ödediği yazıya dökülünce anlaşılır: Biriken para mıymış, kırgınlık mı?',
  ],
  9: [
    'Canın bulunduğun yerden başka bir yerde olmak istiyor. Bilet almadan da olur: uzak bir kentin radyosu, tanımadığın bir dilin sesi.',
    'Tartışmada haklı çıkmak cazip görünebilir. Karşındakinin neye inandığını, o noktaya nasıl geldiğini dinlerken ufuk bazen tek bir soruyla açılıyor.',
    'Ders kitabının kapağı aralanıyor. Ay hissetmediğini öğrenmiş saymadığı için, yürürken akla gelen bir cümle okunan sayfalardan daha kalıcı olabilir.',
  ],
  10: [
    'Gözler üstündeymiş gibi gelebilir, duyguların iş yerinde de belli oluyor. Ay haritanın tepesinde saklanamadığından omuzların toplantıda senden önce konuşabilir.',
    'Başkaları senden yön bekleyebilir bu iki günde. Bilmediğine “Araştırırım” de; iyi yaptığın bir işi de kimse anmadan kendin an.',
    'Yıllık takvim bugün gözüne daha büyük görünebilir. Uzun vadeli hedefin için tek bir adım at: bir telefon, bir başvuru, temize çekilen bir sayfa.',
  ],
  11: [
    'Telefonda üç davet birden varsa birlikte en çok güldüğün insanlara git. Ay dostluktan besleniyor; herkesle aynı fikirde olman ise hiç beklenmiyor.',
    'Bir planın ancak paylaşılınca canlandığını görebilirsin. Tasarını iki arkadaşına anlat, eksik yerini onlar göstersin; savunmak yerine not al.',
    'Kalabalığın içinde kendini kenarda bulman seni yabancı yapmaz. Yakınlık çoğu kez yanındakinin adını öğrenmekle başlar, gerisi birkaç cümleye bakar.',
  ],
  12: [
    'Perdeler yarı kapalı, sesler kısık olsun. Ay burada gözden çekildiği için cevapsız mesajların yarına kalması da kimseyi telaşlandırmaz.',
    'Sebepsiz bir hüzün ya da hoş bir dalgınlık üstüne çökebilir. Çözmeye girişme; beş satır karala, ardından pencereyi açıp havayı içine çek.',
    'Söylemediğin bir şey rüyana karışabilir. Sabahın ilk dakikalarında, günün gürültüsü henüz başlamamışken, ondan bir iki sözcük hâlâ hatırında olabilir.',
  ],
};
