import type { WeekTurnTexts } from '../../horoscope-text-types.ts';

/** Merkür’ün bir evde geri dönmesi ya da yeniden düz gitmesi. */
export const weekTurns: WeekTurnTexts = {
  retrograde: {
    1: 'Tanıtım cümlen ağzına büyük gelmeye başladı. Bir süre kısa konuş, kendini yeniden dinlemeye fırsat olur.',
    2: 'Alışverişte elin fişe, gözün etikete gitsin. İade edilen bir şey, alınandan daha çok sevindirebilir.',
    3: 'Telefon düşüyor, otobüs gecikiyor, isimler karışıyor. Saati ve yeri iki kez teyit et.',
    4: 'Evde kaybolan kumanda kadar sıradan bir konu büyüyebilir. Aramaya eski yerinden, gülerek başlayın.',
    5: 'Eskiden sevdiğin bir uğraş yeniden göz kırpıyor. Tozunu al ama hemen gösteriye çıkma.',
    6: 'Randevular kayıyor, dosyalar eski sürümüne dönüyor. Gününün arasına yarım saatlik bir boşluk koy.',
    7: 'İkiniz de aynı olayı başka anlatıyorsunuz. “Kim haklı” diye değil, “ne kaçırdık” diye sorun.',
    8: 'Ortak hesapta unutulmuş bir satır çıkabilir. Kimin kusuru olduğunu aramadan birlikte bulun.',
    9: 'Bilet, sınav ya da belge konusunda bir düzeltme isteniyor. Eski bir hocanın numarası lazım olabilir.',
    10: 'Verilmiş bir karar yeniden konuşuluyor. Savunmaya geçmeden önce ilk toplantının notlarını aç.',
    11: 'Buluşma günü üç kez değişirse kızma. Dördüncüsünde gelenler, sahiden gelmek isteyenler olacak.',
    12: 'Dalgınlık, eski bir düşüncenin kapıyı aralamasından. Ocağı iki kez kontrol et, gerisini akışına bırak.',
  },
  direct: {
    1: 'Dilinin ucundaki söz ağzına geldi nihayet. Kendini anlatacaksan bu haftanın havası yumuşak.',
    2: 'Kaybolan para üstü, bekleyen ödeme, asılı kalan pazarlık yerine oturuyor. Makbuzu imzala, rahatla.',
    3: 'Cevap yağmuru başladı, şemsiyeni aç. Önce gecikene teşekkür et, sonra asıl soruyu sor.',
    4: 'Evle ilgili o uzun “bakarız” sonunda bir tarihe bağlanıyor. Takvimin başında birlikte durun.',
    5: 'Tıkanan ilham açıldı, musluk gibi önce öksürdü. İlk gelen bulanık suyu dök, arkası berrak.',
    6: 'Gecikmiş evraklar sırayla tamamlanıyor. Masanın görünen kısmı büyüdükçe nefesin de genişleyecek.',
    7: 'Yarım kalan konuşma bu kez sonuna geliyor. Cümleyi kim bitirirse bitirsin, noktayı birlikte koyun.',
    8: 'Saklanan bilgi masaya kondu, sandığından küçükmüş. Herkes payını alınca konu da dosyasına dönüyor.',
    9: 'Beklenen onay yola çıktı. Bavulu indirmek, rotayı çizmek, kayıt olmak artık boş hayal değil.',
    10: 'Amirlerinin kafası netleşiyor, seninki de. Ertelenen sunumu isteyebilirsin, bu kez saatini onlar sorabilir.',
    11: 'Dağılan ekip yeniden aynı cümlede buluşuyor. Planı yazıya dökecek kişi sen olabilirsin.',
    12: 'Kafandaki sis seyreliyor, kıyı göründü. İlk gördüğün şeyi yaz, yüzmeye sonra başlarsın.',
  },
};
