import type { YearQuarterTexts } from '../../horoscope-text-types.ts';

/** Mars’ın yılın dörtte birinde en çok kaldığı eve göre gücün yöneldiği yer. */
export const yearDrives: YearQuarterTexts = {
  1: [
    'Bileğin kuvvetli, sesin gür bu aylarda. Birini ittiğini fark edersen hemen dur, aynı kuvveti bir kapıya çevir; kapılar bundan hoşlanır, açılıverir.',
    'İçinde at gibi bir şey şahlanıyor, dizgin de elinde. Her sabah bir süre koştur, sonra yürüyüşe geç; akşama kadar yanındakileri de taşırsın.',
    'Korktuğun şeylerin üstüne yürüyecek hâldesin. En küçüğünden başla ki tadı damağında kalsın, büyükleri de kendiliğinden sıraya girsin.',
    'Başkasını beklerken diken üstünde oturuyorsun. Tek başına yapılacak işleri öne al, beklenmesi gerekenleri de oyuna çevirip sayı saymayı dene.',
  ],
  2: [
    'Alın terin paraya, para da inada dönüşmek istiyor. Pazarlıkta rakamını söyle ve sus; karşındaki, çay bitmeden sana yaklaşabilir.',
    'Kazanmak için hırslısın, harcamak için de öyle. İkisinin arasına bir gece koy, sabah hangisi ayaktaysa onu dinle.',
    'Elindekini korurken yumruğunu sıkıyorsun. Avucunu aç, içindeki düşmüyor; üstelik yeni bir şey konacak yer de açılıyor.',
    'Toprağı çapalayacak, duvar örecek, dolap kuracak gücün var. Söylenmek yerine bir raf yap, her baktığında sakinleşirsin.',
  ],
  3: [
    'Dilinin ucu biber gibi. Yemeğe katınca lezzet, göze kaçınca felaket; kime ne kadar serptiğine bak ve yanında su bulundur.',
    'Kısa yollarda acelecisin, uzun cümlelerde de öyle. Önündekini bitirmeden yeni konuya atlamazsan herkesten önce varıyorsun.',
    'Söylenmemiş bir itiraz kaslarını geriyor. Onu yazıya dök, kısa ve saygılı olsun; boynunun da sırtının da gevşediğini duyacaksın.',
    'Öğrenme hırsın bilek güreşine benziyor, kitabı bile devirirsin. Yorulunca bırakma, yavaşla; bilek asıl o zaman güçleniyor.',
  ],
  4: [
    'Kuvvet evin içinde dolanıyor, eli kolu durmuyor. Ona çekiç, çivi, taşınacak dolap ver; vermezsen aile meclisinde söz istiyor.',
    'Kendi kapını korurken dostu düşmanı karıştırma. Sesini yükseltmeden bir adım geri çekil, gelenin elinde tabak var mı bak.',
    'Yıllanmış bir dargınlık sobaya atılacak odun gibi kurumuş. Yakarken pencereyi aç, ısısından herkes yararlansın, dumanından kimse boğulmasın.',
    'Yerleşmek ya da kökünden sökmek, ikisine de gücün yeter. Hangisini istediğini kazmayı vurmadan önce toprağa sor.',
  ],
  5: [
    'Oyunda, aşkta, yarışta ön saftasın. Kaybedince gülebilirsen kimse seninle oynamaktan vazgeçmiyor, kazancın da buradan geliyor.',
    'İçindeki ateş gösteri istiyor, seyirci de hazır. Alevi yükseltmeden önce perdeyi kenara çek ki yanan yalnızca sahne ışığı olsun.',
    'Beğendiğine giden yol bu aylarda kısa. Koşarak değil, dans ederek git; ayağına basarsan da aynı ritimde özür dile.',
    'Yaratırken kırıp döküyorsun, bu da iyiye işaret. Kırıkları süpürme, birleştir; en özgün parça oradan çıkabilir.',
  ],
  6: [
    'İşe girişmen ayrı hikâye, bırakman ayrı hikâye. Kapanış saatini baştan yaz, paydos zilini de en sevdiğin şarkıdan yap.',
    'Bedenin yük atı değil, yarış atı hiç değil. Ona düzenli bir tempo ver; teşekkürünü sabahları daha hafif kalkarak eder.',
    'Aksayan her düzen sana batıyor. Birini seçip kökünden onar, ötekilere gözünü kapa, yoksa bütün dükkân tamirhaneye dönüyor.',
    'Hizmet ederken kızıyorsan orada bir adaletsizlik olabilir. Adını koy, kime ne düştüğünü yüksek sesle say, sonra süpürgeyi uzat.',
  ],
  7: [
    'Karşındakiyle aranızda gerilmiş bir ip var. Çekişmek yerine üstüne çamaşır asmayı deneyin; aynı ip işe yarıyor, kimse de düşmüyor.',
    'Haklılığını ispat etmek için fazla güç harcıyorsun. Yarısını karşındakinin haklı olduğu yeri bulmaya ver, kalan yarı ikinize de yeter.',
    'Bir ortaklık seni ateşliyor ya da ateşe atıyor. Kuralları sakinken koyarsanız oyun sert de olsa el sıkışarak bitiyor.',
    'Tartışma kapıya dayandıysa içeri al ve otur. Ayakta yapılan kavga uzuyor, oturarak yapılan çoğu kez çorbaya bağlanıyor.',
  ],
  8: [
    'Gücün yer altı ırmağı gibi, sesi duyuluyor, kendisi görünmüyor. Bir borcu, bir sırrı, bir arzuyu anlatacaksan o sesten güç al.',
    'Kazıyorsun ve durmak istemiyorsun. Yarım saatte bir başını kaldır; yanında duran kişi sana ip uzatıyor olabilir, görmezsen bırakır.',
    'Tutkun da kinin de aynı kuyudan su çekiyor. Kovayı kime uzattığını bil, çünkü ikisi de bardakta aynı berraklıkta görünüyor.',
    'Koparılacak bağı makasla kes, dişinle uğraşma. Temiz kesik çabuk iyileşir, senin de ağzının tadı bozulmaz.',
  ],
  9: [
    'Uzağa gitmek için sabırsızlanan bir rüzgâr var sırtında. Pusulasız esiyor, yönü sen ver; yoksa en yakın tartışmaya sürüklenirsin.',
    'Fikrin kılıç gibi parlıyor. Kınından çıkarmadan önce kime karşı değil, kimin için çektiğini bir düşün.',
    'Dağ, yol, sınav, dava; zor olan sana iyi geliyor. Yorulunca başkasının inancına çatmak yerine kendi çantanı hafiflet.',
    'Öğretmek isterken emretmeye kayabilirsin. Sesini yarıya indir, örneğini ikiye katla; peşinden gelenlerin sayısı artabilir.',
  ],
  10: [
    'Yukarıya bakan bir hırsın var, boynun tutulmasın. Birkaç basamakta bir aşağıdakine de selam verirsen yol senin oluyor.',
    'Makam sahipleriyle güreşecek hâldesin. Minder yerine masayı seç, elinde dosya, dilinde tek cümle olsun; tuşla değil sayıyla kazan.',
    'Adını duyurmak için iki kişilik çalışıyorsun. Birinin uyuması lazım, hangisi olacağını yakınlarına sor, onlar bilir.',
    'Kimsenin istemediği işi omuzlayınca öne geçiyorsun. Sırtındaki yükün üstüne adını yaz ki indirirken karışmasın.',
  ],
  11: [
    'Topluluğu sen sürüklüyorsun, arkanda toz bulutu. Arada dur, toz insin; kimin geride kaldığını görmek önderliğin asıl işi.',
    'Dostlarla fikir kavgası bu aylarda hem sert hem verimli. Kimseyi eski hatasıyla vurma, masada yalnızca yarın konuşulsun.',
    'Ekipçe yürüyecek bir iş için kolları sıvadın. Üç kişilik iş yapıp dördüncüyü azarlama; ona da küçük bir çekiç ver.',
    'Geleceği beklemeye sabrın yok, takvimden iki yaprağı birden koparıyorsun. Birinin arkasına kiminle gideceğini yaz, ötekini geri yapıştır.',
  ],
  12: [
    'Kuvvetin uykuda dolaşıyor, gündüz de yorgunluk diye selam veriyor. Yalnız başına, terleten, konuşmayı gerektirmeyen bir iş bul ona.',
    'Açıkça dövüşemediğin bir şeyle içinden dövüşüyorsun. Ne olduğunu kâğıda yaz, kâğıdı suya bırak; kazanan belli olmasa da dövüş biter.',
    'Görünmeden çok iş görüyorsun, kimse saymıyor. Sayılmasını istediğin an sesini çıkar, istemiyorsan da içerleme.',
    'Öfken gizli geçitlerden yürüyor, iğneli şaka kılığında çıkıyor. Onu bir yokuşa sür, tepeye vardığında sessizleşecek.',
  ],
};
