import type { WeekHouseTexts } from '../../horoscope-text-types.ts';

/** O fim da semana, pela última casa que a Lua atravessa. */
export const weekClosings: WeekHouseTexts = {
  1: [
    'Leve destes dias a impressão de ter ocupado o próprio tamanho. Ele varia, é verdade, e mesmo assim coube em todas as portas.',
    'Saindo da semana, confira se o seu nome continua escrito do jeito que você gosta. O resto das etiquetas pode cair no caminho.',
    'Fica no corpo um começo ainda morno, feito banco de onde alguém acabou de se levantar. Sente-se nele antes que esfrie.',
  ],
  2: [
    'No balanço final entram coisas pequenas e sólidas: um pano dobrado, uma dívida menor, o gosto de ter feito durar.',
    'A semana acaba com os pés na terra e alguma sobra no pote. Não chega a ser fortuna, mas alimenta bem a imaginação.',
    'O que você guardou com calma nestes dias continua rendendo depois deles, sobretudo aquilo que não tem cotação em bolsa nenhuma.',
  ],
  3: [
    'As abas se fecham uma a uma, e resta na tela a única conversa que merece continuar. As outras já disseram o que sabiam.',
    'Última parada: uma palavra aprendida por acaso, que ainda pode aparecer em três lugares diferentes antes de você decidir usá-la.',
    'De tudo o que se ouviu, guarde a frase dita na despedida, com a mão já na maçaneta. Quase sempre é a mais sincera.',
  ],
  4: [
    'A semana volta para casa antes de você e deixa a luz da varanda acesa. Entre sem pressa, que o assunto lá de dentro espera.',
    'Termina em voz baixa, com a família que se tem ou a que se escolheu cabendo inteira num suspiro de fim de tarde.',
    'O último gesto é recolher a roupa do varal e, com ela, uns pensamentos que secaram bem ao longo destes dias.',
  ],
  5: [
    'Você sai cantarolando destes dias, com a melodia errada e o coração no tom. Alguém, do outro lado da rua, assobia a segunda voz.',
    'O que foi feito por prazer tem a mania de durar. Repare qual das brincadeiras desta semana você repetiria sem plateia.',
    'Despeça-se com um bis. A vida séria recomeça logo ali, e fica mais suportável quando a gente leva a fantasia debaixo do casaco.',
  ],
  6: [
    'Tarefa cumprida, tampa fechada, mãos lavadas. A semana acaba com a modéstia de quem varreu a própria calçada e um pouco da vizinha.',
    'Passe para os próximos dias só o que ainda funciona. A etiqueta do conserto pode ficar, como lembrança de que houve cuidado.',
    'Uma engrenagem a menos rangendo já justifica o esforço. O corpo assina embaixo, com um suspiro e letra bem redonda.',
  ],
  7: [
    'Dois copos no escorredor contam melhor a semana do que qualquer resumo. O assunto entre eles ainda não acabou, e nem precisa.',
    'O encontro que valeu a pena deixa uma pergunta no ar. Carregue-a com a outra pessoa, cada qual segurando por uma alça.',
    'Encerre o período devolvendo o que pegou emprestado da paciência alheia, com juros simbólicos e um sorriso largo de reconhecimento.',
  ],
  8: [
    'O que se falou em confiança segue viagem com cinto de segurança. Trate como carga frágil, porque é, e porque vale muito.',
    'Debaixo de tudo ficou um silêncio diferente, mais limpo. Ele não precisa de legenda e vai bem com luz fraca.',
    'Algo foi largado no fundo destes dias e não fará falta. Suba devagar e deixe que a água escolha a cor da manhã.',
  ],
  9: [
    'A semana chega ao fim do pasto e se esquece de fechar a porteira. Quem quiser sair encontra estrada e vento a favor.',
    'Leve um mapa rabiscado e uma ideia sem visto de permanência. Ambos melhoram quando alguém discorda deles com bons modos.',
    'Ao final, o mundo parece um pouco maior, ou foi você que mudou a cadeira de lugar. Dá no mesmo, e a vista agradece.',
  ],
  10: [
    'Pendure o crachá no gancho e ouça o barulhinho. Por algumas horas você responde apenas por aquilo de que gosta.',
    'Quando baixa a poeira, vê-se de longe o que ficou de pé. Tem a sua letra no alicerce, embora poucos saibam ler.',
    'O degrau desta semana foi subido de mãos cheias. Na próxima subida, leve menos coisas e guarde espaço para olhar em volta.',
  ],
  11: [
    'No abraço coletivo da saída, alguém pisa no pé de alguém e todos riem. É um bom emblema para os planos que vocês levam.',
    'Ficam combinados um reencontro, um empréstimo e uma utopia. Dos três, a utopia é a que tem mais chance de sair na data.',
    'Guarde o número de quem fez você pensar diferente. O futuro gosta de começar por contatos assim, salvos com nome incompleto.',
  ],
  12: [
    'A semana se apaga como lampião de querosene, devagar e com cheiro. No escuro, o que importa continua respirando no seu ritmo.',
    'Nada a anunciar, e que descanso. O essencial mudou de lugar em silêncio e já começa a dormir bem melhor.',
    'Vire o travesseiro para o lado fresco. Ali estão guardadas as respostas que não quiseram aparecer enquanto havia tanto barulho.',
  ],
};
