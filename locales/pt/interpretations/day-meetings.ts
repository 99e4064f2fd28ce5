import type { DayMeetingTexts } from '../../horoscope-text-types.ts';

/** O que a Lua encontra num dia, pela casa de quem ela encontra. */
export const dayMeetings: DayMeetingTexts = {
  joined: {
    1: [
      'Por algumas horas o seu desejo e a sua cara combinam, e isso vai abrindo caminhos.',
      'Um traço seu aparece sem disfarce, e pode ser justo ele o que encanta alguém.',
      'Seu jeito de chegar decide o tom da conversa antes mesmo da primeira palavra.',
    ],
    2: [
      'Algo que é seu pede atenção inteira, e cuidar disso devolve um chão bem conhecido.',
      'Um gosto simples ocupa o centro da tarde e deixa o resto esperando com paciência.',
      'O valor de uma coisa pequena fica evidente no momento em que ela quase se perde.',
    ],
    3: [
      'Uma notícia curta pode chegar junto com a emoção e mudar o rumo do que você ia dizer.',
      'Alguém da vizinhança pode dizer a frase que faltava, sem imaginar o tamanho do favor.',
      'As palavras encontram o sentimento no meio do caminho e seguem com ele de braço dado.',
    ],
    4: [
      'A origem pesa um pouco mais do que de costume na balança, e também aquece.',
      'Uma recordação de casa entra na cena e ajuda a entender por que certas coisas comovem tanto.',
      'O endereço onde você se sente em paz fala mais alto que o convite da rua.',
    ],
    5: [
      'Uma alegria repentina toma conta do assunto, e ninguém se lembra de pedir licença.',
      'O que você faz por gosto ganha olhos atentos e talvez o início de um romance.',
      'Uma risada de criança, ou de quem ainda sabe ser uma, acerta o passo da tarde.',
    ],
    6: [
      'Uma tarefa miúda se enche de sentido e termina melhor do que havia começado.',
      'O cuidado com o corpo se mistura à emoção, e um bom prato resolve os dois.',
      'Alguém pode precisar de um favor prático bem na hora em que você queria ser útil.',
    ],
    7: [
      'A pessoa à sua frente talvez sinta o mesmo que você, embora use palavras bem diferentes.',
      'Um encontro talvez dê nome ao que andava solto e sem companhia dentro do peito.',
      'Quem caminha ao lado pode acertar o passo com o seu sem que ninguém precise combinar.',
    ],
    8: [
      'Um sentimento guardado encosta na superfície e pede para ser olhado sem susto nenhum.',
      'Uma confiança antiga pode ser posta à prova e responder com mais firmeza do que parecia.',
      'O que estava dividido entre duas pessoas pode encontrar por fim a conta certa.',
    ],
    9: [
      'Uma vontade de ir longe se senta à mesa e muda o assunto de todo mundo.',
      'Aquilo em que você acredita e o que você sente apontam, ao menos agora, para a mesma serra.',
      'Uma voz vinda de outro lugar pode trazer a ideia que faltava à sua bagagem.',
    ],
    10: [
      'Seu trabalho e seu humor se confundem, e quem decide pode reparar nesse entusiasmo.',
      'Uma responsabilidade pode vir carregada de afeto e por isso pesar menos que de costume.',
      'O que você faz diante de todos nasce, desta vez, de um lugar muito íntimo.',
    ],
    11: [
      'O grupo sente antes de falar, e cabe a você dar nome a esse clima.',
      'Uma amizade pode entrar na hora exata e ocupar a cadeira que estava guardada para ela.',
      'Um desejo para o futuro ganha rosto, voz e talvez até um número de telefone.',
    ],
    12: [
      'Algo sem nome encosta no seu ombro e fica, tranquilo, até você lhe dar atenção.',
      'Uma intuição chega completa, feito sonho que se lembra inteiro, logo depois do primeiro café.',
      'O que você vinha deixando atrás da cortina respira perto, e o medo diminui.',
    ],
  },
  flowing: {
    1: [
      'Seu próprio jeito facilita as coisas, e as portas se abrem para você quase sem empurrão.',
      'Ser quem você é rende elogios discretos e um trajeto com menos semáforos que o normal.',
      'A roupa, o tom, o passo: tudo combina, e a tarde corre a favor de quem vai nela.',
    ],
    2: [
      'Um pequeno conforto material ajeita o humor e deixa espaço para pensar com calma.',
      'O que você tem basta para o que aparece, e ainda sobra um troco simpático.',
      'Um talento prático entra em cena e resolve aquilo que o discurso só enfeitava.',
    ],
    3: [
      'Uma conversa leve pode destravar o assunto que parecia pedir advogado, mediador e três cafés.',
      'O recado certo tende a alcançar a pessoa certa, e o resto se arruma por conta própria.',
      'Alguém talvez explique em duas frases o que dez páginas tinham conseguido esconder de você.',
    ],
    4: [
      'De casa pode vir um apoio muito silencioso, que segura a escada enquanto você sobe.',
      'Uma lembrança boa funciona como travesseiro e amacia toda a parte dura do caminho.',
      'Quem conhece você de longa data pode oferecer ajuda sem fazer nenhuma pergunta nem cobrança.',
    ],
    5: [
      'Um pouco de brincadeira põe óleo nas engrenagens e convida todo mundo a colaborar sorrindo.',
      'O prazer de criar empurra de leve as obrigações, que vão passando quase sem você notar.',
      'Uma gentileza galante, dita de passagem, deixa o ar da sala mais fácil de respirar.',
    ],
    6: [
      'A rotina coopera, os objetos aparecem no lugar, e sobra tempo de olhar pela janela.',
      'Um hábito antigo faz o serviço pesado e deixa a você apenas a parte interessante.',
      'Quem trabalha por perto pode dar a mão no momento em que a pilha ia tombar.',
    ],
    7: [
      'Uma parceria flui feito remo em par, e a margem chega antes do previsto.',
      'A outra parte pode ceder um palmo, você cede mais um, e no meio nasce um belo acordo.',
      'Ao lado de uma companhia serena, as decisões perdem peso e ganham data marcada.',
    ],
    8: [
      'Uma conversa franca, em voz baixa, desata um nó que a pressa vinha apertando.',
      'Ajuda de bolso alheio, ou de braço, pode chegar sem constranger quem estava precisando dela.',
      'O que mudou por dentro começa a ajudar por fora, com modos muito educados.',
    ],
    9: [
      'Uma ideia de longe se encaixa aqui perto como peça feita sob medida para a casa.',
      'O otimismo de alguém pode abrir a janela, e por ela talvez entre também uma solução.',
      'Uma coisa nova se aprende sem esforço e ainda ilumina uma dificuldade que era velha.',
    ],
    10: [
      'Quem tem poder de decidir talvez ande de bom humor e escute você até o fim.',
      'Um esforço de meses pode começar a render aquele respeito que ninguém mais precisa anunciar.',
      'Seu nome deve circular bem, e talvez traga de volta um convite, hora e endereço.',
    ],
    11: [
      'Os amigos podem fazer a ponte que faltava, e você atravessa quase sem molhar os pés.',
      'Uma ideia coletiva anda com pernas próprias e leva junto um plano que era só seu.',
      'Gente nova pode simpatizar com você de graça e oferecer uma ajuda que ninguém tinha pedido.',
    ],
    12: [
      'Um pouco de silêncio trabalha por você e devolve a resposta já bem embrulhada.',
      'A intuição sopra a favor, e basta segui-la de longe para chegar aonde convém.',
      'Um gesto discreto de bondade pode voltar por outra rua e bater à sua porta.',
    ],
  },
  tense: {
    1: [
      'Sua pressa esbarra na de outra pessoa, e as duas precisam aprender a dividir a porta.',
      'O que você sente discute com a imagem que quer passar, e quem vence é o rosto.',
      'Uma impaciência miúda pede passagem, e convém levá-la para dar uma volta primeiro.',
    ],
    2: [
      'Um gasto e um desejo puxam a mesma manga, e a costura pede alguma delicadeza.',
      'O conforto de sempre atrapalha um pouco a mudança que você tanto andava pedindo.',
      'Há discussão sobre quanto vale, e por baixo dela outra sobre quem é que conta.',
    ],
    3: [
      'Uma palavra torta gera ruído, e a correção simples custa menos que o orgulho.',
      'Informações demais brigam na mesma mesa, e convém ouvir só uma de cada vez.',
      'Alguém pode entender pela metade e responder por inteiro, o que pede fôlego e uma segunda tentativa.',
    ],
    4: [
      'A casa quer uma coisa, a rua exige outra, e o meio-termo mora no horário.',
      'Um assunto de família pode cutucar onde ainda dói, embora ninguém ali tenha essa intenção.',
      'O passado se mete na conversa com a melhor das intenções e o pior dos momentos.',
    ],
    5: [
      'A vontade de brincar tromba com um dever, e os dois saem de cara amarrada.',
      'O orgulho arranha de leve, e rir primeiro encurta bastante a cena que viria.',
      'Um capricho disputa espaço com a prudência, e vale ouvir as razões dos dois.',
    ],
    6: [
      'Um detalhe emperra a fila inteira, e a irritação cresce mais que o problema.',
      'A exigência passa do ponto e o corpo, sem rodeios, avisa que já chega.',
      'O serviço interrompe o sentimento, e depois o sentimento atrapalha o serviço, por vingança.',
    ],
    7: [
      'O que o outro quer não cabe ao lado daquilo de que você precisa, ao menos por enquanto.',
      'Um comentário de quem está perto pode pegar de mau jeito e merece uma pergunta calma.',
      'Ceder de novo cansa, e dizer isso em voz tranquila muda o passo da dança.',
    ],
    8: [
      'Uma desconfiança sem rosto aperta o peito, e nomeá-la já afrouxa metade do laço.',
      'Contas repartidas mostram um canto mal resolvido que pede conversa e calculadora na mão.',
      'Uma emoção funda pressiona a tampa, e mais vale abri-la aos poucos, longe do fogo.',
    ],
    9: [
      'Duas verdades se encaram, cada uma com a sua bandeira, e faltam cadeiras e café.',
      'O entusiasmo promete além da conta, e alguém de bom senso pede para ver o mapa.',
      'Uma distância, de quilômetros ou de ideias, incomoda um pouco mais do que costuma.',
    ],
    10: [
      'Uma cobrança pode chegar no tom errado, e a parte justa dela precisa ser descascada.',
      'O dever chama enquanto o coração pede colo, e os dois têm lá o seu argumento.',
      'Quem manda e quem faz se estranham, e uma frase sobre prazos refresca o ambiente.',
    ],
    11: [
      'O grupo decide alto, você discorda baixo, e fica no ar um pedido de volume.',
      'Uma amizade pode cobrar presença justo quando falta bateria, e a verdade dita cedo ajuda.',
      'Os planos para depois atropelam o cansaço de agora, que também merece voto na reunião.',
    ],
    12: [
      'Um cansaço antigo se mistura ao assunto novo, e separá-los leva uma boa hora.',
      'Alguma coisa calada puxa o tapete da conversa e só queria, no fundo, ser chamada.',
      'A vontade de sumir e a de ajudar discutem no corredor, falando bem baixinho.',
    ],
  },
};
