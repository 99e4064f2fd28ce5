import type { JunoWords } from '../en/juno.ts';

export const juno: JunoWords = {
  title: 'Juno hesaplama: burcu, evi ve ilişkideki yeri',
  description:
    'Haritanda Juno nerede? Burcunu, evini ve açılarını NASA JPL verilerine göre hesapla; uzun soluklu ilişkiler için ne söylediğini oku.',
  heading: 'Juno',
  lede: 'Juno asteroidi kalıcı bağları anlatır: bir birlikteliğe ne kattığını, ondan ne beklediğini, neyi haksızlık saydığını.',
  result: {
    wheel: 'Haritan. Metindeki adlara dokun, Juno’nun ve açı yaptığı noktaların çarktaki yerini gör.',
    heading: 'Haritandaki Juno',
    aspects: 'Juno’nun açıları',
    aspectsNone: 'Bu haritada Juno yakın bir açı yapmıyor.',
    houseUnknown: 'Ev için doğum saati gerekli.',
    more: 'Doğum haritasının tamamını gör',
  },
  year: {
    heading: '{{year}} boyunca Juno',
    intro: 'Juno’nun her ayın başındaki yeri ve hareket yönü.',
    month: 'Ay',
    position: 'Konum',
    turnsRetrograde: 'Retroya giriş: {{date}}',
    turnsDirect: 'Düze dönüş: {{date}}',
  },
  guide: {
    heading: 'Juno neyi temsil eder?',
    book: 'Juno’n bir kitapta',
    bond: {
      title: 'Kalıcı bağ',
      text: 'Venüs nelerden hoşlandığını gösterir. Juno ise yıllarca neyle yaşayabileceğini, sözünü nasıl tuttuğunu, bir birlikteliğin sana ne zaman adil geldiğini anlatır.',
    },
    place: {
      title: 'Burç ve ev',
      text: 'Burç nasıl bağlandığını, ev bunun hayatın hangi alanında ağır bastığını anlatır. Ev için doğum saati gerekir, burç için çoğu zaman gerekmez.',
    },
    source: {
      title: 'Nasıl hesaplıyoruz?',
      text: 'Juno’nun yörüngesini Jüpiter eğip büker. NASA JPL’nin yayımladığı konumlardan yola çıkıp yörüngeyi adım adım hesaplıyoruz; sonuç, referanstan en çok bir yay saniyesi kadar sapıyor.',
    },
  },
  form: { submit: 'Juno’nun yerini bul', submitting: 'Juno’nun yeri hesaplanıyor…' },
};
