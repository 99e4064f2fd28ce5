import type { RisingWords } from '../en/rising.ts';

export const rising: RisingWords = {
  title: 'Yükselen burç hesaplama: yükselenini öğren',
  description:
    'Sen doğarken doğu ufkunda hangi burç yükseliyordu? Tarihi, saati ve yeri yaz; yükselenini derecesi ve dakikasıyla gör, ne anlattığını oku.',
  heading: 'Yükselen burç',
  lede: 'İlk nefesini aldığın anda doğu ufkundan yükselen burç. Yaklaşık iki saatte bir değişir, bu yüzden doğum saati önemlidir.',
  result: {
    wheel: 'Haritan. Yükselen burcun sol kenarda. Metindeki adlara dokun, çarktaki yerini gör.',
    heading: 'Yükselen burcun',
    place: 'Yükselenin yeri: {{place}}.',
    ruler: 'Haritanın yöneticisi: {{body}}',
    traditional: 'Geleneksel yöneticisi: {{body}}',
    unknown: 'Yükselen burcun saate bağlı.',
    more: 'Doğum haritasının tamamını gör',
  },
  guide: {
    heading: 'Yükselen burç ne anlatır?',
    face: {
      title: 'Kapıdan girişin',
      text: 'Yükselen, bir kapıdan nasıl girdiğini anlatır: yabancılarla tavrını, bir işe nasıl başladığını, ardında bıraktığın ilk izlenimi.',
    },
    houses: {
      title: 'Evlerin başladığı yer',
      text: 'Birinci evin başlangıcı da odur. Diğer evler ondan sayılır; aynı gün doğan iki kişinin haritası bu yüzden epey farklı olabilir.',
    },
    hour: {
      title: 'Saat ne kadar kesin olmalı?',
      text: 'Bir burcun yükselmesi aşağı yukarı iki saat sürer; kutuplara yaklaştıkça bu süre kimi burçta kısalır, kiminde uzar. Yükselen iki burcun sınırına yakınsa birkaç dakika sonucu değiştirir.',
    },
  },
  form: { submit: 'Yükselen burcumu bul', submitting: 'Yükselen burcun hesaplanıyor…' },
};
