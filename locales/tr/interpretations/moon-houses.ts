import type { MoonHouseTexts } from '../../interpretation-types.ts';

/** The Moon passing through each solar house for two days, in three variants. */
export const moonHouses: MoonHouseTexts = {
  1: [
    'Gömleğini iki kez değiştirsen de olur; Ay senden yana, hislerin yüzünden okunuyor. Önce kendi keyfini sor, sonra başkalarınınkini. Kısa bir yürüyüş havanı düzeltebilir.',
    'İçinden gelen ilk cevap bu iki günde hayli dürüst olabilir. Canının çekmediği bir davete nazikçe hayır de, seni sevindireni de bekletmeden kabul et.',
    'Kalabalıkta bile kendi nabzını duyuyorsun. Bedenin ne istiyorsa ona kulak ver: erken uyku, sıcak duş, müziğe eşlik. Alınganlığın kabarırsa on dakika bekle.',
  ],
  2: [
    'Cüzdanda biriken fişleri ayıklamak garip bir huzur verebilir. Ay elindekileri gözden geçirtiyor; bir dolabı düzenle, bir eksiği not et, gerisini sonraya bırak.',
    'Taze ekmek, yumuşak battaniye, bildik bir tat: Rahat bugün elle tutulur şeylerde. Canın alışveriş isterse önce evde zaten olanı kullan.',
    'Kendini ucuza verdiğin bir yer aklına takılabilir. Bir işe harcadığın saatleri yaz, hakkını ölçülü bir dille istemeyi iki gün içinde prova et.',
  ],
  3: [
    'Komşunun selamı, kardeşinin komik mesajı, otobüste kulak misafiri olduğun bir cümle günü doldurabilir. Merakını izle; önemli haberi de ikinci kez oku.',
    'Dilin duygularından önde koşuyor olabilir. Anlatmak istediğini yüz yüze, acele etmeden söylemeyi dene; sesindeki sıcaklık ekrandaki satırlarda kolayca kayboluyor.',
    'Ay kısa yolları seviyor: bir kitapçı, bir sokak ötedeki fırın, nicedir uğramadığın atölye. Çantana defter at, dönerken üç şey öğrenmiş olabilirsin.',
  ],
  4: [
    'Eve varınca ayakkabılarını çıkarmak bile bir nefes. Ay kök saldığın yere dönüyor; sofrayı sade kur, sevdiklerine günlerini sor, televizyonu kapat.',
    'Çocukluktan bir koku burnuna gelebilir. Bir büyüğünü ya da eski komşunu ara; hatırladığın tarifi sor, belki hikâyesi de birlikte gelir.',
    'Kabuğuna çekilmek istersen küslük sanılmasın diye haber ver. Yatağını topla, loş ışıklı bir köşeyi kendine ayır, iki akşam üst üste erken dön.',
  ],
  5: [
    'Ciddi yüzler bile gülmek için bahane arıyor. Bir çocukla saklambaç oyna, eski bir şarkıyı bağıra bağıra söyle; mutfak sahne olarak yeter.',
    'Kalp biraz ilgi istiyor ve bunu saklamıyor. Hoşlandığın kişiye ufak bir soru gönder; cevabı beklerken elini boyaya, hamura ya da gitara ver.',
    'Ay oyun odasında. Yarım kalmış bir eskizi, öyküyü, ezgiyi yeniden çıkar; iyi olması gerekmiyor, senin olması yeter. Beğenileri saymayı da bırak.',
  ],
  6: [
    'Küçük işler üst üste konunca dağ gibi görünebilir. Üçünü seç, bitir, üstünü çiz; o çizginin verdiği rahatlık akşama da yayılabilir.',
    'Ay gündelik düzenin gevşeyen vidalarını sıkıyor. Çantanı boşalt, masanı sil, öğle molanı atlama; iş yerinde eleştiri duyarsan hemen savunmaya geçme.',
    'Birine el uzatmak bugün güzel söz söylemekten kolay gelebilir. Yardım et, ama istenmemiş olanı üstlenme; yorgunluğunu da saklamana gerek yok.',
  ],
  7: [
    'Bir bakış, bir duraksama derken karşındakinin ruh hâli sana hemen geçebilir. Neyin onun, neyin senin olduğunu ayır; sonra birlikte susmayı da deneyin.',
    'Yalnız karar vermek tatsız gelebilir bu iki günde. Fikrini güvendiğin bir kişiye danış, cevabını bölmeden dinle, son sözü kendine sakla.',
    'Ufak bir kırgınlık iki kişinin arasına kıymık gibi girebilir. Uzun açıklama yerine tek bir “içime oturdu” cümlesiyle söyle; onun gördüğünü de sor.',
  ],
  8: [
    'Havadan sudan konuşmak seni sıkabilir. Tek bir kişiyle derine in, ötekilere kısa cevap ver; sana açılan sırrı da emanet gibi taşı.',
    'Eski bir his kapının altından sızabilir. Ay onu büyütmeden adını koy: özlem mi, kıskançlık mı, yorgunluk mu? Adı konan şey hafifler.',
    'Ortak harcamalar listesini açmak için fena bir an değil. Kim ne ödedi, sakince yazın; aynı akşam kullanmadığın bir eşyayla da vedalaş.',
  ],
  9: [
    'Canın bulunduğun yerden başka bir yerde olmak istiyor. Bilet gerekmez; yabancı bir mutfağın yemeğini pişir, uzak bir kentin radyosunu aç.',
    'Tartışmada haklı çıkmak cazip görünebilir. Karşındaki neye inanıyor, o noktaya nasıl gelmiş, bir öğren; ufuk bazen tek bir soruyla açılıyor.',
    'Ay ders kitabının kapağını aralıyor. Merak ettiğin konudan bir bölüm oku, uzun bir yürüyüşte üzerine düşün, akşam birine anlat.',
  ],
  10: [
    'Gözler üstündeymiş gibi gelebilir, duyguların işte de belli oluyor. Toplantıya girmeden omuzlarını gevşet; bir şeye kırıldıysan suçlamadan dile getir.',
    'Başkaları senden yön bekleyebilir bu iki günde. Bilmediğine “araştırırım” de; iyi yaptığın bir işi de kimse anmadan kendin an.',
    'Masandaki takvim bugün gözüne daha büyük görünebilir. Uzun vadeli hedefine ait tek bir satırı yerine getir: bir telefon, bir başvuru, temize çekilen bir sayfa.',
  ],
  11: [
    'Telefonda üç davet birden varsa en çok güldüğün insanlara git. Ay dostluktan besleniyor; sohbete katıl, herkesle aynı fikirde olman gerekmiyor.',
    'Bir planın ancak paylaşılınca canlandığını görebilirsin. Tasarını iki arkadaşına anlat, eksik yerini onlar göstersin; savunmak yerine not al.',
    'Kalabalığın içinde kendini kenarda bulman seni yabancı yapmaz. Yanındakine adını sor, bir sandalye çek; yakınlık böyle ufak başlar.',
  ],
  12: [
    'Perdeler yarım kapalı, sesler kısık güzel. Ay dinlenmeye çağırıyor; programı boşalt, suyun sesini dinle, acelesi olmayan mesajlara yarın dön.',
    'Sebepsiz bir hüzün ya da hoş bir dalgınlık üstüne çökebilir. Çözmeye girişme; beş satır karala, ardından pencereyi açıp havayı içine çek.',
    'Söylemediğin bir şey rüyana karışabilir. Uyanınca bir iki sözcük not et, günün gürültüsü başlamadan kendinle baş başa bir çay iç.',
  ],
};
