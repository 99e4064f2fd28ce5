import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of family and friends, and what helps it there. */
export const matters: MattersOf<'people'> = {
  siblings: {
    aries: {
      is: 'Kardeşinle iki dakikada kapışır, üçüncüsünde birlikte gülersin; asıl içine oturan, onunla kıyaslanıp ikinci sayılmaktır.',
      helps:
        'Kardeşine sinirlendiğinde lafını yarım saat tut; haklıysan yine haklısın, haksızsan özür borcundan kurtulursun.',
    },
    taurus: {
      is: 'Sen kardeşine kolay darılmazsın ama bir haksızlık ettiyse, konu kapandı sanılırken sende olduğu gibi durur.',
      helps:
        'Ne istediğini kardeşine dosdoğru söyle; küs durarak anlatmaya çalıştığında o yalnızca inadını görüyor.',
    },
    gemini: {
      is: 'Kardeş senin için her şeyin anlatıldığı ilk arkadaştır; aranız soğuyunca en çok o bitmeyen muhabbeti ararsın.',
      helps: 'Kardeşine iğneli bir şaka yapacaksan önce yüzüne bak, o gün kaldıracak hâlde mi, değil mi.',
    },
    cancer: {
      is: 'Kardeşini çocukluktaki hâliyle seversin, o yüzden senden uzak bir hayat kurması sana biraz terk edilmek gibi gelir.',
      helps: 'Aranız limoniyse kardeşine sitem etme, yalnız ikinizin bildiği bir çocukluk anısıyla yaklaş.',
    },
    leo: {
      is: 'İçten içe kardeşinin sana hayran olmasını beklersin; herkes beğense de o görmezden geldi mi sevincin yarım kalır.',
      helps:
        'Kardeşinin iyi yaptığı bir şeyi başkalarının yanında söyle, aranızdaki gizli yarış çoğu zaman böyle yumuşuyor.',
    },
    virgo: {
      is: 'Kardeşinin her yanlışı gözüne batar, çünkü başına iş açılınca toparlayanın yine sen olacağını bilirsin.',
      helps:
        'Kardeşin derdini açtığında çözümleri sıralamadan önce ne yapmanı istediğini sor, belki sadece anlatmak istiyordur.',
    },
    libra: {
      is: 'Tatsızlık çıkmasın diye kardeşine hep alttan alırsın, sonra da kimse sana fikrini sormuyor diye için için kırılırsın.',
      helps:
        'Kardeşinle paylaşılacak ne varsa payını baştan söyle; sen “Fark etmez” dedikçe o gerçekten fark etmediğini sanıyor.',
    },
    scorpio: {
      is: 'Söz konusu kardeşinse dışarıya karşı kale gibisin, ama sırrını bir kere ağzından kaçırdıysa ona kolay kolay açılmazsın.',
      helps:
        'Kardeşinin niyetini okumaya çalışmak yerine kafana takılan olayı ona sor, cevabını da bölmeden dinle.',
    },
    sagittarius: {
      is: 'Kardeşine doğruyu pat diye söylersin; o günlerce düşünür, sen ne dediğini çoktan unutmuşsundur.',
      helps:
        'Kardeşinle aranız gerginse karşılıklı oturup dertleşmeye kalkma, uzunca bir yürüyüşte laf lafı açsın.',
    },
    capricorn: {
      is: 'Doğum sırası ne olursa olsun kardeşlerin sorumlusu sen oldun, onların rahatlığına kızarken biraz da imrenirsin.',
      helps: 'Kardeşine ait bir işi bu sefer ona bırak, geç ya da eksik yapsa bile arkasından tamamlama.',
    },
    aquarius: {
      is: 'Aynı evde büyüyüp bu kadar farklı olabilmek seni kardeşine yabancılaştırır, arkadaş gibi konuştuğunuz anlarda ise ona bayılırsın.',
      helps:
        'Kardeşini eski lakabıyla, eski rolüyle düşünme; şu sıralar neye kafa yorduğunu yeni tanışmışsınız gibi sor.',
    },
    pisces: {
      is: 'Kardeşine kıyamazsın, üzse de ona bahane bulur, kırıldığını ancak ortadan kaybolarak belli edersin.',
      helps: 'Kardeşinle aran bozulunca bütün suçu üstüne alma, hangi kısmı gerçekten sana ait, onu ayır.',
    },
  },
  children: {
    aries: {
      is: 'Çocuk deyince aklına birlikte koşturmak gelir, ağırdan alan ya da içine kapanan bir çocuk karşısında sabrın çabuk tükenir.',
      helps:
        'Çocuk sustuğunda üstüne gitme, beraber hareket edeceğiniz bir iş bul; laf çoğu zaman yan yana uğraşırken açılıyor.',
    },
    taurus: {
      is: 'Bir çocuğa verebileceğin en güzel şey yerinden oynamayan biri olmaktır, zorlandığın yer onun başka türlü yaşamak istemesidir.',
      helps:
        'Çocukla inatlaştığını fark edersen önce birlikte bir şeyler yiyin, karnınız doyunca ikinizin de sesi alçalır.',
    },
    gemini: {
      is: 'Sen çocukla çocuk olur, her sorusuna yetişirsin, tek kelimeyle cevap veren bir genç ise seni çaresiz bırakır.',
      helps:
        'Çocuğa gününün nasıl geçtiğini değil, kimsenin sormadığı tuhaf bir şey sor, sonra da susup bekle.',
    },
    cancer: {
      is: 'Anne baba olmakta en derin korkun çocuğun sana artık ihtiyaç duymamasıdır, sessizleşen bir ev herkesten çok sana dokunur.',
      helps:
        'Çocuğa “Beni hiç aramıyorsun” demek yerine gününden küçük, neşeli bir şey anlat, cevap vermesi kolaylaşsın.',
    },
    leo: {
      is: 'Kendi çocuğun olsun, yeğenin olsun, onunla gururlanmayı seversin, beğenmediğin bir yol seçtiğinde ise üstüne alınırsın.',
      helps:
        'Çocuğa beceremediğin bir şeyi anlatıp birlikte gülün; senin de tökezlediğini bilen daha rahat konuşur.',
    },
    virgo: {
      is: 'İyi bir anne ya da baba olur muyum, oldum mu diye en çok sen sorarsın, çünkü aklından hep eksiklerin geçer.',
      helps: 'Çocuğun bugün iyi yaptığı bir şeyi söyle ve tam orada dur, arkasından “ama” getirme.',
    },
    libra: {
      is: 'Çocuğa hayır derken içinden özür dilersin, evde surat asılmasın diye koyduğun kuralı kendin yumuşatırsın.',
      helps:
        'Çocuğa koyduğun sınırı uzun uzun savunma, bir kere sakince söyle ve o somurturken fikrini değiştirme.',
    },
    scorpio: {
      is: 'Çocuk senden bir şey sakladığında hemen sezersin, sevgin de öyle yoğundur ki bazen ona nefes alacak yer kalmaz.',
      helps:
        'Çocuğun ağzından laf almaya çalışma; kızmadan dinleyebildiğini bir kez görsün, gerisini ne zaman isterse anlatsın.',
    },
    sagittarius: {
      is: 'Çocuğa dünyayı göstermeye can atarsın, kuralları, uyku saatleri seni sıkar; çocuk fikri bile içindeki gezginle çekişir.',
      helps: 'Çocuğa büyük sözler vermek yerine küçük bir söz ver ve tam söylediğin saatte tut.',
    },
    capricorn: {
      is: 'Ebeveynlik sende önce sorumluluk demektir; çocuğun yarınını düşünürken onunla bugün gülmeyi ertelersin.',
      helps: 'Çocukla sırf gülmek için yarım saat geçir; ders, para, gelecek lafı o süre yasak olsun.',
    },
    aquarius: {
      is: 'Yaşı kaç olursa olsun çocukla dengin gibi konuşursun; bu onun hoşuna gider, ama ara sıra sarılmanı da bekler.',
      helps: 'Çocuk dertliyken mantıklı açıklamanı sonraya bırak, önce yanına otur ve biraz öyle kal.',
    },
    pisces: {
      is: 'Oyun uydurmakta hiçbir çocuktan geri kalmazsın, onun üzüntüsünü kendininki gibi yaşamak ise seni tüketir.',
      helps: 'Çocuğun canı sıkkınsa onunla birlikte dağılma, sakin kalman ona bütün tesellilerden çok yarar.',
    },
  },
  mother: {
    aries: {
      is: 'Annen ne yapman gerektiğini söylemeye başladığı an tepen atar, sesi hiç çıkmayınca da bir tuhaf olursun.',
      helps:
        'Annenin lafı damarına bastığında konuyu orada bırak, “sonra konuşalım” de, cevabını sakinleşince ver.',
    },
    taurus: {
      is: 'Annene bağlılığını sözle değil, bozmadığın alışkanlıklarla gösterirsin; seni değiştirmeye kalktığında ise taş kesilirsin.',
      helps:
        'Annene her konuda direnmek yerine vazgeçmeyeceğin tek konuyu seç ve onu yumuşak bir sesle söyle.',
    },
    gemini: {
      is: 'Annenle saatlerce konuşabilirsin, gelgelelim asıl mesele yaklaşınca ikinizden biri hemen bir akrabadan söz açar.',
      helps:
        'Annene gençliğinde en çok neye güldüğünü sor, bildiğini sandığın insanın başka bir yüzüne rastlayabilirsin.',
    },
    cancer: {
      is: 'Annenin sesindeki en ufak değişikliği duyarsın; o üzgünse, sebebini bilmesen bile senin günün de kararır.',
      helps:
        'Annenin neşesinden sorumlu olmadığını kendine hatırlat, onunla konuştuktan sonra da sevdiğin bir şarkı aç.',
    },
    leo: {
      is: 'Annen seninle övünsün istersin, onun bir dudak büküşü bütün dünyanın alkışını susturmaya yeter.',
      helps: 'Annenden beklediğin o güzel sözü bir kez kendin kendine söyle, ondan da gelirse hediye say.',
    },
    virgo: {
      is: 'Birbirinizin eksiğini düzelterek sevdiğiniz için annenle sohbetin bir yerinde iş hep denetime döner.',
      helps: 'Annen yine bir kusurunu bulursa savunmaya geçme, “Olabilir” de ve ona başka bir şey sor.',
    },
    libra: {
      is: 'Annen kırılmasın diye yarım doğrular söylersin, hatır için yuttukların da seni yavaş yavaş ondan uzaklaştırır.',
      helps: 'Annene önce önemsiz bir konuda katılmadığını söyle, büyük konuların provası olur.',
    },
    scorpio: {
      is: 'Annenle ya çok yakınsın ya duvar gibi uzak; söylenmemişler aranızda söylenenlerden fazla yer tutar.',
      helps:
        'Annenle bütün hesapları görmeye kalkma, canını en çok yakan cümleyi önce güvendiğin birine anlat.',
    },
    sagittarius: {
      is: 'Araya biraz mesafe girince annenle pek güzel anlaşırsın, fazla yakından sorulan sorular ise ayağına bağ olur.',
      helps:
        'Annene sorguya çekilmiş gibi kısa cevap verme, komik bir olayı baştan sona anlat, soruya yer kalmasın.',
    },
    capricorn: {
      is: 'Annene yük olmamaya öyle alışmışsın ki ondan şefkat istemek aklına bile gelmez, aranızda hep işler konuşulur.',
      helps:
        'Annene ya da sana annelik etmiş birine bir kez yorgun olduğunu söyle, güçlü görünmeye de çalışma.',
    },
    aquarius: {
      is: 'Annen seni olduğun gibi değil de hayal ettiği gibi görünce soğursun; sevmediğinden değil, tanınmadığından.',
      helps:
        'Annenin anlamadığı hayatından ufak bir parça seç, ders vermeden, ilk kez duyan birine anlatır gibi anlat.',
    },
    pisces: {
      is: 'Annenin derdini öyle içine alırsın ki onun adına üzülmekten kendi kırgınlığına sıra gelmez.',
      helps:
        'Annenle konuşmadan önce ne kadar vaktin olduğuna karar ver, dolunca da suçluluk duymadan vedalaş.',
    },
  },
  father: {
    aries: {
      is: 'Babanla inadınız aynı hamurdan; hem her sözüne karşı çıkar hem takdirini kazanmak için koşarsın.',
      helps:
        'Babanla laf sertleşince kazanmaya çalışma, maç olur, motor olur, ikinizin de sevdiği bir konuya geç.',
    },
    taurus: {
      is: 'Babanın sözünden çok emeğine bakarsın, sevgiyi de orada ararsın; bulamadığın yerde ses etmeden gücenirsin.',
      helps: 'Babanla konuşacak şey çıkmıyorsa elinden gelen bir işi sor, nasıl yapıldığını sana göstersin.',
    },
    gemini: {
      is: 'Lafın hiç tükenmediği hâlde babanın yanında söz ararsın, muhabbetiniz iki haber başlığında biter.',
      helps:
        'Babana fikrini alabileceğin küçük, gerçek bir mesele götür; öğüt vermek çoğu babanın sohbet etme biçimidir.',
    },
    cancer: {
      is: 'Babanın sert görünüşünün altında bir sıcaklık ararsın, bulduğun küçücük işareti de yıllarca saklarsın.',
      helps:
        'Babanın seni düşündüğünü gösteren bir davranışı olduysa, içinde tek söz geçmese de onu hesaba kat.',
    },
    leo: {
      is: 'Babanın gözünde parlamak senin için her ödülden önemlidir; duymadığın bir “aferin” varsa yeri hâlâ boştur.',
      helps:
        'Babandan beklediğin övgü aklına düşünce, seni gerçekten takdir etmiş başka bir büyüğün sözünü hatırla.',
    },
    virgo: {
      is: 'Babanın beklentisini kafana ölçü diye çakmışsın, o ağzını açmasa da işini onun gözüyle denetlersin.',
      helps: 'Kendini eleştirirken bir dur, bu konuşan babanın sesi mi, senin sesin mi, ayırmaya çalış.',
    },
    libra: {
      is: 'Ters düşmemek için babanın yanında fikrini yuvarlar, asıl söylemek istediğini eve dönerken içinden tamamlarsın.',
      helps:
        'Babanın karşısında haklı çıkman gerekmez, ufak bir konuda “Ben başka düşünüyorum” de, gerisini açıklama.',
    },
    scorpio: {
      is: 'Babana kolay açılmazsın, gücünü nasıl kullandığına bakarsın; sende bıraktığı iz, emir veren herkese bakışına sızar.',
      helps:
        'Babana duyduğun öfkeyi kimseye kanıtlaman gerekmez, bir deftere olduğu gibi yaz ve kimseye okutma.',
    },
    sagittarius: {
      is: 'Babanın koyduğu kurallara itiraz ede ede kendi yolunu bulursun, onunla şakalaşabildiğin anların tadı başkadır.',
      helps:
        'Babanla fikir tartışmasına girmeden gençken nereleri görmek istediğini sor, ikiniz de hikâyede daha rahatsınız.',
    },
    capricorn: {
      is: 'Sende baba demek çıta demektir; ulaştıkça yükseltirsin, ona benzediğini fark ettiğin an da irkilirsin.',
      helps:
        'Senin içine sinen bir başarını seç, baban beğenir mi diye düşünmeden onu bir arkadaşınla kutla.',
    },
    aquarius: {
      is: 'Babanı önce bir insan olarak anlamaya çalışırsın, otorite tasladığı anda ise hat kesilir.',
      helps:
        'Babanla siyaset ve hayat dersi dışında tuhaf bir merak bulun, ikinizin de acemisi olduğu cinsten.',
    },
    pisces: {
      is: 'Babanın varlığı da yokluğu da sende özleme döner, gerçek adamla hayalindeki baba birbirine karışır.',
      helps:
        'Babandan ne beklediğini, onun gerçekte ne verebildiğini ayrı ayrı düşün; üzüntünün yeri belli olsun.',
    },
  },
  inLaws: {
    aries: {
      is: 'Kayınvaliden lafı dolandırıp iğneleyince çıldırırsın; yüzüne söylese kavga eder, akşamına barışırdın.',
      helps:
        'Kayınvalide ziyareti uzadıkça içinde biriktirme, her gün bir bahaneyle yarım saat tek başına dışarı çık.',
    },
    taurus: {
      is: 'Eşinin ailesine saygıda kusur etmezsin, ama kayınvaliden evindeki düzene el attı mı suratın asılır.',
      helps:
        'Kayınvaliden misafirse ona rahat edeceği bir yer göster, seninkine dokunulmayacağını da ilk gün gülerek söyle.',
    },
    gemini: {
      is: 'Kayınvalideni konuşturup güldürmeyi bilirsin, sonra ağzından kaçan bir laf bütün sülaleye yayılır.',
      helps: 'Eşinin ailesine yayılmasını istemediğin hiçbir şeyi anlatma, onun yerine bol bol soru sor.',
    },
    cancer: {
      is: 'Eşinin ailesi seni kendi evladı gibi sarsın istersin, el muamelesi gördüğün an sessizce uzaklaşırsın.',
      helps:
        'Kayınvaliden soğuk durduğunda üstüne alınmadan önce eşine sor, belki kadıncağız herkese öyledir.',
    },
    leo: {
      is: 'Kayınvalidenin seni el üstünde tutması hoşuna gider, başkasıyla kıyasladığı anda ise gururun ayağa kalkar.',
      helps:
        'Kayınvalideni iyi bildiği bir konuda konuştur, tarifini, usulünü sor, bırak biraz da o parlasın.',
    },
    virgo: {
      is: 'Kayınvaliden temizliğine, usulüne laf ettiğinde günlerce aklından çıkmaz, çünkü o kusuru ondan önce sen bulmuşsundur.',
      helps: 'Kayınvaliden bir eksik gösterirse teşekkür edip geç, aynı gün düzeltmeye girişme.',
    },
    libra: {
      is: 'İki aile arasında elçi gibi gidip gelirsin, hem kayınvalide hem eş memnun olsun derken sana yer kalmaz.',
      helps: 'Eşinin ailesine iletilecek bir istek varsa sen taşıma, eşin annesine kendi ağzıyla söylesin.',
    },
    scorpio: {
      is: 'Kayınvalidenin niyetini ilk bakışta okur, gülümsersin; eşin ondan yana çıkınca ise içinde fırtına kopar.',
      helps:
        'Eşine bütün ailesini şikâyet etme, sana dokunan tek davranışı anlat, ondan ne beklediğini de ekle.',
    },
    sagittarius: {
      is: 'Eşinin ailesiyle kısa, neşeli buluşmalarda harikasın, günler süren misafirlikte ise yolda mahsur kalmış gibi olursun.',
      helps:
        'Kayınvalide kalmaya geldiyse onu gezdir; evde karşılıklı otururken batan sözler dışarıda kahkahaya karışıyor.',
    },
    capricorn: {
      is: 'Kayınvalidene karşı görevini eksiksiz yaparsın, kıymetinin bilinmediğini görünce de araya resmiyet koyarsın.',
      helps:
        'Eşinin ailesi için neyi ne sıklıkta yapacağını eşinle baştan konuş, fazlasını içinden sayıp durma.',
    },
    aquarius: {
      is: '“Bizim ailede böyle yapılır” sözünü duyduğun an, kayınvalidenin sevgisi bile sana mecburiyet gibi görünür.',
      helps:
        'Kayınvalidenle âdetlerin dışında bir ortak nokta ara, onu yolda tanıştığın ilginç biri gibi dinle.',
    },
    pisces: {
      is: 'Kayınvaliden dert yanınca kıyamaz, her isteğine peki dersin, sonra kendi evinde saklanacak yer ararsın.',
      helps:
        'Kayınvaliden bir şey istediğinde hemen söz verme, “Bir konuşalım, haber veririm” cümlesi elinin altında dursun.',
    },
  },
  familyQuarrel: {
    aries: {
      is: 'Aile kavgasında ilk sesini yükselten sen olabilirsin, ezilenin önüne ilk geçen de sensin.',
      helps: 'Evde sesler yükselince “Kaçmıyorum, soğuyunca konuşuruz” de ve biraz yürümeye çık.',
    },
    taurus: {
      is: 'Evdeki kavgada taraf tutmaz görünürsün, ama bir kere karar verdin mi kimse seni yerinden kıpırdatamaz.',
      helps: 'Ailede barış için nutuk gerekmez, herkesin sevdiği bir yemeği yap ve o akşam konuyu açma.',
    },
    gemini: {
      is: 'Ailede herkes derdini sana anlatır, sen de lafı ötekine taşımadan edemezsin, kavga biraz da böyle büyür.',
      helps: 'Bir akrabanın dediğini ötekine aktarmadan önce düşün, bu söz kavgayı kısaltır mı, uzatır mı?',
    },
    cancer: {
      is: 'Ailede iki kişi küsse dünyan başına yıkılır, barışsınlar diye herkesin gönlünü ayrı ayrı yaparsın.',
      helps: 'Küsleri barıştırmaya koşmadan önce bu kavgada senin neye kırıldığını bul ve birine söyle.',
    },
    leo: {
      is: 'Aile kavgasında son sözü söylemek istersin, dinlenmediğini görünce asıl meseleyi unutup buna gücenirsin.',
      helps: 'Evdeki tartışmada sesini ilk alçaltan ol, haklılığını ilan etmeden de büyüklük sende kalır.',
    },
    virgo: {
      is: 'Evde tartışma çıkınca kimin ne dediğini virgülüne kadar hatırlarsın; haklı çıkarsın, kimse de rahatlamaz.',
      helps:
        'Kavga sürerken kimsenin yanlışını düzeltme, ailece yatışınca çözülebilecek tek maddeyi ortaya koy.',
    },
    libra: {
      is: 'Aile ikiye bölününce iki yana da hak verirsin, sonunda ikisi birden sana “Kimden yanasın?” diye çıkışır.',
      helps:
        'Aile kavgasında hakemliği kabul etme, “İkinizi de seviyorum, bunu aranızda çözün” cümlesini hazır tut.',
    },
    scorpio: {
      is: 'Herkes görünürdeki sebebe bağırırken aile kavgasının altındaki eski meseleyi sen görürsün, tam da o yüzden susarsın.',
      helps: 'Elindeki en ağır sözü aile tartışmasında kullanma; o an rahatlatsa bile geri toplanmıyor.',
    },
    sagittarius: {
      is: 'Evde küslük uzadı mı bunalırsın, herkese gerçeği bir çırpıda söyler, sonra neden gülmediklerine şaşarsın.',
      helps:
        'Aile gerginken içinden geçen doğrunun kime yarayacağını düşün, şakayı da barıştıktan sonraya sakla.',
    },
    capricorn: {
      is: 'Aile kavgasında soğukkanlı büyük rolü sana düşer, senin de kırılabileceğin kimsenin aklına gelmez.',
      helps:
        'Evdekileri yatıştırdıktan sonra bir cümle de kendin için kur ve bu kavganın sana da dokunduğunu söyle.',
    },
    aquarius: {
      is: 'Akrabalar birbirine girince dışarıdan bakıp mantığını kurarsın; evdekiler bu sakinliğini umursamazlık sanır.',
      helps:
        'Aile tartışmasına çözüm getirmeden önce herkesi bir kez anladığını söyle, fikrin ikinci sırada gelsin.',
    },
    pisces: {
      is: 'Evde bağrışma başlayınca kavga sanki senin içinde olur, suçun yokken bile özür dileyip bitirmek istersin.',
      helps:
        'Aile barışsın diye yapmadığın şeyi üstlenme, ortalık gerginse başka bir odaya geçip biraz soluklan.',
    },
  },
  ageingParents: {
    aries: {
      is: 'Yaşlanan annenin babanın her işine koşarsın, seni yoran onların yavaşlığı, aynı sorunun beşinci kez gelmesidir.',
      helps:
        'Anne babana bakarken koşturulacak işleri sen al, sabır isteyen kısımları bir başkasıyla paylaş.',
    },
    taurus: {
      is: 'Anne babanın güçten düşmesi senin güvenli bildiğin zemini oynatır, her şey eskisi gibi kalsın diye diretirsin.',
      helps: 'Yaşlanan anne babanla bir tek eski alışkanlığınıza sahip çık, ötekiler değişirken ses etme.',
    },
    gemini: {
      is: 'Yaşlı anne babanı haberle, fıkrayla diri tutarsın, uzun uzun yanlarında oturmak ise içini daraltır.',
      helps:
        'Anne baban eski hikâyeleri anlatırken sesini kaydet, onuncu kez dinlemenin de bir sebebi olsun.',
    },
    cancer: {
      is: 'Yaşlanan anne babana bakmak sana söylenmesi bile gerekmeyen bir iş gibi gelir, “yoruldum” demek ise vefasızlık gibi.',
      helps: 'Arada bir, anne babanla ilgilenme işini başkasına devret ve o saatlerde arayıp sorma.',
    },
    leo: {
      is: 'Anne babana yaşlılıklarında gönlünce, cömertçe bakmak istersin, emeğini gören olmayınca da huysuzlanırsın.',
      helps:
        'Anne babana bakarken yaptıklarını seni takdir eden bir dosta anlat, bir “Helal olsun” duymak hakkın.',
    },
    virgo: {
      is: 'Yaşlı anne babanın randevusu, evrakı, alışverişi hep senin aklındadır, unutulan tek bir şey gecene mal olur.',
      helps:
        'Anne baban için yapılacakları yaz, yarısının karşısına başka bir ad koy ve nasıl yaptığına karışma.',
    },
    libra: {
      is: 'Anne babaya kim bakacak sorusunda adalet ararsın, tartışma çıkmasın diye de çoğunu yine sen üstlenirsin.',
      helps:
        'Anne babanın bakımını herkes bir aradayken konuşun, tek tek rica ettikçe borçlu çıkan sen oluyorsun.',
    },
    scorpio: {
      is: 'Yaşlanan anne babana bakarken eski kırgınlıklar da yanına oturur, sevgiyle öfkeyi aynı anda taşırsın.',
      helps:
        'Arada anne babana kızıyorsun diye kendini kötü belleme, bunu anlatabileceğin ağzı sıkı birini bul.',
    },
    sagittarius: {
      is: 'Anne baban yaşlanınca özgürlüğünle vefan çekişir; yanlarındayken yolları, yoldayken onları düşünürsün.',
      helps:
        'Yaşlı anne babana ayırdığın saatleri baştan belirle, geri kalanında vicdanınla pazarlık etmeden kendi işine bak.',
    },
    capricorn: {
      is: 'Anne baban yaşlandıkça evin direği sen olursun; yardım istemeden taşır, sonra neden sertleştiğine şaşarsın.',
      helps: 'Anne babanın bakımını bir iş planı gibi böl, yardım istemeyi de o planın maddesi yap.',
    },
    aquarius: {
      is: 'Yaşlanan anne babana en pratik çözümü, en yeni aleti bulursun, onlarsa bazen yalnızca yanlarında oturmanı ister.',
      helps:
        'Anne babanın işini kolaylaştırmadan önce ne istediklerini sor, en ufak şeyde bile söz onlarda kalsın.',
    },
    pisces: {
      is: 'Anne babanın yaşlandığını görmek içini dağlar, onlara bakarken kendin diye birinin olduğunu unutursun.',
      helps:
        'Yaşlanan anne babanın yanından çıkınca hemen başka bir işe koşma, araya yalnız sana ait sessiz bir saat koy.',
    },
  },
  celebration: {
    aries: {
      is: 'Düğünde, doğum gününde ortalığı ilk coşturan sensin, bitmeyen hazırlıklar ve nazlı akrabalar ise sinirini bozar.',
      helps:
        'Kutlamanın başlangıcında görev al, hazırlığı başkasına bırak; müziği sen aç, ilk oynayan sen ol.',
    },
    taurus: {
      is: 'Evde kutlama varsa herkes tıka basa doysun istersin, habersiz gelen fazladan misafir bütün hesabını şaşırtır.',
      helps:
        'Bayram ya da doğum günü menüsünü kısa tut, iki yemeği çok iyi yap, kalanını misafirler getirsin.',
    },
    gemini: {
      is: 'Kalabalık davette herkesle beşer dakika konuşur, kimsenin yanında durmazsın, sonra kime ne dediğini karıştırırsın.',
      helps:
        'Davette tanıştırma işini üstlen, birbirini bilmeyen iki kişiyi yan yana getirip sohbetlerini sen başlat.',
    },
    cancer: {
      is: 'Bayramda herkes bir arada olsun diye çırpınırsın, bir kişi eksikse gözün akşam boyu onun yerine takılır.',
      helps: 'Kutlamada gelmeyeni değil geleni say, işlere sığınmadan bir saat de onların arasında otur.',
    },
    leo: {
      is: 'Kendi doğum gününü önemsemiyor görünür, kim hatırladı kim hatırlamadı diye içinden yoklama alırsın.',
      helps:
        'Doğum gününün nasıl kutlanmasını istediğini açıkça söyle, sürpriz beklemek sana fazla gergin bir oyun.',
    },
    virgo: {
      is: 'Davette herkes eğlenirken sen eksik peçeteyi görürsün, misafir gidince de aksayanları bir bir sayarsın.',
      helps:
        'Kutlama hazırlığında ufak bir şeyi bilerek eksik bırak, fark eden çıkacak mı diye keyifle bekle.',
    },
    libra: {
      is: 'Düğünde kim kimin yanına oturacak derdi sende başlar, herkes hoşnut kalsın diye kendi eğlenceni kaçırırsın.',
      helps:
        'Oturma düzenini tek kişiye danışıp bitir, kutlama başladıktan sonra kimsenin yerini değiştirme.',
    },
    scorpio: {
      is: 'Büyük kutlamalar sana yapmacık gelir, sevdiğin üç kişiyle geçen bir akşamın tadını ise kimse senin kadar çıkaramaz.',
      helps:
        'Aile toplanınca bunalırsan sana hareket verecek küçük bir görev al, dönüşte en sevdiğinin yanına otur.',
    },
    sagittarius: {
      is: 'Bayram, düğün, doğum günü fark etmez; ne kadar kalabalık o kadar iyi der, son anda on kişi daha çağırırsın.',
      helps: 'Davetlileri çoğaltmadan önce ev sahibine sor, ev sahibi sensen de bir yardımcı ayarla.',
    },
    capricorn: {
      is: 'Kutlamanın bütçesi, saati, aksiliği senden sorulur, eğlenmeye ancak herkes gittikten sonra sıra gelir.',
      helps: 'Düğün ya da bayram günü telefonunu birine emanet et, aksilikleri o çözsün, sen oyna.',
    },
    aquarius: {
      is: 'Takvim öyle diyor diye neşelenmek tuhafına gider, bayramda, düğünde herkesin yaptığını yapmamak için bahane ararsın.',
      helps:
        'Kutlamaya kendi garip küçük geleneğini kat, geri kalanında akrabaların âdetine gülümseyerek uy.',
    },
    pisces: {
      is: 'Doğum günleri, bayramlar seni hem duygulandırır hem yorar, kalabalığın ortasında birden dalıp gidersin.',
      helps:
        'Kutlama boyunca herkesin keyfini sen gözetme, ara verebileceğin sakin bir yeri baştan gözüne kestir.',
    },
  },
  bestFriend: {
    aries: {
      is: 'Yüzüne karşı “Saçmalama” diyebilen kişi en yakın arkadaşındır, arkandan konuştuğunu duyarsan o an soğursun.',
      helps:
        'Kıskandığını fark edersen bunu en yakın arkadaşına gülerek itiraf et, saklandıkça yarışa dönüyor.',
    },
    taurus: {
      is: 'En yakın arkadaşını bir ömürlük seçersin, araya yeni biri girince de belli etmeden sahiplenirsin.',
      helps:
        'Başka dostlarıyla da görüşüyor diye arkadaşına surat asma, yalnız ikinizin olan bir buluşmayı sabitle.',
    },
    gemini: {
      is: 'Dostluğu sohbetin akışından ölçersin, en yakın arkadaşının haberini başkasından duyunca fena bozulursun.',
      helps: 'Arkadaşının sana anlattıklarını o yanında yokken konu etme, senden de aynısını bekleyebilsin.',
    },
    cancer: {
      is: 'En yakın arkadaşın senin için aileden sayılır, aramadığı günlerde kusuru önce kendinde ararsın.',
      helps: 'Önce kim arayacak diye bekleme, en yakın arkadaşını özlediysen bunu ona düpedüz söyle.',
    },
    leo: {
      is: 'Dostuna toz kondurmaz, onu herkese översin; senin sevincinde onun gözü parlamıyorsa anında görürsün.',
      helps:
        'Güzel haberine arkadaşın sönük karşılık verdiyse gününün nasıl geçtiğini sor, sonra haberini yeniden anlat.',
    },
    virgo: {
      is: 'Yakın arkadaşını işini kolaylaştırarak seversin, o ise iyi niyetli öğüdünü bazen eleştiri diye alır.',
      helps: 'Bir dostu hatalarının sayısıyla tartma, sıkıştığın bir gün senin için ne yaptığını hatırla.',
    },
    libra: {
      is: 'Arkadaşın üzülmesin diye gerçeği cilalarsın, sonra da en yakınım beni gerçekten tanıyor mu diye meraklanırsın.',
      helps: 'En yakın arkadaşın “nereye gidelim” derse topu ona atma, bu kez canının ne çektiğini söyle.',
    },
    scorpio: {
      is: 'En yakın dostuna sırrını verir, karşılığında tam sadakat beklersin; en ufak ikiyüzlülüğü bile gözünden kaçmaz.',
      helps: 'Dostunu gizlice denemek yerine şüpheni ona sor, yüzü ve sesi sana yeterince şey anlatır.',
    },
    sagittarius: {
      is: 'Dost dediğin seni güldürmeli, sıkmamalı; uzun bir aradan sonra kaldığın yerden sürdürebildiğine en yakınım dersin.',
      helps: 'Sitem eden bir arkadaşa savunma yapma, bir dahaki buluşmanın gününü oracıkta kararlaştırın.',
    },
    capricorn: {
      is: 'Kimseyi kolay kolay en yakın arkadaş saymazsın, saydığın kişi gece yarısı çağırsa söylene söylene gidersin.',
      helps: 'Dostuna yalnız bir iş düşünce değil, hiçbir gerekçen yokken de kısa bir selam yolla.',
    },
    aquarius: {
      is: 'Arkadaşın çoktur da en yakını kim diye sorulsa duraklarsın, çünkü herkesle arana bir mesafe payı koyarsın.',
      helps:
        'Bir kez de en yakın arkadaşına ne hissettiğini anlat, fikrini sonraya sakla, ne kadar kısa olursa olsun.',
    },
    pisces: {
      is: 'Arkadaşının iyi yanına öyle inanırsın ki gerçek dost olmadığını gösterse bile bunu en son sen kabul edersin.',
      helps:
        'En yakın arkadaşınla görüştükten sonra nasıl hissettiğine bak; hafiflemiş misin, boşalmış mı, aklında tut.',
    },
  },
  newFriends: {
    aries: {
      is: 'Yeni bir şehirde arkadaş edinmek için beklemezsin, ilk selamı verirsin; senin zorun ikinci buluşmadır.',
      helps: 'Yeni tanıştığın biriyle görüşmeyi “Bir ara” diye bırakma, aklındayken somut bir teklif et.',
    },
    taurus: {
      is: 'Yeni arkadaşlık sende ağır pişer, aynı yüzü aynı yerde defalarca görmeden içini açmazsın.',
      helps: 'Arkadaş edinmek için hep aynı saatte aynı yere uğra, selamlaştıkların zamanla tanıdık olsun.',
    },
    gemini: {
      is: 'Tanışmak senin için çocuk oyuncağıdır; rehberin yeni arkadaşla dolar, derdini anlatacağın kişi yine azdır.',
      helps: 'Yeni tanıdıklarından birini seç, başka biriyle tanışmadan önce ona ikinci kez yaz.',
    },
    cancer: {
      is: 'Yabancı bir yerde önce eski arkadaşlarını özlersin, yenilerine yaklaşmak için de çağrılmayı beklersin.',
      helps: 'Arkadaş olmak istediğin kişiyi baş başa, kısa bir buluşmaya çağır; kalabalıkta sesin çıkmıyor.',
    },
    leo: {
      is: 'Yeni bir ortamda ilgiyi kolayca toplarsın, arkadaşlık içinse sana hayran olan değil seni merak eden biri gerekir.',
      helps: 'Yeni tanıştığın kişiye bir hikâyeni anlat, ardından onunkini iste ve araya girmeden dinle.',
    },
    virgo: {
      is: 'Rahatsızlık vermeyeyim diye yeni insanların yanında geride durursun, bir işe yaradığın anda dilin çözülür.',
      helps:
        'Arkadaş bulmak için yardıma ihtiyacı olan bir gruba katıl, elin meşgulken tanışmak sana daha kolay.',
    },
    libra: {
      is: 'Yeni tanıştığın herkes seni kibar ve hoş bulur, arkadaşlığa geçmek içinse bu kadar kibarlık fazla gelir.',
      helps: 'Yeni bir arkadaş adayına sevmediğin bir şeyi de söyle, her zevkinizin tutması şart değil.',
    },
    scorpio: {
      is: 'Yeni biriyle arkadaş olmadan önce onu uzun uzun süzersin, o da bu arada seni soğuk sanır.',
      helps:
        'Tanıştığın kişiye önemsiz ama gerçek bir şeyini söyle, onunla ne yaptığına bak; sırların sırasını beklesin.',
    },
    sagittarius: {
      is: 'Otobüste, kuyrukta, dilini bilmediğin yerde bile arkadaş edinirsin; kalıcısını bulmak için biraz yerinde durman gerekir.',
      helps:
        'Yeni insanlar için bir kursa, bir yürüyüş grubuna katıl ve sıkıldığın ilk günden sonra bir kez daha git.',
    },
    capricorn: {
      is: 'Yeni bir çevrede önce işini yoluna koyarsın, arkadaşlık sonraya kalır, bir bakarsın herkes çoktan gruplaşmış.',
      helps:
        'Arkadaş edinmeyi işlerin bitmesine bırakma; tanıştığın birine ayıracağın akşamı işlerden önce ayarla.',
    },
    aquarius: {
      is: 'Sen arkadaşı hatır ziyaretinde bulmazsın; ortak bir merakta, bir davada ya da acayip bir kulüpte bulursun.',
      helps: 'Yeni tanıştığın kişilerle yalnız ortak konunuzu konuşma, bir kez de nasıl olduklarını sor.',
    },
    pisces: {
      is: 'Yeni insanların suyuna gider, onlar neyi severse sen de seversin, sonra arkadaş oldukları kişi ben miyim diye şüpheye düşersin.',
      helps: 'Yeni biriyle buluşurken yeri sen seç, rahat ettiğin ortamda sesin daha çok çıkar.',
    },
  },
  lostFriend: {
    aries: {
      is: 'Konuşmadığın arkadaşa öfken çoktan geçmiştir, geriye ilk adıma izin vermeyen o gurur kalmıştır.',
      helps:
        'Kopan bir arkadaşa yazacaksan, sıcağı sıcağına yazdığını ertesi sabah bir daha okumadan gönderme.',
    },
    taurus: {
      is: 'Arkadaşın soğuyunca olduğun yerde kalıp gelip anlatmasını beklersin, bekledikçe aradaki buz kalınlaşır.',
      helps:
        'O arkadaşla yaptığınız güzel bir şeyi tek başına ya da başkasıyla sürdür, onun yüzünden bırakma.',
    },
    gemini: {
      is: 'Arkadaşının neden sustuğunu her gün başka türlü açıklarsın; sessizlik sana en ağır laftan beter gelir.',
      helps:
        'Susan arkadaş için herkesten yorum toplama, bildiğin kısımla uydurduğun kısmı birbirinden ayır.',
    },
    cancer: {
      is: 'Soğuyan bir arkadaşı eski fotoğraflarda, eski şakalarda yaşatır, ben neyi yanlış yaptım diye sorar durursun.',
      helps: 'Kopan arkadaşla çekilmiş fotoğraflara yalnızken dalma, o günleri bilen biriyle bakıp gülün.',
    },
    leo: {
      is: 'Bir arkadaş seni hayatından sessizce çıkarırsa özlemden önce onurun sızlar, aramayacağına yemin edersin.',
      helps: 'Eski arkadaşınla olanları bir kez de onun ağzından anlat, sonra sende ne değiştiğine bak.',
    },
    virgo: {
      is: 'Arkadaşlık kopunca son konuşmayı kelime kelime incelersin, sebebi bulursan düzelteceğini sanırsın.',
      helps:
        'Soğuyan arkadaşın gerekçesini tek başına çözemezsin; kendi payını bul, gerisini onun hesabına bırak.',
    },
    libra: {
      is: 'Küs kaldığın arkadaş aklının bir köşesinde hep rahatsızlık verir, tatlıya bağlanmayan hiçbir şey sende bitmez.',
      helps: 'Küs olduğun arkadaş için ortak dostları aracı etme, söyleyeceğini önce kendi kendine prova et.',
    },
    scorpio: {
      is: 'Aranın açıldığı arkadaşı silmiş gibi yaparsın, adı geçince ise herkesten dikkatli dinlersin.',
      helps: 'O arkadaşın ne yaptığını uzaktan izlemeyi bir süre kes, geriye merak mı kalıyor özlem mi, gör.',
    },
    sagittarius: {
      is: '“Arkadaşlar gelir geçer” dersin, yine de yolda komik bir şey görünce aklına önce o kopan dost düşer.',
      helps:
        'Eski arkadaşına bir şey diyeceksen kim haklıydı konusunu açma, onu aklına getiren ufak şeyi anlat.',
    },
    capricorn: {
      is: 'Konuşmayı kestiğin arkadaş için kimseye bir şey belli etmez, işine gömülürsün; en zor sindirdiğin şey saygısızlıktır.',
      helps: 'Arkadaş kaybına da üzülmeye izin ver, güvendiğin birine on dakika bunu anlat.',
    },
    aquarius: {
      is: 'Bazen arkadaşından soğuyan sen olursun, bazen o; iki durumda da konuşmaktansa uzaklaşmayı daha medeni bulursun.',
      helps: 'Kopan arkadaşlığa yeni bir ad vermeyi dene, eskisi kadar yakın olmadan da selamlaşılır.',
    },
    pisces: {
      is: 'Dargın olduğun arkadaşla içinden hâlâ konuşursun; hayalinde her seferinde barışır, gerçekte adım atamazsın.',
      helps:
        'Arkadaşına söylemek istediklerini göndermeyeceğin bir mektuba dök, karar vermeyi başka güne bırak.',
    },
  },
  givingMore: {
    aries: {
      is: 'Kimse kıpırdamayınca organizasyonu sen yaparsın, bir süre sonra herkes bunu senin görevin sanır.',
      helps: 'Hep sen organize ediyorsan bu kez ilk öneren sen olma, ortalık sessiz kalırsa biraz dayan.',
    },
    taurus: {
      is: 'Hep veren sensin, çünkü güvenilir olmak sende alışkanlıktır; şikâyetin birikir ama elin durmaz.',
      helps:
        'Başkaları için yaptıklarının hangisini gönülden, hangisini alışkanlıktan yaptığını tek tek ayır.',
    },
    gemini: {
      is: 'Herkesi arayan, hâl hatır soran hep sensin, sıra senin derdine gelince ise lafı kendin kapatırsın.',
      helps:
        'Hep dinleyen olmaktan bıktıysan “Şimdi sıra bende” de, lafını şakaya vurmadan sonuna kadar götür.',
    },
    cancer: {
      is: 'Sen karşındakinin ihtiyacını o söylemeden görürsün, kimse seninkini görmeyince de sevilmediğini düşünürsün.',
      helps:
        'Senin için de bir şey yapmalarını sezgilerine bırakma, kolay bir istekle başla, mesela “Bugün beni sen ara” de.',
    },
    leo: {
      is: 'Verirken saymazsın, gönlün boldur; beklediğin tek karşılık bir teşekkürdür, gelmeyince de içten içe küsersin.',
      helps: 'Emeğin görülmediyse bunu dile getirmekten utanma, gülerek “Buna bir övgü alırım” de.',
    },
    virgo: {
      is: 'Başkasının yapacağı işi “Ben hallederim” diye alırsın, çünkü onların yaptığı içine sinmez.',
      helps: 'Hep sen uğraşmayasın diye birine iş verdiysen sonucuna dokunma, biraz eğri dursun.',
    },
    libra: {
      is: 'Hatır kırmaktansa herkesin yardımına sen yetişirsin, emeğinin karşılıksız kaldığını da kibarlığından söyleyemezsin.',
      helps: 'Hep verdiğin kişiden küçük, belirli bir iyilik iste, nasıl davrandığı sana çok şey anlatır.',
    },
    scorpio: {
      is: 'İnsanlar dertlerini sana döker, seni dinleyen çıkmaz, çünkü neyin olduğunu bilen yoktur.',
      helps: 'Hep dinleyen sensen bir kez de sen anlat, yarısını kendine saklasan da olur.',
    },
    sagittarius: {
      is: 'Elin açıktır, “Ne olacak canım” deyip verirsin, sonra bir gün hep ben mi uğraşacağım diye patlarsın.',
      helps:
        'Yine sen koşmadan önce aynı şeyi senin için kim yapardı diye düşün, aklına kimse gelmiyorsa yarısını yap.',
    },
    capricorn: {
      is: 'Yükü sırtlanmakta üstüne yoktur; yardım teklif eden çıkmaz, çünkü zorlandığını hiç göstermezsin.',
      helps: 'Hep sana kalan işlerden birinde “Buna yetişemiyorum” de, arkasından açıklama da ekleme.',
    },
    aquarius: {
      is: 'Bir topluluk için canla başla uğraşırsın, tek tek kimseden bir şey istemediğinden onlar da ihtiyacın yok sanır.',
      helps:
        'Senin için de bir şey yapılsın istiyorsan ortaya konuşma, bir kişinin adını söyle ve ondan küçük bir şey iste.',
    },
    pisces: {
      is: 'Başkasının üzüntüsü sana bulaştığı için vermeden duramazsın, yorulduğunda ise kime yaslanacağını bilemezsin.',
      helps: 'Birinin derdini daha dinlemeden önce o gün gücün var mı diye kendine sor, yoksa kısa kes.',
    },
  },
  pet: {
    aries: {
      is: 'Koşup oynayabildiğin sürece hayvanlarla aran harikadır, bir köpeği sabırla eğitmek ise sana ağır gelir.',
      helps: 'Köpek ya da kedi fikri aklına düştüyse önce bir tanıdığınkine birkaç gün sen bak.',
    },
    taurus: {
      is: 'Kucağında mırlayan bir kedi, ayağının dibinde yatan bir köpek seni çoğu insandan iyi yatıştırır.',
      helps:
        'Evcil hayvan düşünürken kendi gününe bak, mamasıyla yürüyüşü hangi saate rahatça oturuyor, onu bul.',
    },
    gemini: {
      is: 'Kediyle köpekle insan gibi konuşur, onların yerine cevap bile verirsin; her gün aynı saatte bakım ise seni sıkar.',
      helps:
        'Bir hayvanın bakımını kiminle bölüşebileceğini önceden konuş, senin dağınık günlerin ona yansımasın.',
    },
    cancer: {
      is: 'Bir hayvana sahip çıktın mı evladın olur, onu evde yalnız bırakırken bile boğazın düğümlenir.',
      helps:
        'Kedi köpek konusunda gönlün çabuk karar verir, sen de onun yalnız kalacağı saatleri sakince hesapla.',
    },
    leo: {
      is: 'Sen gelince sevinçten çıldıran bir köpek gönlünü çeler, burun kıvıran kedinin ise peşinden koşarsın.',
      helps:
        'Hayvanı şımartmak sana kolay, aynı kuralı her gün tekrarlamayı da aranızda bir gösteriye çevir.',
    },
    virgo: {
      is: 'Kedinin köpeğin mamasını, tüyünü, huyunu incelikle izlersin, ona iyi bakabilir miyim kaygısı da peşini bırakmaz.',
      helps: 'Hayvan bakımı üstüne okumayı bir yerde kes, onu seyret, neyi sevdiğini sana kendi gösterir.',
    },
    libra: {
      is: 'Kedi mi köpek mi, alsam mı almasam mı derken evdekilerin gönlünü yoklamaktan kendi isteğini duyamazsın.',
      helps:
        'Evcil hayvan konusunda herkesi dinledikten sonra bakımı gerçekten kimin yapacağını açık açık sor.',
    },
    scorpio: {
      is: 'Hayvanlara insanlardan çabuk güvenirsin, ürkek bir sokak kedisi yaklaşsın diye günlerce sabredersin.',
      helps: 'Bir hayvanla kurduğun bağı kimseye kanıtlamaya çalışma, onun yaklaşma hızına uyman yeter.',
    },
    sagittarius: {
      is: 'İri, neşeli, yollara düşmeye hazır bir köpek tam sana göredir, eve bağlanma fikri ise seni ürkütür.',
      helps:
        'Kedi ya da köpek düşünüyorsan sen yoldayken ona kimin bakacağını bul, bu sorunun cevabı önce gelsin.',
    },
    capricorn: {
      is: 'Hayvan bakmayı ciddi bir sorumluluk sayar, kolay karar vermezsin; üstlenirsen tek öğününü aksatmazsın.',
      helps: 'Kediyle köpekle ilgilenirken görev duygunu biraz gevşet, günde on dakika yalnızca oyna.',
    },
    aquarius: {
      is: 'Kendi bildiğini okuyan bir kediyle iyi anlaşırsın, hayvanın sahibi olmaktan çok ev arkadaşı olmayı seversin.',
      helps:
        'Hayvanlarla olmak istiyor ama bağlanmaktan çekiniyorsan barınaklarda gönüllülerin ne yaptığını sorup öğren.',
    },
    pisces: {
      is: 'Sokaktaki her kedi köpek seni bulur, hepsini eve alamamak da sahiden içini acıtır.',
      helps:
        'Bütün hayvanlara yetişemezsin, mahallende bir tanesinin mamasını üstlen, içindeki sızı bir işe dönsün.',
    },
  },
  trip: {
    aries: {
      is: 'Tatil planı yapmak sana uzun gelir, çantayı kapıp yola düşmek istersin; ağırkanlı yol arkadaşı keyfini kaçırır.',
      helps:
        'Yola çıkacağın kişiyle tempoyu baştan konuş, kim erkenci kim uykucu, gezide kavga konusu olmasın.',
    },
    taurus: {
      is: 'Gezide iyi yemek, rahat bir yatak, telaşsız sabahlar ararsın; her gün otel değiştirmek yolculuğun tadını kaçırır.',
      helps: 'Yolculuk planında durak sayısını azalt, bir yerde uzun kal ve en sevdiğin sokağı ezberle.',
    },
    gemini: {
      is: 'Tatilde gideceğin yer kadar yolda konuşacağın insan önemlidir, üçüncü gün aynı plaj seni bayar.',
      helps: 'Yol arkadaşı ararken lafı bol olanı gözet, gezi planına da yarım günlük bir boşluk koy.',
    },
    cancer: {
      is: 'Yolculuk öncesi içine bir hüzün çöker; tanıdık bir yere ya da sevdiklerinle gidince tatil tatile benzer.',
      helps: 'Yol çantana kokusunu bildiğin ufak bir şey koy, yabancı odadaki ilk gece kolaylaşsın.',
    },
    leo: {
      is: 'Tatil dediğin biraz şaşaalı olmalı; manzaraya karşı uyanmak, dönünce anlatacak bir hikâye bulmak istersin.',
      helps: 'Gezi bütçenin çoğunu tek bir unutulmaz geceye ayır, kalan günleri sade geçir.',
    },
    virgo: {
      is: 'Seyahatte biletler, saatler, yedek planlar sendedir; ötekiler gezer, sen aksilik çıkmasın diye nöbet tutarsın.',
      helps: 'Gezi programında bir öğleden sonrayı boş bırak ve o saatlerde hiçbir yorumu, puanı okuma.',
    },
    libra: {
      is: 'Tatilde nereye gidelim sorusuna herkesin isteğini toplarsın, sonunda bir senin istediğin yer görülmemiş olur.',
      helps: 'Yol arkadaşlarına senin için şart olan tek yeri baştan söyle, gerisinde onlara uy.',
    },
    scorpio: {
      is: 'Kalabalık turlar seni boğar, gittiğin şehrin arka sokağını, kimsenin anlatmadığı yanını görmek istersin.',
      helps: 'Seyahati planlarken kimseyle paylaşmayacağın, yalnız senin bileceğin bir durak da ekle.',
    },
    sagittarius: {
      is: 'Bilet lafını duyunca yüzün güler, gezinin en güzel yanı sana göre kaybolup başka bir yere çıkmaktır.',
      helps:
        'Tatilde yanındakilerin yorulduğunu geç fark edersin, günde bir mola saatini seçmeyi onlara bırak.',
    },
    capricorn: {
      is: 'Tatile çıkmayı önce hak etmen gerekiyormuş gibi davranırsın, yola düşsen de aklın bitmemiş işlerde kalır.',
      helps: 'Yolculuk öncesi işini birine devret, gezi boyunca mesajlara bakmayı da günde bir defaya indir.',
    },
    aquarius: {
      is: 'Herkesin koştuğu tatil yeri sana bir şey söylemez; garip bir müze, ıssız bir ada çok daha çekicidir.',
      helps: 'Grupla geziyorsan her gün birkaç saat ayrı dolaşın, akşam gördüklerinizi birbirinize anlatın.',
    },
    pisces: {
      is: 'Seyahatin hayalini kurmak sana gitmek kadar iyi gelir, deniz kıyısında plansız bir gün bütün turlara bedeldir.',
      helps: 'Gezide biletini, adresini, parasını tek bir cepte topla, sonra gönül rahatlığıyla dalıp git.',
    },
  },
};
