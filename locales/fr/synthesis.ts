import type { SynthesisWords } from '../en/synthesis.ts';

export const synthesis: SynthesisWords = {
  heading: 'En bref',
  leads: {
    fire: 'Le feu domine ton thème : tu as tendance à agir d’abord et à comprendre en chemin.',
    earth: 'La terre domine ton thème : tu fais confiance à ce qui se touche, se compte et se termine.',
    air: 'L’air domine ton thème : souvent, une chose devient réelle pour toi une fois dite à voix haute.',
    water: 'L’eau domine ton thème : tu sens en général l’ambiance d’un lieu avant de la comprendre.',
  },
  share: {
    fireEarth:
      'Le feu et la terre dominent ensemble : une idée te plaît surtout s’il en reste quelque chose le soir venu.',
    fireAir: 'Le feu et l’air dominent ensemble : tu saisis vite une idée et tu la transmets encore chaude.',
    fireWater: 'Le feu et l’eau dominent ensemble : tu ressens fort, et cela se voit tout de suite.',
    earthAir: 'La terre et l’air dominent ensemble : tu réfléchis à fond, puis tu vérifies que cela tient.',
    earthWater: 'La terre et l’eau dominent ensemble : tu prends soin des gens par des gestes concrets.',
    airWater:
      'L’air et l’eau dominent ensemble : tu cherches des mots pour ce que d’autres devinent à peine.',
  },
  even: 'Aucun élément ne domine : tu peux aborder les choses de plusieurs façons, et en choisir une te prend parfois un moment.',
  lacks: {
    fire: 'Aucune de tes planètes n’est en signe de feu : la première impulsion peut venir de quelqu’un d’autre, ou d’une échéance.',
    earth:
      'Aucune de tes planètes n’est en signe de terre : la routine est peut-être une chose que tu construis exprès.',
    air: 'Aucune de tes planètes n’est en signe d’air : il te faut peut-être du silence avant d’expliquer ce que tu penses.',
    water:
      'Aucune de tes planètes n’est en signe d’eau : les émotions te parviennent peut-être tard, et d’autant plus nettes.',
  },
  ruler: {
    aries:
      'Ton Ascendant est en Bélier : Mars, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. C’est là que tu aimes passer devant.',
    taurus:
      'Ton Ascendant est en Taureau : Vénus, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. Ce que tu bâtis pour durer commence souvent là.',
    gemini:
      'Ton Ascendant est en Gémeaux : Mercure, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. La plupart de tes questions mènent là.',
    cancer:
      'Ton Ascendant est en Cancer : la Lune, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. C’est là que tu cherches ton chez-toi.',
    leo: 'Ton Ascendant est en Lion : le Soleil, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. C’est là que tu aimes attirer les regards.',
    virgo:
      'Ton Ascendant est en Vierge : Mercure, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. Là, tu remarques d’abord ce qu’on pourrait arranger.',
    libra:
      'Ton Ascendant est en Balance : Vénus, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. Là, tu pèses les choses jusqu’à ce qu’elles soient justes.',
    scorpio:
      'Ton Ascendant est en Scorpion : Pluton, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. Là, une demi-réponse te suffit rarement.',
    sagittarius:
      'Ton Ascendant est en Sagittaire : Jupiter, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. Là, tu regardes toujours au-delà de l’horizon.',
    capricorn:
      'Ton Ascendant est en Capricorne : Saturne, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. Là, tu acceptes de prendre le chemin long.',
    aquarius:
      'Ton Ascendant est en Verseau : Uranus, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. Là, tu préfères faire à ta façon.',
    pisces:
      'Ton Ascendant est en Poissons : Neptune, maître de ton thème, se trouve {{inSign}}, {{inHouse}}. Là, tu entends ce qui n’est pas dit.',
  },
  tightest: {
    conjunction:
      'Ton aspect le plus serré est une conjonction : {{first}} et {{second}} agissent d’un seul élan (orbe de {{orb}}).',
    sextile:
      'Ton aspect le plus serré est un sextile : {{first}} et {{second}} se donnent un coup de main à la demande (orbe de {{orb}}).',
    square:
      'Ton aspect le plus serré est un carré : {{first}} et {{second}} se gênent et t’empêchent de rester sur place (orbe de {{orb}}).',
    trine:
      'Ton aspect le plus serré est un trigone : {{first}} et {{second}} s’entendent sans effort (orbe de {{orb}}).',
    opposition:
      'Ton aspect le plus serré est une opposition : {{first}} et {{second}} tirent chacun un bout de la même corde (orbe de {{orb}}).',
  },
};
