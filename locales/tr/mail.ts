import type { MailWords } from '../en/mail.ts';

/** Mails that the product itself sends, in Turkish. */
export const mail: MailWords = {
  greeting: 'Merhaba {{name}},',
  greetingUnnamed: 'Merhaba,',
  farewell: 'Göğün açık olsun,',
  signature: 'Celestia',
  why: 'Bu e-posta sana, {{site}} sitesinde {{email}} adresiyle açılmış bir hesap olduğu için geldi.',
  unsubscribe: 'Haber e-postalarını durdur',
  welcome: {
    subject: 'Celestia hesabın hazır',
    first:
      'Aramıza hoş geldin. Artık haritalarının bir yeri var; hangi cihazdan giriş yaparsan yap, elinin altında olacaklar.',
    second:
      'Başlamak için en güzel yer kendi doğum haritan. Doğum saatini bilmiyorsan “Tam saati bilmiyorum” kutusunu işaretle; saat olmadan da neyin kesin olduğunu sayfada görürsün.',
    action: 'Doğum haritanı çıkar',
  },
  deleted: {
    subject: 'Hesabın silindi',
    first: 'Hesabını ve içindeki her şeyi sildik: profilini, doğum bilgilerini, haritalarını, sohbetlerini.',
    second: 'Bu, bizden aldığın son e-posta. Hesabı silen sen değilsen lütfen bu e-postayı yanıtla.',
  },
};
