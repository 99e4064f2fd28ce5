import type { FinderWords } from '../en/finder.ts';

export const finder: FinderWords = {
  title: 'Hangi astroloji danışmanlığı sana göre? Kısa bir test',
  description:
    'Yedi kısa soru; sonunda dört görüşmeden biri, bir astrolog ve ikisinin de nedeni. Hiçbir yanıt saklanmaz.',
  heading: 'Hangi görüşme sana göre?',
  lede: 'Yedi soru, iki dakika. Sonunda bir görüşme, bir kişi ve ikisinin de nedeni var.',
  privacy: 'Hiçbir şey saklanmaz. Yanıtların yalnız sayfanın adresinde durur.',
  submit: 'Öneriyi gör',
  again: 'Yanıtlarımı değiştir',
  summary: { one: 'Bir soru açık kaldı.', other: '{{count}} soru açık kaldı.' },
  unanswered: 'Sana en yakın olanı seç.',
  result: {
    title: 'Sana bir öneri',
    package: 'Görüşme',
    person: 'Kişi',
    why: 'Neden bu?',
  },
  questions: {
    topic: {
      ask: 'Aklında ne var?',
      a: 'Kendim; neden böyleyim',
      b: 'Neyin, ne zaman geleceği',
      c: 'Biri ve ben',
      d: 'Beklemeye gelmeyen bir karar',
    },
    span: {
      ask: 'Ne kadarlık bir zamana bakmak istersin?',
      a: 'Önümdeki birkaç haftaya',
      b: 'Koca bir yıla',
      c: 'Bugüne kadarki hayatıma',
      d: 'İkimizin birlikte geçireceği zamana',
    },
    leave: {
      ask: 'Görüşmeden neyle ayrılmak istersin?',
      a: 'Kendimi daha net görerek',
      b: 'Not alabileceğim tarihlerle',
      c: 'Geciken bir konuşma için sözcüklerle',
      d: 'Atılacak tek bir adımla',
    },
    knows: {
      ask: 'Haritanı ne kadar biliyorsun?',
      a: 'Neredeyse hiç',
      b: 'Güneş’imi, Ay’ımı, yükselenimi biliyorum',
      c: 'Geçişleri kendim izliyorum',
      d: 'Tek bir net soru soracak kadar',
    },
    manner: {
      ask: 'Seninle nasıl konuşulsun?',
      direct: 'Lafı dolandırmadan',
      gentle: 'Yumuşak, acele etmeden',
      technical: 'Yöntemini göstererek',
      pictorial: 'Benzetmelerle, hikâyelerle',
    },
    time: {
      ask: 'Doğum saatini biliyor musun?',
      exact: 'Birkaç dakika farkla',
      rough: 'Aşağı yukarı',
      unknown: 'Hayır',
    },
    language: { ask: 'En rahat hangi dilde konuşursun?' },
  },
  reasons: {
    topic: {
      a: 'Neden böyle olduğunu merak ediyorsun. Haritanın tamamı tam da bunun için okunur.',
      b: 'Sorun “ne zaman”. Önündeki yıla ayrılan bir saat tarihlerle doludur.',
      c: 'Söz konusu olan iki kişi; o zaman iki harita gerekir.',
      d: 'Vereceğin tek bir karar var. Yalnız ona ayrılmış yarım saat yeter.',
    },
    span: {
      a: 'Birkaç hafta ötesine bakıyorsun; tek bir soru oraya kadar uzanır.',
      b: 'Bu görüşme tam bir yılı önüne serer.',
      c: 'Geriye de bakıyorsun, ileriye de; doğum haritası ikisini de kapsar.',
      d: 'İkinizin ortak yolunu düşünüyorsun; burada bakılan da o.',
    },
    leave: {
      a: 'Kendini daha net görmek istiyorsun; bu görüşme sana o resmi çizer.',
      b: 'Not alacak tarihler istiyorsun; eline bir liste geçer.',
      c: 'Geciken bir konuşma için sözcük arıyorsun; doksan dakikanın yarısı onları bulmaya gider.',
      d: 'Tek bir adım istiyorsun; görüşme de onunla biter.',
    },
    knows: {
      a: 'Haritanı henüz pek bilmiyorsun; bütününden başlamak mantıklı.',
      c: 'Göğü zaten kendin izliyorsun; burada biri seninle birlikte izler.',
      d: 'Net bir sorun var; burada tek konu o olur.',
    },
    manner: {
      direct: '{{name}}, istediğin gibi, asıl sözü başta söyler.',
      gentle: '{{name}} acele etmez, sana da zaman bırakır.',
      technical: '{{name}} her sözün nereden çıktığını gösterir.',
      pictorial: '{{name}} benzetmelerle anlatır; aklında öyle kalır.',
    },
    language: '{{name}} seninle kendi dilinde konuşur: {{language}}.',
    time: {
      rough:
        'Saatini aşağı yukarı biliyorsun. Formda bunu yaz; evlere ne kadar ağırlık verileceği buna bağlı.',
      unknown: 'Doğum saati olmayınca evler dışarıda kalır. Geri kalanı olduğu gibi durur.',
    },
  },
};
