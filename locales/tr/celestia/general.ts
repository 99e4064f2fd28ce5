import type { GeneralSentences } from '../../celestia-words.ts';

/** Bir burç herkeste nasıldır: onu anan bir cümlenin ardından “onlar” için söylenir. */
export const general: GeneralSentences = {
  aries: {
    self: 'Önce atılır, sonra sorarlar; beklemek onlara affetmekten zor gelir.',
    feeling: 'Duygu bir anda bastırır, yüksek sesle çıkar, çoğu kez öğlene kalmadan geçer.',
    mind: 'Konuşurken düşünür, kararı ayaküstü verir, uzayan toplantıda ipin ucunu kaçırırlar.',
    love: 'Aşkta açık açık peşinden gider, kıskanınca da saklamazlar; karşılarında dik duran biri olunca ikisi de yatışır.',
    drive: 'Hızlı başlar, mertçe kavga ederler; asıl hatırlatılması gereken işin sonudur.',
  },
  taurus: {
    self: 'Kendi hızlarında yürür, işe yarayanı değiştirmez, sesini yükseltene göre acele etmezler.',
    feeling: 'Sofra, uyku, alıştıkları koltuk ve çekilmeyen bir el onları her sözden iyi yatıştırır.',
    mind: 'Ağır düşünür, dosdoğru hatırlarlar; değişen bir plana ısınmaları bir gün sürer.',
    love: 'Sevgiyi pişirerek, tamir ederek, kalarak gösterirler; sıkı tutundukları için fazla sahiplenebilirler.',
    drive: 'Onları harekete geçirmek zordur, başladıktan sonra durdurmak daha da zor.',
  },
  gemini: {
    self: 'Aynı anda üç şeye merak sarar, yorulmadan önce sıkılırlar.',
    feeling: 'Duyguyu konuşa konuşa küçültürler, bazen dört ayrı kişiyle.',
    mind: 'Hızlı, meraklı ve dilleri kıvraktır; fikirlerini de çoğu kez ilk kendileri değiştirir.',
    love: 'Sohbete âşık olur, pek yapışmazlar; konuşacak şey bitince yavaşça uzaklaşırlar.',
    drive: 'İyi bir fikir onları yola çıkarır, iş rutine binince yan kapıdan süzülürler.',
  },
  cancer: {
    self: 'Kendilerinin olanı korur, lafa yandan girer, iyilik edeni unutmazlar.',
    feeling: 'Keyifleri gelgit gibi gider gelir, çekilecekleri bir ev isterler.',
    mind: 'Anılarla, hikâyelerle düşünürler; bir sözün tonu onlarda sözden uzun kalır.',
    love: 'Bakıp kollayarak severler; kendilerini güvende hissetmeyince susar, daha sıkı tutunurlar.',
    drive: 'Daha çok başkası için kavgaya girerler, hem de dolaylı yoldan; tuttuklarını bırakmazlar.',
  },
  leo: {
    self: 'Bir şeyi iyi yaparken görülmek isterler, seyredene de elleri açıktır.',
    feeling: 'Büyük hisseder, hissettiklerini belli ederler; biraz alkış onları öğütten çabuk yatıştırır.',
    mind: 'Her şeyi başrolünde kendileri varmış gibi anlatırlar, herkesin önünde fikir değiştirmek onlara ağır gelir.',
    love: 'Gösterişli sever, sadık kalırlar; tartışılmaya değil, görmezden gelinmeye alınırlar.',
    drive: 'Gurur onları başlatır, gördükleri sıcaklık sürdürür; küçük de olsa bir sahne iyi gelir.',
  },
  virgo: {
    self: 'Aksayanı fark eder, laf etmeden düzeltir, en çok kendilerine yüklenirler.',
    feeling: 'Kaygıları liste liste gelir; işe yarar bir şey yapmak onları teselliden çok rahatlatır.',
    mind: 'Ayırır, karşılaştırır, denetlerler; sayfadaki tek yanlış rakamı bulan onlardır.',
    love: 'Küçük hizmetlerle sever, ağır ağır ısınırlar; en çok değer verdiklerini eleştirirler.',
    drive: 'Ayrıntıda sabırla çalışırlar, öğrenmeleri gereken ise nerede bırakacaklarıdır.',
  },
  libra: {
    self: 'Hakça bir orta yol arar, inceliği fark eder, seçerken acele etmezler.',
    feeling: 'Odada biri küskünse rahat edemez, bağırmaktansa ortalığı yumuşatırlar.',
    mind: 'İki tarafı da sonuna kadar dinlerler, karar bazen dükkân kapandıktan sonra çıkar.',
    love: 'İki kişi olmayı sever, kolay gönül alırlar; kırıldıklarını ise büyüyene kadar içlerine atarlar.',
    drive: 'İterek değil rica ederek yol alırlar, öfkeleri geç ve kibarca gelir.',
  },
  scorpio: {
    self: 'Az kişiye güvenir, güvendiklerine tam güvenirler; gördüklerinin hepsini söylemezler.',
    feeling: 'Derin hisseder, az gösterirler; eski bir kırgınlığı kelimesi kelimesine hatırlayabilirler.',
    mind: 'İkinci soruyu sorar, söylenmeyeni sezerler; sır onlarda kalır.',
    love: 'Severken ya hep ya hiç derler; bu ender bir sadakat getirir, güven zayıfsa kıskançlık da.',
    drive: 'Sessizce ve uzun soluklu giderler, en beceremedikleri iş vazgeçmektir.',
  },
  sagittarius: {
    self: 'Ferahlık ister, eve dönerken yeni yolu planlar, akıllarından geçeni söylerler.',
    feeling: 'Kötü haberi en iyi açık havada karşılar, can sıkıntısını şakaya ya da yola çevirirler.',
    mind: 'Geniş çizgilerle düşünür, keyif için tartışır, dipnotları başkasına bırakırlar.',
    love: 'Demir atmaktan çok yoldaş ararlar, pek kıskanmazlar; önlerine çit çekilince uzaklaşırlar.',
    drive: 'Hevesle yürür, hedefi yüksek tutar, bazen tutamayacakları kadar söz verirler.',
  },
  capricorn: {
    self: 'Uzun vadeyi hesaplar, çok yükü ses etmeden taşır, yaş aldıkça daha şakacı olurlar.',
    feeling:
      'Duyguyu sonraya bırakır, olduklarından serin görünürler; kimsenin hesap tutmadığı yerde açılırlar.',
    mind: 'Basamakla, maliyetle düşünür, bir şeyi bir kez, emin olunca söylerler.',
    love: 'Geç bağlanır, sözlerini tutarlar; sevgiyi söylemekten çok güvenilir olarak gösterirler.',
    drive: 'Bir hedef için yıllarca çalışabilirler, asıl dinlenmeye razı edilmeleri gerekir.',
  },
  aquarius: {
    self: 'Kendi kafalarıyla düşünür, birçok topluluğa girer, hiçbirine büsbütün ait olmazlar.',
    feeling: 'Duyguya önce bir adım geriden bakarlar; soğuk görünür bu, çoğu kez ihtiyattır.',
    mind: 'Olayın ardındaki ilkeyi görür, tuhaf bir fikri herkes benimseyene kadar savunurlar.',
    love: 'Aşkta arkadaşlık ve özgürlük isterler; kıskançlığa akıl erdiremez, yakınlığa zamanla alışırlar.',
    drive: 'Kendilerinden çok bir dava için uğraşırlar, dur kalk; âdet böyle diye hiçbir şey yapmazlar.',
  },
  pisces: {
    self: 'Bulundukları yerin havasını içlerine çeker, kolay hayal kurar, gürültüde dağılırlar.',
    feeling:
      'Herkesle birlikte hisseder, yabancının düğününde ağlarlar; kendilerininkini ayırmak için yalnız kalmaları gerekir.',
    mind: 'Resimlerle, sezgiyle düşünürler; cevabı nedenlerinden çok önce bilebilirler.',
    love: 'Şefkatle sever, biraz da gözlerinde büyütürler; söylemeleri gereken şeyi affedip geçerler.',
    drive:
      'İçlerine dokunan bir şeyle yola çıkar, duvarın çevresinden dolaşır, kimse inanmayınca güç yitirirler.',
  },
};
