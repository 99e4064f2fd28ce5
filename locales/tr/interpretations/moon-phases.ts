import type { PhaseTexts } from '../../interpretation-types.ts';

/** The eight phases of the Moon: what each is good for. */
export const moonPhases: PhaseTexts = {
  newMoon:
    'Gökyüzü karanlık, tarla boş, tohum avuçta. Yeniay sessizce niyet etmenin zamanıdır; Ay Güneş’e karıştığı için gösterecek bir şey yok, olması da gerekmiyor. Önündeki ay için tek bir dilek yaz, yanına yarın yapabileceğin ufacık bir işi ekle. Büyük ilanları biraz daha sakla.',
  waxingCrescent:
    'İnce bir ışık çizgisi belirir, niyet de toprağın üstüne ilk yaprağını çıkarır. Büyüyen hilal günlerinde sıra somut bir adıma gelir: kayıt, telefon, yarım saatlik çalışma. Eski alışkanlıklar seni geri çağırabilir; zorlanırsan adımı küçült, yönünü değiştirme. Seni destekleyecek birine haber vermek de bu evreye yakışır.',
  firstQuarter:
    'Yarısı aydınlık bir Ay, yol ayrımındaki tabelaya benzer. İlk dördünde plan gerçeğe çarpar; bir pürüz çıkıp senden karar bekleyebilir. Öfkelenmek de geri dönmek de kolaydır. Neyi ayarlayacağını, neyi bırakacağını seç ve bugün bir düğümü çöz. Direnç, işin yürümeye başladığını da gösterebilir.',
  waxingGibbous:
    'Hamur kabarıyor, fırının kapağını ikide bir açmaya gerek yok. Büyüyen şişkin Ay ince ayar ister: Prova et, düzelt, eksik malzemeyi tamamla. Sonuca az kalmışken sabırsızlık da kusursuzluk merakı da artabilir. Başka bir göz, senin artık göremediğin kusuru çoğu kez Ay dolmadan önce yakalar.',
  fullMoon:
    'Gece, ağaçların gölgesi yere düşecek kadar aydınlık. Dolunayda emekler görünür, duygular kabarır; neyin işlediğini, neyin işlemediğini aynı ışıkta seçebilirsin. Kutlanacak olanı kutla, dile gelmeyi bekleyen cümleyi söyle. Güneş Ay’a tam karşıdan vurduğu için uykusuz bir gecenin öfkesi olduğundan büyük görünür; iki gün sonra aynı şey daha serin durabilir.',
  waningGibbous:
    'Hasat bitmiş, sepetler elden ele dolaşır; küçülen şişkin Ay paylaşmanın evresidir. Öğrendiğini anlat, teşekkür et, topladığını bölüş. Bir yandan da olanı sindir: Beklediğin neydi, gelen ne? Hemen yeni bir hedefe koşarsan meyvenin tadını alamayabilirsin.',
  lastQuarter:
    'Dolabın kapağını açıp “Bunu niye saklıyorum?” diye sorma günleri geldi. Son dördünde Ay’ın ışığı yarıya indiğinden bitirilecek, geri verilecek, bağışlanacak olanlar ayrılır. Sarkan bir işi kapat, bir alışkanlığını gözden geçir. Vazgeçmenin verdiği suçluluk da ışıkla birlikte azalabilir; bazı işler bırakılarak tamamlanır.',
  waningCrescent:
    'Gün doğmadan önce görünen o incecik yay, geceye son bir selam verir. Küçülen hilal dinlenmeye çağırır: erken yatmak, boş bir öğleden sonra, az laf. Yeni bir işe girişmek için acele etme. Rüyalarını, aklında dönen soruları bir kenara not et; yeniayda hangisinin filizlendiğine bakarsın.',
};
