import type { SignTexts } from '../../interpretation-types.ts';

/** A solar eclipse in each sign: the theme of a beginning in the half year that follows. */
export const solarEclipse: SignTexts = {
  aries:
    'O começo que se abre aqui pede coragem própria. Nos meses depois de um eclipse solar em Áries, tende a crescer a vontade de agir sem plateia nem autorização, como quem enfim tira a bicicleta da parede e sai pedalando. É um bom período para iniciar aquilo que depende só de você. A pressa pode gastar cedo o impulso, e alguém próximo talvez fique para trás. Como Marte rege o signo, a largada é fácil; difícil é o terceiro mês.',
  taurus:
    'Quanto basta? A pergunta ganha peso com um eclipse solar em Touro, e o semestre seguinte convida a refazer a base: o orçamento, as horas de sono, a horta na varanda. As coisas costumam andar devagar e criar raiz. Por trás do gosto por segurança, pode haver receio de soltar o que já não alimenta. Em signo de terra, o que se pode tocar convence mais: uma muda de manjericão no peitoril já serve de argumento.',
  gemini:
    'Um caderno em branco seria o emblema deste eclipse. Quando o Sol é encoberto em Gêmeos, o tema que desponta é o da palavra: estudar, escrever, reatar com irmãos ou vizinhos, aprender a perguntar. Ao longo de seis meses, ideias e contatos podem chegar aos punhados. Chegam também distrações. De cada dez assuntos, siga dois. E leia além do título antes de passar uma notícia adiante; boa parte do que parece urgente é só barulho.',
  cancer:
    'Casa, família, raízes: é por aí que a novidade costuma entrar num eclipse solar em Câncer. Talvez mude a posição dos móveis, a relação com um parente ou a própria noção de onde fica o seu lugar. O semestre seguinte favorece gestos de cuidado que criem hábito. Por saudade, dá vontade de se agarrar ao que já foi. Comece por um cômodo: esvazie, limpe, decida o que fica. O restante da mudança acha seu ritmo.',
  leo: 'Alguma coisa em você pede palco, mesmo que seja o da sala. O eclipse solar em Leão inaugura um semestre de expressão: retomar o violão, assumir um projeto com o seu nome, brincar mais. A veia criativa tende a ganhar voz quando se expõe um pouco. A vaidade entra em cena junto e toma por ofensa o silêncio dos outros. O Sol rege Leão, por isso até um ensaio sem público, feito só pelo prazer das mãos, já esquenta.',
  virgo:
    'Limpar os óculos já seria um gesto fiel a este eclipse. Em Virgem, o Sol encoberto chama a atenção para o trabalho e os hábitos, e os seis meses seguintes se prestam a ajustes modestos de efeito longo. Deitar quinze minutos mais cedo, por exemplo, ou enfim dominar aquela ferramenta. O excesso aqui é a reforma geral, com tabela e culpa. Mude um costume por vez e só acrescente o segundo quando o primeiro andar sem esforço.',
  libra:
    'Parcerias pedem fôlego novo sob um eclipse solar em Libra. Pode ser um acordo refeito, uma sociedade, um jeito diferente de conversar com quem há anos ouve você. O semestre favorece propostas feitas às claras e alguma beleza no cotidiano. Convém notar quando a vontade de agradar decide no seu lugar. Antes de aceitar um convite importante, durma uma noite e escreva seus termos em três linhas. Aí, sim, brinde.',
  scorpio:
    'Debaixo do assoalho também se começa uma obra. O eclipse solar em Escorpião costuma abrir processos discretos: uma confiança que se aprofunda, uma dívida renegociada, a decisão de encarar um assunto adiado. Nos seis meses que se seguem, a força cresce naquilo que você se anima a dizer a quem merece ouvir. Atenção ao apego ao controle, que cava sem parar e esquece de construir. Como signo fixo, Escorpião custa a largar a ferramenta, mesmo terminado o expediente.',
  sagittarius:
    'Para que lado fica o horizonte? Com um eclipse solar em Sagitário, essa curiosidade volta, e os meses seguintes podem trazer um estudo, uma viagem ou uma convicção mais arejada. Sobra entusiasmo; falta, às vezes, mapa. Quem anuncia a expedição inteira no primeiro dia arrisca ficar só com o anúncio. Dez frases de outra língua e um passeio à cidade vizinha já são viagem; Júpiter, que rege o signo, cuida de aumentar o resto, às vezes até demais.',
  capricorn:
    'Projetos de fôlego combinam com um eclipse solar em Capricórnio. O semestre que começa favorece metas com data, um ofício levado a sério, responsabilidades assumidas por escolha. Pense em degraus, um de cada vez, com corrimão. A dureza pode se infiltrar e fazer do plano um castigo. Escreva num cartão por que isso importa para você e prenda-o ao lado da mesa. Nos dias de subida lenta, ele lembra que havia gosto, além de dever.',
  aquarius:
    'Novidade, em Aquário, gosta de companhia. Quando o eclipse solar cai nesse signo, o que se inicia tende a envolver amizades, grupos, tecnologia ou um modo mais livre de viver: o clube de leitura, a oficina coletiva, o não a um costume velho. Durante o semestre, experimentar ensina mais do que opinar. Romper por romper é o desvio fácil. Ar fixo que é, o signo aguenta bem um mês de prova, sobretudo com alguém por perto que pense o contrário de você.',
  pisces:
    'Quase sem barulho, um eclipse solar em Peixes abre um tempo de imaginação e recolhimento. O que começa talvez ainda não tenha nome: um sonho repetido, a vontade de pintar, um perdão que vai se formando. Nos seis meses seguintes, dê crédito ao que volta com delicadeza e desconfie do que promete salvação. A névoa faz parte, e nela se perdem horários. Reserve um momento fixo da semana para o silêncio e um lugar onde anotar o que ele trouxer.',
};
