import type { JunoAspectTexts } from '../../interpretation-types.ts';

/** What Juno's aspects say of partnership. */
export const junoAspects: JunoAspectTexts = {
  sun: {
    joined:
      'Parceria e identidade se escrevem com a mesma letra quando Juno está junto do Sol. Você brilha mais em dupla e espera, de quem divide a vida, admiração e palavra cumprida. Numa fase a sós, pode custar lembrar do que gostava antes, até tocar no rádio uma música que o corpo ainda sabe de cor.',
    flowing:
      'Feita a escolha, prometer não sufoca você. Juno concorda com o Sol: o vínculo sério apoia a sua vontade, e a sua vontade aquece o vínculo. Costuma se aproximar quem torce por você em público e discorda em particular. Tanta compatibilidade pode levar ao piloto automático; uma vez por ano, num passeio longo, renovem os votos em linguagem de todo dia.',
    tense:
      'Quem muda de cidade, quem espera, quem cede o nome na campainha? Juno em atrito com o Sol disputa espaço entre o casal e a pessoa, e o reconhecimento vira moeda. A questão é legítima, e, entre casais que a discutem antes de o caminhão chegar, sobra parede para os quadros de cada lado.',
  },
  moon: {
    joined:
      'Quando você promete ficar, já sente cheiro de roupa no varal e arroz no fogo. Juno junto da Lua procura no par uma família, alguém que note a diferença no tom de voz ao telefone. O cuidado que você promete é farto. No dia em que é você quem chega em frangalhos, encontra a cama feita e fica um tempo na porta, sem saber o que dizer.',
    flowing:
      'O lado da cama, a toalha de cada um, o boa-noite dito no escuro: com Juno em harmonia com a Lua, os costumes do casal fazem carinho sozinhos. Você sente segurança ao prometer e ao receber promessa. O risco é o aconchego dispensar conversa, até que, numa madrugada, a luz acesa na cozinha tire alguém da cama para perguntar o que houve.',
    tense:
      'Às vezes o acordo que parecia justo de manhã dói à noite. Juno em desacordo com a Lua separa o que se jurou e o que se sente, e o modelo de casal visto na infância entra na sala sem bater. Suas necessidades cabem no contrato. Diga três delas a quem ama, sem rodeio, e ouça três em troca.',
  },
  mercury: {
    joined:
      'O compromisso, para você, começa numa conversa que ninguém queria encerrar. Mercúrio é o planeta da palavra, e por ela se promete: o par ideal lê o mesmo artigo, responde à altura e sabe discutir sem levantar a voz. Tudo se combina, e às vezes se combina demais. Certos acordos dispensam novas palavras, depois que já deram certo na prática.',
    flowing:
      'Com o seu par, meia palavra basta, e a outra metade fica para fazer rir. Esse talento de conversa deixa leve a parte administrativa do amor, das férias à divisão dos gastos, porque Mercúrio tem jeito com cláusulas. A mesma fluência permite tratar um desgosto como item de pauta. De quando em quando, o afeto prefere uma voz que trema.',
    tense:
      '“Eu avisei” e “você não perguntou” já devem constar de alguma ata de casal. Quem tem Mercúrio em choque com Juno pensa uma coisa do vínculo e promete outra, ou escolhe pares de lógica incompatível com a sua. As explicações se acumulam. Uma boa pergunta, feita antes da interpretação, poupa tardes inteiras de réplica.',
  },
  venus: {
    joined:
      'Amor e aliança moram no mesmo dedo quando Juno se une a Vênus. Você quer um compromisso bonito, com gentileza diária, prazer e igualdade na divisão das contas e dos elogios. É um ideal generoso. Ele tropeça quando a harmonia vira fachada para visitas. Sem visita nenhuma, a discussão sobre a conta do bar costuma acabar em dança na sala.',
    flowing:
      'Namorar a pessoa com quem se divide o boleto parece fácil para você. Juno e Vênus se favorecem: afeto e lealdade se alimentam, e há gosto em tratar bem quem já se conquistou. Dessa sorte pode nascer descuido. De tempos em tempos, vale repetir o primeiro encontro, com perfume novo e pergunta inédita.',
    tense:
      'Por que o coração se encanta por um tipo e quer casar com outro? Juno contrariando Vênus põe desejo e dever em cardápios separados, e ceder demais para manter a paz cobra sua parte. Repare em quem desperta ternura e também aparece quando a pia entope. Gosto e confiança podem aprender o mesmo caminho.',
  },
  mars: {
    joined:
      'Casal, no seu entender, é time de dois em campo. Juno junto de Marte promete com o corpo inteiro, defende o par em qualquer roda e espera desejo, iniciativa, franqueza. Tédio pesa mais do que briga. A lealdade combativa pode virar competição dentro de casa. Escolham um adversário comum, nem que seja a infiltração do banheiro.',
    flowing:
      '“Mãos à obra” é uma declaração de amor no seu idioma. Quando Juno e Marte cooperam, o compromisso anda: vocês decidem, carregam o sofá, muitas vezes resolvem a briga antes de dormir. O desejo se dá bem com a constância. Só faltam, talvez, tardes improdutivas. No feriado, com a caixa de ferramentas emprestada ao vizinho, vocês se olham sem saber o que fazer e acham graça.',
    tense:
      'Uma discussão sobre o lixo raramente é sobre o lixo. Com Juno e Marte se desafiando, raiva e promessa se chocam: você quer autonomia e quer presença, e a cobrança sai em tom de ataque. Há muita paixão por trás, e muita briga começada na cozinha perde o volume na calçada, a caminho do cinema, lado a lado.',
  },
  jupiter: {
    joined:
      'Unir-se a alguém, na sua ideia, é ganhar território. Júpiter só sabe ir mais longe, por isso você deseja um par que alargue os planos, ensine a rir e não conte migalhas, e você oferece o mesmo com as duas mãos. O ideal é grande e a pessoa tem altura humana. Quem ama assim faz bem em deixar um banquinho ao lado do pedestal.',
    flowing:
      'Na vida a dois, um plano novo ganha confiança sem entrevista. Júpiter é generoso por natureza e inclina o par a apoiar estudos, viagens, mudanças de rumo, com a certeza amável de que há tempo para tudo. Um vínculo tão folgado tolera bem a distância. Tolera também a viagem adiada, que convém tirar do fundo da mala de vez em quando.',
    tense:
      'Prometer o ano inteiro numa noite boa é um hábito que você conhece, seu ou de quem ama. Júpiter estica o que Juno gostaria de ver assinado, e o casal vive ora na abundância, ora na errata. Crenças diferentes também entram na disputa. Um voto pequeno, cumprido até o fim, enriquece mais a união do que três grandiosos.',
  },
  saturn: {
    joined:
      'Sua palavra tem firma reconhecida. Juno junto de Saturno leva a união a sério, demora a assinar e, depois, sustenta o combinado em anos magros. Atraem você pessoas maduras, às vezes exigentes. O vínculo pode pesar quando vira só obrigação. Por isso um dia de banho de chuva, com reunião perdida e tudo, pode render anos de conversa, e é você quem mais repete a história.',
    flowing:
      'Com calma e prumo, sua parceria tende a ganhar altura. Saturno dá a Juno paciência, senso de limite e gosto por planos em comum, da reforma à velhice na varanda. Quem está ao seu lado sabe com o que conta. Regra feita a dois admite exceção a dois, e a exceção às vezes é a melhor lembrança do ano.',
    tense:
      'Compromisso dá medo ou dá medo ficar sem ele? Juno em tensão com Saturno conhece a dúvida: adia, exige prova ou fica por dever onde faltava conversa. Talvez tenha havido um casamento severo por modelo. Prazos curtos ajudam. Prometa aquilo que dá para cumprir até o mês que vem, e renove se for bom.',
  },
  uranus: {
    joined:
      'Casar com a liberdade e ainda ter com quem dividir o guarda-chuva: é esse o seu pedido, e Urano o acha perfeitamente razoável. O seu modelo de união tende a não constar do álbum da família, e funciona melhor por ter sido inventado. Paixões súbitas aceleram a assinatura. Espere meio ano antes de mudar a fechadura.',
    flowing:
      'Com o trato firmado, o espaço é a sua forma de cortesia. Você não pede senha, não cronometra atrasos, respeita a turma alheia, e costuma encontrar gente com a mesma educação. Urano mantém fresco o que a rotina endureceria. A única coisa que falta a tanto ar é uma data fixa, de vez em quando, à qual ninguém falte.',
    tense:
      'Quanto mais firme o compromisso, mais a mão procura a maçaneta. Juno e Urano em tensão pedem ao mesmo tempo raiz e partida, e você pode viver a contradição dos dois lados: ora foge, ora vê fugir. Não há nisso falta de amor. As uniões que suportam essa contradição costumam ter portas extras, combinadas de antemão e raramente usadas.',
  },
  neptune: {
    joined:
      'Você jura como quem reza, e quem recebe a jura se sente um pouco abençoado. Netuno põe no casamento a música, o perdão, a impressão de almas que se lembram. A beleza é verdadeira; os detalhes, pouco nítidos. Peça que a promessa seja repetida com palavras simples, porque o seu ouvido pode ter feito a tradução.',
    flowing:
      'Algum sonho em comum sustenta os seus vínculos melhor do que qualquer contrato. Pode ser uma arte, uma causa, um mar a que se volta todo ano. Nessa hora, Netuno suaviza o senso de dívida, e ninguém anota quem cedeu. Só é preciso que alguém pague o gás, e que essa tarefa mude de mãos.',
    tense:
      'Onde termina a devoção e onde começa o engano? O casal ideal que você leva por dentro pode cobrir com um véu a pessoa presente, ou amarrar você a quem precisa de salvação. Netuno completa, por hábito, o que falta. Peça promessas que se possam fotografar, e observe com carinho quais aparecem na foto.',
  },
  pluto: {
    joined:
      'O vínculo, quando vale, muda você até a medula. Juno ao lado de Plutão não assina por conveniência: quer conhecer o medo do outro, entregar o próprio e atravessar com ele um ou dois incêndios. A lealdade é funda e, na crise, possessiva. O segredo de uniões assim está em deixar a cada pessoa uma gaveta com chave.',
    flowing:
      'As crises podem fazer bem ao seu casamento, ou a qualquer aliança que tenha esse peso. Onde outros pares se desfazem, vocês trocam o piso e continuam morando. Plutão dá coragem para rever o trato inteiro, de olhos abertos. Lembrem-se de comemorar os trimestres em que não aconteceu absolutamente nada.',
    tense:
      'Quem tem o comando, e quem finge não ter? Pode haver nas suas alianças uma disputa de fundo, que usa o ciúme, o silêncio ou a última palavra como peças. Plutão teme ser traído e por isso cerca; Juno quer trato entre iguais. O poder que se divide às claras, com nomes e limites, perde o veneno e guarda a intensidade.',
  },
  ascendant: {
    joined:
      'Antes de você dizer o estado civil, já perguntam pelo par. Juno, nesse lugar, faz da aliança parte do rosto: a sua chegada traz uma disposição para o acordo, a fidelidade, o “conte comigo”. É bonito e um pouco estreito. Nas fotografias em que aparece a sós, repare que a moldura continua cheia.',
    flowing:
      'As boas parcerias percebem você de longe e pedem licença para se aproximar. O seu jeito de chegar condiz com aquilo que você promete, de modo que poucos se enganam sobre as suas intenções. O Ascendente é o cumprimento, e a promessa vem logo atrás, já com lugar marcado. Basta não aceitar, por pura gentileza, todo mundo que toca a campainha.',
    tense:
      'Ser alguém e ser metade de um casal nem sempre vestem o mesmo número. O Ascendente só sabe dizer “eu”, e a pessoa se sente apertada no “nós”, ou então se perde nele. Os pares cobram presença quando você tomava fôlego. Combinar ausências, com hora de voltar, devolve espaço aos ombros sem custo para o laço.',
  },
  midheaven: {
    joined:
      'A sua vida a dois tem endereço comercial, por assim dizer. Muitas uniões com essa assinatura nascem no ofício, crescem em torno de uma obra ou são conhecidas pelo público como uma razão social. O Meio do Céu dá ao compromisso altura e testemunhas. Falta às vezes um cômodo sem placa, em que o sucesso de ninguém seja assunto.',
    flowing:
      'O apoio do par pesa na carreira mais do que qualquer recomendação. A aliança e o ofício se favorecem: a pessoa certa lê o contrato, segura a casa na semana do prazo e recebe o mesmo quando chega a vez dela. Façam a conta das vezes, sem rigor. O respeito gosta de ser pago em dia.',
    tense:
      'Duas agendas, um só domingo. O rumo profissional e o trato do casal se atravessam, e cada promoção vira matéria de negociação diplomática, com mapas, prazos e alguma nota de protesto. O alto do mapa quer tudo de você, e Juno pede que o preço seja dividido. Decidam quem cede desta vez e escrevam quem cederá na próxima.',
  },
};
