import type { LoverPageWords } from '../en/lover.ts';

export const lover: LoverPageWords = {
  title: 'Sevgilinin haritasıyla sohbet et: Celestia ikinize bakıyor',
  description:
    'Celestia’ya ikinizi sor ya da oyun olsun diye sevgilinin doğum haritasını konuştur. Celestia bir yapay zekâ; kimsenin ne hissettiğini bildiğini söylemez.',
  heading: 'Sevgilinle sohbet',
  lede: 'İki harita, bir konuşma. Celestia’ya ikinizi sor ya da karşındakinin haritası konuşsun.',
  landing: {
    title: 'Sevgilinin haritası ne derdi? Sor bakalım',
    description:
      'Doğum tarihini ver, sorunu sor; sevdiğinin haritası dile gelseydi ne derdi, duy. Bu bir oyun, oyun olduğunu da söylüyor.',
    heading: 'Haritası ne derdi?',
    lede: 'Aklında biri mi var? Yüz yüze soramadığını haritasına sormak için doğum tarihi yeter.',
  },
  play: 'Bu, senin, bir yapay zekânın ve iki haritanın oynadığı bir oyun. Karşındakinin ne hissettiğini, ne düşündüğünü, ne yapacağını burada kimse bilmez.',
  sample: {
    label: 'Örnek, uydurduğumuz iki kişi',
    heading: 'Konuşma neye benziyor?',
    first: 'Ada',
    second: 'Kerem',
    born: 'doğum: {{date}}',
    question: 'Birini sevdiğinde neye ihtiyaç duyarsın?',
    asked: 'Ada soruyor',
    speaks: 'Kerem’in haritası, oyun olarak',
  },
  own: {
    heading: 'Önce senin doğum bilgilerin',
    text: 'İkiniz üzerine bir sohbet için iki harita da gerekir ve ikinizin de en az 18 yaşında olması şart. Profilinde henüz doğum bilgin yok.',
  },
  form: {
    heading: 'Sıra sende',
    name: 'Ona nasıl sesleniyorsun?',
    who: 'Kim konuşsun?',
    couple: 'Celestia, ikimiz hakkında',
    lover: 'Onun haritası, kendi ağzından',
    message: 'İlk mesajın',
    adults: 'Yalnızca yetişkinler için: İkinizin de 18 yaşını doldurmuş olması gerekir.',
    theirs: 'Onun doğum bilgileri konuşmanla birlikte saklanır, konuşmayı silince silinir.',
    agree: 'Nelerin saklanıp nereye gönderildiğini kabul ediyorum',
    submit: 'Konuşmayı başlat',
    signIn: 'Konuşma yalnızca senin olsun diye ilk mesajda giriş yaparsın.',
    missing: {
      name: 'Adını ya da ona ne dediğini yaz.',
      text: 'Önce bir mesaj yaz.',
      agree: 'Başlamak için onayın gerekiyor.',
    },
  },
};
