import type { PairInterpretations } from '../../pair-text-types.ts';

/** An aspect in the common chart of two people. */
export const compositeAspects: PairInterpretations['compositeAspects'] = {
  sun: {
    moon: {
      joined:
        'O que o par quer e o que sente nascem da mesma fonte. Há unidade, intimidade rápida, uma certeza de pertencer. De tão inteira, a relação se esquece às vezes de pedir opinião ao mundo, e até a uma das partes.',
      flowing:
        'Propósito e afeto remam para o mesmo lado, sem que ninguém grite a contagem. Os dias comuns saem bem, e as decisões não deixam ninguém com fome. Um vínculo assim é fácil de subestimar; reparem nele também em tempo bom.',
      tense:
        'A direção que a dupla tomou e o descanso de que precisa puxam cada um para o seu lado. Em certos meses vence a agenda, em outros a saudade de casa. Alternar com consciência vale mais que procurar o meio exato.',
    },
    venus: {
      joined:
        'O carinho está no miolo da relação, e dá para notar de longe. Vocês gostam de gostar, deixam bonita a vida dos outros, atraem convites. O conflito, por destoar, vai ficando para depois; tratem dele cedo, que ele não morde.',
      flowing:
        'Afeição tranquila, sem contabilidade. Entre o rumo do par e o que dá prazer há pouca distância, e por isso uma obrigação acaba em sorvete. Talvez falte um desafio à altura de tanto bom gosto.',
      tense:
        'Vocês se gostam, e ainda assim o que agrada atrapalha o que importa, ou o contrário. A dupla tende a gastar, adoçar, fazer charme no momento da decisão. Uma pergunta honesta, feita com ternura, põe o prazer do lado do propósito.',
    },
    mars: {
      joined:
        'Há combustível demais para ficar em casa. O par faz, disputa, se atira, e a sua vitalidade contagia e cansa os vizinhos. Sem causa, o fogo procura lenha entre vocês; com causa, aquece um bairro.',
      flowing:
        'A vontade e o braço se entendem. Plano feito de manhã já levanta poeira à tarde. Aventuras, obras e campanhas combinam com este laço, que descansa melhor depois de uma boa subida.',
      tense:
        'Há quatro mãos no volante. Quem manda, quem acelera, quem escolheu o caminho: o par discute em plena ladeira, e a energia gasta no atrito daria para erguer um andar. Dividam territórios, e a força aparece inteira.',
    },
    saturn: {
      joined:
        'Saturno, junto do Sol, é a coluna deste vínculo. Compromisso, tempo e responsabilidade pertencem à sua natureza, e com frequência algo prático amarra as duas vidas. Em certas épocas, o laço pesa. A alegria precisa de hora marcada, como consulta.',
      flowing:
        'O laço cresce devagar, com boa madeira. Saturno dá contorno ao que o Sol deseja, e as promessas se cumprem quase sem cerimônia. Vistoso não é, mas dura, e quem tem pressa vem perguntar como.',
      tense:
        'Circunstâncias, distância, deveres de uma das partes parecem frear o par justamente quando ele anda. Há frustração, e há paciência também. Metas pequenas com data, cumpridas em segredo, devolvem ânimo à dupla.',
    },
  },
  moon: {
    venus: {
      joined:
        'Graça no cotidiano: o par sabe cuidar sem sufocar. Há colo, boa comida, música na medida, e quem visita sai mais leve. Mágoas pequenas dormem sob tanta manta; de vez em quando, sacudam tudo.',
      flowing:
        'Querer bem e sentir-se bem, aqui, é quase a mesma coisa. A ternura circula, as pazes vêm depressa, e os feriados passam sem plano. Uma certa preguiça de mudar é o preço, bastante razoável.',
      tense:
        'Há carinho de sobra e horário trocado. Quando a relação pede aconchego, vem charme; quando quer leveza, vem um pote de sopa. Perguntar “do que você precisa agora?” parece simples demais, e funciona.',
    },
    mars: {
      joined:
        'A Lua sente, Marte reage, sem intervalo nenhum. O par se protege com ardor, se irrita com pouco, se reconcilia com beijo ou gargalhada, conforme o vínculo. É vivo. Aprender a diferença entre urgência e susto poupa a porcelana.',
      flowing:
        'Do sentir ao agir, o caminho é curto. Se alguém precisa, lá vão vocês de carro cheio. O calor afetivo ganha utilidade, e a raiva, quando surge, sai limpa e não deixa mancha.',
      tense:
        'Uma pele sensível encontra um cotovelo, várias vezes por semana. O que magoa vira ataque, e o ataque magoa. Há muita vida nesse circuito; a regra de respirar fundo antes da resposta já o desliga metade das vezes.',
    },
    saturn: {
      joined:
        'Afeto que aparece na hora séria. O vínculo sustenta, guarda, lembra prazos e aniversários com o mesmo rigor. Pode parecer seco; depois, sem uma palavra, alguém ajeita o cobertor alheio.',
      flowing:
        'Segurança serena. Nas horas sérias, vocês dramatizam pouco e cumprem muito, e o lar que formam, ainda que só em espírito, tem paredes firmes. De vez em quando, faz bem um capricho inútil, de preferência com calda.',
      tense:
        'O cuidado e a exigência falam ao mesmo tempo e se atropelam. Há dias duros em que ninguém quer dar o primeiro passo. Carinho combinado na véspera, embora soe burocrático, derrete esse gelo aos poucos.',
    },
  },
  venus: {
    mars: {
      joined:
        'Vênus atrai, Marte avança, e aqui dividem o mesmo teto: nos amores vem o desejo; em outros laços, uma vivacidade que dá vontade de criar. O par gosta e vai buscar. Sossego, com este ímã ligado, é coisa que se aprende.',
      flowing:
        'O afeto sabe dar o passo, e o passo sabe agradar. Prazer e iniciativa se revezam sem pisar no pé, como numa boa banda de baile. O laço se conserva jovem, desde que vocês dancem de fato.',
      tense:
        'Atração com espinhos. O que seduz também provoca, e vocês chegam perto e recuam em ritmos diferentes, o que pode excitar nos primeiros meses e cansar no terceiro ano. Combinar o compasso já é meio prazer.',
    },
    saturn: {
      joined:
        'Fidelidade é o luxo deste vínculo. O afeto aparece pouco por fora e é muito por dentro, e o tempo amadurece a ternura como faz com o queijo. Um elogio espontâneo, dito no corredor, evita que o pacto esqueça o motivo.',
      flowing:
        'Vênus encontra um bom alicerce, e o afeto tem fôlego para muito tempo. A dupla aprecia velhos amigos e presentes úteis, e conhece a delicadeza de chegar na hora. É menos fogueira que braseiro, e dura a noite toda.',
      tense:
        'O carinho passa pela alfândega. Timidez, falta de tempo ou dinheiro, medo de não bastar seguram o gesto na saída. Quem espera demonstrações sofre. Pequenas, verificáveis, sempre à mesma hora, elas vão atravessando a fronteira.',
    },
  },
  mars: {
    saturn: {
      joined:
        'O impulso de Marte já vem com a prudência de Saturno embutida. O par é capaz de um esforço que assusta, em silêncio, por anos, e também de uma raiva parada como poço. Trabalhar no mesmo projeto, com folgas por escrito, solta a engrenagem.',
      flowing:
        'Vontade e método dão as mãos com luvas de obra. O que se começa se termina, e quase nunca se reclama. Esta dupla sobe montanha carregando a mesa; lembrem-se apenas de abri-la e comer.',
      tense:
        'Um pé no acelerador, outro no freio, e o cheiro de borracha é de vocês. Impulso e cautela se acusam, cada qual com sua parte de razão. Revezar quem dá a partida transforma esse desgaste em prudência com fôlego.',
    },
  },
};
