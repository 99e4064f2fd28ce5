import type { NatalInterpretations } from '../../natal-text-types.ts';

/** Each house that begins at no angle, by the sign on its cusp. */
export const cuspSigns: NatalInterpretations['cuspSigns'] = {
  2: {
    aries:
      'Dinheiro, para você, não esquenta lugar: vem de arrancada, sai no mesmo fôlego, e na segunda-feira você recomeça do zero com bom humor.',
    taurus:
      'O que entra fica. Você compra devagar, conserva muito e sabe pelo tato se uma coisa vai durar dez anos.',
    gemini: 'Duas fontes de renda sossegam mais a sua cabeça do que uma só, mesmo que somadas deem o mesmo.',
    cancer:
      'Guardar acalma. Costuma haver uma quantia escondida para o dia ruim, e outra, maior, para o dia ruim de alguém querido.',
    leo: 'Você prefere pagar a conta da turma a conferi-la, e escolhe o melhor mesmo quando o simples resolvia.',
    virgo:
      'Cada centavo tem função e endereço. Difícil, no seu caso, é cobrar pelo capricho extra que fez toda a diferença.',
    libra:
      'O preço justo importa quase tanto quanto a cor. Comprar em companhia reduz a dúvida à metade, ou a duplica.',
    scorpio:
      'Sobre os seus recursos você fala pouco. Sabe viver com quase nada, sabe recomeçar, e essa certeza é o maior dos seus bens.',
    sagittarius:
      'Há fé no próximo mês, sempre. O salário vira passagem, livro ou presente, e a matemática que se ajeite pelo caminho.',
    capricorn:
      'Quanto custam as coisas, você talvez saiba desde cedo. Em geral ganha aos poucos, gasta com justificativa e relaxa melhor com um ano inteiro de reserva.',
    aquarius:
      'Em máquina ou ferramenta, marca não comove você. Pode passar anos com a mesma mochila e, de repente, comprar um aparelho que ninguém sabe para que serve.',
    pisces:
      'O dinheiro chega e sai como água entre dedos generosos; anotar para quem ele correu já segura uma boa parte.',
  },
  3: {
    aries:
      'Por mensagem, você envia antes de revisar, e muita ideia boa costuma sair assim, atropelando a pontuação.',
    taurus:
      'Em assunto sério, sua palavra demora e pesa. Quem insiste em resposta imediata ganha um silêncio sem pressa nenhuma.',
    gemini:
      'A curiosidade está em casa: placas, manchetes, conversas de fila, tudo entra, e metade sai recontada com mais graça.',
    cancer:
      'De cada conversa você guarda o tom da voz. Irmãos, primos e vizinhos antigos continuam dando sotaque às suas frases.',
    leo: 'Contar é representar. Um trajeto de dez minutos vira saga, com vozes, pausa dramática e um herói conhecido.',
    virgo:
      'Você costuma reler tudo antes de apertar “enviar” e, no íntimo, corrige também as mensagens alheias. A precisão é uma forma de atenção.',
    libra:
      'Falar, para você, é dar lugar a quem escuta; até a discordância vem precedida de um “entendo o que você diz”.',
    scorpio:
      'Você vai direto ao ponto, com palavras quase sempre certeiras. Nas conversas de bairro, o seu ouvido trabalha bem e descobre o que ficou por dizer.',
    sagittarius:
      'O assunto cresce na sua boca: um pneu furado na saída do trabalho vira crônica, com moral e tudo.',
    capricorn:
      'Entre parentes, você diz o necessário e mantém o que disse. Na escola, talvez a mão só se levantasse quando a resposta já estava pronta.',
    aquarius:
      'Sua cabeça pula degraus e já explica o terceiro a quem ainda está no primeiro. Quem acompanha vira parente de ideias.',
    pisces:
      'Entre irmãos e primos, bastam uma melodia, uma cor, um meio sorriso. Pedir ali um resumo objetivo é perder o melhor da história.',
  },
  5: {
    aries:
      'O flerte começa como desafio; a obra, como rabisco urgente. Aquilo que não pega fogo na primeira tarde raramente tem segunda.',
    taurus:
      'Prazer, com você, tem textura e não tem pressa: o mesmo disco vinte vezes, um beijo que esquece a hora.',
    gemini:
      'Você se diverte com palavras, trocas e quebra-cabeças. No amor, quem responde à altura já andou metade do caminho.',
    cancer:
      'Brincar é recriar a infância com direito a final feliz. Seus romances tendem a começar devagar e a se agarrar como trepadeira.',
    leo: 'A alegria pede plateia, fantasia e um pouco de exagero. Criar é a sua maneira mais sincera de dizer quem é.',
    virgo:
      'Até o passatempo tem acabamento. Você se apaixona por detalhes, e o coração só se declara quando a frase ficou boa.',
    libra:
      'Namorar bem é uma arte com regras de cortesia; o que você cria pede parceria, contraste e alguma simetria.',
    scorpio:
      'Nada aos poucos: um hobby vira mergulho, um romance vira segredo de Estado. Mas também existe diversão rasa, e ela descansa.',
    sagittarius:
      'Diversão é ir longe, rir alto e voltar com história. O amor que aceita improviso costuma ter segunda viagem.',
    capricorn:
      'Você leva a brincadeira a sério, e a alegria melhora com a idade. O talento cresce em ensaios a que ninguém assistiu.',
    aquarius:
      'Sua diversão tem regras inventadas e jogadores improváveis. Há paixão que começa em amizade, com anos de atraso.',
    pisces:
      'A imaginação corre na frente do romance e escreve cenas lindas; a pessoa real, quando pode falar, melhora o roteiro.',
  },
  6: {
    aries:
      'Tarefas se resolvem de manhã e no impulso. Um chefe espiando por cima do seu ombro reduz à metade o que você entregaria em dobro.',
    taurus:
      'Seu corpo gosta de rotina: come, descansa e rende sempre nos mesmos horários, e reclama quando alguém mexe neles.',
    gemini:
      'Na rotina, duas tarefas ao mesmo tempo mantêm você de pé; a espera entre uma e outra dá um sono que café nenhum corrige.',
    cancer:
      'O ambiente manda no rendimento. Entre colegas que se cuidam, você faz o impossível; entre caras fechadas, até o simples demora.',
    leo: 'Mesmo a tarefa miúda leva a sua assinatura. Elogio em público não engorda o salário, mas faz você chegar cedo.',
    virgo:
      'Método é o seu repouso. Você encontra a falha no processo antes do café, e talvez precise de alguém que decrete o fim do turno.',
    libra:
      'Com gente cordial ao lado, o serviço vira quase um passeio. Um clima torto cansa mais que a hora extra.',
    scorpio:
      'Você trabalha até a última gota e depois some por um dia. Rotina, só suporta a que serve a algum propósito profundo.',
    sagittarius:
      'O expediente precisa de janela. Com alguma liberdade de percurso, você faz render até a quinta-feira mais comprida.',
    capricorn:
      'Quando tudo desanda, é a sua planilha que segura o teto. O descanso entra na lista como obrigação, e assim é cumprido.',
    aquarius:
      'Método fixo, para você, é lenda. Você inventa um atalho para o mesmo serviço e, na semana seguinte, outro.',
    pisces:
      'O cansaço dos outros gruda em você. Um ritmo suave e uma porta fechada por uma hora separam o que é seu.',
  },
  8: {
    aries:
      'Na crise, você vai na frente. O difícil é confiar a outra pessoa a chave, a senha ou a metade do plano.',
    taurus:
      'Juntar as contas pede tempo e garantias. Quando você enfim abre a mão, o gesto costuma valer para sempre.',
    gemini:
      'Os assuntos que calam uma sala despertam a sua curiosidade. Falar deles, com graça até, é o seu jeito de chegar perto.',
    cancer:
      'Intimidade, aqui, significa poder chorar sem dar explicação. As heranças que mais pesam em você são as de afeto.',
    leo: 'Orgulho e entrega disputam a mesma cadeira. Suas mudanças são grandes, e pedem lealdade de quem está perto.',
    virgo:
      'Contas em comum, só por escrito; confissões, em pequenas doses. Sua coragem está em olhar de perto o que assusta.',
    libra:
      'Repartir com justiça é quase uma prova de amor. Pactos claros deixam você à vontade até no escuro.',
    scorpio:
      'Você vai ao fundo e volta diferente. Seus laços têm poucas cláusulas, todas levadas muito a sério.',
    sagittarius:
      'Uma perda, para você, logo quer virar aprendizado, às vezes antes da hora. Ainda assim, a sua esperança ajuda a atravessar.',
    capricorn:
      'Sua confiança tem cofre, e pouca gente sabe onde fica. Chega-se a ela por etapas, como em carreira pública.',
    aquarius:
      'Você quer partilha sem posse. Nas reviravoltas, vem uma calma estranha, de quem já esperava o inesperado.',
    pisces:
      'As fronteiras cedem fácil: sentimentos, contas, segredos se misturam. Um limite dito em voz baixa protege a entrega.',
  },
  9: {
    aries:
      'O guia, você consulta depois de partir. Suas convicções se formam na estrada e são defendidas ainda com a mochila nas costas.',
    taurus:
      'Crer, para você, é algo que se verifica com as mãos. Você escolhe as viagens com calma e volta com mudas na mala.',
    gemini:
      'Uma só doutrina deixa você com sede. Três cursos iniciados e um dicionário gasto resumem a sua ideia de sabedoria.',
    cancer:
      'A fé tem gosto de coisa aprendida no colo. Longe, você procura sempre o bairro que lembre o seu.',
    leo: 'Ensinar combina com você, que aprende em voz alta. As crenças que você assume têm calor, bandeira e alguma vontade de aplauso.',
    virgo:
      'Antes de acreditar, você confere a fonte citada. A viagem perfeita tem roteiro impresso e uma tarde livre.',
    libra:
      'Sua filosofia nasce de ouvir os dois lados e de gostar do que é bonito em cada um. Viajar a dois ensina em dobro.',
    scorpio:
      'As respostas prontas não bastam. Você estuda até encontrar a pergunta proibida, e dela faz uma espécie de religião.',
    sagittarius:
      'O longe chama pelo primeiro nome. Diplomas, mapas e mestres contam, desde que ainda reste estrada pela frente.',
    capricorn:
      'O saber precisa de degraus e de uso. Você termina os cursos, desconfia de iluminações e respeita quem praticou.',
    aquarius:
      'Sua visão de mundo chega uns vinte anos adiantada. Aprender, só com liberdade de discordar do programa.',
    pisces:
      'Há em você uma devoção sem catecismo. Um mar visto de longe explica mais que o capítulo inteiro.',
  },
  11: {
    aries:
      'Na turma, você é quem propõe e já marca a data. Amizades novas pegam rápido, e as que discutem são as que ficam.',
    taurus:
      'Amizade boa tem muitos anos. Os planos que interessam a você se plantam hoje e dão sombra depois.',
    gemini:
      'Sua agenda de contatos daria um pequeno romance. Você apresenta pessoas umas às outras e às vezes faz a mesma apresentação duas vezes.',
    cancer:
      'O grupo, com o tempo, vira família. Quem some por um mês recebe de você um recado perguntando se está tudo bem.',
    leo: 'Entre amigos você aquece e conduz. O sonho de futuro inclui um palco, com lugar reservado para cada um deles.',
    virgo:
      'Nas associações, a ata, a lista e a conta certa saem da sua mão. Amizade, para quem é assim, se mede em mutirão de mudança.',
    libra:
      'Você costura gente diferente sem rasgar nenhuma. Tomar partido dentro da roda é o que mais custa a você.',
    scorpio:
      'No seu círculo mais íntimo se entra por prova, nunca por convite. Os planos de futuro também não são para qualquer ouvido.',
    sagittarius:
      'Seus amigos têm sotaques variados e planos grandes. Em bando, vocês reformam o mundo até passar o último ônibus.',
    capricorn:
      'Você se dá bem com gente mais velha, ou que parece já ter nascido assim. Um projeto sério é o melhor começo de amizade.',
    aquarius:
      'Em grupo, você respira, contanto que ninguém exija uniforme. O futuro, na sua roda, é assunto do dia, como a previsão do tempo.',
    pisces:
      'Você adota amigos com facilidade e sonha os sonhos deles. Vale reservar, no meio da roda, um desejo com o seu nome.',
  },
  12: {
    aries:
      'A raiva se recolhe sem fazer barulho e reaparece no travesseiro. A sós, o corpo pede corrida, mar ou um saco de areia.',
    taurus:
      'Seu retiro é físico: uma rede, um banho longo, nada que precise ser dito. Ali o medo da falta afrouxa.',
    gemini: 'No silêncio, a mente tagarela. Escrever o que ninguém vai ler esvazia a sala e apaga a luz.',
    cancer:
      'Você esconde a saudade até de si. Num quarto quieto, as lembranças voltam sem ser chamadas e fazem companhia.',
    leo: 'Um brilho tímido mora nos bastidores. Há criações suas que ninguém viu, e elas esquentam dias inteiros.',
    virgo:
      'A preocupação trabalha à noite, em horário irregular. Descansar é permitir que alguma coisa fique fora do lugar.',
    libra:
      'Longe de todos, você continua negociando com alguém imaginário. O descanso vem quando já não é preciso agradar a ninguém.',
    scorpio:
      'No fundo há um poço, e você conhece bem a escada. O que você pensa lá embaixo raramente vira assunto aqui em cima.',
    sagittarius:
      'A solidão funciona como viagem. De olhos fechados, aparece uma confiança que os argumentos do dia não alcançam.',
    capricorn:
      'A culpa faz hora extra dentro de você. Um dia sem produzir, guardado em segredo, desfaz metade dela.',
    aquarius:
      'Suas ideias mais livres surgem quando ninguém olha. Você precisa de um exílio pequeno, com porta que abra por dentro.',
    pisces:
      'Este é o mar do mapa, e você nada nele de olhos abertos. Sonhos, música e sono consertam o que o dia gastou.',
  },
};
