import type { YearLeavingTexts } from '../../horoscope-text-types.ts';

/** Um planeta lento que termina seu tempo numa casa, seja Urano, Netuno ou Plutão. */
export const yearLeavings: YearLeavingTexts = {
  1: [
    'Um planeta lento encerra a longa passagem pelo seu signo. Faz anos que você está em obras, cômodo por cômodo, muitas vezes com gente espiando pela janela. Fique com o que já parece casa e pare de pedir desculpas pelo barulho.',
    'O peso que passou anos em cima do seu nome e do seu rosto se prepara para ir embora. Talvez você note primeiro nas fotos, onde volta a aparecer alguém conhecido. Pergunte a uma amizade antiga o que mudou e acredite na metade.',
    'Uma coisa grande levou muito tempo aprendendo o seu jeito de andar, e a aula está no fim. Da armadura que você trouxe, boa parte deve estar sobrando. Largue um hábito que só ficou porque aqueles anos pediam.',
  ],
  2: [
    'Anos de perguntas sobre dinheiro e valor chegam à última página. Você descobriu de que dá para abrir mão, e a lista saiu mais longa do que parecia. O que ficou na prateleira já pode ter o preço certo.',
    'Um planeta lento faz as malas na casa do que é seu. Ele pode ter emagrecido a carteira ou o armário, e de quebra ensinou a ler uma conta sem susto. Anote as duas regras que mais serviram, porque a próxima visita não conhece nenhuma.',
    'O que você ganha e o que guarda passaram por uma longa vistoria, e quem vistoriava já procura o casaco. Os valores que entortaram com o peso podem voltar ao lugar. Reveja aquela compra sólida que ficou para depois, se ainda parecer sólida na loja.',
  ],
  3: [
    'A longa inquietação das suas palavras vai se acalmando. Durante anos um planeta lento mudou seu modo de falar, de aprender e de cruzar a cidade, e a voz dele pode até deixar saudade. Mande aquela mensagem que tantas vezes ficou no rascunho.',
    'Um planeta lento sai da casa dos irmãos, dos vizinhos e dos recados. Foi preciso aprender maneiras novas de dizer coisas simples. Alguém próximo pode enfim ouvir o que você queria dizer desde o começo, então repita sem aumentar a voz.',
    'Sua cabeça hospedou um inquilino exigente, e o quarto está quase livre. Ele deixa um ouvido mais fino e pouca paciência para bobagem. Volte a um assunto largado no meio, nem que seja para ver quem está lendo agora.',
  ],
  4: [
    'A longa obra debaixo do seu próprio chão está quase pronta. A casa, as raízes e a história de onde você vem passaram anos mudando de lugar. Ande pelos cômodos devagar neste ano e decida o que fica só porque você gosta.',
    'Um planeta lento deixa a sua casa da família. As velhas regras da mesa foram discutidas uma a uma, às vezes pela sua voz, às vezes pelo silêncio. A próxima mesa pode ser posta do seu jeito, com uma cadeira para quem ficou.',
    'Anos de chão instável em casa vão chegando ao descanso. As rachaduras importantes já apareceram, e quase todas foram consertadas ou perdoadas. Plante algo que peça algumas estações, porque essa terra já aceita bem os planos compridos.',
  ],
  5: [
    'O planeta lento da sua casa da alegria se despede sem pressa. Ele mudou o que você chama de diversão, quem faz seu coração correr e o que você faria se ninguém desse nota. Pendure o melhor desse tempo onde dê para ver todo dia.',
    'O amor e a brincadeira tiveram por anos uma escola séria, e o sinal já vai tocar. Pode ser que o riso venha mais fácil depois da aula. Pegue de novo o violão, o pincel ou a bola e veja como suas mãos cresceram.',
    'Uma longa temporada na casa do coração e dos jogos vai se esgotando. Você correu riscos que pareciam bobos no dia e não eram. Conte a alguém, criança ou adulto, o que se aprende perdendo bem, porque quase ninguém ensina isso.',
  ],
  6: [
    'Seus dias passaram anos em conserto, e a equipe está guardando as ferramentas. O trabalho, a rotina e o cuidado com o corpo andam em outros trilhos. Guarde os três hábitos que sustentam você e agradeça aos outros pela visita.',
    'Um planeta lento sai da casa do trabalho de todo dia. Gastou alguns horários e uns pares de sapato, e mostrou o que você faz sem ninguém mandar. Deixe a mesa um pouco mais arrumada do que achou e volte para casa na hora.',
    'A longa e paciente revisão da sua semana está quase no fim. O que antes pedia toda a sua força hoje cabe numa lista. Por costume, dá vontade de procurar outro problema; passe antes um mês só usando o que já funciona.',
  ],
  7: [
    'A casa das parcerias se despede de uma visita que ficou anos. Você aprendeu em quem dá para se apoiar e quem só se apoiava em você. Se ainda há alguém do outro lado da mesa, essa pessoa viu muita troca de cadeira; pergunte como era a vista de lá.',
    'Um planeta lento termina seu tempo entre os seus laços mais próximos. Houve promessas esticadas, remendadas ou devolvidas ao remetente. Daqui para a frente dá para escolher companhia com o olho mais limpo e dizer cedo o que levou anos para descobrir.',
    'Anos de perguntas difíceis entre você e outra pessoa vão ficando em silêncio. As respostas que duraram foram as que os dois lados conseguiram dizer em voz alta. Guarde um pequeno rito desse tempo, uma caminhada ou a ligação de domingo.',
  ],
  8: [
    'A gaveta mais funda da sua vida ficou aberta por muito tempo, e um planeta lento se prepara para fechá-la. As dívidas, o dinheiro dividido e os medos antigos enfim foram contados. Já dá para parar de contar de madrugada.',
    'O que você divide, o que deve e o que não se fala passaram anos remexidos. A água começa a clarear. Pode ser que uma coisa guardada quase esse tempo todo caiba agora numa única frase honesta, dita à pessoa certa.',
    'Um planeta lento deixa a casa do que é de dois. Ele pedia confiança quando você preferia um recibo. Acerte a última conta aberta, em dinheiro ou em palavras, e repare depois em como o chaveiro ficou leve.',
  ],
  9: [
    'O horizonte passou anos se mexendo e agora fica parado. Um planeta lento termina sua viagem pelas crenças, pelo estudo e pelos lugares distantes. Escreva as certezas que você tem hoje; a lista deve sair mais curta e melhor do que antes.',
    'Uma longa discussão com as suas próprias convicções perde força. Você fez e desfez a mala das grandes ideias até sobrarem as úteis. Ensine uma delas a alguém mais jovem e deixe que procure o furo, se houver.',
    'Os anos de distância, de viagens ou de pensamentos longe de casa, vão se fechando. Alguns mapas estavam errados, e você desenhou o seu nas margens. Conheça, antes que a vontade passe, um lugar que você queria ver.',
  ],
  10: [
    'A longa subida na casa do trabalho e do nome chega a um trecho plano. Um planeta lento mudou por anos aquilo que faz as pessoas se lembrarem de você. Olhe para baixo uma vez e conte os degraus abertos por suas próprias mãos.',
    'O que esperam de você foi reescrito ao longo de anos, e as últimas correções estão entrando. Um cargo pode importar menos do que quem lê a placa. Peça o posto, ou o descanso, que combina com a vida que você leva hoje.',
    'Um planeta lento desce do ponto mais alto do seu mapa. Ele trouxe à sua carreira um tempo que ninguém previa, e você aprendeu a se vestir para ele. Aposente uma ambição com honras e veja como fica a sala vazia.',
  ],
  11: [
    'Seu círculo passou anos sendo redesenhado, e o lápis agora descansa. Amizades chegaram, se afastaram, surpreenderam, e uma ou outra fez falta. Quem continua ali dispensa explicação, então marque um encontro de verdade enquanto a vontade está fresca.',
    'Um planeta lento sai da casa das amizades e dos sonhos. Alguns desejos desbotaram na prateleira, um ou dois melhoraram com a idade. Entre no grupo que você via da porta, ou monte aquele que ninguém vai montar.',
    'O longo ensaio de pertencer está quase no fim. Você descobriu até onde dá para seguir uma multidão e em que esquina descer. Fique com uma causa comum que sobreviveu a tudo isso e dê a ela uma noite por mês.',
  ],
  12: [
    'O quarto quieto no fundo da sua vida ficou ocupado por anos, e o inquilino está de mudança. Passaram por ali velhos sonhos, velhas culpas e muitas horas de sono. Abra uma janela antes de guardar qualquer coisa nova.',
    'Um planeta lento termina seu trabalho escondido. A maior parte do que ele fez você vai notar depois, quando algo que doía não doer mais. Guarde uma hora vazia por semana, porque é nela que o resto se completa.',
    'Os anos atrás da cortina chegam ao fim. Você soltou mais do que qualquer pessoa viu, e nem tudo pesava. Conte a história uma vez a quem saiba guardar e depois volte a aparecer à luz do dia.',
  ],
};
