import type { NowWords } from '../en/now.ts';

/** Pages that answer one question about the sky of this moment. */
export const now: NowWords = {
  year: 'Todo o céu de {{year}}',
  mercury: {
    title: 'Mercúrio está retrógrado agora?',
    description:
      'A resposta para este momento, quando Mercúrio muda de sentido e as próximas retrogradações com a sombra, no seu horário.',
    heading: 'Mercúrio está retrógrado?',
    answers: {
      direct: 'Não. Mercúrio está avançando, {{inSign}}.',
      before: 'Ainda não. Mercúrio está avançando, {{inSign}}, por graus que logo vai cruzar de novo.',
      back: 'Sim. Mercúrio está retrógrado, {{inSign}}.',
      after: 'Não mais. Mercúrio voltou a avançar, {{inSign}}, e ainda passa por terreno conhecido.',
    },
    facts: {
      turns: 'Começa a recuar',
      returns: 'Volta a avançar',
      shadow: 'Começo da sombra',
      clear: 'Saída da sombra',
    },
    coming: 'Esta retrogradação e as próximas',
    columns: {
      back: 'Retrógrado',
      shadow: 'Com a sombra',
      signs: 'Signos',
    },
    calendar: 'Leve as datas para o seu calendário',
    guide: {
      heading: 'Para que serve a resposta',
      topics: [
        {
          title: 'O que se vê no céu',
          text: 'Lá em cima nada dá meia-volta. Três ou quatro vezes por ano Mercúrio nos ultrapassa por dentro e, por umas três semanas, parece deslizar para trás, como o cavalinho do carrossel, que vai para um lado no fundo e para o outro na frente.',
        },
        {
          title: 'A sombra',
          text: 'Mercúrio passa três vezes pelo mesmo trecho: vai, volta e vai. A primeira e a última passagem são a sombra: numa o assunto aparece, na outra se acomoda.',
        },
        {
          title: 'O que fazer',
          text: 'Releia antes de enviar, deixe folga entre um compromisso e outro, termine alguma coisa antiga. Ninguém precisa ficar três semanas sem assinar nada.',
        },
      ],
    },
  },
  moon: {
    title: 'Em que signo está a Lua hoje?',
    description:
      'O signo e a fase da Lua neste momento, quando ela entra no próximo signo no seu horário e o caminho das próximas três semanas.',
    heading: 'O signo da Lua hoje',
    /** In a calendar. */
    entry: 'A Lua entra em {{sign}}',
    answer: 'A Lua está {{inSign}}.',
    facts: {
      phase: 'Fase',
      lit: 'Iluminada',
      entered: 'Entrou no signo',
      leaves: 'Sai dele',
      next: 'Próximo signo',
    },
    coming: 'Por onde ela segue',
    columns: {
      sign: 'Signo',
      enters: 'Entrada',
    },
    calendar: 'Leve os signos da Lua para o seu calendário',
    guide: {
      heading: 'Ler o signo da Lua',
      topics: [
        {
          title: 'Com que velocidade',
          text: 'A Lua passa por um signo em dois dias, dois e meio no máximo, e pelos doze em pouco mais de 27. Nada num mapa anda tão rápido, e é ela que dá cor a um dia.',
        },
        {
          title: 'O signo dela e o seu',
          text: 'O signo da Lua de hoje é o mesmo para todo mundo. O seu signo lunar é onde ela estava quando você nasceu; para achar, é preciso data, hora e lugar.',
        },
      ],
    },
  },
  void: {
    title: 'A Lua está fora de curso agora?',
    description:
      'Se a Lua está fora de curso neste momento, desde quando e até quando no seu horário, e as horas vazias das próximas três semanas.',
    heading: 'A Lua está fora de curso?',
    /** In a calendar. */
    entry: 'Lua fora de curso',
    answers: {
      yes: 'Sim. A Lua está fora de curso, {{inSign}}.',
      no: 'Não. A Lua está {{inSign}} e ainda tem um aspecto a fazer.',
    },
    facts: {
      since: 'Fora de curso desde',
      until: 'Até',
      next: 'Próximo período',
      last: 'Último aspecto',
      enters: 'Depois entra em',
    },
    coming: 'Os próximos períodos',
    columns: {
      void: 'Fora de curso',
      last: 'Último aspecto',
      enters: 'Depois entra em',
    },
    none: 'nenhum neste signo',
    calendar: 'Leve os períodos para o seu calendário',
    guide: {
      heading: 'O que isso quer dizer',
      topics: [
        {
          title: 'O que contamos',
          text: 'A Lua está fora de curso desde a última conjunção, sextil, quadratura, trígono ou oposição exata com o Sol ou um planeta até sair do signo. Contamos também Urano, Netuno e Plutão. Os livros que param em Saturno dão períodos mais longos.',
        },
        {
          title: 'Para que se usa',
          text: 'Uma regra antiga diz que não dá em nada o que começa nessa hora. A maioria leva com mais leveza: horas para terminar, descansar e tocar a rotina, deixando a estreia para depois quando dá para escolher.',
        },
        {
          title: 'Quanto dura',
          text: 'De alguns minutos a mais de um dia. Vem a cada dois ou três dias, então não dá para evitar, e nem precisa.',
        },
      ],
    },
  },
  eclipse: {
    title: 'Quando é o próximo eclipse?',
    description:
      'O próximo eclipse do Sol ou da Lua: dia e hora no seu horário, tipo, signo e grau, e os três que vêm depois.',
    heading: 'O próximo eclipse',
    facts: {
      maximum: 'Máximo',
      sign: 'Lugar no zodíaco',
      saros: 'Saros',
    },
    coming: 'E depois',
    columns: {
      maximum: 'Máximo',
      type: 'Tipo',
      place: 'Lugar',
    },
    see: 'Dá para ver de onde você mora?',
    calendar: 'Leve os eclipses para o seu calendário',
    guide: {
      heading: 'Por que vêm aos pares',
      topics: [
        {
          title: 'Duas vezes por ano',
          text: 'O caminho da Lua é inclinado em relação ao do Sol, e quase sempre a Lua nova ou cheia passa por cima ou por baixo. Mais ou menos a cada seis meses, Sol e Lua se encontram perto de um dos dois cruzamentos; aí vêm um eclipse solar e um lunar com duas semanas de distância, e de vez em quando três seguidos.',
        },
        {
          title: 'De onde se vê',
          text: 'Um eclipse lunar aparece onde a Lua estiver acima do horizonte. Um solar é visto ao longo de uma faixa da Terra, e só é total dentro de um caminho de uns cem a duzentos quilômetros de largura.',
        },
      ],
    },
  },
};
