import type { EventInterpretations } from '../../event-text-types.ts';

/** A line for a reader's sign that an eclipse touches: in it, across from it, or at a right angle. */
export const eclipseSigns: EventInterpretations['eclipseSigns'] = {
  same: {
    aries:
      'Seu fogo ganha lenha de repente, e uma decisão que ficava só na ameaça pode sair andando. Olhe para onde ela vai antes de correr atrás.',
    taurus:
      'Você muda devagar e, ainda assim, muda. Um apego antigo talvez afrouxe nos meses seguintes, e o espaço que fica costuma ser maior do que o objeto.',
    gemini:
      'Das suas muitas versões, uma pede mais tempo em cena. Conversas que mudam o curso das coisas são prováveis, inclusive a que você vinha tendo a sós.',
    cancer:
      'O esconderijo já está pequeno. Sentimentos que você protegia do vento podem ficar à mostra, e boa parte deles aguenta o clima muito bem.',
    leo: 'O refletor tende a vir mesmo sem ter sido chamado. Alguma fachada pode cair, sem prejuízo do que há atrás dela, que costuma interessar mais às pessoas.',
    virgo:
      'Um erro, um elogio ou uma folga inesperada tende a mexer na ideia que você tinha de si. Tome nota e deixe a correção para outra hora.',
    libra:
      'De tanto espelhar quem está perto, você perdeu de vista o próprio contorno? É possível que ele volte a se desenhar, com traço mais firme.',
    scorpio:
      'Você já conhece a arte de trocar de pele. Desta vez ela pode acontecer em público, com menos mistério e um bocado mais de leveza.',
    sagittarius:
      'A bússola gira, e o rumo defendido com tanto ardor talvez peça revisão. Sua fé é das que melhoram quando levam um solavanco.',
    capricorn:
      'Algo no retrato da pessoa que dá conta de tudo tende a rachar com elegância. Pela fresta aparece um cansaço, depois um desejo.',
    aquarius:
      'Sentir de perto costuma pegar você de surpresa. Um eclipse no seu signo encurta a distância, e certas ideias descem do quadro para a vida.',
    pisces:
      'Contornos aparecem onde era tudo névoa. Você pode dar nome ao que sente, dizer um não dos bons e reconhecer qual culpa nunca foi sua.',
  },
  opposite: {
    aries:
      'O assunto chega pelo outro lado da rede. Em Libra, o eclipse mexe com quem joga com você, e ceder um ponto pode valer a partida.',
    taurus:
      'Uma verdade que não é sua pode aparecer sem hora marcada. Escorpião, na outra margem, remexe o que você reparte com alguém, da confiança ao dinheiro do mês.',
    gemini:
      'Alguém próximo pode anunciar um rumo ou uma crença nova. De Sagitário vem a flecha; de você, a pergunta que ajuda a mirar.',
    cancer:
      'As ambições de quem mora ou trabalha com você podem ganhar peso. Combine de novo quem cuida e quem sustenta, já que os papéis podem se inverter.',
    leo: 'Entre brilhar e fazer parte do coro, as suas relações procuram outro ajuste. Um grupo ou um par pode surpreender pela franqueza.',
    virgo:
      'Lá onde a lógica não alcança, uma pessoa querida talvez se confunda ou se encante. Sua ajuda conta muito, sobretudo se vier sem manual.',
    libra:
      'Há quem se canse de meias palavras e diga a sua inteira. Com o eclipse do lado de Áries, um conflito franco pode poupar anos de cortesia.',
    scorpio:
      'Pessoas tranquilas podem tomar decisões que você não previu. Touro segura a outra ponta, e é dali que costuma vir a lição de simplicidade.',
    sagittarius:
      'É provável uma segunda opinião, e com bons argumentos. Nas parcerias, os pormenores que você pulava pedem leitura, de preferência em companhia.',
    capricorn:
      'O coração de outra pessoa pode entrar na reunião sem crachá. Câncer, do outro lado, convida a responder com presença, que não se delega.',
    aquarius:
      'Uma pessoa que era só mais uma da turma talvez queira exclusividade. Seria um elogio, digno de resposta menos teórica que a de costume.',
    pisces:
      'De frente para você, Virgem confere os recibos. Uma relação tende a pedir clareza na divisão das tarefas, e a clareza, acredite, também embala.',
  },
  square: {
    aries:
      'Um obstáculo pode obrigar você a virar o volante. O seu impulso continua bom; o trajeto é que pede mais uma curva.',
    taurus:
      'Alguma circunstância pode empurrar o móvel que você tinha acabado de ajeitar. Resista um dia, por hábito, e depois veja se a sala melhorou.',
    gemini:
      'Os compromissos podem disputar o mesmo horário, e nem sua agilidade consegue estar em dois lugares. Desmarcar com graça é um talento a praticar.',
    cancer:
      'Pressões de fora podem chegar até o quarto. Talvez caiba a você decidir qual porta fica aberta, para que sobre abrigo no resto da casa.',
    leo: 'O elenco pode ignorar a deixa, e isso irrita. Um desvio na história pode render uma cena em que você atua com menos esforço.',
    virgo:
      'Planos bem passados amarrotam na mala. A tensão aponta para uma exigência sua que já cansou, e abrir um botão costuma resolver mais que recomeçar a lista.',
    libra:
      'Agradar às duas partes pode ficar fora do alcance por algum tempo. Um incômodo de lado talvez leve você a escolher, e sua paz sai disso menos decorativa.',
    scorpio:
      'Sua vontade pode encontrar outra igualmente firme. Em vez de vigiar o terreno, vale dizer o que se disputa, porque o atrito aquece e também ilumina.',
    sagittarius:
      'Entre a estrada e você pode surgir um assunto de ordem prática. Resolvido com bom humor, ele deixa a partida mais leve do que a fuga deixaria.',
    capricorn:
      'A escada treme um pouco, o bastante para você conferir em que muro ela se apoia. Trocar de muro no meio da subida é permitido.',
    aquarius:
      'Nem a melhor teoria previa essa pedra no caminho. Um costume seu entra em choque com as circunstâncias, e a saída pode estar na exceção.',
    pisces:
      'A correnteza esbarra numa quina. Prazos e cobranças de fora talvez deem forma ao que andava espalhado, desde que você não se culpe pela espuma.',
  },
};
