import type { DayLunationTexts } from '../../horoscope-text-types.ts';

/** Yeniay ve dolunay günü, evine göre. */
export const dayLunations: DayLunationTexts = {
  newMoon: {
    1: [
      'Yeniay senin köşende, kendi adına atılan küçücük bir adım bile sayılır.',
      'Ay için en karanlık gece, senin için boş bir ilk sayfa.',
    ],
    2: [
      'Yeniay elindekilerle yeni bir sayım başlatıyor, ilk sıraya becerini yaz.',
      'Sonradan seni doyuracak bir tohum ek, bir biriktirme alışkanlığı bile olur.',
    ],
    3: [
      'Söz yeni bir yerden açılıyor, belki çoktandır göndermediğin bir selamla.',
      'İlk ders, ilk satır ya da mahallede ilk tur bugüne yakışıyor.',
    ],
    4: [
      'Evde bir şey kök salabilir, temizlenmiş bir pencere önünden başlayarak.',
      'Sessiz bir başlangıç kendi dört duvarının arasına yakışıyor, kimseyi çağırman gerekmiyor.',
    ],
    5: [
      'Oyunlu bir başlangıç havada dolaşıyor, ilk denemen eğri olsun varsın.',
      'Boya kutusunu ya da dans ayakkabısını çıkar, sevinç küçükten başlamak istiyor.',
    ],
    6: [
      'Daha iyi bir düzen, içeceğin ilk bardak suyla başlayabilir.',
      'Gündelik alışkanlıklarından birini sıfırlamak için güzel saat, ötekiler yerinde kalsın.',
    ],
    7: [
      'Biriyle aranızda bir şey yeniden başlayabilir, bu kez daha hafif bir bavulla.',
      'İlk tokalaşmanın, belki de epeydir ilk içten tokalaşmanın günü.',
    ],
    8: [
      'Eski bir hesap öyle sessiz kapanabilir ki yerini usulca güven alır.',
      'Kimseye söylemediğin gerçekle başla, kurşun kalemle ve yalnızca kendine yaz.',
    ],
    9: [
      'Bir yol başlıyor, duvardaki haritaya batırılmış bir iğneden ibaret olsa da.',
      'Yabancı bir kitabın ilk sayfası tabağının yanında açık dursun.',
    ],
    10: [
      'Yeni bir hedef konabilir, akşam yemeğinden önce başlanacak kadar mütevazı.',
      'Sonraki basamak görünmüyor ama ayağın onun yüksekliğini şimdiden biliyor.',
    ],
    11: [
      'Bir dilek ilk kez yüksek sesle söylenebilir, tercihen seni seven birine.',
      'Yeni yüzler, yeni bir çevre; hepsi tek bir içten “evet”le başlayabilir.',
    ],
    12: [
      'Kimsenin görmediği yerde, öteki işlerin gölgesinde bir şey filizleniyor.',
      'Bir dönem burada sessizce kapansın, sıradaki yeniay senin burcuna düşebilir.',
    ],
  },
  fullMoon: {
    1: [
      'Dolunay senin yüzünü aydınlatıyor, ne kadar yol aldığını görebilirsin.',
      'İçinde tuttuğun ne varsa ortada, gösterilmeyecek hâli de yokmuş.',
    ],
    2: [
      'Dolunay cüzdana ve kilere vuruyor, ikisinin de sana diyeceği var.',
      'Kazanmak ya da sahip olmakla ilgili bir konu olgunlaşıyor, rakamı söyleyebilirsin.',
    ],
    3: [
      'Haftalardır büyüyen konuşma bu gece galiba son cümlesine varıyor.',
      'Her şey birden söylenebilir, içinden doğru olan tek cümleyi ayıkla.',
    ],
    4: [
      'Dolunay çatının üstünde, evdeki duygular da balkona çıkıyor.',
      'Bir aile meselesi taşacak kadar yükselebilir, sonra kendiliğinden çekilmeye başlar.',
    ],
    5: [
      'Yaptığın ya da sevdiğin ne varsa eğri kenarlarıyla ışığın altında.',
      'Bir aşkın, bir çocuğun ya da bir işin büyük anı, sen de seyircisin.',
    ],
    6: [
      'Uzun süren bir iş teslim edilmeye, tozu alınıp unutulmaya hazır.',
      'Alışkanlıkların parlak ışıkta, hangisinin gitmek istediği kolayca görülüyor.',
    ],
    7: [
      'Dolunay ikinizin üstünde, eğri duran görülebilir ve doğrultulabilir.',
      'Birine dair bir karar olgunlaşıyor, avucuna kendiliğinden düşebilir.',
    ],
    8: [
      'Saklı bir mesele gün yüzüne çıkabilir, orada daha hafif gelir.',
      'Seni birine bağlayan bir düğüm şaşırtıcı bir yumuşaklıkla çözülebilir.',
    ],
    9: [
      'Uzun süredir sorduğun soruya bir cevap ya da daha iyi bir soru gelebilir.',
      'Yolda ya da kitapta en uzak noktaya vardın, dönüp geriye bakabilirsin.',
    ],
    10: [
      'İşini sanki bütün sokak görüyor, lambaların hepsi birden yanmış.',
      'Bir hedef gün ışığına çıkıyor, insanlar bunu herkesin içinde söyleyebilir.',
    ],
    11: [
      'Bir umudun sonucu belli oluyor, cevabın bir kısmı da davetli listesinden çıkabilir.',
      'Topluluk ay ışığında, senin yanında kimin durduğu açıkça görülüyor.',
    ],
    12: [
      'Bir rüya ya da eski bir korku bütün yüzünü gösteriyor, küçücükmüş.',
      'Gizlice taşıdığın kap ağzına kadar dolu, artık yere koyabilirsin.',
    ],
  },
};
