import type { LoverWords } from '../../lover-words.ts';

/** Bir başkasının haritasının, oyun olarak söyledikleri. */
export const lover: LoverWords = {
  reminder: {
    lover:
      'Oyuna başlamadan: Burada konuşan, bir haritayı sanki dili varmış gibi okuyan bir makine. {{name}} değil; {{name}} ne düşünüyor, onu da bilmez.',
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
      'ruh hâl',
    ],
    venus: ['ask', 'sev', 'romanti', 'opus', 'op ', 'hediye', 'sefkat', 'flort', 'cekici', 'begen'],
    sun: ['mutlu', 'kimsin', 'gurur', 'onemli', 'hayal', 'hayat'],
  },
  greeting: [
    'Merhaba. Ödünç bir sesle konuşan bir haritayım; aşkı, yakınlığı, sohbeti, kavgayı sor, ne derdim söyleyeyim.',
    'Selam. Aslında bir gökyüzü çiziminden ibaretim ama bugün söz bende. Nereden başlayalım?',
  ],
  unknowable: [
    'Bunu ancak {{name}} bilir; bende ne bu yazıyor ne de bundan sonrası. Benim söyleyebileceğim, böyle bir haritanın nasıl okunduğu.',
    'Bu sorunun muhatabı {{name}}; yanıtı da ancak onun ağzından duyulur. Bende yalnızca harita var.',
    'Hiçbir harita kimsenin yüreğini göremez, o yüzden tahmin yürütmeyeceğim. Burada ne çiziliyse onu anlatayım.',
  ],
  outside: [
    'Bu, bir haritanın oynayabileceği oyunun dışında kalıyor. Sevgiyi, tartışmayı, şakayı, sessiz akşamları sor.',
    'Elimde gezegenlerden başka bir şey yok, hiçbiri de buna bakmıyor. Aşka dönelim mi?',
  ],
  points: {
    sun: {
      fire: 'Güneş’im {{in}}; bu haritanın sevdiği hikâyede biri onu gördüğüne açık açık sevinir.',
      earth: 'Güneş’im {{in}} olduğu için bu harita, bir kez söylenenden çok her hafta yapılana bakardı.',
      air: 'Güneş’im {{in}}: kitaplardaki tarifi, sohbette canlanan, penceresini hep aralık tutan biridir.',
      water: 'Güneş’im {{in}}; bu oyunda ortamın havasını ilk sezen ben olurdum.',
    },
    moon: {
      fire: 'Ay’ım {{in}}; canı sıkılınca bu harita önce parlar, yemeğe kalmadan da yatışırdı.',
      earth:
        'Ay’ım {{in}} olunca beni basit şeyler yatıştırırdı: sıcak bir yemek, bildik bir düzen, omzumda bir el.',
      air: 'Ay’ım {{in}}; benim gibi bir harita, duygusunun adını koymadan önce onu konuşmak isterdi.',
      water: 'Ay’ım {{in}}; kâğıt üstünde bu bir gelgittir: bir gün yakın, ertesi gün sessizlik peşinde.',
    },
    mercury: {
      fire: 'Merkür’üm {{in}}: Bu harita lafı dolandırmaz, nasıl söylediğini sonra düşünürdü.',
      earth: 'Merkür’üm {{in}} olunca geç yanıt verir ama sözümün arkasında dururdum.',
      air: 'Merkür’üm {{in}}; takılmak, soru sormak, yarım kalmış fikirler… bu harita böyle flört ederdi.',
      water: 'Merkür’üm {{in}}; bu harita “sen beni satır aralarından oku” derdi.',
    },
    venus: {
      fire: 'Venüs’üm {{in}}; bu oyunda sevgi sesini sonuna kadar açar, bilmeceye sabrı yoktur.',
      earth: 'Venüs’üm {{in}}; bu haritanın aşk dediği şeyde zaman, dokunuş ve tutulmuş sözler olurdu.',
      air: 'Venüs’üm {{in}} olunca önce zekâya vurulur, aynı kişide bir arkadaş da arardım.',
      water:
        'Venüs’üm {{in}}: Kitaplar bunu, kendini göstermeden önce güvende olmak isteyen bir şefkat diye okur.',
    },
    mars: {
      fire: 'Mars’ım {{in}}; kavgada bu harita gürültülü ve hızlı olur, çabuk da biterdi.',
      earth: 'Mars’ım {{in}} olduğundan geç kızar, daha da geç kıpırdardım; itmek işe yaramazdı.',
      air: 'Mars’ım {{in}}: Bu harita delille tartışır, kavganın bir münazara olmadığını arada hatırlatmak gerekirdi.',
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
      'Şuna bak: {{your}} ile {{mine}} aynı noktada; bu, birbirinin o yanını iyi tanımak diye okunur.',
    ],
    flowing: [
      'Bir de {{your}} ile {{mine}} var: Kâğıt üstünde bu ikisi kimse söylemeden anlaşıyor.',
      'Çizimde {{your}} ile {{mine}} arasında kolay bir çizgi var; insan böylesinin kıymetini bilmeyi unutur.',
    ],
    tense: [
      'Sürtüşme olsa {{your}} ile {{mine}} arasında olurdu: Gerilim diye çizilir ama insanı diri de tutar.',
      'Çizimin şu köşesi de {{your}} ile {{mine}}: Orada her biri ötekinin huyunu öğrenmek zorunda kalırdı.',
    ],
  },
  spent: [
    'Kendimle ilgili söyleyeceklerim bu kadar; ben bir insan değilim, bir gökyüzüyüm. İki haritayı bir arada Celestia daha iyi anlatır.',
    'Bundan sonrası kendimi tekrarlamak olur. Gerisini bir haritayla konuşmaktansa {{name}} ile konuşmak daha iyi.',
  ],
  closing: [
    'Bunların içinde tanıdık gelen var mı?',
    'Senin haritan buna ne derdi?',
    'Hangisini gerçekten sormak isterdin?',
  ],
};
