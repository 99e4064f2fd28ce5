import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of family and friends, and what helps it there. */
export const matters: MattersOf<'people'> = {
  siblings: {
    aries: {
      is: 'Kardeşinle aranızda hep bir yarış sürer, kazanacak bir şey kalmasa bile; parladığınız kadar çabuk da barışırsınız.',
      helps: 'Bir kez kardeşin önde olsun ve bunu yüksek sesle söyle, sıradaki kavganın ateşi yarıya iner.',
    },
    taurus: {
      is: 'Kardeşine vefan eskidir, aranızda hiç kapanmamış bir iki eski mesele de öyle.',
      helps:
        'Kardeşinle hangi eski meselenin seni hâlâ rahatsız ettiğini bir kez açıkça söyle, ötekileri olduğu yerde bırak.',
    },
    gemini: {
      is: 'Kardeşlerinle durmadan konuşur, birbirinize şaşılacak kadar az şey anlatırsınız; zor cümlelerin yerine şaka geçer.',
      helps: 'İki şakanın arasına kardeşine ciddi tek bir satır sıkıştır, cevabı için de ona zaman tanı.',
    },
    cancer: {
      is: 'Kardeşinin keyfini selamından anlarsın, seninkini kimsenin okumaması ise içine oturur.',
      helps:
        'Küsmeden önce kardeşine neye ihtiyacın olduğunu söyle, sezmekte hiçbir zaman senin kadar iyi değildi.',
    },
    leo: {
      is: 'Kardeşler arasında gösteri hep sendeydi, alkışın kime gittiğine hâlâ göz ucuyla bakarsın.',
      helps: 'Ailenin önünde kardeşini bir konuda öv, sonra seni övmesi ne kadar kolaylaşıyor, gör.',
    },
    virgo: {
      is: 'Kardeşler içinde eksik kalanı gören sensin, yardımın da bazen uyarı gibi varır.',
      helps: 'Kardeşin için bir şeyi düzeltmeden önce sor, yardım mı istiyor, dinleyen biri mi?',
    },
    libra: {
      is: 'Kardeşlerinin arasını öyle iyi bulursun ki senin hangi tarafta olduğunu kimse bilmez.',
      helps: 'Bir aile meselesinde kendi fikrini erkenden ve yumuşakça söyle, fikrin olduğunu öğrensinler.',
    },
    scorpio: {
      is: 'Kardeşinin sana arka çıktığı günü de sırrını ele verdiği günü de unutmazsın.',
      helps: 'Eski yarayı sakin bir günde kardeşine aç, senin bilmediğin kısmı da dinle.',
    },
    sagittarius: {
      is: 'Kardeşlerini biraz uzaktan, güzel hikâyelerle, kim aradı hesabı tutmadan daha çok seversin.',
      helps: 'Kardeşinle baş başa küçük bir gezi planla, herkesin eski rolüne döndüğü evden uzakta.',
    },
    capricorn: {
      is: 'Kardeşlerin içinde erkenden büyük olan sendin, hâlâ öyle kalmana izin vermelerine biraz da kırgınsın.',
      helps: 'Ailedeki işlerden birini kardeşine bırak, nasıl yaparsa yapsın, kontrol etme.',
    },
    aquarius: {
      is: 'Kardeşinle sanki iki ayrı evde büyümüşsünüz; benzemek zorunda olmadıkça birbirinizi daha çok seversiniz.',
      helps: 'İkinizin de ezbere bildiği bir sahneyi kardeşine sor, iki ayrı doğru yan yana durabilir.',
    },
    pisces: {
      is: 'Kardeşinin derdini o söylemeden duyarsın, sana ait olmayan yükler de taşıdın.',
      helps: 'Kardeşin sıkıştığında, yardım önermeden önce ne yapmayı düşündüğünü sor.',
    },
  },
  children: {
    aries: {
      is: 'Çocuklarla her şeye varsın, kaydıraktan ilk inen sensin; senden yavaş olmanı istediklerinde zorlanırsın.',
      helps: 'Çocuk sustuğunda yan yana bir iş yapın, top oynayın, bisiklet onarın; sözler geç gelsin.',
    },
    taurus: {
      is: 'Anne ya da baba olarak çocuğun bastığı sağlam zemin sensin, onun değişen planları seni ondan çok sarsar.',
      helps: 'Çocuğunla her tartışmayı atlatan küçük bir âdetiniz olsun, gerisi büyüdükçe değişsin.',
    },
    gemini: {
      is: 'Çocuğun her “neden”ine cevap verirsin, anlatmayı bıraktığında o gevezeliği çok ararsın.',
      helps: 'Susan bir gence senden iyi bildiği bir şeyi sor, bu kez dinleyen sen ol.',
    },
    cancer: {
      is: 'Kendi çocuğun da başkasının çocuğu da avunmak için sana gelir; yoluna gitmesine izin vermek sana acı verir.',
      helps: 'Çocuğun seni biraz özlesin, kısa ve neşeli bir vedalaşma ona ikinizin de iyi olacağını söyler.',
    },
    leo: {
      is: 'Çocuğun parlasın istersin, en yüksek sesle sen alkışlarsın; o yüzden iyi gitmeyeni senden saklayabilir.',
      helps: 'Çocuğuna kendi başarısızlığını anlat, utandıran cinsinden, sonunu da zafere bağlama.',
    },
    virgo: {
      is: 'Çocuğun ayakkabısını, dişini, ödevini düşünürsün, asıl önemli olanı unuttum diye de kaygılanırsın.',
      helps: 'Çocukla, ne resminin ne duruşunun düzeltildiği bir çeyrek saat geçir.',
    },
    libra: {
      is: 'Her çocuğa adil davranmak, hepsince sevilmek istersin; bir hayır sana üç açıklamaya mal olur.',
      helps: 'Çocuğa gerekçesiz, açık bir hayır de; sana kızıp seni aynı anda sevebilir.',
    },
    scorpio: {
      is: 'Çocuğu derinden ve sessizce seversin, yalanını da bitirmeden sezersin, bu her zaman hoşuna gitmez onun.',
      helps: 'Çocuğun zararsız bir sırrı kalsın, güvenilmek onu sana daha kolay geri getirir.',
    },
    sagittarius: {
      is: 'Çocuklarla macera arkadaşısın; büyük gezide iyisindir, aynı saatte yatırmada o kadar değil.',
      helps: 'Çocuğa istediğinden az söz ver ve dakikası dakikasına tut, sevgiyi onunla ölçer.',
    },
    capricorn: {
      is: 'Ebeveynliği işlerin en ciddisi sayarsın, çocuk şefkatinden önce kaygını görebilir.',
      helps: 'Çocuğuna o sıcak cümleyi, sana fazla belli gelse de, sesli söyle.',
    },
    aquarius: {
      is: 'Çocuğa baştan beri kişi muamelesi yaparsın, bunun için seni sever; biraz daha sarılmanı da ister.',
      helps: 'Çocuğa fikir mi, kucak mı istediğini sor, çıkacak cevaba da hazır ol.',
    },
    pisces: {
      is: 'Çocuğun dünyasına hiç çıkmamış gibi girersin, siz oynarken evin kuralları erir.',
      helps: 'Çocuğun günü için önemli iki kural seç, onları tut, gerisi hava gibi olsun.',
    },
  },
  mother: {
    aries: {
      is: 'Annenle kıvılcım çıkarırsınız, ikiniz de sorulmayı beklemezsiniz; akşama da geçmiştir.',
      helps: 'Annenin öğüdü tüylerini diken diken edince cevabı o nefeste değil, sonraki telefonda ver.',
    },
    taurus: {
      is: 'Annene uzun süre sabredersin, sonra dışarıdan küçücük görünen bir şeyde direnirsin.',
      helps: 'Annenin seni gerçekten yoran tek huyunu söyle, ötekileri gürültü say.',
    },
    gemini: {
      is: 'Annenle her şeyi konuşursunuz, ikinizin de etrafından dolaştığı o konu dışında.',
      helps: 'Annene senin yaşındayken nasıl biri olduğunu sor, açılamayan konu oradan açılır.',
    },
    cancer: {
      is: 'Annenin hâli sana duvarın ötesinden ulaşır, onun duygusu nerede biter seninki nerede başlar, emin olamazsın.',
      helps:
        'Annenden döndükten sonra, hangi duyguyu yanında getirdiğini hangisini oradan aldığını sor kendine.',
    },
    leo: {
      is: 'Annen seninle övünsün ve bunu söylesin istersin, en ufak eleştirisi sana gazete eleştirisi gibi iner.',
      helps: 'Annene kendinde neyle övündüğünü anlat, onun yorumuna boşluk bırakmadan.',
    },
    virgo: {
      is: 'Annenle birbirinizi düzeltip durursunuz, sevgi öğüde ve onarılan eşyaya akar.',
      helps: 'Annene, düzeltilmesi gerekmeyen bir şey için teşekkür et, bütün ziyaret o olsun.',
    },
    libra: {
      is: 'Annenle arayı hoş tutarsın, doğru olan cümleyi yutarsın.',
      helps: 'Annenle küçük bir konuda ayrı düş ve sıcak kal, büyükleri için alıştırma olur.',
    },
    scorpio: {
      is: 'Annenle aranızda hiçbir şey hafif değildir; sıkı bir vefa, ikinizin de söylemediği bir sürü söz var.',
      helps: 'Annenle aranızdaki eski bir kırgınlığı seç, suç itirafı beklemeden sende ne bıraktığını söyle.',
    },
    sagittarius: {
      is: 'Annenle en iyi, biriniz yola çıkmak üzereyken anlaşırsınız; çok yakında, çok uzun kalınca nefes almak için şakaya vurursun.',
      helps: 'Annenle biraz daha sık ama daha kısa görüş, ikiniz de gülerken kalk.',
    },
    capricorn: {
      is: 'Dayanmayı annenden öğrendin, ne kadar çok şeye dayandığını onun fark etmesini hâlâ beklersin.',
      helps: 'Annen bir kez yorgun hâlini görsün, ne yapacağını sandığından iyi bilebilir.',
    },
    aquarius: {
      is: 'Annenin hayal ettiği çocuk sen değilsin; ikinizin istediği, akraba düşmüş iki arkadaş olmak.',
      helps: 'Annene bugünkü hayatından bir şey anlat, gözündeki resim eskidiyse nazikçe düzelt.',
    },
    pisces: {
      is: 'Anneni daha bir şey yapmadan bağışlarsın, sonra kendine gelmen günler sürer.',
      helps: 'Annene gitmeden önce ne kadar kalacağına karar ver, seni buna uyduracak birine de söyle.',
    },
  },
  father: {
    aries: {
      is: 'Babanla en iyi kazanılacak bir oyunda, onarılacak bir motorun başında anlaşırsınız; biriniz emir verince bozulur.',
      helps: 'Babandan bir işi nasıl yaptığını göstermesini iste, bilen o olsun.',
    },
    taurus: {
      is: 'Babanla az söz yeter, eksik kalan da tam beklediğin o birkaç sözdür.',
      helps: 'Babanla dört el isteyen, saatler süren bir iş yapın, çok şey anlatır o iş.',
    },
    gemini: {
      is: 'Babanı her tartışmada yenersin, sonra ikinizin de neden duyulmadığını düşünürsün.',
      helps: 'Babana cevabını bilmediğin bir soru sor, ardındaki sessizlik onun olsun.',
    },
    cancer: {
      is: 'Babanın sesindeki o tonu hâlâ kollarsın, duyar duymaz akşamın nasıl geçeceğini anlarsın.',
      helps: 'Babana onunla ilgili güzel bir hatıranı anlat, duyduğu en yumuşak söz olabilir.',
    },
    leo: {
      is: 'Girdiğinde baban başını kaldırsın istersin, hırsının yarısı bir zamanlar onun gözleri içindi.',
      helps: 'Babana sevdiğin işi yalnız sevdiğin için göster, omuz silkmesi onda kalsın.',
    },
    virgo: {
      is: 'İki kez kontrol etmeyi baban öğretti sana, kendi hatanı bulunca onun sesini duyarsın.',
      helps: 'Babana iyi yaptığı bir şey için düpedüz teşekkür et, içindeki eleştirmen ne yapıyor bak.',
    },
    libra: {
      is: 'Babana karşı fazla naziksin, sınırının nerede olduğunu hiç söylemedin ona.',
      helps: 'Babana neyi konuşmak istemediğini kibarca söyle, o cevap vermeden konuyu değiştir.',
    },
    scorpio: {
      is: 'Babanla birbirinizi sözsüz tartarsınız, aranızda saygı övgüden çok eder.',
      helps: 'Babana kendinle ilgili tahmin edemeyeceği tek bir doğru anlat, karşılığında ne verecek, bekle.',
    },
    sagittarius: {
      is: 'Baban anlattığın bir hikâyedir, yarısı efsane yarısı fıkra; ardındaki sade adamla oturmak daha zordur.',
      helps: 'Babanla yan yana yürüyün, göz göze gelmek gerekmez, senden önceki yıllarını sor.',
    },
    capricorn: {
      is: 'Evden ayrılırken babanın cetvelini de aldın, kötü günlerde kendini hâlâ onunla ölçersin.',
      helps: 'Sana göre iyi bir hayat nedir, yaz; hangi satırlar babanın, hangileri senin, ayır.',
    },
    aquarius: {
      is: 'Babanın yolundan ayrıldın, yarısını yanında götürdüğünü görmen yıllar aldı.',
      helps: 'Babana hangi yönden ona benzediğini söyle, belki hep öteki listeyi duydu.',
    },
    pisces: {
      is: 'Daha sıcak ya da daha güçlü bir baba hayal ettin, sonra karşındakinin önünde suçluluk duydun.',
      helps: 'Baban bugün ne kadar yorgunsa, ne kadar uzaksa öyle kalsın; ihtiyacını birden çok insanda ara.',
    },
  },
  inLaws: {
    aries: {
      is: 'Kayınvalidene düşündüğünü ilk yemekte söylersin, ya bayılırlar sana ya bir hafta kendilerine gelemezler.',
      helps: 'Kayınvaliden laf edince bir nefes al, soruyla karşılık ver; bir aylık soğukluk önlenir.',
    },
    taurus: {
      is: 'Eşinin ailesi on gün kalabilir, yeter ki eşyanın yerini, kahvaltının saatini değiştirmesinler.',
      helps: 'Onlar gelmeden hangi köşenin, hangi saatin sana ait olduğuna karar ver ve önceden söyle.',
    },
    gemini: {
      is: 'Eşinin ailesini harika eğlendirirsin, bir sözü fazladan aktarır, nereye vardığına şaşarsın.',
      helps: 'Onlara eşini değil kendini anlat, hiçbir cümlen “o dedi ki” diye başlamasın.',
    },
    cancer: {
      is: 'Kayınvaliden tek bir sözle günlerce içinde kalır, sen gülümseyip sofra kurarken.',
      helps: 'Ailesiyle konuşmayı eşine bırak, kendi insanlarıyla her iki taraf kendisi konuşsun.',
    },
    leo: {
      is: 'Eşinin ailesi ne bulduğunu anlasın istersin, ılık bir karşılama belli ettiğinden çok incitir.',
      helps: 'Kayınvalidene neyle övündüğünü sor, kendini daha az sınavda hissedersin.',
    },
    virgo: {
      is: 'Eşinin ailesinin her işi başka yaptığını görürsün, onlar da gördüğünü görür.',
      helps: 'Bir ziyaret boyunca onların usulüne hiç dokunma, sakladığın nefesi içten bir övgüye harca.',
    },
    libra: {
      is: 'Eşinin ailesini öyle güzel idare edersin ki neye katlanamadığını hiç öğrenmezler.',
      helps: 'Onlara ziyaretin başında küçük bir şey için hoşça hayır de, sonrakiler kolaylaşır.',
    },
    scorpio: {
      is: 'Eşinin ailesinde ipin kimde olduğunu bir saatte anlarsın, önünde de kolay eğilmezsin.',
      helps: 'Onlara karşı tek bir konuyu kendine sakla, gerisinde cömert ol.',
    },
    sagittarius: {
      is: 'Kayınvalidenle uzun kalınca yollara düşmek istersin, dobralığın da sandığın kadar komik gelmez.',
      helps:
        'Onlar kaldıkça her güne dışarıda bir program koy, bakacak bir şey varken hepiniz daha hoşsunuz.',
    },
    capricorn: {
      is: 'Eşinin ailesine karşı kusursuz naziksin, onları sevdiğini anlamaları yıllar alır.',
      helps: 'Kayınvalidenden gerçek bir işte yardım iste, işe yaramak buzu nezaketten çabuk çözer.',
    },
    aquarius: {
      is: 'Eşinin ailesini ikinci bir aileden çok ilginç yabancılar gibi görürsün, kimine de bu uyar.',
      helps: 'Ne kadar kalabalık kaldırdığını eşine anlat, yeter dediğinde vereceğin işareti kararlaştırın.',
    },
    pisces: {
      is: 'Eşinin ailesinin yanında sofradaki her havayı içine çeker, yatağa başkasının baş ağrısıyla girersin.',
      helps: 'Onlar oradayken her gün, sebep söylemeden kısa bir yürüyüşe çık.',
    },
  },
  familyQuarrel: {
    aries: {
      is: 'Aile kavgasında ilk sen yüksek sesle söyler, bitsin diye de ilk sen istersin.',
      helps: 'Sözünün arkasında dursan bile, ailene sesini yükselttiğin için özür dile.',
    },
    taurus: {
      is: 'Aile kavgasını kötü hava gibi beklersin, uzadıkça ilk adımı atman zorlaşır.',
      helps: 'Ailene hiçbir şeyi çözmeyen, dostça bir adım at, karşılığını bekleme.',
    },
    gemini: {
      is: 'Ailede kavga çıkınca herkesle telefondasındır, herkes de seni kendi tarafında sanır.',
      helps: 'Aile kavgasında kendi sözünden başkasını taşıma, birbirlerini arasınlar.',
    },
    cancer: {
      is: 'Aile kavgası iştahını keser; insanların konuşmadığı yer sana göre ev değildir.',
      helps: 'Ailede hâlâ konuşanları küçük, sıcak bir şeye çağır, hepsini birden toplamak zorunda değilsin.',
    },
    leo: {
      is: 'Aile kavgasını büyük bir konuşmayla bitirmek istersin, ortasında çıkıp gideni ise hiç unutmazsın.',
      helps: 'Ailendekilerle seyircisiz, tek tek konuş, son söz karşındakinin olsun.',
    },
    virgo: {
      is: 'Aile kavgasında kimin ne yaptığını baştan sayabilirsin, haklı olmak seni kimseye yaklaştırmaz.',
      helps: 'Ailenden bu hafta yapılabilecek tek bir şey iste, tek cümleyle.',
    },
    libra: {
      is: 'Ailede iki tarafın arasında durursun, ikisi de kendini seçmedin diye sana kızana kadar.',
      helps: 'Sence adil olanı ailene bir kez söyle, onarmayı kıranlara bırak.',
    },
    scorpio: {
      is: 'Aile kavgasında bütün kalbinle taraf tutarsın, öteki tarafa dönmen kolay olmaz.',
      helps: 'Kızdığın akrabayla arandaki tek bir ipi bırakma, bir doğum günü mesajı yeter.',
    },
    sagittarius: {
      is: 'Kavgada ailene doğruyu söylersin, hava açılsın diye; akıllarında yalnız içindeki şaka kalır.',
      helps: 'Dönüp duran aile kavgasından çık, ertesi gün fikirle değil öneriyle gel.',
    },
    capricorn: {
      is: 'Ailede kavga varken sen düzenler, öder, taşır, susarsın; öfke çok sonra yorgunluk olarak çıkar.',
      helps: 'Ailene artık neyi yapmayacağını kızmadan söyle, o iş de yapılmadan kalsın.',
    },
    aquarius: {
      is: 'Aile kavgasını camın ardından izler gibisin, sakinliğini umursamazlık sanırlar.',
      helps: 'Ailene bunun seni de incittiğini düz sözlerle söyle, soğukkanlılığın o zaman işe yarar.',
    },
    pisces: {
      is: 'Aile kavgasında herkesin tarafını birden duyar, yapmadığın şey için özür dilersin.',
      helps: 'Ailede bağırılırken odadan çık, kendi suçluluğunla aldığın barış uzun sürmez.',
    },
  },
  ageingParents: {
    aries: {
      is: 'Annenin babanın yaşlanması seni sabırsızlandırır, ne onarabilirsin ne hızlandırabilirsin.',
      helps: 'Onlar için her hafta belli bir iş üstlen, günlerinin gerisini onlara bırak.',
    },
    taurus: {
      is: 'Yaşlanan annene babana gürültüsüz, aksatmadan bakarsın, kendine bakmayı bıraktığını fark edene kadar.',
      helps: 'Onlara ait saatlerle onlara ait olmayanları belirle, ikisini de söz say.',
    },
    gemini: {
      is: 'Annenin babanın ilacını, evrakını ezbere bilirsin, yanlarında öylece oturmak sana daha zor gelir.',
      helps: 'Her gidişinde bir hikâye anlattır ve yaz, evraktan başka bir şeyiniz olsun.',
    },
    cancer: {
      is: 'Yaşlanan anne babaya bakmak sana göre sevginin ta kendisi, kardeşinden payını istemek yenilgi gibidir.',
      helps: 'Bakımı duyguya göre değil işe göre bölüşün, hangisini yapamayacağını söyle.',
    },
    leo: {
      is: 'Annen baban için her şeyi yaparsın, ne kadar çok olduğunu biri gördükçe.',
      helps: 'Onlarla gerçekten nasıl olduğunu bir arkadaşına anlat, parlak olmayan kısımlarıyla.',
    },
    virgo: {
      is: 'Annenin babanın hayatını listeyle yürütürsün, gece de düşünmediğin şeyi ararsın.',
      helps:
        'Hâlâ yapabildiklerini kötü de olsa kendileri yapsınlar, senin düzeninden çok canlı tutar onları.',
    },
    libra: {
      is: 'Annenin babanın isteği, seninki, herkesin öğüdü arasında hepsine naziksin, içten içe bitkinsin.',
      helps: 'Bir aile toplantısı yapın, herkes kaç saat verebileceğini söylesin, önce sen.',
    },
    scorpio: {
      is: 'Yaşlanan annenin babanın yanında başkalarının başını çevirdiği yerde kalırsın, çevirenleri de bağışlamazsın.',
      helps: 'Onlara senden başka türlü bakanların yardımını kabul et, vefanın tek usulü yok.',
    },
    sagittarius: {
      is: 'Annenin babanın yaşlanması önüne çekilen çit gibidir, her yolculuk vicdanına dokunur.',
      helps: 'Planlarını bırakma, onlara anlat; getireceğin en iyi şey biraz dünya olabilir.',
    },
    capricorn: {
      is: 'Bu görev sana fazla yakışır; yaşlanan annenin babanın yanında senin de birinin çocuğu olduğunu unutursun.',
      helps: 'Haftada bir onlara bakımla ilgisi olmayan bir söz söyle, cevabı için kal.',
    },
    aquarius: {
      is: 'Annenin babanın yaşlılığını açık anlaşmalarla yürütür, ne kadar az ağladığına şaşarsın.',
      helps: 'Bundan sonrasını nasıl istediklerini kendilerine sor, sandığından çağdaş çıkabilirler.',
    },
    pisces: {
      is: 'Yaşlı annenle babanın her sızısını onlarla birlikte çeker, eve boşalmış dönersin.',
      helps: 'Yanlarına gitmeden neyi vereceğine, neyi kendine saklayacağına karar ver.',
    },
  },
  celebration: {
    aries: {
      is: 'Kutlamada en iyi fikirler aklına son anda gelir, dans etmeyen konuk seni çıldırtır.',
      helps: 'Kutlamanın ilk saatine bir plan koy, gerisi kendi yürüsün.',
    },
    taurus: {
      is: 'Kutlama senin için bol ve güzel yemek, acelesiz insanlar, herkesin hep oturduğu yerdir.',
      helps: 'Neyi pişireceğine, neyi alacağına erkenden karar ver ki sofranda sen de ol.',
    },
    gemini: {
      is: 'Düğünde, doğum gününde her masaya uğrar, kimseyle gerçekten konuşmadan dönersin.',
      helps: 'Kutlamadan önce konuşmak istediğin iki kişi seç, önce onları bul.',
    },
    cancer: {
      is: 'Evdeki bayramlar sana dünyaya bedeldir, sofrada asık tek bir yüz bir haftalık hazırlığı bozar.',
      helps: 'Her gelen bir şey getirsin, yemek ya da türkü; kutlamayı ısıtmak yalnız sana kalmasın.',
    },
    leo: {
      is: 'Kutlamayı konser verir gibi yaparsın, süslere kimse laf etmezse kırılırsın.',
      helps: 'Bir süre kutlamanın ortasında başkası dursun, sen yandan kendi eserine bak.',
    },
    virgo: {
      is: 'Kutlamayı peçetesine kadar planlar, o günü ne aksadı diye bakarak geçirirsin.',
      helps: 'Son hazırlığı kaygısız birine bırak, git üstünü değiştir.',
    },
    libra: {
      is: 'Kimse kırılmasın diye herkesi çağırır, sonra kim kimin yanına oturacak diye kaygılanırsın.',
      helps: 'Aileyi kim kimi güldürüyorsa öyle oturt, diplomasiyi onlara bırak.',
    },
    scorpio: {
      is: 'Kalabalık kutlamaların o yüzeydeki neşesi seni yorar, sen bir iki kişi için gelirsin.',
      helps: 'Kimin için geldiysen onunla biraz dışarı çık, pasta daha tatlı gelir.',
    },
    sagittarius: {
      is: 'Kutlama sana ne kadar kalabalık, ne kadar gürültülü olsa azdır, eski şakalar da uyar uymaz anlatılır.',
      helps: 'Bir şakayı kutlamadan önce seni seven birinde dene, sonra hakkıyla anlat.',
    },
    capricorn: {
      is: 'Kutlama senin sayende zamanında yürür, bulaşık da sende kalır; eğlendin mi diye soran olmaz.',
      helps: 'Kutlamanın ilk yarısında misafir gibi otur, işe yemeğini yedikten sonra gir.',
    },
    aquarius: {
      is: 'Aile kutlamaları sana garip bir âdet gibi gelir, biri kalıbı bozunca en çok sen sevinirsin.',
      helps: 'Bayrama tek bir yenilik öner, gerisi ailenin bildiği gibi kalsın.',
    },
    pisces: {
      is: 'Kutlamayı olabileceği hâliyle görürsün, herkes barışmış, ortalık ışıl ışıl; gerçeği seni hüzünlendirir.',
      helps: 'O gün için neyin yeteceğine karar ver, sıcak tek bir an de, gerisi gürültülü ve eğri olsun.',
    },
  },
  bestFriend: {
    aries: {
      is: 'En yakın arkadaşın çağırınca on dakikada varır, zor sözü de söylersin, aynı hızı ondan da beklersin.',
      helps: 'En yakın arkadaşın cevap vermekte gecikirse peş peşe değil, tek ve dürüst bir satır yaz.',
    },
    taurus: {
      is: 'En yakın arkadaşını ömürlük tutar, doyurur, yenilerle paylaşmakta zorlanırsın.',
      helps: 'Dışarıda kaldığını hissettiğinde suskunluğun büyümeden söyle ona, sakinliğinin ardını göremez.',
    },
    gemini: {
      is: 'En yakın arkadaşın senden günde kırk mesaj alır, her şeyin ilk okuru odur.',
      helps: 'En yakın arkadaşına nasıl olduğunu sor, ilk şakanın ötesini bekle.',
    },
    cancer: {
      is: 'En yakın arkadaşına biraz annelik eder, anlattığı her şeyi hatırlarsın; o senin gününü unutunca incinirsin.',
      helps: 'Sana ne sorulsun isterdin, en yakın arkadaşına söyle; bilinmek tahmin edilmek değildir.',
    },
    leo: {
      is: 'En yakın arkadaşınla övünür, herkese anlatırsın, onun da en çok seninle övünmesini istersin.',
      helps: 'Onun bir zaferi olduğunda bütün akşamı ona ver, kendi hikâyene girmeden.',
    },
    virgo: {
      is: 'Sözleşmeyi okuyan, doğru ilacı getiren arkadaş sensin, öğüdün de bir parça erken gelir.',
      helps: 'En yakın arkadaşına yardım mı, yanında biri mi istediğini sor, cevabına da inan.',
    },
    libra: {
      is: 'En yakın arkadaşınla öyle pürüzsüz anlaşırsınız ki ilk gerçek anlaşmazlık son gibi gelir.',
      helps: 'Onunla bile bile küçük bir tartışmayı göze al, dostluğun ne taşıdığını görürsün.',
    },
    scorpio: {
      is: 'Her şeyini bilen tek bir dostun vardır, onun seni yarı yolda bırakmasındansa başka on kişiyi yitirirsin.',
      helps: 'En yakın arkadaşından kuşkulandıysan yüzüne sor, kuşkun her cevaptan çok yorar.',
    },
    sagittarius: {
      is: 'En yakın arkadaşınla aylarca görüşmez, cümlenin ortasından devam edersiniz; kimi buna ihmal der.',
      helps: 'Onunla kısa, saçma, günü belli bir telefon koy, yakınlık biraz da gelmektir.',
    },
    capricorn: {
      is: 'Taşınmaya yardım eden arkadaş sensin, senin en son ne zaman bir şey istediğini kimse hatırlamaz.',
      helps: 'En yakın arkadaşından ona azıcık zahmet verecek bir iyilik iste, eşitlenirsiniz.',
    },
    aquarius: {
      is: 'Senin için en yakın arkadaş, yine seçeceğin özgür biridir, yapışan seni kaçırır.',
      helps: 'Sustuğunda hâlâ orada olduğunu ona söyle, dört kelime yeter.',
    },
    pisces: {
      is: 'En yakın arkadaşını sözsüz anlar, onun derdinde kaybolur, haftanın kime ait olduğunu şaşırırsın.',
      helps: 'Haftada bir akşam onun derdine kapalı olsun, bunun için özür dileme.',
    },
  },
  newFriends: {
    aries: {
      is: 'Bir oyunda ya da tartışmada hemen arkadaş edinir, sonra neden az kişinin kaldığına şaşarsın.',
      helps: 'Yeni tanıştığın biriyle ayrılmadan ikinci buluşmayı iste, cesaretin tam buna yarar.',
    },
    taurus: {
      is: 'Arkadaş edinmen uzun sürer, ısınmak için aynı yerde sık görmen gerekir insanı.',
      helps: 'Yeni şehirde haftalık tek bir uğraş seç ve bırakma, bir süre sonra yerin olur.',
    },
    gemini: {
      is: 'İkinci akşamda herkesin adını bilirsin, aralarında hâlâ aradığın ise bir dosttur.',
      helps: 'Konuştuğun onca insandan birini seç, ona senin için önemli bir şey anlat.',
    },
    cancer: {
      is: 'Biri çekip içeri alana kadar yeni bir çevrenin kıyısında durur, çekeni yıllarca unutmazsın.',
      helps: 'Yeni birini sade bir şeye evine çağır, kendi yerinde senden sıcak ev sahibi yok.',
    },
    leo: {
      is: 'Yeni arkadaşlar sana güzel bir davete gelir gibi gelir, seni mi akşamı mı sevdiler diye düşünürsün.',
      helps: 'Yeni bir tanıdık sönük bir gününü de görsün, geri gelen senin için gelmiştir.',
    },
    virgo: {
      is: 'Yeni ortamda ne işe yarayabilirim diye bakarsın, arkadaşlıkların bir iyilikle başlar.',
      helps: 'Bu kez yeni biri sana iyilik etsin, arkadaşlık böyle daha çabuk kurulur.',
    },
    libra: {
      is: 'Her yerde bir saatte sevilir, seçmezsen bir yılda kimseye yakın olmazsın.',
      helps: 'Gerçekten kimi tanımak istediğine karar ver, bunun için hoş bir daveti geri çevir.',
    },
    scorpio: {
      is: 'Sen arkadaş edinmez, uzaktan uzun uzun izledikten sonra bulursun, teker teker.',
      helps: 'Yeni biriyle ikinci bir havadan sudan sohbete evet de, derinlik sığda başlar.',
    },
    sagittarius: {
      is: 'Kafa dengini yolda, kursta, kuyrukta bulursun, yaşadığın yer dışında her yerde.',
      helps: 'Maceralarından birini kendi şehrinde, aynı insanlarla iki kez yap.',
    },
    capricorn: {
      is: 'Yetişkin arkadaşlıkların bir işle başlar, birinin seni karşılıksız istediğine geç inanırsın.',
      helps: 'Sevdiğin bir iş arkadaşına işle ilgisi olmayan kısa bir şey öner.',
    },
    aquarius: {
      is: 'Tuhaflarla kaynaşırsın, sıradan bir toplulukta not tutan ziyaretçi gibi kalırsın.',
      helps: 'En garip merakının olağan sayıldığı yeri bul, orada uğraşmadan arkadaş edinirsin.',
    },
    pisces: {
      is: 'Yabancılar trende sana hayatını anlatır, numarasını istemek almak gibi geldiğinden eve tek dönersin.',
      helps: 'Yeni biriyle sohbet sana iyi geldiyse söyle ve bir gün ver.',
    },
  },
  lostFriend: {
    aries: {
      is: 'Dostluk susunca kavgayı yeğlersin, ilk sözü söylemene ise gururun engel olur.',
      helps: 'Arkadaşına içinde sitem olmayan tek bir satır yaz, cevap gelmese de cesaret etmiş olursun.',
    },
    taurus: {
      is: 'Bir arkadaşının uzaklaştığını geç fark eder, sonra yıllarca bırakmazsın.',
      helps:
        'Yitirdiğin arkadaşına eski günlerden cevap istemeyen bir şey yolla, fotoğraf ya da şarkı, gerisini bırak.',
    },
    gemini: {
      is: 'Seninle konuşmayan arkadaş sana yüz açıklama bırakır, hiçbirinde huzur yoktur.',
      helps: 'Susan arkadaşına soracağın tek soruyu seç, yalnız onu sor.',
    },
    cancer: {
      is: 'Arkadaşını yitirmeyi bedeninde duyarsın, birlikte oturduğunuz her yer üşütür.',
      helps: 'O dostluğun yasını ikinizi de tanıyan biriyle açıkça tut, o da bir sevgiydi.',
    },
    leo: {
      is: 'Seni özlediğini söylese arkadaşını kollarını açıp kabul edersin, bekleyen hep sensin.',
      helps: 'Özlediğini ona süssüz söyle, ilk adımı atmak da bir büyüklüktür.',
    },
    virgo: {
      is: 'Arkadaşına neyi yanlış yaptığını bulana kadar ararsın, gereğinden çok da bulmuş olabilirsin.',
      helps: 'Eski arkadaşından tek bir şey için, iki cümleyle özür dile, liste ekleme.',
    },
    libra: {
      is: 'Hiç kavga etmediniz, ikiniz de nazik kaldınız, dostluk da parmaklarının arasından böyle kaydı.',
      helps: 'Eski arkadaşına araya bir şey mi girdi diye açıkça sor, o tuhaf dakika suskunluktan kısadır.',
    },
    scorpio: {
      is: 'Arkadaşın seni satınca defteri kapatırsın, hâlâ ne sık açıp baktığını kimse bilmez.',
      helps:
        'Arkadaşından ne duyman gerektiğine, duysan inanıp inanmayacağına karar ver, yazıp yazmayacağını bilirsin.',
    },
    sagittarius: {
      is: 'Giden arkadaşa omuz silker, insanlar gelir geçer dersin, en güzel hikâyelerini de her yerde anlatırsın.',
      helps: 'O hikâyelerin birini bu kez arkadaşının kendisine yaz, bir şey beklemeden.',
    },
    capricorn: {
      is: 'Bu kadar zaman sonra arkadaşını aramak mazeretsiz gecikmek gibidir, bir ay daha geçer.',
      helps: 'Açıklamayı atla, eski arkadaşına nasıl olduğunu sor; çoğu insan yalnız sevinir.',
    },
    aquarius: {
      is: 'Dostlukta o kadar hava istersin ki arkadaşın sen görmeden temelli gitmiş olabilir.',
      helps: 'Sessizliğinin bir hüküm olmadığını arkadaşına söyle, senden başka kimse bilemez bunu.',
    },
    pisces: {
      is: 'Arkadaşını çoktan bağışladın, onun hiç bilmediği uzun, güzel konuşmalarda.',
      helps: 'O konuşmaların en kısa cümlesini sesli söyle, sonra ona yolla.',
    },
  },
  givingMore: {
    aries: {
      is: 'Hep başlatan, arayan, harekete geçiren sensin, senden sonra durunca da öfkelenirsin.',
      helps: 'Bir kez aradıktan sonra bekle, kim geri arıyor gör, ateşini ona göre harca.',
    },
    taurus: {
      is: 'Zamanını, yemeğini, arabanı saymadan verirsin, bir gün bakarsın hepsini saymışsın.',
      helps: 'Daha çok verip susmak yerine, ne beklediğini henüz küçükken söyle.',
    },
    gemini: {
      is: 'Herkes sana anlatır, hepsini aklında tutarsın, soranı soran olmaz.',
      helps: 'Dinlediğin için teşekkür edene senin de bir hikâyen olduğunu söyle ve başla.',
    },
    cancer: {
      is: 'Herkese bakar, istemeden sana da bakılsın diye umarsın, tam o kısım pek olmaz.',
      helps: 'Bir kişiden açıkça teselli iste, şımarttıkların ihtiyacın olduğunu bilmiyor.',
    },
    leo: {
      is: 'Doğum gününü, hesabı kraliçe gibi, kral gibi verirsin, eksik olan birinin de seni şımartması.',
      helps: 'Tarihi ve neye sevineceğini söyle, dilemek kibir değildir.',
    },
    virgo: {
      is: 'Doğrusunu başkası yapmaz diye düzenlersin, onlar da bırakır; adına kıymet bilmezlik dersin.',
      helps: 'Herkesin senden beklediği bir işi yapma, olanı laf etmeden izle.',
    },
    libra: {
      is: 'Başkalarının ne istediğini öyle iyi sezersin ki seninkini öğrenmek zorunda kalmadılar.',
      helps: '“Sen ne istersin?” diyene bir süre hep belli bir şey söyle.',
    },
    scorpio: {
      is: 'Az kişiye her şeyini verirsin, karşılığı aynı gelmeyince yakınmaz, çekilirsin.',
      helps: 'Yanlarında olmanın sana neye mal olduğunu söyle, bilinmeyen vefa geri ödenemez.',
    },
    sagittarius: {
      is: 'Öğüdü, neşeyi iki elinle dağıtır, yolda kalsan kim gelirdi diye düşünürsün.',
      helps: 'Dene: küçük bir sıkıntı için birini ara, bırak o da işe yarasın.',
    },
    capricorn: {
      is: 'Güvenilen kişi olmakla yer edindin, bırakırsan yerini yitireceğinden kuşkulanırsın.',
      helps: 'Bir isteği gerekçesiz geri çevir, çatının ne az oynadığını gör.',
    },
    aquarius: {
      is: 'Herkesin akıl danıştığı, serinkanlı kişisin; danışmanın da derdi olduğu unutulur.',
      helps: 'Kendi bir sorununu çözülmemiş hâliyle arkadaşlarının önüne koy, ne yaparlardı, sor.',
    },
    pisces: {
      is: 'Derdi olan seni tabelan varmış gibi bulur, biri ağlarken kapatamazsın.',
      helps: 'Haftada bir akşam kulağın kapalı olsun, en çok isteyene önce bunu söyle.',
    },
  },
  pet: {
    aries: {
      is: 'Bir hayvanla hemen anlaşırsın, hele hızlıysa; öğreneceğin onun istediği sabırdır.',
      helps: 'Köpek almadan önce onun yürüyüşlerini iki hafta yağmurda, onun saatinde dene.',
    },
    taurus: {
      is: 'Evde bir hayvan tam sana göre: sıcak, acıkması saatinde, hiçbir şeyi tartışmaz.',
      helps: 'Hayvanı görünüşüne göre değil huyuna göre seç, kanepeyi uzun süre paylaşacaksınız.',
    },
    gemini: {
      is: 'Sokaktaki her köpekle konuşursun, evdeki hayvanın da huylarına, gezilerine katlanması gerekir.',
      helps: 'Sen yokken hayvana bakacak iki kişiyi önceden ayarla, fikir böyle ayakta durur.',
    },
    cancer: {
      is: 'Hayvan senin üzüldüğünü senden önce anlar, yatağını bile ona verirsin.',
      helps: 'Onun da kendi köşesi, kendi saati olsun; bütün gün gerekli olmak seni de yorar.',
    },
    leo: {
      is: 'Güzel bir hayvanın olur, onu gürültüyle seversin, sokağın en tanınanı olur.',
      helps: 'Hayvanın sıkıcı yanını bir dakika düşün, tarağı, poşeti; hâlâ gülümsüyor musun, bak.',
    },
    virgo: {
      is: 'Hayvanın mamasını, sinirini hepsini bilir, bir hapşırığa kaygılanırsın.',
      helps: 'Rahat bir hayvanı olan birine nelerin ters gittiğini sor, ölçün iyi yönde düşer.',
    },
    libra: {
      is: 'Biriyle paylaşırsan hayvan istersin, kedi bile sana yanında biri varken daha güzel görünür.',
      helps: 'Kim neyi yapacak, hayvan gelmeden, herkes ona âşıkken kâğıda dökün.',
    },
    scorpio: {
      is: 'Sen bir hayvan seçersin, o da seni, çoğu kez başkasına hırlayan zor olanı.',
      helps: 'Ürkek hayvandan ilk haftalarda hiçbir şey isteme, senin en iyi olduğun güven o.',
    },
    sagittarius: {
      is: 'Hayvan dediğin yokuş yukarı, şehir dışına peşinden gelmeli; evde bekleyene üzülürsün.',
      helps: 'Geçen yıl kaç gece evde olmadığını say, barınaktan önce o sayı konuşsun.',
    },
    capricorn: {
      is: 'Hayvanı kaçmayacağın bir görev sayar, çoğu insana olduğundan yumuşak davranırsın.',
      helps: 'Hayvanın masrafını her şey gibi planla, bir satırı oyuna ayır.',
    },
    aquarius: {
      is: 'Hayvanı özgür yoldaş olarak seversin; gelip giden bir kedi, herkese açıklanması gereken bir şey.',
      helps: 'Kurduğun değil gerçekten yaşadığın hayata hangi hayvan uyar, kendine sor.',
    },
    pisces: {
      is: 'Her sahipsizi eve getirirsin, yaşlı bir köpeğin iç çekişi içinden geçer.',
      helps: 'Bir hayvanı yanına al, ötekilere başka yoldan yardım et, kalbin koridorundan geniş.',
    },
  },
  trip: {
    aries: {
      is: 'Yolculuk senin için plan bırakıldığı an başlar, tek çile ötekilerin hazırlanmasını beklemektir.',
      helps: 'Yolculuğun yalnız ilk gecesini ve görülecek tek bir yeri belirle.',
    },
    taurus: {
      is: 'İyi yemek, iyi uyumak, bir yere sana ait olana kadar bakmak için yolculuğa çıkarsın.',
      helps: 'Önerilenden azını al, dört şehir yerine bir tane, yastığını da götür.',
    },
    gemini: {
      is: 'Yolculukta her şeyi görmek, herkesle konuşmak ister, yüz fotoğrafla ve dinlenmeden dönersin.',
      helps: 'Yolculuğun bir gününü plansız, ekransız bırak, seni ne bulacak gör.',
    },
    cancer: {
      is: 'Evden uzakta ikinci akşam özlem çeker, dördüncüde o yere âşık olursun.',
      helps: 'Yolculuğa tanıdık bir şey al, evi her sızıda değil belli saatte ara.',
    },
    leo: {
      is: 'Biraz şatafatla, manzarayı paylaşacak biriyle gezmek istersin, döküntü oda gücüne gider.',
      helps: 'Yolculukta parayı tek bir şahane geceye yatır, ucuzlarında keyfini bozma.',
    },
    virgo: {
      is: 'Yolculuktan önce bütün yorumları okur, ancak dönüşten bir gün önce gevşersin.',
      helps: 'Bir şeyi bile bile ayırtma, en güzel hikâye oradan çıkar.',
    },
    libra: {
      is: 'Yolculuğun güzelliğini sende yanındaki belirler, huzur bozulmasın diye fazla uyarsın.',
      helps: 'Sorulmadan önce bir isteğini söyle, ötekilerin de kendi isteği olsun.',
    },
    scorpio: {
      is: 'Yüzeyin altına inmek için gezersin, bir şehrin gecesi, tek bir hikâye; tur otobüsü dişini gıcırdatır.',
      helps: 'Seni bir kez sarsan yere yeniden git, sana ikinci ziyaret gerek.',
    },
    sagittarius: {
      is: 'Eve girer girmez haritaya bakarsın, en çok yolculukta kendin gibisin.',
      helps: 'Yolculuğa bir amaç koy, bir dil, bir patika; evde de sürsün.',
    },
    capricorn: {
      is: 'Her iş bitmeden yolculuğa zor çıkarsın, hiçbir zaman da bitmez.',
      helps: 'Yolculuğu önemli biriyle randevu gibi yaz, işe de erkenden haber ver.',
    },
    aquarius: {
      is: 'Kimsenin gitmediği yerler seni çeker, grup coşkusu soğutur.',
      helps: 'Başkalarıyla gez ama herkesin bir öğleden sonrası serbest olsun, rezervasyondan önce söyle.',
    },
    pisces: {
      is: 'Yarı kapalı gözle, açık kalple gezersin, bir gün batımı için tren kaçırdığın oldu.',
      helps: 'Biletleri aklı başında birine ver, yolculukta su kenarında uzun zamanlar olsun.',
    },
  },
};
