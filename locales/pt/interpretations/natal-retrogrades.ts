import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What a planet that went back at a birth says of how a person takes it up. */
export const natalRetrogrades: NatalInterpretations['natalRetrogrades'] = {
  mercury:
    'Certas respostas suas só chegam na manhã seguinte, e chegam muito bem escritas. O que é sério você pensa em duas demãos: a primeira recolhe, a segunda entende, e entre uma e outra há quem estranhe a demora. Umas dezenove pessoas em cada cem nasceram com o mesmo compasso. O que passou pelo seu crivo costuma ficar de pé, porque já foi contestado por dentro.',
  venus:
    'O seu gosto se formou longe da opinião geral, meio em segredo. Vênus andava para trás quando você nasceu, o que acontece com umas sete pessoas em cem, e o afeto prefere amadurecer sem testemunhas antes de aparecer no rosto. O carinho parece atrasado, quando apenas foi conferido. É comum você descobrir o valor de alguém na segunda vez em que se encontram.',
  mars: 'Há brigas que você trava primeiro consigo. A raiva então dá meia-volta e sai dias depois, em forma de faxina ou de um treino puxado demais. Menos de um em cada dez nascimentos pega Marte nesse caminho, sempre na época em que ele mais brilha no céu. Nessas horas falta o gesto rápido, sobra a pontaria. Um “isso me incomodou”, dito na hora, encurta bastante o trajeto.',
  jupiter:
    'A fé dos manuais costuma não servir; você a desmonta e a refaz à sua maneira. Júpiter fala de crescer e de acreditar, e em cerca de três pessoas a cada dez ele faz isso voltado para dentro. Os sinais habituais de sucesso parecem um pouco alheios. Diante de um cargo ou de uma homenagem, você tende a recusar uma vez e a aceitar na seguinte, já sabendo o motivo.',
  saturn:
    'Existe um síndico na sua consciência, e ele não aceita procuração. Saturno, planeta da regra e do prazo, trabalha nesse caso do lado de dentro, como em mais de um terço dos nascimentos. Você cumpre o que ninguém cobrou e tende a duvidar justamente da tarefa bem-feita. Com a idade, as normas passam por assembleia, algumas caem, e as restantes são suas de verdade.',
  uranus:
    'Quase metade das pessoas nasceu num recuo de Urano, de modo que o traço colore sem definir ninguém. Com ele, a revolução costuma começar de pijama, num pensamento que não se conta. Ao mudar de vida, você refaz o plano em silêncio e só o mostra na segunda versão. A liberdade que defende para os outros pode demorar a valer em causa própria, e, quando vale, já vem com instruções.',
  neptune:
    'Aqui a companhia é grande: em cada cinco nascimentos, uns dois pegam Netuno recuando. O sonho se recolhe e volta a ser lido com calma. Você desconfia um pouco das próprias visões, espera que amanheça para ver se resistem, e a compaixão aprende a fazer perguntas. Quando o desencanto leva algo embora, fica uma imagem mais simples.',
  pluto:
    'Pouco se vê do que muda em você enquanto está mudando. Plutão recua uns cinco meses por ano, e por isso quase metade de nós o traz assim, sem nada de sombrio. A obra corre nas fundações: um medo desmontado, uma lealdade que trocou de lugar. Quem convive percebe só o resultado, como se nota, depois da maré, que a areia tem outro desenho.',
};
