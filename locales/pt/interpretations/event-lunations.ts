import type { EventInterpretations } from '../../event-text-types.ts';

/** A new or a full Moon for everybody, by the sign that the Moon is in. */
export const eventLunations: EventInterpretations['eventLunations'] = {
  newMoon: {
    aries:
      'Convém aproveitar o primeiro impulso, porque este fogo abre caminhos melhor do que os mantém. São dias bons para fazer a inscrição, sair na frente, inaugurar o treino ou a conversa que só dependia de vontade. O fôlego pode acabar antes do fim da rua. Um começo curto, desses que cabem numa manhã, já paga a ousadia.',
    taurus:
      'O que se planta agora cresce no passo da terra, e a terra ignora quem confere o vaso de hora em hora. Um canteiro ou o costume de caminhar depois do almoço tem boa chance de pegar, como tudo o que dá gosto repetir. O período tem pouco arrojo, e quase ninguém dá pela falta.',
    gemini:
      'De repente há assunto. O ar leva recados para lá e para cá, e a curiosidade de muita gente acorda ao mesmo tempo, o que ajuda a entrar num curso ou escrever a primeira página de alguma história. O risco é começar cinco coisas. Duas, escolhidas por afeição, chegam mais longe que as outras três somadas.',
    cancer:
      'Quem anda precisando de colo ou de sossego encontra boa ocasião para se dar um pouco de cada. A Lua está em casa própria e fala baixo, pela memória e pelo estômago. Dá certo começar uma mudança doméstica, procurar quem viu você crescer ou inventar um ritual para o domingo. Convém não encher a casa de visitas.',
    leo: 'Um projeto com assinatura pede estreia, por modesta que seja a plateia. Quem rege o signo é o Sol, que brilha sem consultar quem está olhando; daí a facilidade de criar, de convidar e de vestir a roupa guardada para ocasião especial. Os melindres também ficam à flor da pele. Elogiar com sinceridade a estreia alheia costuma esquentar a própria.',
    virgo:
      'O que começa aqui nada tem de grandioso, e talvez por isso dure. O gosto desta terra pelo que funciona favorece hábitos minúsculos, como aprender a usar direito uma ferramenta ou separar a roupa na véspera. Quem tenta endireitar a vida inteira até sexta chega à sexta sem ar. Um método que se sustenta em dia ruim já é um bom método.',
    libra:
      'Propor sai mais barato que exigir. Com o gosto de Vênus no ar, prosperam convites e pedidos de desculpa, e o acordo que ficou torto encontra quem o endireite. As pessoas escutam melhor umas às outras. Menos simples é decidir, já que a balança vê mérito dos dois lados; para isso, marque data para a conversa.',
    scorpio:
      'Os começos deste período dispensam anúncio. Água funda trabalha no escuro, e assim se firmam uma decisão séria, o plano de largar uma mania ou o de pôr em dia contas repartidas. De fora, pouco se percebe. Havendo desconfiança, que sirva para perguntar, pois vigiar cansa e ensina pouco.',
    sagittarius:
      'A hora é boa para matrículas, mapas e malas. Júpiter rege o signo e empurra as pessoas um pouco além do muro conhecido, rumo a um estudo ou a uma estrada. O entusiasmo promete bem além da agenda. Um lugar a uma hora de distância, ou um livro fino, dá ao horizonte um tamanho que se percorre.',
    capricorn:
      'Toda escada começa pelo primeiro degrau, e é dele que se ocupa quem sabe usar estes dias. Saturno recompensa prazo e palavra mantida. É boa hora para traçar uma meta de longo alcance ou pedir conselho a quem já fez o percurso. A alegria, adiada por engano, merece um horário no mesmo plano.',
    aquarius:
      'Gente que mal se conhecia descobre que pensava na mesma coisa. O ar fixo de Aquário reúne pessoas em volta de uma ideia, e a ocasião serve para abrir um grupo ou aposentar uma regra sem dono. Só a originalidade por obrigação emperra. Uma novidade útil a três vizinhos já mudou alguma coisa.',
    pisces:
      'Primeiro vem o silêncio, depois a ideia. Nesta água que encosta em tudo, um começo pode surgir como música, sonho lembrado, pena de um desconhecido, e levar tempo até ganhar nome. Agendas rígidas costumam vazar. Quem deixa uma tarde sem plano descobre com frequência o que queria fazer das outras.',
  },
  fullMoon: {
    aries:
      'As boas maneiras dão de cara com uma vontade que cansou de esperar a vez. O Sol em Libra pede acordo enquanto a Lua em Áries reage no susto, e vem a público quem andou cedendo demais. As respostas saem quentes. Passada a primeira, sobra quase sempre uma verdade curta, que em voz mais baixa melhora a convivência.',
    taurus:
      'O corpo é quem avisa que chega de drama. Depois de tanta investigação e suspeita, especialidades do Sol em Escorpião, a Lua lembra o peso bom de um cobertor e o valor do que já se tem. Um esforço paciente pode dar fruto. Difícil é soltar o que sobrou de outra colheita no celeiro.',
    gemini:
      'Notícias se cruzam e as versões enfim se comparam. Quem defendia uma grande verdade, à moda de Sagitário, esbarra nos pormenores que a Lua em Gêmeos foi colhendo pelo caminho. Disso pode sair uma boa risada ou uma discussão comprida. Perguntar a data e a fonte economiza metade dela.',
    cancer:
      'Quanto do expediente foi parar dentro de casa? A dúvida aparece quando o dever de Capricórnio, onde está o Sol, fica diante da necessidade de colo. Lágrimas fáceis, saudade de um quintal e vontade de desmarcar tudo para ficar de meias são reações naturais da Lua em seu domicílio. Muita hora extra deixa de parecer tão necessária.',
    leo: 'Aparece quem andava nos bastidores. Aquário, com o Sol, fala pelo grupo, e a Lua, aquecida pelo fogo, prefere ouvir o próprio nome; os dois pedidos são justos. Uma apresentação pode comover, e um romance, perder a discrição. Guardar um aplauso para quem carregou as caixas faz do palco uma roda.',
    virgo:
      'O pormenor esquecido se mostra com nitidez quase cruel. Enquanto o Sol nada em Peixes e tudo perdoa, a Lua confere datas, troco e cansaços, e dá para ver quanta ajuda vinha sendo prestada sem método. Há um serviço pronto, embora as mãos queiram corrigi-lo outra vez. Feito com tanto cuidado, ele já pode ir para o mundo.',
    libra:
      'Dois nomes dividem o contrato, e a letra miúda se lê sozinha. O Sol em Áries vinha empurrando cada pessoa para a própria vontade; de frente para ele, a Lua pergunta pela outra. Acordos podem se selar ou se desfazer com elegância. A paz que dependia do silêncio de um dos lados é a primeira a mostrar rachadura.',
    scorpio:
      'Por baixo da superfície calma havia corrente. Touro, onde está o Sol, prefere deixar tudo no lugar, e a Lua vai buscar no fundo o ciúme ou o desejo que se fingia de mobília. A intensidade impressiona mais do que fere. Dita em voz alta, a questão quase sempre cabe numa tarde.',
    sagittarius:
      'Para que serve tanta conversa? Gêmeos, com o Sol, juntou informação de todo lado, e do lado oposto a Lua cobra uma conclusão. Um curso pode chegar à última aula, e uma opinião, ao seu limite. Fala-se com franqueza de espantar as visitas. O exagero vem junto, alegre, e o bom humor o segura pela coleira.',
    capricorn:
      'Resultados ficam visíveis de longe, como janela acesa no alto de um prédio. O Sol em Câncer puxa para dentro, para a memória e o aconchego, e a Lua, em signo de Saturno, mostra o que foi erguido e quanto custou. Pode haver reconhecimento. Cabe também o alívio de devolver um encargo que já cumpriu o prazo.',
    aquarius:
      'Visto da arquibancada, o espetáculo de cada um fica engraçado. A Lua em Aquário esfria o orgulho que o Sol em Leão vinha aquecendo, e nas amizades dá para distinguir companhia de plateia. É comum um grupo chegar à hora de decidir se continua. Um pouco de distância ajuda a pensar; muita distância vira ausência.',
    pisces:
      'As listas falham e a intuição acerta o endereço. Tudo o que o Sol em Virgem organizou recebe a visita da água, que entra pelas frestas e leva embora o excesso de controle. Uma canção certeira ou um perdão que ninguém combinou pode marcar a data. Dormir mais cedo tende a fazer bem.',
  },
};
