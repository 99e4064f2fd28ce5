import type { ContactWords } from '../en/contact.ts';

export const contact: ContactWords = {
  title: 'İletişim: Celestia’ya yaz',
  description:
    'Bir soru sor, yanlış bir konumu ya da metni bildir, bilgilerin hakkında yaz. Her mektuba başvuru numarası verilir, cevap e-postayla gelir.',
  heading: 'Bize yaz',
  lede: 'Bir sorun, gözüne çarpan bir yanlış, bilgilerinle ilgili bir isteğin. E-postayla, elimizden geldiğince senin dilinde cevap veririz.',
  faq: 'Belki cevabı zaten buradadır',
  form: {
    legend: 'Mektubun',
    name: 'Adın',
    nameHint: 'Boş bırakabilirsin.',
    email: 'E-posta adresin',
    emailHint: 'Yalnızca cevap vermek için kullanırız.',
    kind: 'Konu ne?',
    choose: 'Birini seç',
    message: 'Mesajın',
    messageHint: 'Başkalarının doğum bilgilerini yazma lütfen. En çok 4.000 karakter.',
    submit: 'Gönder',
    busy: 'Gönderiliyor…',
    kept: 'Mektubun 180 gün saklanır, sonra silinir. Giriş yaptıysan bilgilerini indirdiğin dosyada o da bulunur ve hesabını sildiğinde birlikte gider.',
    more: 'Bilgilerini nasıl kullandığımız',
  },
  kinds: {
    question: 'Bir sorum var',
    mistake: 'Sitede yanlış bir şey var',
    account: 'Hesabımla ilgili',
    data: 'Bilgilerim ve haklarım',
    press: 'Basın ve iş birliği',
    other: 'Başka bir konu',
  },
  faults: {
    name: { too_long: 'Ad en çok 80 karakter olabilir.' },
    email: {
      required: 'Cevap verebilmemiz için e-posta adresini yaz.',
      malformed: 'Adres eksik görünüyor. ad@ornek.com gibi olmalı.',
      too_long: 'Bu, bir e-posta adresi için fazla uzun.',
    },
    kind: { required: 'Mektubun konusunu seç.' },
    message: {
      required: 'Mesajını yaz.',
      too_short: 'Anlayabilmemiz için en az bir cümle yaz.',
      too_long: 'Fazla uzun oldu: En çok 4.000 karakter olabilir.',
    },
  },
  summary: 'Mektubun henüz gönderilmedi. Yazdıkların olduğu gibi duruyor.',
  refused: {
    human_check_failed: 'İnsan olduğundan emin olamadık. Mektubun duruyor; lütfen bir kez daha gönder.',
    too_many_requests:
      'Bir günde aynı kişiden bu kadar mektup alabiliyoruz. Mektubun duruyor; yarın yeniden dene ya da e-postayla yaz.',
    accounts_unavailable: 'Şu anda mektup alamıyoruz. Mektubun duruyor; birkaç dakika sonra yeniden gönder.',
  },
  sent: {
    heading: 'Mektubun ulaştı',
    reference: 'Başvuru numarası',
    mailed: 'Bu numarayı sana e-postayla da gönderdik. Göremezsen istenmeyen postalara bak.',
    unmailed: 'Sana onay e-postası gönderemedik. Mektubun bizde; numarayı bir yere not et.',
    again: 'Yeni bir mektup yaz',
  },
  operator: {
    subject: '[{{reference}}] {{kind}}',
    from: 'Gönderen {{from}}, dili {{language}}. Cevap vermek için bu e-postayı yanıtla.',
  },
  writer: {
    subject: 'Mektubun bize ulaştı ({{reference}})',
    first: 'Celestia’ya yazdığın mektup ulaştı. Başvuru numarası {{reference}}.',
    second: 'Cevabımız bu adrese gelecek. Aynı konuda yeniden yazarsan numarayı da ekle.',
    notYou: 'Bize yazan sen değilsen biri bu adresi yanlışlıkla girmiş demektir. Hiçbir şey yapman gerekmez.',
  },
  imprint: {
    heading: 'Bu siteyi kim işletiyor?',
    name: 'İşleten',
    address: 'Adres',
    mail: 'E-posta',
    missing: 'henüz bildirilmedi',
  },
};
