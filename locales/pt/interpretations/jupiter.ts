import type { SignTexts } from '../../interpretation-types.ts';

/** Jupiter in each sign: where one grows, trusts and gives. */
export const jupiter: SignTexts = {
  aries:
    'Quando o professor pergunta quem começa, seu braço já está no alto. Júpiter em Áries cresce por ousadia e aprende no tropeço; aos amigos, dá aquele empurrão que muita gente guarda por anos, do tipo “manda o currículo hoje”. Tanta fé no impulso inaugura mais coisa do que consegue sustentar, e o terceiro projeto do semestre fica com a placa na porta e ninguém dentro. Antes do próximo sim, conte quantos começos ainda esperam por você.',
  taurus:
    'Fartura, no seu entender, cabe numa feira de sábado, com tomate cheiroso e tempo para escolher. Júpiter em Touro confia no que se pode tocar e cresce por acúmulo lento, como um ofício que rende mais a cada ano. Você reparte bem, sobretudo conforto. O exagero é manso e por isso engana: outro objeto na estante, outra temporada no emprego que já não ensina nada. Vez ou outra, pare no bastante e repare se ele já não era bom.',
  gemini:
    'Quantos cursos inacabados moram no seu computador? Júpiter em Gêmeos tem apetite por assunto e cresce na troca: lê a orelha de dez livros, apresenta a bióloga ao sambista, e dali sai um projeto. Seu presente aos outros é a informação que faltava. Espalhado por tantos fios, porém, o sentido maior se perde, e opinar fica mais fácil do que saber. Escolha um tema por estação e vá fundo nele, a ponto de mudar de ideia.',
  cancer:
    'Casa cheia, colchonete no corredor, mais água no feijão: a confiança, para você, tem essa cara. Júpiter se exalta em Câncer e faz da acolhida um talento; muita gente já cresceu um pouco ao redor do seu fogão, ou do seu ouvido. Você se expande ao lembrar de onde veio. Quando perde a medida, essa bondade trata adulto como filhote e adivinha necessidades que ninguém tem. Pergunte se querem repetir antes de encher o prato outra vez.',
  leo: 'Dar, para você, pede fita e cartão bem escrito. Júpiter em Leão é generoso em grande estilo e cresce quando alguém lhe confia um palco, ainda que seja a quadrilha da escola. Ao seu lado, gente tímida arrisca o solo. A dificuldade está na escala: uma ideia modesta se transforma em superprodução, e o bom gesto perde parte do sabor se ninguém o comenta. Deixe um dos seus atos de grandeza sem assinatura; o calor continua sendo seu.',
  virgo:
    'Milagre é coisa que se faz aos poucos, com termômetro de forno e paciência. Júpiter em Virgem acredita no aperfeiçoamento e se alegra ao ver a hortelã responder ao adubo certo. Sua ajuda tem pontaria: em vez de discurso, você leva a ferramenta que faltava. O horizonte pode encolher até caber na lista de tarefas, e a boa notícia passa despercebida porque a embalagem chegou amassada. Uma vez por mês, suba num lugar alto e olhe o conjunto.',
  libra:
    'Seus saltos na vida quase todos têm o nome de outra pessoa: uma sócia, um professor, até um adversário de xadrez. Júpiter em Libra confia na conversa justa e conquista pela cortesia; você dá a cada um o crédito que lhe cabe. Tanta fé no acordo pode levar a prometer o mesmo aos dois lados, ou a esperar companhia para um passo que era só seu. Vá ao cinema por conta própria e discuta o filme consigo na volta.',
  scorpio:
    'De uma crise, há quem saia fechando portas; você tende a sair com mais chaves. Júpiter em Escorpião cresce no fundo, pesquisando, refazendo o que parecia perdido. Sua generosidade tem coragem, pois fica ao lado de quem está no pior dia sem procurar frase bonita. O excesso aparece no tudo ou nada e na suspeita de que todo mundo esconde alguma coisa. Confie um pouco antes de reunir as provas, a começar pelo empréstimo daquele livro que você sublinhou inteiro.',
  sagittarius:
    'Um convite para longe, e sua cabeça já calcula o fuso. Em Sagitário, Júpiter está no próprio signo: acredita com facilidade, ensina rindo e transforma a espera na rodoviária em aula sobre o mundo. Quem convive com você respira um ar mais largo. Existem, por outro lado, as promessas feitas de peito cheio em agenda igualmente cheia, e a mania de tirar uma lição de cada história alheia. Sua fé fica ainda melhor quando cabe nela um “não sei”.',
  capricorn:
    'Otimismo com calendário: eis o seu. Júpiter em Capricórnio desconfia de atalho e gosta de ver a obra de pé antes de comemorar. O que você oferece aos outros é raro, uma oportunidade concreta, a indicação para o primeiro emprego. Esse signo, contudo, deixa o planeta um tanto sóbrio, e a esperança passa a exigir justificativa em três vias. Quando algo bom chegar sem esforço, agradeça e não procure a fatura.',
  aquarius:
    'Gente reunida em torno de uma ideia faz você acreditar de novo. Júpiter em Aquário cresce em rede, na cooperativa ou no cineclube que funciona na garagem de alguém, e seu modo de dar é espalhar conhecimento sem perguntar quem merece. Em tanta boa vontade pode faltar a escala do corpo a corpo: o futuro da espécie recebe mais atenção do que o amigo que acabou de mudar de cidade. Ligue para ele. As causas também se fazem de visitas.',
  pisces:
    'Mesmo num coral desafinado, é bem possível que você se comova. Júpiter, regente tradicional de Peixes, acredita ali no que não se mede e cresce pela música, pela prece, por uma compaixão que dispensa referências. Você dá o casaco e esquece a quem deu. Tamanha abertura tem seu furo: a confiança escorre para quem promete o céu, e o auxílio carrega no colo gente que podia andar. Ajude até a beira do cansaço e pare ali; amanhã a ternura sobe outra vez.',
};
