import type { MoonSentences } from '../../celestia-words.ts';

/** Os dias da Lua, as fases, e o que pedem os encontros dela com o Sol. */
export const moon: MoonSentences = {
  days: {
    aries: 'O dia tem pés ligeiros; comece antes de se convencer do contrário.',
    taurus: 'O dia quer conforto, e um bom pão com uma hora sem pressa faz mais que discurso.',
    gemini: 'O dia é falante, e dá para ouvir três coisas úteis procurando outra.',
    cancer: 'O dia é sensível, melhor para visitar alguém querido que para debater.',
    leo: 'O dia pede cor, então deixe ver que você gosta do que faz.',
    virgo: 'O dia tem boa mão, e uma mesa arrumada muda o humor da sala inteira.',
    libra: 'O dia prefere companhia e bons modos, e uma mão estendida costuma ser aceita.',
    scorpio: 'O dia corre fundo, e o que alguém cala vale tanto quanto o que diz.',
    sagittarius: 'O dia quer sair da rotina, nem que seja voltando por outra rua.',
    capricorn: 'O dia é sóbrio e capaz, feito para a tarefa que você vinha rodeando.',
    aquarius: 'O dia traz ideias esquisitas, algumas boas, e os amigos são o lugar de testar.',
    pisces: 'O dia é poroso; deixe nele um vão e um pouco de música.',
  },
  phases: {
    newMoon: 'É tempo de começos quietos, daqueles que ainda não se anunciam.',
    waxingCrescent: 'O que você começou há pouco pede o primeiro passo prático, por menor que seja.',
    firstQuarter: 'Uma decisão vence mais ou menos agora, e meio plano basta para agir.',
    waxingGibbous: 'Dê um polimento no que tem; está quase pronto, mesmo sem parecer.',
    fullMoon: 'Tudo se mostra por inteiro, os sentimentos também, e dá para ver no que deu.',
    waningGibbous: 'É hora de dividir o que aprendeu e de agradecer a quem ajudou.',
    lastQuarter: 'É um bom momento para limpar o que já cumpriu seu papel.',
    waningCrescent: 'Descansar conta como trabalho nestes dias, e o próximo começo pode esperar.',
  },
  born: {
    newMoon: 'De quem nasce assim se diz que começa por instinto e só depois entende para quê.',
    waxingCrescent: 'É lida como vontade de largar o que sempre foi assim, com uma dúvida puxando a manga.',
    firstQuarter: 'É lida como gosto por decidir: você descobre quem é naquilo que assume.',
    waxingGibbous: 'É lida como ânsia de melhorar uma coisa, e você junto, antes que alguém veja.',
    fullMoon: 'É lida como uma vida que se conhece pelos outros, com os sentimentos à mostra.',
    waningGibbous: 'É lida como um dom de passar adiante o que você entendeu.',
    lastQuarter: 'É lida como uma cabeça que se despede de velhas certezas quando elas já não seguram nada.',
    waningCrescent: 'É lida como talento para os fins: você percebe o que acabou e o que vai sair dali.',
  },
  newMoon: [
    'Lua nova combina com um começo pequeno, para cuidar um mês e então olhar.',
    'Anote um desejo para essa parte da vida, concreto a ponto de caber na agenda.',
  ],
  fullMoon: [
    'Lua cheia costuma mostrar no que deu o que começou duas semanas antes, ou seis meses antes.',
    'Em volta dela tudo fica à flor da pele; se for dizer algo sério, durma antes e fale de manhã.',
  ],
  solarEclipse: [
    'Um eclipse solar é uma lua nova de eco comprido; o que começa ali leva seis meses para aparecer.',
    'Ele não pede pressa: repare qual porta se fecha sozinha e qual você nem tinha visto.',
  ],
  lunarEclipse: [
    'Um eclipse lunar é uma lua cheia com mais peso, e costuma encerrar algo ou trazer à luz.',
    'Você pode sentir que terminou com o que não largava, e vale a pena escutar isso.',
  ],
};
