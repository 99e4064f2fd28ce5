import type { PairInterpretations } from '../../pair-text-types.ts';

/** Two people as a third: the aspects of its lights, Venus, Mars and Saturn. */
export const compositeAspects: PairInterpretations['compositeAspects'] = {
  sun: {
    moon: {
      joined:
        'Güneş’in istediğiyle Ay’ın ihtiyacı bir olunca seçim yapmanız gerekmez. Birlikteyken kim yön verir, kim ısıtır diye sorulmaz, ikisi de kendiliğinden olur. Böyle bir bütünlüğün kusuru, dışarıdan bakan bir göze pek gerek duymamasıdır.',
      flowing:
        'Zor bir haberin ardından yan yana geldiğinizde ne yapılacağı da nasıl avunulacağı da bilinir. Amaç ile duygu sizde birbirine omuz verir, yorgunluk bile paylaşılınca azalır. Bu kolaylığa alıştıkça onun nadir bir şey olduğunu unutabilirsiniz.',
      tense:
        'Kutlama gününde yorgunluk, dinlenme gününde görev çıkar; Güneş parlamak, Ay sokulmak ister, ikisi bu yüzden kolay kolay örtüşmez. Bu çekişme ilişkinizi uyuşturmaz, hep biraz uyanık tutar. Haftada bir saat yalnızca ihtiyaçlar konuşulsa çoğu küskünlük doğmadan geçer.',
    },
    venus: {
      joined:
        'Birlikteyken sıradan bir salı bile hafiften bayrama döner. Venüs Güneş’in amacına tat kattığı için elinizin değdiği iş güzelleşir, keyif almayı da ayıp saymazsınız. Tadınız kaçmasın diye yutulmuş bir itiraz varsa onu da aynı incelikle dile getirin.',
      flowing:
        'Övgü aranızda kolay söylenir, gönül kolay alınır. Ortak zevkinizle döşenmiş bir odadan kimse çıkmak istemez. Venüs’ün rahatlığı hayatınıza öyle yayılmıştır ki hoşlanmadığınız bir şeyi fark etmek sizde vakit alır.',
      tense:
        'Bu bağın hedefi ile tadı ara sıra ayrı yollara sapar: Yükselmek gereken yerde keyif, keyif beklenen yerde gurur öne çıkar. Birbirinizi hoşnut etmek pahalıya gelebilir. Yine de sevgi yerinde durur, yalnızca daha sade bir dil ister.',
    },
    mars: {
      joined:
        'Tanıştığınız hafta bir işe girişmiş olmanız kimseyi şaşırtmaz. Mars’ın gücü Güneş’in yönüne aktığından çabuk karar verir, çabuk yürür, gerekirse beraber dövüşürsünüz. Uğraşacak bir engel kalmadığında ise birbirinizle uğraşmaya başlarsınız.',
      flowing:
        'Söylediğinizi yaparsınız, hem de ikiniz birden. Çabanız dağılmaz, kavganız uzamaz, zor günde bile elinizden iş gelir. Kolay gelen cesaret bazen acele eder; bir gece uyuyup başlamak sizi yavaşlatmaz.',
      tense:
        'Ortak hayatınızın altında bir motor durmadan çalışır. Onu bir işe bağladığınızda dağ devirir, başıboş bıraktığınızda birbirinize çarparsınız. Öfke bu bağda çabuk büyür; hızını en iyi kesen, kimin haksızlığa uğradığını baştan sormaktır.',
    },
    saturn: {
      joined:
        'Yaş farkı, mesafe, bir görev ya da verilmiş bir söz, ilişkinizin çatısını çatmış olabilir. Satürn burada ev sahibi gibi oturur; vazgeçmek pek akla gelmez. Neşeyi de takvime bir vazife gibi yazdığınızda ağırlık yarıya iner.',
      flowing:
        'Söz tutulur, lafı bile edilmez, çünkü Satürn Güneş’e sebat katar. Yılların yıprattığı pek çok şey sizde tersine oturaklaşır: ortak işler, eski şakalar, paylaşılan sorumluluk. Sırf canınız istedi diye en son ne zaman bir şey yaptınız? Cevabı bulmak biraz sürer.',
      tense:
        'Sınırı Satürn korur, bu yüzden parlamak istediğiniz anda karşınıza bir duvar çıkar: bir kural, bir beklenti, bazen de koca bir geçmiş. Sınırı koyan zamanla değişir, kâh biriniz olur, kâh öbürünüz. Dürüstçe bölüşülen görevler o duvarı iskeleye çevirdiğinde ikiniz de daha yukarıyı görürsünüz.',
    },
  },
  moon: {
    venus: {
      joined:
        'Şefkatle zevk burada aynı kaynaktan çıkar. Birbirinizi rahat ettirmeyi sever, kırılanı çok çabuk avutursunuz; yanınıza oturan da huzur bulur. Rahatlık uğruna söylenmeyen şeyleri azar azar dile getirmek gerekir, hepsi birden ağır gelir.',
      flowing:
        'Aranızda nazlanmak serbesttir. Kabuğuna çekilen olduğunda hemen iyi bir söz, ufak bir ikram bulunur. Sevecenlik sizde kendiliğinden aktığı için zor bir konuyu da yumuşakça açmak mümkün, onu ertelemenize gerek kalmaz.',
      tense:
        'Ay kucak, Venüs beğeni aradığı için sıcaklık bazen adresini şaşırır. Sarılma beklenirken güzel bir akşam planlanır; ikisi de sevgidir, ikisi de duyulmayabilir. Küçük bir soru yanlış anlamayı giderir: “Şu anda hangimiz neyle rahatlıyor?”',
    },
    mars: {
      joined:
        'Mars bekleyemediğinden Ay’ın duyguları zile basmaz, içeri dalar. Birbirinizi hem korur hem öfkelendirirsiniz, arası birkaç dakikadır. İhtiyacın dile gelmesi kolay, usulca söylenmesi zordur; ses alçaldığında şefkat de duyulur.',
      flowing:
        'İçinizden gelen ile elinizden gelen birbirini tamamlar. Biriniz incindiğinde sözün yanında bir şey yapmak da iyi gelir, çoğu kez tam da o işe yarar. Birlikte bir işe girişmek sizi bazen konuşmaktan daha çok yaklaştırır.',
      tense:
        'Sinirle şefkat aynı odada oturur, bağrıştıklarında camlar titrer. Bu gerilim bağı sıcak tutar, ama yorar da. Acı sözü geri almak zor, ertesi sabaha bırakmak mümkün; ikincisi sizde alışkanlığa dönüşürse hava değişir.',
    },
    saturn: {
      joined:
        'Aranızda duygu ciddi bir mesele gibi konuşulur, bazen hiç konuşulmaz. Birbirinizi sabırla, sessizce korursunuz; zor zamanda dağılmayan ilişkilerdensiniz. Çocuklaşmanın bu kadar ağırbaşlı bir evde fazladan bir cesaret istemesi de doğaldır.',
      flowing:
        'Satürn sayesinde Ay’ın güveni yavaş yavaş birikir, sonra kolay sarsılmaz. Söylenen yapıldığı için zamanla içinizi açmaktan çekinmez olursunuz. Sakin geçen yılların ardından, ne kadar sağlam bir şey kurduğunuzu ancak dönüp baktığınızda anlarsınız.',
      tense:
        'Teselli beklenen anda görev konuşulur, kural konan yerde bir yürek incinir. Eski bir eksiklik bu bağda yeniden duyulur. Ağırlığı azaltan, kimin neden sustuğunu sorup acele etmeden dinlemektir.',
    },
  },
  venus: {
    mars: {
      joined:
        'Sevgiliyseniz kıvılcım, arkadaş ya da akrabaysanız üretme hevesi: Beğeniyle istek tek noktada buluşmuş. Birlikte dans eder, oynar, sıkılmazsınız. Ateş biraz yatıştığında telaşlanmak ikinizin de huyudur, oysa kor çoğu zaman küllerin altında durur.',
      flowing:
        'Uzanan el havada kalmaz, bu yüzden birbirinize yaklaşmanız kolaydır. Oyunla ciddiyetin dengesi iyi kurulmuş, kavga bile tatlıya bağlanır. Çekingen olanınız da burada ilk adımı atacak cesareti bulur.',
      tense:
        'Bir adım ileri, bir adım geri: Yakınlaşma ritimleriniz birbirini pek tutmaz. Mars kovalar, Venüs çağrılmayı bekler; bağ da bundan heyecan alır. Hızı birlikte seçebildiğiniz an aradaki gerginlik tatlı bir oyuna döner.',
    },
    saturn: {
      joined:
        'Sevgi burada sözle ve zamanla büyür. Bir sözleşme, bir nöbet, ortak bir sorumluluk hissi sizi yıllarca bir arada tutar; heyecan azaldığında bile bağ yerinden oynamaz. Vefaya biraz renk katmak unutulduğunda ilişki güvenli, ama soluk kalır.',
      flowing:
        'Bağlılık sizi pek sıkmaz, tersine rahatlatır. Sevginizi küçük ve düzenli işlerle gösterir, önemli bir günü hatırlatmaya gerek bırakmazsınız. Yaş aldıkça zevklerinizin birlikte incelmesi de bu ilişkinin saklı kazancıdır.',
      tense:
        'Sevilmek için önce bir şartı yerine getirmek gerekiyormuş gibi gelebilir. Araya konan mesafe de duyulan yetersizlik de aynı korkunun dilidir. Açıkça söylenmiş küçük bir beğeni, aradaki duvarın en ağır taşını yerinden oynatabilir.',
    },
  },
  mars: {
    saturn: {
      joined:
        'İpi Mars çeker, düğümü Satürn yoklar; iki dağcı gibi ağır ağır, sağlam yükselirsiniz. Zor bir işe birlikte dayanır, her gün aynı çizgide ilerlersiniz. Birinizin hızı ötekini yormaya başladığında molayı programa yazmak gerekir.',
      flowing:
        'Sabırla hareketin bu kadar iyi anlaştığı bağ az bulunur. Plan yapar, uygular, sonuç alırsınız; kızdığınızda bile neyi düzelteceğinizi bilirsiniz. Yorgunluğu ciddiye alan biriniz olsun; başarı dinlenmeyi unutturur.',
      tense:
        'Bir istek büyürken bir engel de onunla büyür: yasak, gecikme, “Önce şu bitsin”. Zorlamak burada yalnızca yorar, yol aldıran ustalıktır. Ortak öfkenizi disiplinle bir işe yönelttiğinizde yavaş ama kalıcı bir ilerleme başlar.',
    },
  },
};
