import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Moon of the sky passing an angle of a birth chart. */
export const moonAngles: NatalInterpretations['moonAngles'] = {
  ascendant: {
    joined:
      'Birkaç saatliğine ne hissediyorsan yüzünde o var. Ay Yükselen’inin ufkundan geçtiği için saklanmak güç, yakınlık kurmak kolaydır; dikkatini önce kendi ihtiyacına ver.',
    flowing:
      'Bu saatlerde duygunla tavrın aynı dili konuşuyor. Selam vermek, içinden geçeni söylemek, birinin hatırını sormak sana olağandan az zahmetli gelebilir.',
    tense:
      'Ay’ın havası bulaşıcıdır, karşındakinin keyfi bu yüzden sana geçiyor. Alınganlık öğleden sonrayı aşmaz; ağır sözü akşama bırakmakta zarar yok.',
  },
  midheaven: {
    joined:
      'Ay haritanın tepesinde: Kısa bir süre gözler üstünde, işin de hislerine açık. İnsanların ne beklediğini sezmen bugün işine yarayabilir.',
    flowing:
      'Görevle gönül birkaç saat boyunca çekişmeden yürüyor. Bir üstünle konuşmak ya da ertelenmiş bir yazıyı göndermek için uygun bir aralık.',
    tense:
      'Ay yuvaya, Tepe Noktası işe çağırdığından iki yana çekiliyorsun. Huysuzluğun yorgunluktan; iki tarafa da kısa cevap verip arada bir soluklan, hava çabuk döner.',
  },
};
