import type { YearRetrogradeTexts } from '../../horoscope-text-types.ts';

/** Yılın, ağır bir gezegenin geri gittiği bölümü, evine göre. */
export const yearRetrogrades: YearRetrogradeTexts = {
  jupiter: {
    1: 'Bir ara büyümek içe dönüyor. Yeni hâlin sana mı ait, yoksa alkışa mı, sakin bir köşede anlaşılıyor.',
    2: 'Sonra bolluk mola verip kendini sayıyor. Kolay geleni bir kez daha tart, bir parçasını gözden uzak bir yere koy.',
    3: 'Geriye dönüp yeniden okunan günler geliyor. Yarım kitaplar, yarım dostluklar ve cevapsız mektuplar ikinci anlamını veriyor.',
    4: 'Bir süre şans terlikle dolaşıyor evde. Odaları değiştirmeye ara ver, en çok hangisine döndüğünü gözle.',
    5: 'Eğlence bir ara prova istiyor. Sebepsiz bıraktığın eski bir heves, kapıyı yeniden tıklatabilir, tanırsın.',
    6: 'Düzelttiklerini bir daha düzeltme bölümü bu. Hevesin yokken de işe yarayan kural kalsın, ötekini emekli et.',
    7: 'Bir süre yanındakine yeniden bakıyorsun, o da sana. İkinci bakışların çoğu birincisinden daha insaflı oluyor.',
    8: 'Verilenin hazmedildiği günler de var. Şartları yeniden oku, eski bir alacağı bağışla, geriye kalan güveni say.',
    9: 'Yolun bir parçası geldiğin yerden geri gidiyor. Kaynaklarını yokla, erken ayrıldığın hocaya iki satır yaz.',
    10: 'Tırmanış bir ara düzleşiyor. Hedeflediğin tepe hâlâ kartpostaldaki mi, otur ve sakince karşılaştır.',
    11: 'Yavaş bir bölüm eski yol arkadaşlarını ve rafa kalkmış planları getiriyor. Her ikisinden birine bir akşam ayır.',
    12: 'Koruyan el bir süre daha derine iniyor. Rüyalar sen esprisini anlayana kadar tekrar ediyor, defter başucunda dursun.',
  },
  saturn: {
    1: 'Sınavın bir bölümü tenhada tekrarlanıyor. Notu sen veriyorsun ve kendine ne kadar kıt davrandığını görebilirsin.',
    2: 'Bütçe bir ara yeniden açılıyor. Kâğıtta güzel duran kural, yaşadığın hayata göre bir daha dikiliyor.',
    3: 'Verilmiş sözlere geri dönülen günler var. Tutamayacağını kimse istemeden önce sen nazikçe geri al.',
    4: 'Eski temel bir süre yeniden kazılıyor. Hangi taşın korkuyla konduğunu şimdi daha iyi seçiyorsun.',
    5: 'Çalışma içeri çekiliyor, kapı kapanıyor. En sert dinleyici mola verince daha yumuşak bir ses söz alıyor.',
    6: 'Onardığın şeyi bir daha onarma vakti. Düzenin gıcırdayan yerini hafiflet, gerisi kendi kendini taşır.',
    7: 'Eski bir anlaşma bir süre yeniden masada. İmza attığınız güne göre ikiniz de artık daha çok biliyorsunuz.',
    8: 'İkinci bir denetim geliyor. Sana borçlu sandığın kişi de senin borcun da başka görünebilir bu kez.',
    9: 'Söz bir süre kuşkuda. Bitirmesini bekle; o oturduğunda hâlâ ayakta olan her ne ise senindir.',
    10: 'Yukarıdan gelen baskı gevşiyor, içeriden geleni başlıyor. Hangi görevi bir daha, isteyerek üstlenirdin, onu sor.',
    11: 'Sofranda kim oturuyor, sen kimin sofrasındasın, yeniden bakılıyor. Eski umutlar bir kez daha tartılıyor.',
    12: 'Ayıklama ilk kutulara dönüyor. Geçen sefer açılmayan kapak bu kez bir dokunuşla kalkabilir.',
  },
};
