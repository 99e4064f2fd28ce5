import type { LoverPageWords } from '../en/lover.ts';

export const lover: LoverPageWords = {
  title: 'Converse com o mapa do seu amor: Celestia sobre vocês dois',
  description:
    'Pergunte à Celestia sobre vocês dois ou deixe o mapa de quem você ama falar, de brincadeira. Uma astróloga de IA que nunca diz saber o que alguém sente.',
  heading: 'Converse com o seu amor',
  lede: 'Dois mapas, uma conversa. Pergunte à Celestia sobre vocês dois ou deixe o outro mapa falar por si.',
  landing: {
    title: 'O que o mapa do seu amor diria? Pergunte',
    description:
      'Informe uma data de nascimento, faça uma pergunta e ouça o que diria o mapa de quem você ama. É brincadeira, e ela avisa.',
    heading: 'O que o mapa diria?',
    lede: 'Tem alguém na cabeça? A data de nascimento basta para perguntar o que não dá para perguntar cara a cara.',
  },
  play: 'Isto é uma brincadeira entre você, uma IA e dois mapas. Aqui ninguém sabe o que a outra pessoa sente, pensa ou vai fazer.',
  sample: {
    label: 'Exemplo, duas pessoas inventadas',
    heading: 'Como soa',
    first: 'Ada',
    second: 'Léo',
    born: 'nascimento: {{date}}',
    question: 'Do que você precisa quando ama alguém?',
    asked: 'Ada pergunta',
    speaks: 'O mapa de Léo, de brincadeira',
  },
  own: {
    heading: 'Primeiro, o seu nascimento',
    text: 'Para falar de vocês dois, é preciso ter os dois mapas, e vocês dois precisam ter 18 anos. Seu perfil ainda não tem os dados do seu nascimento.',
  },
  form: {
    heading: 'Agora é com você',
    name: 'Como você chama essa pessoa?',
    who: 'Quem fala?',
    couple: 'Celestia, sobre nós dois',
    lover: 'O mapa dela ou dele, em primeira pessoa',
    message: 'Sua primeira mensagem',
    adults: 'Só para adultos: vocês dois precisam ter 18 anos.',
    theirs: 'O nascimento dessa pessoa fica com a conversa e some quando você a exclui.',
    agree: 'Concordo com o que é guardado e enviado',
    submit: 'Começar a conversa',
    signIn: 'Você entra na conta com a primeira mensagem, para que a conversa seja só sua.',
    missing: {
      name: 'Escreva um nome ou apelido.',
      text: 'Escreva uma primeira mensagem.',
      agree: 'Para começar, precisamos que você concorde.',
    },
  },
};
