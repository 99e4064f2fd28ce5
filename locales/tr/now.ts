import type { NowWords } from '../en/now.ts';

/** Pages that answer one question about the sky of this moment. */
export const now: NowWords = {
  year: '{{year}} gökyüzünün tamamı',
  mercury: {
    title: 'Şu an Merkür retrosu var mı?',
    description:
      'Şu an için net bir yanıt: Merkür ne zaman geri döner, ne zaman düzelir, sıradaki retrolar ve gölgeleri, kendi saatinle.',
    heading: 'Merkür şu an retro mu?',
    answers: {
      direct: 'Hayır. Merkür düz gidiyor; şu an {{inSign}}.',
      before:
        'Henüz değil. Merkür düz gidiyor, şu an {{inSign}}; ama geçtiği derecelerden yakında yine geçecek.',
      back: 'Evet. Merkür retroda; şu an {{inSign}}.',
      after: 'Artık değil. Merkür yeniden düz gidiyor, şu an {{inSign}}; gölgesinden ise daha çıkmadı.',
    },
    facts: {
      turns: 'Retroya girişi',
      returns: 'Düze dönüşü',
      shadow: 'Gölgenin başı',
      clear: 'Gölgeden çıkışı',
    },
    coming: 'Bu retro ve sonrakiler',
    columns: {
      back: 'Retro',
      shadow: 'Gölgeleriyle',
      signs: 'Burçlar',
    },
    calendar: 'Tarihleri takvimine ekle',
    guide: {
      heading: 'Bu yanıt ne işine yarar',
      topics: [
        {
          title: 'Gökte olan',
          text: 'Yukarıda hiçbir şey geri dönmez. Merkür yılda üç dört kez iç kulvardan bizi geçer; geçerken, buradan bakınca, üç hafta kadar yıldızların önünde geriye kayıyor gibi görünür.',
        },
        {
          title: 'Gölge',
          text: 'Merkür aynı derecelerden üç kez geçer: ileri, geri, yine ileri. İlk ve son geçişe gölge denir; konu ilkinde belirir, sonuncusunda yerine oturur.',
        },
        {
          title: 'Ne yapmalı',
          text: 'Göndermeden önce bir daha oku, iki vapur arasına vakit koy, yarım kalmış bir işi bitir. Üç hafta boyunca imza atmamak gerekmez.',
        },
      ],
    },
  },
  moon: {
    title: 'Ay bugün hangi burçta?',
    description:
      'Ay’ın şu anki burcu ve evresi, sonraki burca ne zaman geçeceği, önündeki üç haftanın yolu; hepsi kendi saatinle.',
    heading: 'Ay bugün hangi burçta?',
    /** In a calendar. */
    entry: 'Ay burç değiştiriyor: {{sign}}',
    answer: 'Ay şu an {{inSign}}.',
    facts: {
      phase: 'Evre',
      lit: 'Aydınlık yüzü',
      entered: 'Burca girişi',
      leaves: 'Çıkışı',
      next: 'Sonraki burç',
    },
    coming: 'Bundan sonra',
    columns: {
      sign: 'Burç',
      enters: 'Giriş',
    },
    calendar: 'Ay’ın burçlarını takvimine ekle',
    guide: {
      heading: 'Ay burcunu okumak',
      topics: [
        {
          title: 'Ne kadar hızlı',
          text: 'Ay bir burçta iki, iki buçuk gün kalır; on ikisini yirmi yedi günü biraz aşan bir sürede dolaşır. Haritada ondan hızlısı yoktur, bir günün rengini de en çok o verir.',
        },
        {
          title: 'Onun burcu, senin burcun',
          text: 'Ay’ın bugünkü burcu herkes için aynıdır. Senin Ay burcun ise doğduğun anda Ay’ın durduğu yerdir; onu bulmak için tarih, saat ve yer gerekir.',
        },
      ],
    },
  },
  void: {
    title: 'Ay şu an boşlukta mı?',
    description:
      'Ay şu anda boşlukta mı, ne zamandan beri, ne zamana kadar; önündeki üç haftanın boşlukta geçen saatleri, kendi saatinle.',
    heading: 'Ay şu an boşlukta mı?',
    /** In a calendar. */
    entry: 'Ay boşlukta',
    answers: {
      yes: 'Evet. Ay boşlukta; şu an {{inSign}}.',
      no: 'Hayır. Ay şu an {{inSign}} ve önünde kuracağı bir açı daha var.',
    },
    facts: {
      since: 'Boşluğun başı',
      until: 'Boşluğun sonu',
      next: 'Sonraki boşluk',
      last: 'Son açı',
      enters: 'Girdiği burç',
    },
    coming: 'Önümüzdeki boşluklar',
    columns: {
      void: 'Boşlukta',
      last: 'Son açı',
      enters: 'Girdiği burç',
    },
    none: 'bu burçta açı yok',
    calendar: 'Boşluk saatlerini takvimine ekle',
    guide: {
      heading: 'Ne demek bu',
      topics: [
        {
          title: 'Neyi sayıyoruz',
          text: 'Ay; Güneş’le ya da bir gezegenle son tam açısını (kavuşum, altmışlık, kare, üçgen, karşıt) kurduğu andan burcundan çıkana dek boşluktadır. Uranüs’ü, Neptün’ü ve Plüton’u da sayıyoruz. Satürn’de duran kitaplarda boşluklar daha uzundur.',
        },
        {
          title: 'Neye yarar',
          text: 'Eski bir kural, o saatlerde başlanan işten bir şey çıkmayacağını söyler. Çoğu astrolog bunu daha yumuşak alır: Toparlama, dinlenme, bildik işler için iyi saatler sayar; elindeyse açılışı sonraya bırakır.',
        },
        {
          title: 'Ne kadar sürer',
          text: 'Birkaç dakikadan bir günü aşan süreye kadar. İki üç günde bir gelir; kaçmak olmaz, gerekmez de.',
        },
      ],
    },
  },
  eclipse: {
    title: 'Sıradaki tutulma ne zaman?',
    description:
      'Sıradaki Güneş ya da Ay tutulması: kendi saatinle günü ve saati, türü, burcu, derecesi; ardından gelen üç tutulma.',
    heading: 'Sıradaki tutulma',
    facts: {
      maximum: 'Doruk anı',
      sign: 'Zodyaktaki yeri',
      saros: 'Saros',
    },
    coming: 'Ondan sonra',
    columns: {
      maximum: 'Doruk anı',
      type: 'Türü',
      place: 'Yeri',
    },
    see: 'Yaşadığın yerden görünecek mi?',
    calendar: 'Tutulmaları takvimine ekle',
    guide: {
      heading: 'Neden çift gelirler',
      topics: [
        {
          title: 'Yılda iki kez',
          text: 'Ay’ın yolu Güneş’inkine göre eğiktir; çoğu yeniayda ve dolunayda üstten ya da alttan geçip gider. Altı ayda bir, Güneş’le Ay iki kesişme noktasından birinin yakınında buluşur; o zaman iki hafta arayla bir Güneş, bir Ay tutulması olur, arada bir üçü art arda gelir.',
        },
        {
          title: 'Nereden görünür',
          text: 'Ay tutulması, Ay’ın ufkun üstünde olduğu her yerden görünür. Güneş tutulması yeryüzünde bir şerit boyunca izlenir; tamı ise yüz, iki yüz kilometrelik bir yolun içinden.',
        },
      ],
    },
  },
};
