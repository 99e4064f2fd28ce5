import type { GiftWords } from '../en/gift.ts';

export const gift: GiftWords = {
  title: 'Sana bir kitap',
  description: 'Birinin Celestia’da senin için hazırlattığı kitap.',
  form: {
    legend: 'Hediye olarak',
    check: 'Bu kitabı birine hediye et',
    email: 'Onun e-posta adresi',
    emailHint:
      'Adresi yalnızca bu e-posta için kullanır, sonra sileriz. E-postada senden {{giver}} diye söz edilir; buraya yazdıklarının başka hiçbiri onda yer almaz.',
    message: 'Yanında söylemek istediğin',
    messageHint: 'En çok 300 karakter. Bağlantının açtığı sayfada okunur.',
    day: 'Gönderileceği gün',
    dayHint: 'O günün sabahı yola çıkar. Bugünü seçersen kitap hazır olur olmaz gider.',
    birth:
      'Açmak için ondan, kitabın anlattığı bir doğumun tarihi istenir. Kitabı silebilir; o zaman sende de kalmaz.',
    signIn:
      'Bu kitabı birine hediye de edebilirsin. Gönderdiğimiz e-postada senin adresin yazdığı için önce giriş yap.',
    signInLink: 'Giriş yap',
    confirm:
      'E-posta adresin doğrulanınca bu kitabı birine hediye de edebilirsin: Gönderilen e-postada o adres yazar.',
  },
  faults: {
    account:
      'Hediye için, e-postası doğrulanmış bir hesap gerekiyor. Giriş yap ya da kitabı kendin için sipariş et.',
    email: {
      required: 'Hediyenin gideceği e-posta adresini yaz.',
      malformed: 'Bu bir e-posta adresine benzemiyor. Bir daha bakar mısın?',
      too_long: 'Bu adres fazla uzun.',
      too_often: 'Bu kadar kısa sürede bu kadar hediye göndermiyoruz. Biraz sonra yeniden dene.',
    },
    message: 'Bu, 300 karakterden uzun.',
    day: {
      required: 'Günü seç.',
      malformed: 'Takvimde böyle bir gün yok.',
      out_of_range: 'Bugünle bir yıl sonrası arasında bir gün seç.',
    },
  },
  given: {
    heading: 'Hediyen',
    waiting: 'Kitap hazır olunca {{day}} günü {{email}} adresine gönderilir. O güne kadar geri alabilirsin.',
    sending: '{{email}} adresine doğru yolda.',
    sent: '{{day}} günü gönderildi. Adresi sildik.',
    recalled: 'Hediye geri alındı, bir şey gönderilmez. Adres ve mesaj silindi.',
    refused: 'Hediye kabul edilmedi. Mesaj silindi, kitap sende duruyor.',
    deleted: 'Hediyeyi alan kişi onu sildi, kitap da onunla gitti.',
    message: 'Mesajın',
    recall: 'Hediyeyi geri al',
    recalledNow: 'Geri alındı. Kitap sende kalıyor.',
    late: 'Yola çıktı bile, artık geri alınamaz.',
  },
  mail: {
    subject: 'Sana bir kitap',
    lines: [
      '{{giver}} Celestia’da senin için bir kitap hazırlattı: “{{product}}”.',
      'Aşağıdaki bağlantıdan açabilirsin. Bağlantı kolayca elden ele geçtiği için senden, kitabın anlattığı bir doğumun tarihi istenecek.',
      'Hesap gerekmiyor, ödenecek bir şey de yok. Bağlantı {{until}} tarihine kadar çalışır. Kitabı PDF olarak kaydedebilir, istersen silebilirsin.',
    ],
    link: 'Kitabı aç',
    why: 'Bu e-posta sana, {{giver}} bunun için bize adresini verdiği için geldi. Adresi bir kez kullandık ve sildik.',
    stop: 'Böyle e-postalar bir daha gelmesin',
  },
  closed: {
    heading: 'Sana bir kitap',
    from: '{{giver}} bu kitabı senin için hazırlattı: “{{product}}”.',
    text: 'Bağlantı kolayca elden ele geçer. O yüzden açılmadan önce, lütfen kitabın anlattığı bir doğumun tarihini yaz. Bu çoğunlukla senin doğum tarihindir.',
    submit: 'Aç',
    wrong: 'Bu kitapta bu tarihte bir doğum yok.',
    too_often: 'Bugün çok fazla denendi. Yarın yine gel ya da bize yaz.',
  },
  stop: {
    heading: 'Sana göre değil mi?',
    text: 'Bu hediyeyi istemiyorsan ya da kimden geldiğini bilmiyorsan bağlantıyı kapatır, mesajı siler, sana bir daha hediye e-postası göndermeyiz. Adresinden geriye, içinden okunamayacağı bir işaret kalır.',
    submit: 'Bana bir daha yazmayın',
    done: 'Tamam. Bağlantı kapandı, sana bir daha hediye e-postası gelmeyecek.',
  },
  open: {
    from: 'Gönderen: {{giver}}',
    until:
      'Bağlantı, hediye eden hesabını silmedikçe {{until}} tarihine kadar çalışır. Kitap sende kalsın istersen PDF’ini kaydet.',
  },
  remove: {
    summary: 'Bu hediyeyi sil',
    text: 'Kitap ve mesaj, burada da hediye edende de geri gelmemek üzere silinir. Ona yalnızca silindiği söylenir.',
    submit: 'Geri gelmemek üzere sil',
    done: 'Silindi: Kitap da mesaj da gitti.',
  },
  gone: 'Bu hediye artık yerinde değil.',
  broken: 'Bu bağlantı eksik ya da süresi dolmuş. Lütfen e-postadan bir kez daha aç.',
  bare: 'Biri sana kitap hediye ettiyse bağlantısı, gönderdiğimiz e-postadadır.',
  shelf: 'Kitaplara bak',
};
