import type { SynthesisWords } from '../en/synthesis.ts';

export const synthesis: SynthesisWords = {
  heading: 'Em poucas palavras',
  leads: {
    fire: 'No seu mapa predomina o fogo: você costuma agir primeiro e descobrir o resto no caminho.',
    earth: 'No seu mapa predomina a terra: você confia no que dá para pegar, contar e terminar.',
    air: 'No seu mapa predomina o ar: muitas vezes uma coisa só fica real para você depois de dita em voz alta.',
    water: 'No seu mapa predomina a água: você costuma sentir o clima de um lugar antes de entendê-lo.',
  },
  share: {
    fireEarth:
      'Fogo e terra predominam juntos: você gosta mais de uma ideia quando ela rende alguma coisa até a noite.',
    fireAir: 'Fogo e ar predominam juntos: você pega uma ideia depressa e passa adiante ainda quente.',
    fireWater: 'Fogo e água predominam juntos: você sente com força, e isso aparece na hora.',
    earthAir: 'Terra e ar predominam juntos: você pensa bem no assunto e depois confere se ele para em pé.',
    earthWater: 'Terra e água predominam juntas: você tende a cuidar das pessoas com coisas práticas.',
    airWater: 'Ar e água predominam juntos: você procura palavras para o que os outros só pressentem.',
  },
  even: 'Nenhum elemento predomina: você pode encarar as coisas de vários jeitos, e escolher um talvez leve um tempinho.',
  lacks: {
    fire: 'Você não tem planetas em signos de fogo: o primeiro empurrão talvez venha de alguém ou de um prazo.',
    earth:
      'Você não tem planetas em signos de terra: a rotina talvez seja algo que você constrói de propósito.',
    air: 'Você não tem planetas em signos de ar: talvez você precise de silêncio antes de explicar o que pensa.',
    water:
      'Você não tem planetas em signos de água: os sentimentos talvez cheguem tarde, e por isso mais claros.',
  },
  ruler: {
    aries:
      'Seu Ascendente é Áries, e Marte rege o seu mapa: está {{inSign}}, {{inHouse}}. É ali que você gosta de ir na frente.',
    taurus:
      'Seu Ascendente é Touro, e Vênus rege o seu mapa: está {{inSign}}, {{inHouse}}. O que você constrói para durar costuma começar ali.',
    gemini:
      'Seu Ascendente é Gêmeos, e Mercúrio rege o seu mapa: está {{inSign}}, {{inHouse}}. Quase todas as suas perguntas levam até ali.',
    cancer:
      'Seu Ascendente é Câncer, e a Lua rege o seu mapa: está {{inSign}}, {{inHouse}}. É ali que você procura o seu lar.',
    leo: 'Seu Ascendente é Leão, e o Sol rege o seu mapa: está {{inSign}}, {{inHouse}}. É ali que você gosta de aparecer.',
    virgo:
      'Seu Ascendente é Virgem, e Mercúrio rege o seu mapa: está {{inSign}}, {{inHouse}}. Ali você repara primeiro no que dá para acertar.',
    libra:
      'Seu Ascendente é Libra, e Vênus rege o seu mapa: está {{inSign}}, {{inHouse}}. Ali você pesa tudo até ficar justo.',
    scorpio:
      'Seu Ascendente é Escorpião, e Plutão rege o seu mapa: está {{inSign}}, {{inHouse}}. Ali meia resposta raramente basta para você.',
    sagittarius:
      'Seu Ascendente é Sagitário, e Júpiter rege o seu mapa: está {{inSign}}, {{inHouse}}. Ali você olha sempre para além do horizonte.',
    capricorn:
      'Seu Ascendente é Capricórnio, e Saturno rege o seu mapa: está {{inSign}}, {{inHouse}}. Ali você topa o caminho mais longo.',
    aquarius:
      'Seu Ascendente é Aquário, e Urano rege o seu mapa: está {{inSign}}, {{inHouse}}. Ali você prefere fazer do seu jeito.',
    pisces:
      'Seu Ascendente é Peixes, e Netuno rege o seu mapa: está {{inSign}}, {{inHouse}}. Ali você percebe o que ninguém diz.',
  },
  tightest: {
    conjunction:
      'Seu aspecto mais exato é uma conjunção: {{first}} e {{second}} agem como uma força só (orbe de {{orb}}).',
    sextile:
      'Seu aspecto mais exato é um sextil: {{first}} e {{second}} se ajudam quando é preciso (orbe de {{orb}}).',
    square:
      'Seu aspecto mais exato é uma quadratura: {{first}} e {{second}} se atrapalham e não deixam você ficar no mesmo lugar (orbe de {{orb}}).',
    trine:
      'Seu aspecto mais exato é um trígono: {{first}} e {{second}} se entendem sem esforço (orbe de {{orb}}).',
    opposition:
      'Seu aspecto mais exato é uma oposição: {{first}} e {{second}} puxam as duas pontas da mesma corda (orbe de {{orb}}).',
  },
};
