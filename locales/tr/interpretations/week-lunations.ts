import type { WeekLunationTexts } from '../../horoscope-text-types.ts';

/** Haftanın yeniayı ya da dolunayı, düştüğü eve göre. */
export const weekLunations: WeekLunationTexts = {
  newMoon: {
    1: [
      'Adının yanına yeni bir sıfat eklemek istersen tam günü. Kimseye sormadan dene, beğenmezsen silersin.',
      'Sabah kendine, ilk kez gördüğün biriymiş gibi selam ver. Tanışma güzel geçerse arkası gelir.',
    ],
    2: [
      'Kumbaraya atılan ilk bozukluk ses çıkarır, sonrakiler onun üstüne sessizce düşer. O sesi bugünlerde duy.',
      'Elinden gelen bir işi ilk kez para karşılığında yapmayı düşünebilirsin. Çekinme, tarifesini yazıp buzdolabının kapağına as.',
    ],
    3: [
      'Yıllardır yanından selamsız geçtiğin komşuya bugün bir günaydın de. Küçük şey, ama sokağın sesi değişir.',
      'Bir kursun ilk dersi, yeni kaplanmış bir defter gibi tertemiz bir heves var. Adını üstüne yaz.',
    ],
    4: [
      'Balkona tek bir saksı koymakla başlıyor her şey. Toprağına dokun, evin bunu nasıl karşıladığını seyret.',
      'Evde bir âdeti sen başlat; pazar kahvaltısı olur, akşam yürüyüşü olur. Birkaç hafta sonra herkesin olur.',
    ],
    5: [
      'Yeni bir hevesin var, nazlı ve uykulu. Zorlama, yalnızca malzemesini al ve göz önünde bırak.',
      'İçinden bir oyun fikri geçiyor, kiminle oynanacağı da belli gibi. İlk taşı sen oynat.',
    ],
    6: [
      'Sabahına on beş dakika ekle ve onu kimseye verme. Koca bir düzen bu incecik dilimden doğabiliyor.',
      'Bedeninle yeni bir anlaşma yap, tek maddelik olsun. Uyması kolay olunca ikinciyi o kendisi yazar.',
    ],
    7: [
      'Birisiyle aranızda yeni bir sayfa açılabilir, kenarlıkları bile çizilmemiş. İlk cümleyi birlikte kurun.',
      'Tanışmaya, barışmaya ya da ortaklığa elverişli bir başlangıç. Elini uzatırken öbür elini cebinde saklama.',
    ],
    8: [
      'Bir yükü ortaklaşa taşımanın ilk günü olabilir. Kim hangi ucundan tutacak, konuşarak başlayın yeter.',
      'Güvenmeyi deneyeceksen parmak ucunla başla. Su ılıksa bileğine kadar girersin, kimse seni itmiyor.',
    ],
    9: [
      'Yabancı bir dilde bir kelime öğren ve gün boyu ağzında çevir. Yol önce orada açılıyor.',
      'Bir kitabın girişinde sana yazılmış gibi bir cümle duruyor olabilir. Altını çiz, peşine düş.',
    ],
    10: [
      'Meslek hayatında ilk tuğlayı koyuyorsun, belki kimse duymuyor. Duvarın yönünü o tuğla belirliyor.',
      'İstediğin görevin adını bir kâğıda yaz ve masanın üstünde bırak. Gören, sormaya gelebilir.',
    ],
    11: [
      'Hiç tanımadığın bir masaya çağrılabilirsin. Git, bir çay iç; aralarında ileride çok arayacağın biri olabilir.',
      'Bir hayalin taslağını arkadaşına çiz, peçeteye bile olur. Çizerken eksiğin nerede olduğunu görürsün.',
    ],
    12: [
      'Sessizce demlenen bir niyetin var. Kapağını açıp bakma, buharı kaçmasın; vaktini kendi söyler.',
      'Uykunun kıyısında küçük bir karar beliriyor. Sabah hatırlarsan tut, hatırlamazsan yine gelir.',
    ],
  },
  fullMoon: {
    1: [
      'Ne hissettiğin yüzüne ay ışığı gibi vuruyor. Saklayamadığın şeyi açıkça söylemek bu kez daha zahmetsiz.',
      'Kendinle ilgili uzun süredir yürüttüğün bir deneme sonuç verebilir. Olmuşsa sevin, olmamışsa önlüğü çıkar.',
    ],
    2: [
      'Terazinin kefesi durdu, rakam ortada. Beklediğinden iyi çıkarsa şaşırma, emeğin de tartıya girmişti.',
      'Bir alışverişin ya da bir alacağın son perdesi. Eline geçeni say, teşekkür et, defteri kapat.',
    ],
    3: [
      'Ağızdan ağıza dolaşan laf sonunda sahibine ulaşabilir. Sahibi sensen kahkahayı ilk sen at.',
      'Uzun zamandır yazılan bir şeyin son noktası konabilir. Göndermeden önce baştan sona sesli oku.',
    ],
    4: [
      'Ev halkının içinde biriken söz, çay bardağının şıkırtısıyla dökülebilir. Toplamaya değil dinlemeye çalış.',
      'Bir taşınma, bir tadilat ya da bir küslük sona erebilir. Anahtarı son kez çevirirken acele etme.',
    ],
    5: [
      'Gösterinin son provası bitti, ışıklar açık. Heyecandan unuttuğun cümleyi biri sana fısıldayabilir.',
      'Kalbinin kime döndüğünü artık sen de görüyorsun. Başkalarının anlaması bir iki günü bulur.',
    ],
    6: [
      'Haftalardır temizlediğin tezgâh parlıyor ve altındaki çatlak görünüyor. Kolay kısmı bitti, şimdi onarabilirsin.',
      'Yorgunluk imzasını attı, sen de molanı yaz. Kimse senden önce bırakmayacağına göre ilk sen bırak.',
    ],
    7: [
      'Karşılıklı oturdunuz ve masa örtüsü kalktı. Altında ne varsa ikinizin, paylaşması da ikinize kalıyor.',
      'Bir sözün tutulup tutulmadığı bugünlerde belli olabilir. Sonuç ne olursa olsun oturup dürüstçe konuşun.',
    ],
    8: [
      'Gizli kalmış bir rakam ya da duygu gün yüzüne çıkabilir. Bağırmadan sorulan soru cevabını bulur.',
      'Bir bağı çözme vakti; ip ıslakken zor, kuruyunca kolay çözülüyor. Bugün kuru sayılır.',
    ],
    9: [
      'Uzaktan beklenen haber yola çıkmış olabilir, belki kapıda. Açarken niye beklediğini de hatırla.',
      'Bir inancın meyvesini tatma zamanı. Tatlıysa dağıt, buruksa biraz daha dalında beklet.',
    ],
    10: [
      'Emeğin vitrine kondu, gelen geçen bakıyor. Etiketin altında başkalarının adı da varsa sen söyle.',
      'Uzun bir tırmanışın molasındasın. Su iç, bacaklarını uzat, yukarıdaki patikaya gerçekten çıkmak istiyor musun, düşün.',
    ],
    11: [
      'Kim dost, kim tanıdık, ışık yanınca anlaşıldı. İkisine de kapın açık olsun, anahtarı dosta ver.',
      'Ortak bir iş tamamlanabilir, fotoğrafta herkese yer var. Emeği geçip de kadraja girmeyeni sen çağır.',
    ],
    12: [
      'Gece lambası gibi bir aydınlık var, az ama yeterli. Sakladığın şeyi o ışıkta affedebilirsin.',
      'Bir yorgunluğun kaynağı sonunda sana görünebilir. Onu taşımaktan vazgeçersen bundan sonrasını kendi yürür.',
    ],
  },
};
