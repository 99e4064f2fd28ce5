import type { LoverWords } from '../../lover-words.ts';

/** Bir başkasının haritasının, oyun olarak söyledikleri. */
export const lover: LoverWords = {
  reminder: {
    lover:
      'Oyuna başlamadan: Burada konuşan, bir haritayı sanki dili varmış gibi okuyan bir makine. {{name}} değil; {{name}} ne düşünür, onu da bilmez.',
    couple:
      'Önce şunu söyleyeyim: Ben iki haritayı karşılaştıran bir makineyim. İkinizin ne hissettiğini yalnız siz bilirsiniz.',
  },
  hears: {
    person: [
      'seviyor musun',
      'sever misin',
      'ozluyor',
      'ozledin',
      'donecek',
      'doner misin',
      'gelecek misin',
      'beni dusun',
      'aldat',
      'terk',
      'evlen',
      'hissediyor',
      'affet',
      'unuttun',
      'istiyor musun',
      'kiziyor musun',
      'ne dusunuyor',
    ],
    mars: ['kavga', 'tartis', 'kizgin', 'kizar', 'kizin', 'ofke', 'kiskan', 'tutku', 'arzu', 'sinir'],
    mercury: ['konus', 'anlat', 'yaz', 'mesaj', 'saka', 'gul', 'soyle', 'sus', 'iletisim'],
    moon: [
      'uzgun',
      'uzul',
      'agla',
      'sakin',
      'guven',
      'ihtiyac',
      'huzur',
      'kirgin',
      'kiril',
      'yorgun',
      'ruh hal',
    ],
    venus: ['ask', 'sev', 'romanti', 'opus', 'op ', 'hediye', 'sefkat', 'flort', 'cekici', 'begen'],
    sun: ['mutlu', 'kimsin', 'gurur', 'onemli', 'hayal', 'hayat'],
  },
  greeting: [
    'Merhaba. Ben sesi ödünç alınmış bir haritayım; aşkı, yakınlığı, konuşmayı, kavgayı sor, ne derdim söyleyeyim.',
    'Selam. Aslında tek bir göğün çizimiyim ama bu akşam söz bende. Nereden başlayalım?',
  ],
  unknowable: [
    'Bunu {{name}} bilir, bende yazmaz; bundan sonrası da yazmaz. Ben yalnız böyle bir haritanın nasıl okunduğunu söyleyebilirim.',
    'Bu sorunun sahibi {{name}}; yanıtı da kendi ağzından duyulur. Bende olan, harita.',
    'Hiçbir harita kimsenin yüreğine bakamaz, o yüzden tahmin yürütmeyeceğim. Burada ne duruyorsa onu anlatayım.',
  ],
  outside: [
    'Bu, bir haritanın oynayabileceği oyunun dışında kalıyor. Sevgiyi, tartışmayı, şakayı, sessiz akşamları sor.',
    'Elimde gezegenlerden başka bir şey yok, hiçbiri de buna bakmıyor. Aşka dönelim mi?',
  ],
  points: {
    sun: {
      fire: 'Güneş’im {{in}}; bu haritanın sevdiği hikâyede biri onu gördüğüne açık açık sevinir.',
      earth: 'Güneş’im {{in}} olduğu için bu harita, bir kez söylenene değil her hafta yapılana bakardı.',
      air: 'Güneş’im {{in}}: yüksek sesle okursan, sohbette canlanan, penceresi açık kalsın isteyen biri çıkar.',
      water: 'Güneş’im {{in}}; bu oyunda odanın havasını ilk sezen ben olurdum.',
    },
    moon: {
      fire: 'Ay’ım {{in}}; canı sıkılınca bu harita önce parlar, yemeğe kalmadan da yatışırdı.',
      earth:
        'Ay’ım {{in}} durduğundan beni sade şeyler yatıştırırdı: sıcak bir yemek, bir düzen, omuza konan bir el.',
      air: 'Ay’ım {{in}}; benim gibi bir harita, duygusunun adını koymadan önce onu konuşmak isterdi.',
      water: 'Ay’ım {{in}}, kâğıt üstünde gelgit gibi: bir gün yakın, ertesi gün sessizlik ister.',
    },
    mercury: {
      fire: 'Merkür’üm {{in}}: bu harita lafı dolandırmaz, nasıl söylediğini sonra düşünürdü.',
      earth:
        'Merkür’üm {{in}} olunca, çabuk ve yarım yamalak değil, geç ama arkasında durarak yanıt verirdim.',
      air: 'Merkür’üm {{in}}; takılmak, soru sormak, yarım kalmış fikirler… bu harita böyle flört ederdi.',
      water: 'Merkür’üm {{in}}: sen beni satır aralarından oku, derdi bu harita.',
    },
    venus: {
      fire: 'Venüs’üm {{in}}; bu oyunda sevginin sesi açık, tahmin ettirmeye sabrı yok.',
      earth: 'Venüs’üm {{in}}; bu haritanın aşk dediği şeyin içinde zaman, dokunmak, sözünde durmak olurdu.',
      air: 'Venüs’üm {{in}} durunca önce bir akla vurulur, aynı kişide arkadaş da arardım.',
      water: 'Venüs’üm {{in}}: kitaplar bunu, görünmeden önce güvende olmak isteyen bir şefkat diye okur.',
    },
    mars: {
      fire: 'Mars’ım {{in}}; kavgada bu harita gürültülü ve hızlı olur, çabuk da biterdi.',
      earth: 'Mars’ım {{in}} olduğundan geç kızar, daha da geç kıpırdardım; itmek işe yaramazdı.',
      air: 'Mars’ım {{in}}: bu harita gerekçeyle tartışır, senin bir münazara olmadığını hatırlatmak gerekebilirdi.',
      water: 'Mars’ım {{in}}; bu, savaşmaktan çok sessizliğe çekilmek diye okunur.',
    },
  },
  names: {
    sun: { your: 'senin Güneş’in', mine: 'benim Güneş’im' },
    moon: { your: 'senin Ay’ın', mine: 'benim Ay’ım' },
    mercury: { your: 'senin Merkür’ün', mine: 'benim Merkür’üm' },
    venus: { your: 'senin Venüs’ün', mine: 'benim Venüs’üm' },
    mars: { your: 'senin Mars’ın', mine: 'benim Mars’ım' },
  },
  meetings: {
    joined: [
      'Haritalarımızda {{your}} ile {{mine}} yan yana duruyor; orada ikisini ayırmak zor olurdu.',
      'Şuna bak: {{your}} ile {{mine}} aynı noktada, birbirinin o yanını iyi tanımak diye okunur bu.',
    ],
    flowing: [
      'Bir de {{your}} ile {{mine}} var: kâğıt üstünde bu ikisi kimse söylemeden anlaşıyor.',
      'Çizimde {{your}} ile {{mine}} arasında kolay bir çizgi duruyor; insan böylesinin kıymetini unutur.',
    ],
    tense: [
      'Sürtünecek yer, {{your}} ile {{mine}} arası: gerilim diye çizilir, ama insanı uyanık da tutar.',
      'Çizimin şu köşesinde {{your}} ile {{mine}} karşı karşıya; ikisi de ötekinin yolunu öğrenmek zorunda kalırdı.',
    ],
  },
  spent: [
    'Kendimle ilgili söyleyeceğimi söyledim; ben bir göğüm, bir insan değil. İki haritayı bir arada Celestia daha iyi anlatır.',
    'Bundan sonrası kendimi yinelemek olur. Gerisini bir haritaya değil, {{name}} ile konuşmak daha iyi.',
  ],
  closing: [
    'Bunların içinde tanıdık gelen var mı?',
    'Senin haritan buna ne derdi?',
    'Hangisini gerçekten sormak isterdin?',
  ],
};
