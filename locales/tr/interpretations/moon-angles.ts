import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Moon of the sky passing an angle of a birth chart. */
export const moonAngles: NatalInterpretations['moonAngles'] = {
  ascendant: {
    joined:
      'Birkaç saatliğine ne hissediyorsan yüzünde o var. Ay Yükselen’inin ufkundan geçtiği için saklanmak güç, yakınlık kurmak kolaydır; dikkatini önce kendi ihtiyacına ver.',
    flowing:
      'Bu saatlerde duygunla tavrın aynı dili konuşuyor. Selam vermek, içinden geçeni söylemek, birinin hatırını sormak sana olağandan az zahmetli gelebilir.',
    tense:
      'Ay’ın havası bulaşıcıdır, karşındakinin huysuzluğu bu yüzden sana geçebilir. Alınganlık birkaç saati aşmaz; ağır sözü sonraya bırakmakta zarar yok.',
  },
  midheaven: {
    joined:
      'Ay haritanın tepesinde: Kısa bir süre gözler üstünde, hislerin de işine karışıyor. İnsanların ne beklediğini sezmen bugün işine yarayabilir.',
    flowing:
      'Görevle gönül birkaç saat boyunca çekişmeden yürüyor. Yetkili biriyle konuşmak ya da ertelenmiş bir yazıyı göndermek için uygun bir aralık.',
    tense:
      'Ay yuvaya, Tepe Noktası işe çağırdığından iki yana çekiliyorsun. Huysuzluğun yorgunluktan olabilir; iki tarafa da kısa cevap verip arada bir soluklan, hava çabuk döner.',
  },
};
