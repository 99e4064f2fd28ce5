import type { WeekTurnTexts } from '../../horoscope-text-types.ts';

/** Merkür’ün bir evde geri dönmesi ya da yeniden düz gitmesi. */
export const weekTurns: WeekTurnTexts = {
  retrograde: {
    1: 'Tanıtım cümlen ağzına büyük gelmeye başladı. Bir süre kısa konuş, kendini yeniden dinlemeye fırsat olur.',
    2: 'Alışverişte elin fişe, gözün etikete gitsin. İade edilen bir şey, alınandan daha çok sevindirebilir.',
    3: 'Telefon kesilebilir, otobüs gecikebilir, isimler karışabilir. Saati ve yeri iki kez teyit et.',
    4: 'Evde kaybolan kumanda kadar sıradan bir konu büyüyebilir. Aramaya eski yerinden, gülerek başlayın.',
    5: 'Eskiden sevdiğin bir uğraş yeniden göz kırpabilir. Tozunu al ama hemen gösteriye çıkma.',
    6: 'Randevular kayabilir, dosyaların eski sürümü ortaya çıkabilir. Gününün arasına yarım saatlik bir boşluk koy.',
    7: 'Aynı olayı ikiniz başka başka anlatıyor olabilirsiniz. “Kim haklı?” diye değil, “Ne kaçırdık?” diye sorun.',
    8: 'Ortak hesapta unutulmuş bir satır çıkabilir. Kimin kusuru olduğunu aramadan birlikte bulun.',
    9: 'Bilet, vize ya da kayıt tarihinde bir düzeltme gerekebilir. Eski bir hocanın numarası lazım olabilir.',
    10: 'Verilmiş bir karar yeniden konuşulabilir. Kendini savunmadan önce ilk toplantının notlarını aç.',
    11: 'Buluşma günü üç kez değişirse kızma. Dördüncüsünde gelenler, sahiden gelmek isteyenlerdir.',
    12: 'Dalgınlık, eski bir düşüncenin kapıyı aralamasından. Ocağı iki kez kontrol et, gerisini akışına bırak.',
  },
  direct: {
    1: 'Haftalardır aradığın kelime nihayet dilinin ucunda. Kendini anlatacaksan bu haftanın havası yumuşak.',
    2: 'Kaybolan para üstü, bekleyen ödeme, askıda kalan pazarlık yerine oturabilir. Makbuzu imzala, rahatla.',
    3: 'Cevap yağmuru başlayabilir, şemsiyeni aç. Önce gecikene teşekkür et, sonra asıl soruyu sor.',
    4: 'Dört duvarı ilgilendiren o uzun “Bakarız” sonunda bir tarihe bağlanabilir. Takvimin başına birlikte geçin.',
    5: 'Tıkanan ilham açıldı, musluk gibi önce öksürdü. İlk gelen bulanık suyu dök, arkası berrak.',
    6: 'Gecikmiş evraklar sırayla tamamlanabilir. Masanın görünen kısmı büyüdükçe nefesin de açılır.',
    7: 'Yarım kalan konuşma bu kez sonuna gelebilir. Cümleyi kim bitirirse bitirsin, noktayı birlikte koyun.',
    8: 'Saklanan bilgi masaya gelirse sandığından küçük çıkabilir. Herkes payını alınca konu da kapanır.',
    9: 'Beklenen onay yola çıkmış olabilir. Bavulu indirmek, rotayı çizmek, kayıt olmak artık boş hayal değil.',
    10: 'Amirlerinin kafası netleşebilir, seninki de. Ertelenen sunumu yeniden önerebilirsin, bu kez saatini onlar sorabilir.',
    11: 'Dağılan ekip yeniden aynı masada buluşabilir. Planı yazıya dökecek kişi sen olabilirsin.',
    12: 'Kafandaki sis seyreliyor, kıyı göründü. İlk gördüğün şeyi yaz, yüzmeye sonra başlarsın.',
  },
};
