import type { RetrogradeTexts } from '../../interpretation-types.ts';

/** What the retrograde period of each planet asks for. */
export const retrogrades: RetrogradeTexts = {
  mercury:
    'Merkür’ün geri gider göründüğü üç hafta, baştan başlamaktan çok gözden geçirmeye yarar. Mektubu ikinci kez oku, dosyanın yedeğini al, randevuyu teyit et. Gecikmeler ve yanlış anlamalar biraz artabilir; bunu felaket gibi değil, yavaşlama tabelası gibi gör. Eski bir arkadaş yazarsa, yarım kalmış bir fikir yeniden uğrarsa kulak ver. İmzalaman gereken bir kâğıt varsa hayat durmuyor, imzala; yalnız küçük harfli satırları atlama.',
  venus:
    'Sevdiğin bir şarkıyı yıllar sonra yeniden dinler, bu kez başka bir dizesine takılırsın. Altı hafta kadar süren Venüs retrosu sevgi, zevk ve değer konusunda böyle bir dönüp bakmadır. Eski bir yakınlık akla düşebilir, bugünkü ilişkinde verilenle alınan yeniden tartılır. Evini ya da saçını kökten değiştirmek için acele etme; beğenin bu arada yön değiştirebilir. Geçmişten birini aramadan önce telefonu elinde tutup kendine niçin aradığını sor.',
  mars: 'Boşta çalışan bir motor düşün: Gaza bastıkça gürültü artar, araba yerinde durur. Mars’ın iki ay, kimi zaman biraz daha fazla süren geri hareketi, gücünü nereye harcadığını sorgulatır. Öfke içeri dönebilir, sabırsızlık eski bir kavgayı ısıtıp önüne koyabilir. Büyük hamleleri zorlamak yerine yöntemi değiştir: çalışma saatini, antrenmanını, itiraz etme biçimini. Zamanında söylenmiş sakin bir “hayır”, geç gelen patlamadan az yorar. Kuvvet toplamak da bir iştir.',
  jupiter:
    'Büyüme isteği bu dönemde gözünü dışarıdan içeriye çevirir. Jüpiter hemen her yıl dört ay kadar geri gider; fırsatlar kesilmez, ama onları nereye koyacağını düşünme sırası gelir. Çok mu söz verdin? Kendi merakının peşinde misin, yoksa başkasının haritasıyla mı yürüyorsun? İyimserliğinden vazgeçmeden ölçüsünü yokla. Yarım bıraktığın bir kursa dön, bir hocana danış, planının fazla dallarını buda. Sahici ve ufak bir genişleme, gösterişli bir sıçrayıştan uzun ömürlü olabilir.',
  saturn:
    'Duvar ustası ipi gerer, taşların hizasını bir daha yoklar. Satürn’ün dört buçuk ay kadar süren retrosunda sorumluluklar, sınırlar, verilmiş sözler böyle elden geçer. Gevşek kalan yer kendini belli edebilir; bunu ceza diye değil, onarım vakti diye oku. Hangi yükü gönüllü taşıyorsun, hangisini sırf suçluluktan? Takvimini sadeleştir, bekleyen resmî işi bitir, bir sınırını alçak sesle yeniden çiz. Kendine müfettiş gibi değil, çırağını seven bir usta gibi davran.',
  uranus:
    'Devrim bazen bir çekmecede başlar: eski bir kartvizit, tozlanmış bir hayal, “Ben böyle değildim” dedirten bir fotoğraf. Uranüs yılın beş ay kadarını geri hareketle geçirir, yani ortada olağanüstü bir hâl yok. Dışarıdaki değişimin temposu düşerken içindeki huzursuzluğu duymak kolaylaşır. Nerede salt alışkanlıktan uyum gösteriyorsun? Bütün düzeni bir gecede devirmeden küçük bir deney yap, iki hafta sonra sonucuna bak. Özgürlük de prova ister.',
  neptune:
    'Sabah gözlüğünü taktığında odanın hatları belirir; Neptün retrosu biraz buna benzer. Beş ayı aşan bu sürede düşlerin üstündeki tül incelir, kendine anlattığın hikâyeleri daha açık görebilirsin. Arada gelen düş kırıklığı can sıkabilir, ardındaki berraklık ise işe yarar. Kime olduğundan büyük bir rol verdin, neyi görmemek için gözlerini kıstın? Müziğe, yazıya, sessizliğe zaman ayır. Bir konuda da güvendiğin bir dostun soğukkanlı bakışını ödünç al.',
  pluto:
    'Yer altı suyu gibi ağır ağır işleyen bir dönem bu. Plüton yılın neredeyse yarısını geri giderek geçirir; güç, denetim, tutunma ve bırakma konularını gürültüsüzce içeriden yoğurur. Yönetmeye çalıştığın hâlde elinde olmayan şeyin ne olduğunu fark edebilirsin. Büyük bir hesaplaşma aramana gerek yok. Bir kıskançlığı, bir takıntıyı ya da eski bir küskünlüğü seç, kökünü merakla izle, istersen işin ehli biriyle konuş. Toprağın altındaki değişim yukarıdan geç görünür.',
};
