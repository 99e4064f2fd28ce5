import type { EventInterpretations } from '../../event-text-types.ts';

/** A line for a sign that an eclipse touches, by the reader's sign. */
export const eclipseSigns: EventInterpretations['eclipseSigns'] = {
  same: {
    aries:
      'Kendine dair bir karar, sen daha tartarken alınmış gibi görünebilir. Koç ilk ateş burcu olduğundan beklemek seni zorlar, oysa bu yenilenme yarım yıla yayılabilir.',
    taurus:
      'Değişmez sandığın bir alışkanlık yerinden oynayabilir. Acele ettirenlere kulak asma, Venüs’ün yönettiği burç önce rahatını arar; yeni düzenini altı ay içinde kendi adımınla kurabilirsin.',
    gemini:
      'Adını duyunca aklına gelen ilk cümle eskimiş olabilir, kendini yeniden anlatman gerekebilir. İki fikrin arasında beklemen kararsızlık sayılmaz, Merkür’ün yönettiği burçta merak sürüyor demektir.',
    cancer:
      'Seni hep rahatlatan köşe artık dar gelebilir. Burcunu Ay yönettiği için tutulmalar sende gündelik ruh hâline çabuk karışır; kırgınlığın altında çoğunlukla söylenmemiş bir ihtiyaç bulunur.',
    leo: 'Nasıl görüldüğün ile kim olduğun arasındaki fark büyürse şaşırma. Burcunun yöneticisi Güneş’tir; ışık bir an kısıldığında, kimse bakmazken de sevdiğin işi tanıman kolaylaşır.',
    virgo:
      'Yıllardır düzeltmeye uğraştığın bir yanını olduğu gibi kabul edebilirsin. Beden ve iş düzeni tazelenirken boş bırakılmış bir gün, dolu bir plandan daha çok şey öğretebilir.',
    libra:
      'Hep karşındakine bakarken unuttuğun kendi tercihin öne çıkabilir. Altı ay boyunca bazı kararları tek başına alman, kimseyi sandığın kadar gücendirmeyebilir.',
    scorpio:
      'Deri değiştirir gibi bir dönem başlayabilir, üstelik bunu saklamak kolay olmayabilir. Karanlıkta yol bulmakta usta sayılırsın; dönüşte yanına ne alacağını seçmek ise daha yeni bir beceri.',
    sagittarius:
      'Kendine çizdiğin yolun levhası değişmiş olabilir. Jüpiter’in yönettiği burç uzağı görür; bu aylarda ayağının dibindeki küçük işaret de en az o kadar değerli.',
    capricorn:
      'Taşıdığın unvanlardan biri ağır gelmeye başlayabilir. Neyi gerçekten kendin seçtiğini ayırt edersen yarım yıl içinde yürüyüşün hem yavaşlar hem hafifler.',
    aquarius:
      'Farklı olmaktan yorulduğunu ya da yeterince farklı yaşamadığını düşünebilirsin. Her iki hâlde de yeni bir tanım aranıyor, o da herkesten biraz uzakta bulunuyor.',
    pisces:
      'Herkesin duygusunu taşırken kendininkini yeniden duyabilirsin. Sınır çizmek kuma çizgi çekmek gibi gelse de birkaç ay sonra o çizginin kaldığını görebilirsin.',
  },
  opposite: {
    aries:
      'Karşındaki kişi sana kendi hızını gösteren bir ayna tutabilir. Ortak bir karar gündeme gelirse ilk cümleyi ona bırak, ikincisi zaten senindir.',
    taurus:
      'Rahat bildiğin bir ilişkide derin bir soru sorulabilir. Sabit burcun inadı seni korur, ama cevabı da geciktirir; biraz merak iki taraf için de iyi bir başlangıç.',
    gemini:
      'Bir yakının sözü, uzun zamandır dağınık duran düşüncelerini toplayabilir. Tartışmayı kazanmak hoşuna gider, oysa burada asıl kazanç, dinlerken fikrini değiştirebilmektir.',
    cancer:
      'Birlikte yaşadığın ya da çalıştığın biri yükünü konuşmak isteyebilir. Korumaya koşmadan önce sor, belki tek istediği senin de yorulduğunu duymaktır.',
    leo: 'İlişkilerinde ışığın kime düştüğü tartışılabilir. Aslan cömert bir burçtur; sahne paylaşıldığında sevginin azalmadığını bu altı ay hatırlatabilir.',
    virgo:
      'Beraber yürüdüğün insanın dağınıklığı sana bir şey öğretebilir. Her kusuru onarmak senin işin sayılmaz, bazı eksikler yakınlığın bir parçası.',
    libra:
      'Dengelemeye alıştığın bir ilişkide karşı taraf açıkça seçim yapabilir. Nezaketle geciktirilen cevap ortamı ağırlaştırır; Terazi hava burcu olduğundan söz söylenince ferahlar.',
    scorpio:
      'Güvendiğin biri daha sade, daha sakin bir bağ isteyebilir. Bunu soğukluk sanma, derin su her zaman dalgalı olmaz.',
    sagittarius:
      'Yanındakinin küçük soruları, büyük planının eksiğini yakalayabilir. Sıkılmadan dinlersen yol aynı yol kalır, yalnızca haritası daha doğru olur.',
    capricorn:
      'Bir yakınlık senden çözüm yerine duygu bekleyebilir. Bunu gündeme almak takvimini bozmaz, hatta bazı işleri neden yaptığını sana hatırlatır.',
    aquarius:
      'Arkadaş bildiğin kişi senden daha sıcak, daha açık bir ilgi isteyebilir. Özgürlüğünü anlatırken ona da kendi isteğini söyleyecek yer aç.',
    pisces:
      'Ölçülü bir insan, bulanık bıraktığın bir anlaşmayı netleştirmek isteyebilir. Bu netlik sevgiyi azaltmıyor, kimin neyi taşıdığını görünür kılıyor.',
  },
  square: {
    aries:
      'Ev ile iş arasında bir yerde frene basman gerekebilir. Engeli omuzlamadan önce çevresini dolaş, belki de kapı yan taraftadır.',
    taurus:
      'Planının dışından gelen bir baskı seni kıpırdatabilir. Yerini korumak istiyorsan ufak bir esneklik göster, gövdesi kalın ağaç da dallarını oynatır.',
    gemini:
      'Birden fazla söz aynı güne düşüp seni köşeye sıkıştırabilir. Hepsini idare etmeye çalışmak yerine birini açıkça geri çevirmek zihnini ferahlatır.',
    cancer:
      'Dışarının telaşı huzurunu sınayabilir, su burcu olarak alışık olduğun köşene çekilmek istersin. Haber vererek çekilirsen suskunluğun küslük diye okunmaz.',
    leo: 'İstediğin ilgi başka bir yöne akabilir ve gururun buna bozulabilir. Sabit bir ateş burcu olduğundan harın kolay sönmez; biraz beklersen ışığını nereye vereceğin de belli olur.',
    virgo:
      'Düzenini bozan bir gelişme ilk hafta can sıkabilir. Merkür’ün yönettiği pratik bir burçsun; yeni duruma alışman uzun sürmez, sadece önce şikâyet hakkını kullan.',
    libra:
      'İki önemli kişi ya da iki görev senden aynı anda karar bekleyebilir. Ertelemek de bir cevaptır; nedeni ve süresi söylenince kimseyi oyalamaz.',
    scorpio:
      'Denetiminde olmayan bir değişiklik sinirini bozabilir. Gücünü neye harcayacağını seç; karışmadığın her kavga sonraki aylara saklanmış kuvvettir.',
    sagittarius:
      'Yolun ortasında beklenmedik bir ayrıntı seni oyalayabilir. Atlayıp geçme; küçük bir düzeltme ileride koca bir dönüşten kurtarabilir.',
    capricorn:
      'Sıkı programına uymayan bir istek önüne düşebilir. Burcunun yöneticisi Satürn sana dayanmayı öğretti, bu kez ders yükün bir kısmını paylaşmak olabilir.',
    aquarius:
      'İlkenle rahatın çatışabilir, çevren de taraf olmanı bekleyebilir. Fikrini değiştirmeden tavrını yumuşatabildiğinde gerilim çoğunlukla kendi kendine iner.',
    pisces:
      'Farklı yönlere çekildiğini hissedip ortadan kaybolmak isteyebilirsin. Kısa bir moladan sonra tek bir konuda açık konuşmak çoğunlukla yeter.',
  },
};
