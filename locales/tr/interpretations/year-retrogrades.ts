import type { YearRetrogradeTexts } from '../../horoscope-text-types.ts';

/** Yılın, ağır bir gezegenin geri gittiği bölümü, evine göre. */
export const yearRetrogrades: YearRetrogradeTexts = {
  jupiter: {
    1: 'Jüpiter geri giderken büyümek içe dönüyor. Yeni hâlin sana mı ait, yoksa alkışa mı, sakin bir köşede anlaşılıyor.',
    2: 'Jüpiter geri giderken bereket durup hesabını yapıyor. Kolay geleni bir kez daha tart, bir parçasını gözden uzak bir yere koy.',
    3: 'Jüpiter geri giderken yeniden okuma günleri geliyor. Yarım kalmış kitaplar, dostluklar ve cevapsız mesajlar bu kez başka bir anlam kazanıyor.',
    4: 'Jüpiter geri giderken şans evde terlikle dolaşıyor. Eşyaların yerini değiştirmeye ara ver, en çok hangi köşeye döndüğüne bak.',
    5: 'Jüpiter geri giderken eğlence prova istiyor. Sebepsiz bıraktığın eski bir heves kapıyı yeniden tıklatabilir, içeri al.',
    6: 'Jüpiter geri giderken düzelttiklerine bir kez daha el atıyorsun. Hevesin yokken de işe yarayan kural kalsın, ötekini emekli et.',
    7: 'Jüpiter geri giderken yanındakine yeniden bakıyorsun, o da sana. İkinci bakışların çoğu birincisinden daha insaflı oluyor.',
    8: 'Jüpiter geri giderken sana verileni sindirmeye vakit kalıyor. Maddeleri yeniden oku, eski bir alacağı bağışla, geriye kalan güveni say.',
    9: 'Jüpiter geri giderken yol, geldiğin yöne doğru kıvrılıyor. Kaynaklarını yokla, erken ayrıldığın hocaya iki satır yaz.',
    10: 'Jüpiter geri giderken tırmanış düzleşiyor. Hedeflediğin tepe hâlâ kartpostaldaki mi, otur ve sakince karşılaştır.',
    11: 'Jüpiter geri giderken tempo düşüyor; eski yol arkadaşları ve rafa kalkmış planlar çıkıp gelebilir. İkisine de birer akşam ayır.',
    12: 'Jüpiter geri giderken seni koruyan el daha derine iniyor. Rüyalar, sen ne dediklerini anlayana kadar tekrarlanıyor; defter başucunda dursun.',
  },
  saturn: {
    1: 'Satürn’ün geri gittiği aylarda sınavın bir bölümü tenhada tekrarlanıyor. Notu bu kez sen veriyorsun; kendine karşı ne kadar cimri olduğunu görebilirsin.',
    2: 'Satürn’ün geri gittiği aylarda bütçe yeniden açılıyor. Kâğıtta güzel duran kural, yaşadığın hayata göre yeniden biçiliyor.',
    3: 'Satürn’ün geri gittiği aylarda verilmiş sözlere geri dönülüyor. Tutamayacağını kimse istemeden önce sen nazikçe geri al.',
    4: 'Satürn’ün geri gittiği aylarda zemin bir daha kazılıyor. Hangi taşın korkuyla konduğunu şimdi daha iyi görüyorsun.',
    5: 'Satürn’ün geri gittiği aylarda emeğin kapalı kapının ardına çekiliyor. İçindeki en sert eleştirmen ara verince daha yumuşak bir ses söz alıyor.',
    6: 'Satürn’ün geri gittiği aylarda onardığın şey bir daha elden geçiyor. Düzenin gıcırdayan yerinden yük al, gerisi kendi kendini taşır.',
    7: 'Satürn’ün geri gittiği aylarda önceki bir anlaşma yeniden masada. İmza attığınız güne göre ikiniz de artık daha çok biliyorsunuz.',
    8: 'Satürn’ün geri gittiği aylarda hesaba bir daha bakılıyor. Kimin kime ne borçlu olduğu bu kez gözüne başka türlü görünebilir.',
    9: 'Satürn’ün geri gittiği aylarda kuşku söz alıyor. Bitirmesini bekle; o sustuğunda hâlâ ayakta duran inanç senindir.',
    10: 'Satürn’ün geri gittiği aylarda yukarıdan gelen baskı gevşiyor, bu kez içeriden bir baskı başlıyor. Hangi görevi yeniden, kendi isteğinle üstlenirdin, onu sor.',
    11: 'Satürn’ün geri gittiği aylarda sofranda kim oturuyor, sen kimin sofrasındasın, buna yeniden bakılıyor. Eski umutlar bir kez daha tartılıyor.',
    12: 'Satürn’ün geri gittiği aylarda ayıkladığın ilk kutuların başına dönüyorsun. Geçen sefer açılmayan kapak bu kez bir dokunuşla kalkabilir.',
  },
};
