import type { EventInterpretations } from '../../event-text-types.ts';

/** The axis on which the eclipses of a year and a half fall, by the sign of the Moon's north node. */
export const eclipseAxes: EventInterpretations['eclipseAxes'] = {
  aries:
    'Decidir sem pesquisa de opinião: eis a matéria nova. Durante um ano e meio, mais ou menos, os eclipses se revezam entre Áries e Libra, e o Nodo Norte, que está no primeiro, indica onde a musculatura ainda é fraca. Aprende-se a discordar e a sustentar um desejo que talvez não agrade. Para trás vai ficando a gentileza que era medo de cara feia. As boas parcerias sobrevivem a isso e até respiram melhor.',
  taurus:
    'Depois de muita crise, chega um tempo para assentar. Os eclipses se alternam entre Touro e Escorpião, e as pessoas descobrem quanta força se gastava em suspeitar e pôr lealdades à prova. A terra propõe outro aprendizado, feito de constância e de coisas que se mantêm com as próprias mãos. Soltar o drama pode dar saudade, já que a intensidade prende. Uma tarde sem abalos, vivida até o fim, começa a parecer riqueza.',
  gemini:
    'Quem tem certeza de tudo ouve pouco, e disso trata este período. Numa ponta, o signo da curiosidade convida a perguntar, a ouvir o vizinho com a mesma atenção que se dava ao oráculo; na outra, Sagitário entrega sem pressa os sermões que já perderam a utilidade. Ao longo de uns dezoito meses, cada eclipse troca uma resposta pronta por duas perguntas. É um negócio melhor do que parece. Aprender o nome das coisas próximas dá outra largura ao mundo.',
  cancer:
    'Que casa espera por quem volta tarde do trabalho? Eclipses neste eixo põem a questão a muita gente, várias vezes em um ano e meio. O crescimento está na água, em deixar-se cuidar, em chamar de lar um lugar e algumas pessoas. O que se desfaz, em Capricórnio, é o hábito de valer só pelo cargo ou pelo que se aguenta sem ajuda. Ninguém precisa abandonar o ofício. Basta que ele deixe de ser a resposta para tudo.',
  leo: 'Sair do grupo para dizer “eu” assusta mais do que parece. Com o Nodo Norte no signo do Sol, o aprendizado é brilhar sem pedir desculpa e entregar o coração a um gosto em que ninguém mais votou. Aquário fica na outra ponta, com suas distâncias confortáveis e sua mania de ver a vida do alto. Os eclipses vão soltando essa frieza aos poucos. Os amigos de verdade continuam por perto, agora como público e como elenco.',
  virgo:
    'Boas intenções encontram, enfim, o calendário. Durante uns dezoito meses, a sequência de eclipses liga o signo do método ao das marés, e o progresso vem do lado miúdo: uma rotina que funciona, um serviço cobrado pelo que vale. Vai embora, em Peixes, certo costume de esperar que alguém adivinhe ou salve. A poesia não se perde com isso. Ela tende a aparecer justamente onde o chão foi varrido.',
  libra:
    'Ir na frente sempre foi mais rápido, e também mais solitário. O eixo de Áries e Libra recebe os eclipses ao longo de um ano e meio, com o convite posto no ar, elemento da conversa: levar em conta a outra pessoa antes que ela precise gritar. Solta-se o reflexo de competir por tudo, inclusive pelo lado da calçada. Há quem tema perder a própria vontade nessa troca. O que se costuma perder é a pressa, e a vontade acha companhia.',
  scorpio:
    'O cofre está cheio e a chave enferrujou. Em Touro, um ano e meio de eclipses afrouxa confortos e teimosias que pareciam segurança; em Escorpião, o mesmo período ensina a repartir e a atravessar uma conversa até o fundo. É água que obriga a molhar mais que os tornozelos. O medo da mudança diminui à medida que se muda em pequenas doses. Quem divide o que tinha medo de perder conhece outra forma de posse.',
  sagittarius:
    'Há informação de sobra e sentido de menos quando este eixo entra em cena. Gêmeos, na ponta que se esvazia, vai devolvendo a fofoca e a resposta espirituosa que evitava compromisso. O fogo da outra ponta pede um rumo, quem sabe uma viagem que demore. Por dezoito meses, os eclipses marcam as etapas. Acreditar em algo expõe a pessoa ao ridículo de vez em quando, e o ridículo se mostra bem mais suportável que o vazio.',
  capricorn:
    'Crescer, no sentido mais antigo do verbo, é o estudo destes eclipses. A fase ocupa um ano e meio, um prazo que Saturno aprova, e favorece quem assume um posto e responde pelos próprios atos. O ninho de Câncer continua quente; já não cabe nele quem se escondia atrás da infância ou da mágoa. Despedir-se de uma proteção dá frio nos primeiros metros. Mais acima, o corpo esquenta com a própria subida.',
  aquarius:
    'O aplauso vicia, e este ciclo de eclipses ajuda a diminuir a dose. Leão entrega ciúmes de cartaz e romances feitos para serem vistos; Aquário oferece em troca uma roda, onde as cadeiras são iguais e, curiosamente, mais largas. Aprende-se, em meses e meses de idas e voltas, a trabalhar por uma causa que não leva o nome de quem trabalha. O talento continua o mesmo. Muda o uso, e com ele o cansaço.',
  pisces:
    'Controlar os detalhes já rendeu o que podia render. Ao longo desse ciclo, que dura em torno de dezoito meses, as pessoas são levadas a confiar no que nenhuma planilha calcula, como a intuição, o perdão ou um descanso sem motivo. A água ensina soltando. No outro extremo, Virgem larga a crítica incessante e a ajuda que humilhava sem querer. Alguns erros vão ficar sem conserto. Vários deles, vistos de longe, eram só a vida passando.',
};
