import type { MoonSentences } from '../../celestia-words.ts';

/** Os dias da Lua, as fases, e o que pedem os encontros dela com o Sol. */
export const moon: MoonSentences = {
  days: {
    aries: 'O dia pede rapidez: comece antes de arranjar uma desculpa.',
    taurus: 'O dia pede conforto: comida boa e uma hora sem pressa valem mais que discurso.',
    gemini: 'O dia é de conversa, e no meio do papo aparece informação útil.',
    cancer: 'O dia é sensível, melhor para visitar gente querida do que para discutir.',
    leo: 'O dia pede um pouco de palco: mostre que você gosta do que faz.',
    virgo: 'O dia rende nos detalhes, e arrumar um canto melhora o humor de todo mundo.',
    libra: 'O dia pede companhia e gentileza, e um gesto de paz costuma ser bem recebido.',
    scorpio: 'O dia é intenso, e o que alguém cala vale tanto quanto o que diz.',
    sagittarius: 'O dia pede novidade, nem que seja voltar por outro caminho.',
    capricorn: 'O dia rende no trabalho, sobretudo naquilo que exige paciência.',
    aquarius: 'O dia traz ideias diferentes, algumas boas, e vale testar com os amigos.',
    pisces: 'O dia é meio aéreo; deixe um tempo livre e ponha uma música.',
  },
  phases: {
    newMoon: 'É tempo de começar devagar, sem precisar anunciar nada.',
    waxingCrescent: 'Tudo que está no começo pede um passo prático, por menor que seja.',
    firstQuarter: 'É hora de decidir alguma coisa, e meio plano já basta para agir.',
    waxingGibbous: 'É hora de ajustar os detalhes; falta menos do que parece.',
    fullMoon: 'Tudo aparece, os sentimentos também, e dá para ver no que as coisas deram.',
    waningGibbous: 'É hora de contar o que você aprendeu e agradecer a quem ajudou.',
    lastQuarter: 'É um bom momento para se desfazer do que já não serve.',
    waningCrescent: 'Descansar também conta como trabalho, e os começos podem esperar.',
  },
  born: {
    newMoon: 'Dizem que quem nasce assim começa por instinto e só depois entende o motivo.',
    waxingCrescent: 'É a fase de quem quer fazer diferente do que sempre foi, mesmo com alguma dúvida.',
    firstQuarter: 'É a fase de quem gosta de decidir e se descobre naquilo que assume.',
    waxingGibbous: 'É a fase de quem quer melhorar tudo, inclusive a si, antes de mostrar a alguém.',
    fullMoon: 'É a fase de quem se conhece pelos outros e deixa os sentimentos à mostra.',
    waningGibbous: 'É a fase de quem tem o dom de ensinar o que aprendeu.',
    lastQuarter: 'É a fase de quem larga velhas certezas quando elas já não servem.',
    waningCrescent: 'É a fase de quem sabe encerrar: percebe o que já deu e o que pode nascer dali.',
  },
  newMoon: [
    'Lua nova combina com um começo pequeno, para cuidar durante um mês.',
    'Escolha um desejo para essa área da vida, concreto a ponto de caber na agenda.',
    'Vale plantar uma ideia e deixar crescer, sem cobrar resultado logo.',
  ],
  fullMoon: [
    'Lua cheia costuma mostrar no que deu o que começou duas semanas antes, ou seis meses antes.',
    'Perto da lua cheia, tudo fica à flor da pele; conversa séria rende mais na manhã seguinte.',
    'O que estava meio escondido aparece, e fica mais fácil ver o que vale manter.',
  ],
  solarEclipse: [
    'Um eclipse solar é como uma lua nova mais forte; o que começa ali leva uns seis meses para aparecer.',
    'Não precisa ter pressa: repare no que se encerra sozinho e no que chega sem você procurar.',
  ],
  lunarEclipse: [
    'Um eclipse lunar é como uma lua cheia mais forte, e costuma encerrar algo ou trazer à luz.',
    'Você pode sentir vontade de soltar o que vinha segurando, e vale escutar isso.',
  ],
};
