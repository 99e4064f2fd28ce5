import { type HabitLexicon, wordsOf } from '../lexicon-types.ts';

/** Stems, which take any of a noun's endings. */
function stems(lines: string) {
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const forms = line.trim().split(/\s+/);
        return [
          forms[0] ?? '',
          new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?:l[ae]r)?(?:${CASES})?(?!\\p{L})`, 'iu'),
        ];
      }),
  );
}

const CASES =
  '(?:[ıiuü]m|[ıiuü]n|s?[ıiuü]|[ıiuü]m[ıiuü]z|[ıiuü]n[ıiuü]z)?(?:n?[ıiuü]n|[yn]?[ıiuü]|[yn]?[ae]|n?[dt][ae]n?|y?l[ae])?(?:ki(?:nin|ler)?|d[ıiuü]r|t[ıiuü]r)?';

/** Verbs by their stems, which are what is said to one person, each with its negative; other forms stay as they are. */
function withNegatives(text: string): ReadonlySet<string> {
  const words = [...wordsOf(text)];
  const negatives = words.map((word) => `${word}${/[aıou][^aeıioöuü]*$/.test(word) ? 'ma' : 'me'}`);
  return new Set([...words, ...negatives]);
}

/** The habits of Turkish readings, by their words. */
export const tr: HabitLexicon = {
  imperatives: withNegatives(`
    al alma anla anlat anlatma ara at atlama atma ayıkla ayır aç bak bakma basma başla başlama bekle bekleme bekletme bil bırak bırakma bul
    çağır çalış çek çekinme çevir çık çıkar danış davran dayatma dağıt dene değiş değiştir değiştirme dile dinle dinlen dur dök dön düzelt
    düzeltme düşün ekle ekleme ertele erteleme et etme ezme geciktirme geç geçir geçme gel gelme getir gevşet gir git göster gör gözle
    hatırla harca havalandır ısmarla iliştir iste isteme izle kabul kaldır kaldırma kalkma kalma kap kapat kat kaydet kaybet kaçma
    keşfet kır kıl kısalt konuş koy kullan kur kurma küçümseme oku okuma ol olma otur ölç öğren öğret paylaş sadeleş sakla saklama
    say seç serme seyret sına sınırla sokma sor sun sus söyle söyleme sür sürdür tak tamamla tanı tart tazele taşı taşıma tekrarla topla
    tut tutma uğurla unutma uydurma uzaklaş uzat uzatma üstlen vazgeçme vedalaş ver verme yaklaş yap yapma yatır yay yaz yazma ye
    yetiştirme yolla yorumlama yutma yürü zorlama şaşma
    alın anlatın anın atın ayırın açın bakın bekleyin belirleyin bırakın bulun çağırın çapalayın çekinmeyin çevirin çıkarın çıkın
    dağıtın deneyin değiştirin dinleyin durun düşünün edin edinin geçin geçirin gönderin gülün hatırlayın iliştirin isteyin konuşun
    koyun kullanın kurun kutlayın okuyun olun oturun oylayın oynayın özletin öğrenin paylaşın saklayın sanmayın seçin sorun sunun
    söyleyin sığın tanıyın tartın tutun unutmayın uzatmayın verin yakınlaşın yapın yapmayın yazın yiyin şaşırtın
    girsin versin dursun görsün sürsün kursun sorsun dürtsün batmasın kalsın`),
  imperativeEndings:
    /^(?!(?:nasıl|değil|gibi|biri|kişisi|sahibi|mı|mi|mu|mü)?s[ıiuü]n$)\p{L}*[^rznğ]s[ıiuü]n(?:lar|ler)?$/u,
  imperativeStands: 'last',
  advice:
    /(?<!\p{L})(?:iyi olur|iyi edersin|fayda var|yarar var|yeter ki|gerek\p{L}*|en iyisi|lazım|şart)(?!\p{L})/iu,
  notices:
    /(?<!\p{L})(?:biri(?:si)?|birileri|kimse|insanlar|herkes|çevren\p{L}*|dost\p{L}*|yakın\p{L}*|karşında\p{L}*|arkadaş\p{L}*|onlar|öteki\p{L}*|gören\p{L}*|dinleyen\p{L}*|tanıyan\p{L}*|başkaları|sevdiklerin|büyük\p{L}*|el âlem)(?!\p{L})[^.;:!?]{0,60}(?<!\p{L})(?:fark ed(?:er|ebilir|iyor)|gör(?:ür|ebilir|üyor)|sez(?:er|ebilir)|anla(?:r|yabilir)|hatırla(?:r|yabilir)|unutma(?:z|yabilir)|tanır|teşekkür eder)(?!\p{L})/iu,
  nature:
    /(?<!\p{L})(?:(?:ateş|toprak|hava|su) (?:burc|burç|grub|element)\p{L}*|öncü (?:burç|burc)\p{L}*|sabit (?:burç|burc)\p{L}*|değişken (?:burç|burc)\p{L}*|yönet\p{L}*|kendi burc\p{L}*|yücel\p{L}*|zararlı konum\p{L}*|element\p{L}*|yuvası\p{L}*)(?!\p{L})/iu,
  because:
    /(?<!\p{L})(?:çünkü|yüzünden|diye|sayesinde|nedeni\p{L}*|sebebi\p{L}*|bu yüzden|\p{L}+(?:dığından|diğinden|duğundan|düğünden|tığından|tiğinden|tuğundan|tüğünden)|\p{L}+(?:dığı|diği|duğu|düğü|tığı|tiği|tuğu|tüğü) için|olunca|bundan|ondan)(?!\p{L})/iu,
  houseShows:
    /(?<!\p{L})ev(?:i|in|inin|inden|inde|de|den)?(?!\p{L})[^.;!?]{0,40}(?<!\p{L})(?:göster\p{L}*|söyle\p{L}*|anlat\p{L}*|belirle\p{L}*|bildir\p{L}*)(?!\p{L})/iu,
  formula:
    /(?<!\p{L})(?:biri(?:niz|si)?|birinizin|bir taraf|bir yan)(?!\p{L})[^.!?]*(?<!\p{L})(?:öteki\p{L}*|öbür\p{L}*|diğer\p{L}*|öteki taraf)(?!\p{L})/iu,
  kitchen: stems(`
    mutfak mutfağ
    masa sofra
    ocak ocağ fırın
    tencere tava
    tabak tabağ kâse
    bardak bardağ fincan
    çaydanlık çaydanlığ demlik demliğ
    kaşık kaşığ çatal bıçak bıçağ
    çorba
    ekmek ekmeğ
    kahve çay
    yemek yemeğ kahvaltı
    buzdolab buzdolap`),
  props: stems(`
    kapı eşik eşiğ
    çekmece
    anahtar
    pencere cam
    sandalye koltuk koltuğ iskemle
    lamba
    raf
    dolap dolab gardırop
    kutu
    mektup mektub zarf
    telefon
    palto ceket hırka
    ayakkabı
    çanta
    bavul valiz
    merdiven
    şemsiye
    defter
    kalem
    otobüs minibüs
    tren
    bank
    fotoğraf albüm
    ayna
    takvim
    liste
    şarkı türkü
    fatura fiş
    perde
    yastık yastığ battaniye
    bahçe
    köprü
    duvar`),
};
