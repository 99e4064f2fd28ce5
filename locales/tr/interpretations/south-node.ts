import type { SignTexts } from '../../interpretation-types.ts';

/** The Moon's south node in each sign: what came easily, and its comfortable excess. */
export const southNode: SignTexts = {
  aries:
    'Topluluk duraksadığında ayağa kalkan çoğu zaman sensin, bunu doğuştan bilirsin. Öncü burç Koç’tan sana cesaret ve söze ilk başlama alışkanlığı kalmış; zorlandığında elin önce onlara gider. Fazlası, ortak bir işi tek kişilik bir çıkışa çevirir: İçeri dalar, ışığı yakar, ötekilerin hâlâ sokakta beklediğini unutursun.',
  taurus:
    'Tat almayı, elindekini korumayı, mevsimini beklemeyi çalışmadan bilirsin. Boğa sabit burç olduğundan sarsıntılı günlerde insanlar senin yanında soluklanır. Bu huzur fazla kaçtığında işe yaramaz bir eşya bile evden çıkamaz olur; nerede oturacağına, kimi ağırlayacağına senin yerine dolapların karar verir.',
  gemini:
    'Hiç bilmediğin bir konuda bile iki dakikada konuşacak malzeme bulursun. Merak, hız, laf çevirme İkizler’den kalma bir maharettir ve ortamın havasını hafifletir. Gelgelelim on pencereyi birden açık tutmaya alışınca tek bir soruda durman gereken yerde on birincisini açarsın. Cevabı bilmemek canını sıktığında en kolayı konuyu değiştirmektir.',
  cancer:
    'Bir eve girince kimin yorulduğunu, kimin alındığını sezersin. Kollamak, hatırlamak, yakınlarını bir arada tutmak sana Yengeç’ten kalan hüner. Rahatlığı da şurada: Duyguya sığınan kişiden kimse hesap sormaz. Her güçlükte çocukluk evinin perdesini çeken biri, dışarıda havanın çoktan açtığını geç öğrenir.',
  leo: 'Adını yanlış söyleyeni affetmekte zorlanır, emeğini öveni krallar gibi ağırlarsın. İçtenlik, gösteri, bonkörlük Aslan’dan gelmiş; girdiğin yere renk katmak için hazırlanman gerekmez. Bunlara fazla yaslandığında ise bütün hikâyelerin başkahramanı sen olursun, sahnedeki öbür roller de sahipsiz kalır.',
  virgo:
    'Birinin omzundaki ipliği almadan yanından geçemezsin. Ayıklamak, onarmak, işe yaramak Başak’tan kalma bir alışkanlıktır; karışıklıkta aranan serinkanlılığın da oradan gelir. Başak kusur bulurken rahattır, çünkü bir şeyi düzelten kişi o sırada bir şey hissetmek zorunda kalmaz. Mutlu bir günün sonunda bile eksik kalan tek maddeyi sayman bundan.',
  libra:
    'Tabaktaki son dilimi başkasına bırakan çoğunlukla sensin. Nezaketin, denge duygun, kendini karşındakinin yerine koyabilmen Terazi’den; birine ayak uydurmayı çok iyi bilirsin. Aşırısı, kendi cevabını herkesinkinden sonraya saklamaktır. Bütün gönüller yapıldıktan sonra sıra nihayet sana gelir, o vakit de canın hiçbir şey istemez.',
  scorpio:
    'Ortalık karıştığında sesin alçalır, gözün açılır. Örtülenin altını görmek, dipten dönmek, kimseye belli etmeden dayanmak Akrep’in öğrettiği ve senin çok iyi öğrendiğin şeyler. Kulağa garip gelse de gerilim anında kendini yerli yerinde hissettiğin olur. Her şey yolundayken bir kuşku bulup sınavı kendin hazırlarsın, sakinlik senden bir şey saklıyormuş gibi gelir.',
  sagittarius:
    'Uzun bir hikâyeyi tek bir neşeli hükme bağlamakta üstüne yok. İnanmak, ufku göstermek, işlerin düzeleceğini söylemek Yay’dan gelen bir kolaylıktır, çevren de bununla cesaret bulur. Fazlası dinlemeyi atlar: Karşındaki daha cümlesini bitirmeden sen ona gideceği şehri, okuyacağı kitabı, affedeceği kişiyi tavsiye etmişsindir.',
  capricorn:
    'İşler sarpa sarınca seni çağırırlar, sen de çoktan listeye başlamışsındır. Dayanmak, planlamak, sonucu üstlenmek Oğlak’ın huyudur, zamanla senin de tabiatın olmuş. Bu ağırbaşlılığın konforu meşguliyettir; çok işi olana neye ihtiyacı olduğu sorulmaz. Pazar günü bile bir sorumluluk icat edersin, çünkü boş kalan eller tutulmayı bekler.',
  aquarius:
    'Kavga eden iki tarafa da aynı uzaklıktan bakarsın ve ikisi de sana hak verir. Bu serinkanlı eşitlik Kova’nın hediyesi; hava burcu fikri bol, bağı gevşek tutar, özgür kalmayı bilir. Zorlandığında bir adım geri çekilip konuyu genellersin. “İnsanlar böyle işte” dediğin yerde seni aslında tek bir insan üzmüştür, adını anmak da bütün insanlıktan söz etmekten zordur.',
  pisces:
    'Kimin yalan söylediğini sezer, yine de bozuntuya vermezsin. Balık’ı Neptün yönetir; merhamet, hayal gücü, olana uyum ondan kalmadır. İnsanlar yanında yargılanmadıklarını hisseder. Bunların ölçüsü kaçtığında sisin içine yerleşirsin: Saate uymak, sınır çizmek, hayır demek yarına kalır. Kimseyi incitmeden kaybolmayı öyle iyi bilirsin ki bulunmak istediğini kimse tahmin etmez.',
};
