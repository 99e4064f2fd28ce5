import type { HoursWords } from '../en/hours.ts';

export const hours: HoursWords = {
  window: {
    heading: 'Doğum saati {{from}} ile {{to}} arasında',
    intro:
      'Gökyüzü bu sürede dönmeye devam etti. Aşağıdakiler aralığın başından sonuna kadar geçerli; iki seçenek yazıyorsa hangisinin doğru olduğunu dakika belirler.',
    rising: 'Yükselen burç',
    risingSure: 'Aralığın başından sonuna kadar {{sign}} yükseliyordu; yükselen burcun kesin.',
    angles: 'Yükselen ve Tepe Noktası',
    caption: '{{from}} ile {{to}} arasında burçlar ve evler',
    aspects: 'Yalnızca aralığın başından sonuna kadar süren açılar listelenir.',
    anglesSure: 'Köşe noktalarıyla baştan sona süren açılar',
    passing: 'Aralığın yalnızca bir bölümünde geçerli açılar ({{count}})',
    passingNote:
      'Bu süre içinde kuruldukları ya da çözüldükleri için yorumda yer almıyorlar. Yanlarındaki değer, tam açıya en çok ne kadar yaklaştıklarını gösterir.',
  },
  likeness: {
    heading: 'Hangi yükselen burç sana benziyor?',
    day: 'Burçlar gün boyunca sırayla yükselir, her birinin kendi saatleri vardır. Portreleri oku; biri sana benziyorsa haritanın o saatlerde nasıl olacağına bak.',
    window:
      '{{from}} ile {{to}} arasında şu burçlar yükseldi. Portreleri oku; biri sana benziyorsa haritanın o saatlerde nasıl olacağına bak.',
    game: 'Bu bir benzetme oyunu, kanıt değil. Saati ancak bir kayıt ya da orada olan biri söyleyebilir.',
    dayStrip: 'Gün boyunca yükselen burçlar',
    strip: '{{from}} ile {{to}} arasında yükselen burçlar',
    cards: 'Yükselen burçların portreleri',
    choose: 'Bu bana benziyor',
    chooseSign: 'Bu bana benziyor: {{sign}}',
    chosen: 'Senin seçimin',
    leave: 'Tahminsiz haritaya dön',
    guessed: 'tahmin',
    wheel: 'Evleri tahmine dayanan doğum haritası çarkı',
    notice:
      'Bu bir tahmin: Sana benzediği için yükselen burcun {{sign}} sayıldı. Harita, o burcun saatlerinin ortasına, {{time}} için çizildi. Yükselen, evler ve Ay’ın derecesi bu tahminden geliyor; hiçbiri kesin değil.',
  },
};
