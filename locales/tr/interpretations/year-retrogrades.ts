import type { YearRetrogradeTexts } from '../../horoscope-text-types.ts';

/** Yılın, ağır bir gezegenin geri gittiği bölümü, evine göre. */
export const yearRetrogrades: YearRetrogradeTexts = {
  jupiter: {
    1: 'Bir ara büyümek içe dönüyor. Yeni hâlin sana mı ait, yoksa alkışa mı, sakin bir köşede anlaşılıyor.',
    2: 'Sonra bereket biraz durup hesabını yapıyor. Kolay geleni bir kez daha tart, bir parçasını gözden uzak bir yere koy.',
    3: 'Yeniden okuma günleri geliyor. Yarım kalmış kitaplar, dostluklar ve cevapsız mektuplar bu kez başka bir anlam kazanıyor.',
    4: 'Bir süre şans terlikle dolaşıyor evde. Eşyaların yerini değiştirmeye ara ver, en çok hangi köşeye döndüğüne bak.',
    5: 'Eğlence bir ara prova istiyor. Sebepsiz bıraktığın eski bir heves kapıyı yeniden tıklatabilir, tanırsın.',
    6: 'Düzelttiklerine bir kez daha el atacağın bir dönem bu. Hevesin yokken de işe yarayan kural kalsın, ötekini emekli et.',
    7: 'Bir süre yanındakine yeniden bakıyorsun, o da sana. İkinci bakışların çoğu birincisinden daha insaflı oluyor.',
    8: 'Sana verileni sindirme zamanı da geliyor. Şartları yeniden oku, eski bir alacağı bağışla, geriye kalan güveni say.',
    9: 'Yol bir süre geldiğin yöne doğru kıvrılıyor. Kaynaklarını yokla, erken ayrıldığın hocaya iki satır yaz.',
    10: 'Tırmanış bir ara düzleşiyor. Hedeflediğin tepe hâlâ kartpostaldaki mi, otur ve sakince karşılaştır.',
    11: 'Tempo düşünce eski yol arkadaşları ve rafa kalkmış planlar çıkıp geliyor. İkisine de birer akşam ayır.',
    12: 'Seni koruyan el bir süre daha derine iniyor. Rüyalar, sen ne dediklerini anlayana kadar tekrarlanıyor; defter başucunda dursun.',
  },
  saturn: {
    1: 'Sınavın bir bölümü tenhada tekrarlanıyor. Notu bu kez sen veriyorsun; kendine karşı ne kadar cimri olduğunu görebilirsin.',
    2: 'Bütçe bir ara yeniden açılıyor. Kâğıtta güzel duran kural, yaşadığın hayata göre yeniden biçiliyor.',
    3: 'Verilmiş sözlere geri dönülen günler var. Tutamayacağını kimse istemeden önce sen nazikçe geri al.',
    4: 'Eski temel bir süre yeniden kazılıyor. Hangi taşın korkuyla konduğunu şimdi daha iyi seçiyorsun.',
    5: 'Emeğin kapalı kapının ardına çekiliyor. İçindeki en sert eleştirmen ara verince daha yumuşak bir ses söz alıyor.',
    6: 'Onardığın şeyi bir daha onarma vakti. Düzenin gıcırdayan yerini hafiflet, gerisi kendi kendini taşır.',
    7: 'Eski bir anlaşma bir süre yeniden masada. İmza attığınız güne göre ikiniz de artık daha çok biliyorsunuz.',
    8: 'İkinci bir denetim geliyor. Kimin kime ne borçlu olduğu bu kez gözüne başka türlü görünebilir.',
    9: 'Kuşku bir süre söz alıyor. Bitirmesini bekle; o sustuğunda hâlâ ayakta duran inanç senindir.',
    10: 'Yukarıdan gelen baskı gevşiyor, bu kez içeriden bir baskı başlıyor. Hangi görevi yeniden, kendi isteğinle üstlenirdin, onu sor.',
    11: 'Sofranda kim oturuyor, sen kimin sofrasındasın, yeniden bakılıyor. Eski umutlar bir kez daha tartılıyor.',
    12: 'Ayıklarken ilk kutulara geri dönüyorsun. Geçen sefer açılmayan kapak bu kez bir dokunuşla kalkabilir.',
  },
};
