import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of love, and what helps it there. */
export const matters: MattersOf<'love'> = {
  idealPartner: {
    aries: {
      is: 'Combina com você a pessoa que responde na lata, gosta de um desafio e não se assusta com a sua pressa.',
      helps:
        'Ao conhecer alguém, repare em quem discorda de você rindo, sem recuar nem partir para a revanche.',
    },
    taurus: {
      is: 'Seu par ideal aparece na hora marcada, gosta de comer bem e não muda de ideia sobre você a cada quinze dias.',
      helps:
        'Para saber se alguém combina com você, passem uma tarde sem programa nenhum e note se o silêncio pesa.',
    },
    gemini: {
      is: 'Seu par certo é aquele com quem a conversa nunca chega ao fim; beleza sem assunto diverte você por uma semana.',
      helps:
        'Em vez de se encantar com as respostas de alguém, conte quantas perguntas essa pessoa faz de volta.',
    },
    cancer: {
      is: 'Seu par precisa notar a menor mudança na sua voz e perguntar, com delicadeza, o que houve.',
      helps:
        'Observe como a pessoa que interessa a você fala da própria família quando não está tentando agradar.',
    },
    leo: {
      is: 'A pessoa certa para você sente orgulho de estar ao seu lado e tem brilho próprio suficiente para não disputar o seu.',
      helps:
        'No amor, prefira quem comemora as suas pequenas vitórias a quem só aparece nas fotos das grandes.',
    },
    virgo: {
      is: 'Em matéria de par, você quer alguém que cumpra o combinado, perceba o esforço alheio e não faça piada dos seus cuidados.',
      helps:
        'Da lista de exigências para um par, separe as três que afetam o dia a dia; o resto é implicância, e você sabe.',
    },
    libra: {
      is: 'Vive bem ao seu lado quem tem opinião própria e boas maneiras, já que metade das decisões você vai querer tomar a dois.',
      helps:
        'Antes de se adaptar ao gosto de alguém que interessa a você, diga em voz alta um gosto seu e veja a reação.',
    },
    scorpio: {
      is: 'Para aguentar a sua intensidade é preciso alguém que não minta nem em bobagem e não fuja quando a conversa fica séria.',
      helps:
        'Revele uma coisa pequena a quem desperta seu interesse, sem armar teste secreto, e repare se ela fica bem guardada.',
    },
    sagittarius: {
      is: 'Parceria boa, para você, é com gente que faz a mala rindo e não cobra relatório de onde você andou.',
      helps:
        'Ao pensar em quem combina com você, dê menos peso à empolgação da estreia e mais ao bom humor num dia chato.',
    },
    capricorn: {
      is: 'Você se entende com quem leva a palavra a sério, tem planos próprios e não confunde a sua reserva com falta de amor.',
      helps:
        'Pergunte a quem atrai você o que faz com gosto sem ninguém mandar, já que no seu afeto a admiração conta muito.',
    },
    aquarius: {
      is: 'Seu tipo ideal começa como amizade, pensa por conta própria e acha normal você sumir uma tarde atrás de uma ideia.',
      helps:
        'Explique cedo, e com leveza, quanto tempo a sós faz parte do seu jeito de gostar, para que ninguém leve susto.',
    },
    pisces: {
      is: 'Com você combina gente de ternura e pé no chão, porque de sonho a dois você já entra com a maior parte.',
      helps:
        'Quando começar a se derreter por alguém, anote o que a pessoa faz de fato, e não o que poderia vir a ser.',
    },
  },
  unavailable: {
    aries: {
      is: 'Quem não está disponível acende você justamente por isso: a dificuldade vira desafio, e o desafio logo passa por paixão.',
      helps:
        'Quando alguém inalcançável atrair você, imagine que já disse sim e veja se a vontade continua do mesmo tamanho.',
    },
    taurus: {
      is: 'Por gente que não está disponível você espera além da conta, já que desistir do que escolheu custa mais que aguentar.',
      helps:
        'Liste o que essa pessoa distante oferece a você numa semana comum, só coisas que dê para ver e contar.',
    },
    gemini: {
      is: 'Quem está longe ou em outro relacionamento cativa você pelas mensagens, e a conversa cheia de lacunas parece a mais interessante.',
      helps:
        'Note quanto do encanto foi escrito pela sua cabeça, e compare com o que essa pessoa distante realmente disse.',
    },
    cancer: {
      is: 'Você se apega a quem não se decide porque enxerga a carência por trás, e cuidar já parece um começo de amor.',
      helps:
        'Antes de consolar de novo alguém que não se entrega, conte a uma pessoa próxima do que você estava precisando hoje.',
    },
    leo: {
      is: 'Mexe com o seu brio quem não quer você, e uma paixão difícil vira público a ser conquistado.',
      helps:
        'Passe tempo com gente que aplaude você de graça, sobretudo nos dias em que aquela indiferença incomodar mais.',
    },
    virgo: {
      is: 'Com gente indisponível, você acha defeito em si e tenta melhorar até merecer, como se carinho fosse nota escolar.',
      helps:
        'Troque a pergunta sobre o que falta em você por outra, mais seca: essa pessoa tem lugar para alguém agora?',
    },
    libra: {
      is: 'Amar de longe tem, para você, a vantagem da perfeição: ninguém ronca nem discorda num romance que não começa.',
      helps:
        'Experimente passar um dia sem agradar a quem não se define, e observe o que sobra de interesse dos dois lados.',
    },
    scorpio: {
      is: 'O amor proibido ou distante prende você pelo segredo, e aquilo que não se entrega parece sempre mais profundo.',
      helps:
        'Ponha um freio na investigação sobre quem não está ao seu alcance, a começar pelas fotos antigas.',
    },
    sagittarius: {
      is: 'Paixão por gente distante é fácil para você, já que o horizonte inteiro cabe num amor que nunca exigiu rotina.',
      helps:
        'Quando bater saudade de quem não se compromete, pergunte se você quer aquela pessoa ou a liberdade que a distância garante.',
    },
    capricorn: {
      is: 'Você escolhe amores difíceis como quem aceita serviço duro, por achar que afeto sem esforço não tem muito valor.',
      helps:
        'Se alguém disponível tratar você bem, não procure logo o defeito; deixe a gentileza chegar e observe.',
    },
    aquarius: {
      is: 'Querer quem não pode ou não quer você tem algo de seguro: dá para sentir muito sem ceder um palmo do seu espaço.',
      helps:
        'Calcule com sinceridade quanta convivência você quer por semana, e olhe de novo para o fascínio por quem está longe.',
    },
    pisces: {
      is: 'Num amor sem resposta você completa com imaginação o que falta, até gostar de alguém que quase não conhece.',
      helps:
        'Guarde um pouco da sua ternura para quem está por perto e retribui, sobretudo quando apertar o sonho com quem está longe.',
    },
  },
  message: {
    aries: {
      is: 'Mensagem que não chega deixa você com o dedo coçando, e dez minutos de silêncio já parecem provocação.',
      helps: 'Se for escrever primeiro, mande uma linha só e largue o telefone antes de pensar em outra.',
    },
    taurus: {
      is: 'Quando a resposta some, você não corre atrás; fica firme no lugar, relê a última mensagem e vai azedando devagar.',
      helps:
        'Escolha uma hora do dia para olhar se chegou mensagem, e no resto do tempo cuide das plantas ou do almoço.',
    },
    gemini: {
      is: 'O silêncio no chat é tortura para a sua cabeça, que em meia hora já redigiu sete explicações, todas verossímeis.',
      helps:
        'Conte as suas teorias sobre o sumiço a quem tem senso de humor, e só depois decida se vale mandar alguma coisa.',
    },
    cancer: {
      is: 'Sem notícia da pessoa, você sobe a conversa até o começo para descobrir em que ponto o carinho esfriou.',
      helps:
        'Enquanto a mensagem não vem, fale com quem sempre atende você, de preferência por voz e sobre outra coisa.',
    },
    leo: {
      is: 'Ficar sem resposta fere o seu orgulho, e você prefere parecer indiferente a confessar que está de olho na tela.',
      helps:
        'Se quiser escrever primeiro, mande algo simples e verdadeiro, sem caprichar no efeito nem ensaiar descaso.',
    },
    virgo: {
      is: 'Diante da mensagem que não veio, você revisa a última que mandou, vírgula por vírgula, em busca do erro.',
      helps:
        'Releia uma única vez o que enviou; depois disso o silêncio pertence a quem não respondeu, e não ao seu texto.',
    },
    libra: {
      is: 'Escrever ou esperar a mensagem vira para você um plenário, com três pessoas consultadas e um rascunho diferente para cada uma.',
      helps:
        'Mande, se quiser mandar, a versão que escreveu antes de pedir opiniões; é nela que se ouve a sua voz.',
    },
    scorpio: {
      is: 'Num silêncio de mensagem você lê de tudo, do “visto” ao horário do último acesso, e quase nunca deixa transparecer.',
      helps:
        'Silencie por uma noite os avisos daquela conversa, para que o sumiço da pessoa não comande também o seu sono.',
    },
    sagittarius: {
      is: 'Mensagem sem resposta você encara com otimismo, imagina um imprevisto qualquer, e só dias depois percebe que doeu.',
      helps:
        'Saia para um lugar onde o sinal pega mal e divirta-se um pouco; a resposta, se vier, sabe esperar.',
    },
    capricorn: {
      is: 'Se não respondem à sua mensagem, você conclui que incomodou, recolhe-se com dignidade e enche a agenda.',
      helps:
        'Dê ao silêncio um prazo razoável na sua cabeça, e até lá não tire dele nenhuma conclusão sobre o seu valor.',
    },
    aquarius: {
      is: 'Você também esquece de responder mensagem, então tenta entender o sumiço da outra pessoa, mas por dentro se desliga antes da hora.',
      helps:
        'Em vez de montar hipóteses sobre o silêncio, faça uma pergunta direta e curta, se ainda tiver curiosidade.',
    },
    pisces: {
      is: 'A mensagem que não chega você escuta assim mesmo, num sonho ou numa coincidência, e às vezes acredita ter recebido resposta.',
      helps:
        'Considere resposta apenas o que foi escrito ou dito, por mais que a sua intuição jure o contrário.',
    },
  },
  meeting: {
    aries: {
      is: 'Amor novo, para você, começa em movimento, num treino ou numa fila em que puxa assunto sem ensaio.',
      helps:
        'Inscreva-se em algo que faça suar em grupo, e fale com uma pessoa desconhecida antes de pegar a mochila.',
    },
    taurus: {
      is: 'Você conhece alguém devagar, cruzando na mesma feira ou no mesmo caminho, até o rosto familiar virar gosto.',
      helps:
        'Frequente um lugar agradável sempre no mesmo horário; para conhecer gente, a repetição trabalha a seu favor.',
    },
    gemini: {
      is: 'Um amor costuma fisgar você pela conversa, num curso ou num comentário que alguém respondeu com graça.',
      helps:
        'Para encontrar alguém, aceite mais convites mornos do que gostaria, e pergunte a cada pessoa o que anda lendo.',
    },
    cancer: {
      is: 'Encontrar alguém é mais fácil para você em ambiente familiar, quando a apresentação vem de gente querida e há comida por perto.',
      helps:
        'Peça a alguém de confiança que reúna pouca gente e inclua um rosto novo, que assim sua timidez relaxa.',
    },
    leo: {
      is: 'Fica mais fácil conhecer um amor quando você está fazendo o que adora à vista dos outros, e não procurando.',
      helps:
        'Para conhecer gente, suba num palco qualquer, nem que seja o karaokê do bairro, e converse com quem ficou até o fim.',
    },
    virgo: {
      is: 'Na busca por um amor, você repara primeiro em quem é prestativo e gentil, muitas vezes num trabalho feito lado a lado.',
      helps:
        'Entre num voluntariado ou numa oficina, onde dá para conhecer alguém com as mãos ocupadas e sem clima de entrevista.',
    },
    libra: {
      is: 'Conhecer pessoas costuma ser leve para você, numa exposição ou num casamento alheio; complicado é saber qual delas interessa de fato.',
      helps: 'Vá a um evento bonito sem companhia, para que desta vez alguém precise puxar assunto com você.',
    },
    scorpio: {
      is: 'Conhecer alguém que mexa com você é coisa repentina e sem barulho, um olhar demorado entre duas frases banais.',
      helps:
        'Fique um pouco mais nos lugares onde costuma só observar, e deixe que gente nova faça uma pergunta sobre você.',
    },
    sagittarius: {
      is: 'Seu coração encontra gente fora do trajeto habitual, numa viagem, numa aula ou entre quem tem outro sotaque.',
      helps:
        'Troque um programa repetido por um grupo de trilha ou de idiomas, e vá pelo passeio, com o amor de carona.',
    },
    capricorn: {
      is: 'Achar um amor leva tempo no seu caso, porque você só olha de verdade depois que o respeito chegou.',
      helps:
        'Reserve na agenda uma hora para conhecer gente, com a seriedade que dá aos compromissos, e chegue sem meta.',
    },
    aquarius: {
      is: 'Em grupos e causas você conhece pessoas aos montes, e o amor tende a nascer de uma amizade curiosa.',
      helps:
        'Se quer encontrar alguém, olhe para a beirada das suas turmas e puxe conversa a dois com quem mal conhece.',
    },
    pisces: {
      is: 'Para conhecer um amor, você confia mais no acaso e na música que está tocando do que em qualquer catálogo de perfis.',
      helps:
        'Leve a sua fantasia para perto de gente nova, num coral ou num cinema com debate, e fale com alguém.',
    },
  },
  breakup: {
    aries: {
      is: 'Separação você quer resolver de uma vez; a indecisão arrastada machuca mais que o próprio fim.',
      helps:
        'Enquanto a cabeça ferver, descarregue a separação no corpo e deixe as palavras definitivas para depois de uma noite dormida.',
    },
    taurus: {
      is: 'Num término, o que mais pesa para você são os hábitos, o lado da cama e a voz conhecida de manhã.',
      helps:
        'Crie uma rotina pequena só sua, com hora certa, para que o corpo tenha onde se apoiar numa época de fim.',
    },
    gemini: {
      is: 'Sobre terminar ou não, você tem pela manhã um argumento e à tarde o contrário, e ambos soam convincentes.',
      helps:
        'Escreva as razões do fim e as da continuação em dias diferentes, sem reler, e compare só bem depois.',
    },
    cancer: {
      is: 'O fim de um amor tira o seu chão, e a pessoa continua morando nos objetos muito depois da despedida.',
      helps:
        'Deixe gente querida mimar você e ouvir a mesma história de separação quantas vezes ela precisar ser contada.',
    },
    leo: {
      is: 'Numa separação, além da falta, dói em você o orgulho, e por isso faz questão de sair de cabeça erguida.',
      helps:
        'Escolha uma única pessoa diante de quem possa chorar esse fim sem pose e sem precisar ter graça.',
    },
    virgo: {
      is: 'Diante do fim, você procura sem parar o momento exato em que o relacionamento ainda podia ter sido consertado.',
      helps:
        'Quando a culpa pela separação voltar a fazer contas, dê às mãos algo que se termina, como engraxar um par de sapatos.',
    },
    libra: {
      is: 'Romper é quase falta de educação para você, que adia o fim à espera de uma frase que não magoe ninguém.',
      helps:
        'Diga em voz alta, a sós, o que você quer dessa relação, sem a parte do que a outra pessoa vai achar.',
    },
    scorpio: {
      is: 'Você vive um término por inteiro, até o osso, e a proposta de uma amizade morna soa como insulto.',
      helps: 'Nos piores dias de uma separação, escreva tudo o que não vai enviar, e bem longe do telefone.',
    },
    sagittarius: {
      is: 'Quando um amor acaba, você fala logo de planos, e a tristeza só alcança você lá na frente, em plena diversão.',
      helps:
        'Separe uma tarde sem programa para a falta que o fim deixa, antes de lotar os dias de novidades.',
    },
    capricorn: {
      is: 'Em caso de separação você segue funcionando, cumpre horários, e a dor fica esperando um intervalo que nunca é marcado.',
      helps:
        'Avise uma pessoa de que o fim está sendo difícil, com essas palavras mesmo, e aceite a ajuda que vier.',
    },
    aquarius: {
      is: 'Você analisa um rompimento como se fosse de outra gente, e surpreende todo mundo quando chora por uma bobagem.',
      helps:
        'Busque a companhia de quem não pergunte pelo rompimento, num projeto ou num passeio, e fale dele só se der vontade.',
    },
    pisces: {
      is: 'Para você uma relação nunca termina direito, porque a saudade apaga o que doía e retoca o que foi bom.',
      helps:
        'Peça a quem viu tudo de perto que lembre você, com carinho, das partes dessa relação que a saudade não mostra.',
    },
  },
  quarrels: {
    aries: {
      is: 'Na briga de casal você explode, esquece em vinte minutos e não entende por que do outro lado ainda dura.',
      helps: 'Ao sentir a voz subir numa discussão, avise que continua depois e dê uma volta no quarteirão.',
    },
    taurus: {
      is: 'Você evita discussão a dois até onde dá; aí empaca, e nem argumento bom convence.',
      helps: 'Depois de uma briga, faça primeiro as pazes com a fome e o sono, e só então volte ao assunto.',
    },
    gemini: {
      is: 'Brigando com seu par, você ganha no argumento e perde no tom, e a piada sai um segundo cedo demais.',
      helps:
        'Troque a tirada brilhante por uma pergunta sincera, e espere a resposta inteira antes de voltar a discutir.',
    },
    cancer: {
      is: 'Quando vocês brigam, você se fecha e espera que a pessoa adivinhe o que doeu, de preferência sem demora.',
      helps: 'Ponha o que magoou numa frase que comece por “eu”, e deixe fora da briga tudo o que é antigo.',
    },
    leo: {
      is: 'Numa discussão de casal, o que fere você é a falta de consideração, bem mais que o motivo da briga.',
      helps: 'Fale em voz baixa a frase mais importante da briga, e deixe as redes fora disso.',
    },
    virgo: {
      is: 'Briga de casal, no seu caso, começa num detalhe: você corrige a versão dos fatos, e as pazes ficam para depois.',
      helps: 'Na próxima discussão, escolha uma só queixa e deixe arquivadas as provas de todas as outras.',
    },
    libra: {
      is: 'De tanto evitar briga, você concorda por fora e discute por dentro, até a conta chegar toda de uma vez.',
      helps:
        'Anote os desacordos pequenos enquanto estão frescos, para não ter que brigar um dia por todos ao mesmo tempo.',
    },
    scorpio: {
      is: 'Numa briga a dois você grita pouco e acerta muito, porque sabe onde dói, e depois emudece por dias.',
      helps:
        'Combine consigo quais frases não dirá nem no pior da discussão, e cumpra como quem guarda segredo.',
    },
    sagittarius: {
      is: 'Você diz na briga o que pensa, inteiro e alto, e se espanta quando a sinceridade fica ecoando no dia seguinte.',
      helps:
        'Dê às frases que começam com “você sempre” um intervalo de três respirações antes de soltá-las na discussão.',
    },
    capricorn: {
      is: 'Discutindo com seu par, você vira gelo, trata tudo como item de reunião e esconde que tem medo de perder.',
      helps:
        'Procure nomear o medo que há por baixo da sua dureza, ainda que só para si, antes de retomar a briga.',
    },
    aquarius: {
      is: 'No calor da discussão você esfria, explica tudo com lógica e deixa a outra pessoa brigando sozinha.',
      helps:
        'Antes de explicar o que está errado na briga, encontre uma palavra para o que sente, mesmo que pareça pouco.',
    },
    pisces: {
      is: 'Brigar desmancha você, que cede para acabar logo, pede desculpas e fica com a mágoa por dentro.',
      helps:
        'Espere o choro passar para conversar sobre a briga, e tenha por escrito os dois pontos que não quer ceder.',
    },
  },
  confession: {
    aries: {
      is: 'Declarar-se, para você, é questão de minutos; segurar o que sente dá mais trabalho que levar um não.',
      helps:
        'Antes de disparar a declaração, confira se a pessoa tem cinco minutos e nenhuma pressa, e então vá direto.',
    },
    taurus: {
      is: 'O primeiro passo você dá quando tem certeza, e até lá o seu interesse se mostra em gentilezas teimosas.',
      helps:
        'Demonstre o que sente com algo simples, como lembrar um gosto da pessoa, antes de procurar palavras.',
    },
    gemini: {
      is: 'Em tom de brincadeira você confessa o que sente, tão de leve que dá para negar na frase seguinte.',
      helps:
        'Se resolver contar o que sente, faça uma frase inteira sem piada; o resto da conversa pode ser só bobagem.',
    },
    cancer: {
      is: 'Contar que gosta de alguém assusta você, por isso vai chegando de lado, com cuidados que pedem tradução.',
      helps:
        'Treine a declaração em voz alta com alguém de confiança, para que o medo perca metade do tamanho.',
    },
    leo: {
      is: 'Uma declaração sua vem em grande estilo ou não vem, porque um não diante dos outros seria difícil de engolir.',
      helps:
        'Caso vá contar o que sente, faça isso sem testemunhas e em escala pequena, com palavras de todo dia.',
    },
    virgo: {
      is: 'Antes de dizer que gosta de alguém, você estuda sinais, prevê respostas e acha que ainda não chegou o momento.',
      helps:
        'Aceite que a sua declaração saia um pouco torta; uma frase gaguejada convence mais que um parágrafo revisado.',
    },
    libra: {
      is: 'A iniciativa você deixa para a outra pessoa, mas joga charme suficiente para que a ideia pareça dela.',
      helps:
        'Proponha algo com hora e lugar, em vez de mais um elogio vago, para que o seu interesse fique legível.',
    },
    scorpio: {
      is: 'Guardar um amor em segredo é quase um prazer para você, e confessar que gosta parece entregar poder.',
      helps: 'Pense antes no que fará se ouvir um não, e a conversa sobre o que sente perde parte do peso.',
    },
    sagittarius: {
      is: 'Quando gosta, você solta a verdade rindo, no meio da rua, e só então pensa se era a hora.',
      helps:
        'Deixe claro, ao se declarar, que não precisa de resposta na mesma hora; sua franqueza às vezes corre demais.',
    },
    capricorn: {
      is: 'Revelar um sentimento, para você, é como assinar sem ler, e por isso espera sinais claros de que há reciprocidade.',
      helps:
        'Em lugar da declaração solene, faça um pedido modesto de companhia, que é fácil de aceitar e fácil de recusar.',
    },
    aquarius: {
      is: 'Dizer “gosto de você” soa estranho na sua voz; você prefere mandar um artigo interessante e torcer para que entendam.',
      helps: 'Use as suas palavras esquisitas mesmo, mas inclua nelas o principal: que você gosta da pessoa.',
    },
    pisces: {
      is: 'Seu jeito de se declarar é enviar uma canção tarde da noite e passar o dia seguinte decifrando a reação.',
      helps: 'Pergunte a si o que quer que aconteça depois da confissão, e só então escolha as palavras.',
    },
  },
  ex: {
    aries: {
      is: 'Pensar num ex-amor irrita você, porque alguma discussão ficou sem vencedor e a última palavra continua na garganta.',
      helps:
        'Recite para as paredes o desaforo que ainda queria dizer naquela história, e rasgue qualquer versão escrita.',
    },
    taurus: {
      is: 'De um ex-amor você não se desfaz fácil, porque o corpo guarda o cheiro e a hora em que a pessoa chegava.',
      helps:
        'Mude um hábito que vinha daquele amor antigo, por exemplo o trajeto ou o sabonete, e dê semanas ao corpo.',
    },
    gemini: {
      is: 'Por dentro você continua conversando com quem já foi seu amor, corrige falas e imagina o que responderia a uma mensagem nova.',
      helps:
        'Conte a história dessa relação antiga a alguém em três minutos, e repare qual parte você pulou.',
    },
    cancer: {
      is: 'Esquecer um antigo amor não é do seu feitio; sua memória arquiva apelidos, aniversários e até a mãe da pessoa.',
      helps:
        'Junte as lembranças desse amor num lugar só, fora da vista, e visite quando quiser em vez de tropeçar nelas.',
    },
    leo: {
      is: 'O que mais incomoda você num ex-amor é imaginar a pessoa vivendo bem, sem perceber o que perdeu.',
      helps:
        'Em vez de se arrumar para um possível reencontro com esse amor antigo, capriche hoje para quem de fato vai ver você.',
    },
    virgo: {
      is: 'Lembrar de um amor que acabou vira, na sua cabeça, revisão de prova, como se um erro seu ainda explicasse tudo.',
      helps:
        'Conte essa relação antiga como a contaria uma pessoa justa que gosta de você, e encerre o caso ali.',
    },
    libra: {
      is: 'Com um ex-amor você faz questão de bons termos, e a cordialidade mantém a história aberta mais tempo do que parece.',
      helps:
        'Se essa pessoa do passado escrever, confira antes de responder se a simpatia é vontade ou medo de que pensem mal de você.',
    },
    scorpio: {
      is: 'Superar um ex-amor, no seu caso, é trabalho subterrâneo, e o laço segue vivo mesmo depois de cortado todo contato.',
      helps:
        'Reserve um lugar à parte para essa lembrança, um caderno trancado ou um trajeto a pé, e só ali remexa nela.',
    },
    sagittarius: {
      is: 'Você se lembra de um antigo amor com riso e exagero, e acha que a parte boa merecia mais um passeio.',
      helps:
        'Inclua na história com essa pessoa o capítulo chato, aquele que nas suas versões engraçadas nunca aparece.',
    },
    capricorn: {
      is: 'Num amor que acabou você pensa em silêncio, somando o que dedicou, porque esforço sem resultado é o que mais dói.',
      helps:
        'Conceda a esse amor antigo o direito de ter valido enquanto durou, mesmo sem obra concluída para mostrar.',
    },
    aquarius: {
      is: 'De um ex-amor você diz que virou amizade, e é quase verdade, salvo nas noites em que a teoria falha.',
      helps:
        'Admita a saudade a uma pessoa, sem análise junto; sobre esse amor você costuma explicar demais e sentir às escondidas.',
    },
    pisces: {
      is: 'Um ex-amor, na sua lembrança, vai melhorando com o tempo, porque você esquece as ausências e conserva a trilha sonora.',
      helps:
        'Quando uma música trouxer de volta esse amor, deixe tocar até o fim e depois ponha outra que não lembre ninguém.',
    },
  },
  dating: {
    aries: {
      is: 'Nos encontros você vai direto ao ponto, e já planeja o mês quando a pessoa ainda está escolhendo a sobremesa.',
      helps:
        'No próximo encontro, faça uma pergunta cuja resposta demore, e segure o convite seguinte até a despedida.',
    },
    taurus: {
      is: 'Em encontro você gosta de lugar agradável e conversa sem pressa, e a sua calma às vezes passa por desinteresse.',
      helps:
        'Sorria um pouco além do seu normal nos primeiros encontros, porque seu rosto sereno não entrega nada.',
    },
    gemini: {
      is: 'Seus encontros são divertidíssimos, e justamente por isso a pessoa vai embora rindo sem saber o que você sente.',
      helps: 'Deixe uma pausa entre duas anedotas e, nela, conte uma coisa séria; o encontro muda de tom.',
    },
    cancer: {
      is: 'Num encontro você sonda o terreno, responde pouco sobre si e só desabrocha quando a pessoa já foi.',
      helps:
        'Marque o primeiro encontro num lugar que já conhece bem, para não gastar com o ambiente a coragem que é da conversa.',
    },
    leo: {
      is: 'Você chega a um encontro como quem estreia, encanta, conta ótimas histórias e às vezes esquece de ceder a fala.',
      helps:
        'Em algum momento do encontro, dê à outra pessoa o papel principal por meia hora e seja um ótimo público.',
    },
    virgo: {
      is: 'Encontro, para você, tem algo de inspeção, e um atraso de cinco minutos ou um português ruim já liga o alarme.',
      helps:
        'Avalie depois, no caminho de volta; durante o encontro, permita-se rir de uma coisa que não estava planejada.',
    },
    libra: {
      is: 'De tanto agradar no primeiro encontro, você deixa a pessoa ir embora sem conhecer uma só opinião sua.',
      helps: 'Escolha você o lugar do encontro, ao menos uma vez, sem perguntar duas vezes se está bom.',
    },
    scorpio: {
      is: 'Encontros leves não são seu forte: em vinte minutos você quer saber de que a pessoa tem medo.',
      helps:
        'Comece o encontro pela superfície, que ninguém gosta de raio X na chegada, e aprofunde aos poucos.',
    },
    sagittarius: {
      is: 'Um encontro com você vira passeio, debate e risada, mas na hora de combinar o próximo seu plano fica vago.',
      helps:
        'Se gostou do encontro, diga isso antes da despedida; seu “a gente se vê” parece adeus para quem não conhece você.',
    },
    capricorn: {
      is: 'Pontualidade e perguntas sérias são a sua marca num encontro, e a outra pessoa fica sem saber se agradou.',
      helps:
        'Solte uma das suas ironias secas logo no começo do encontro, pois é por elas que acabam gostando de você.',
    },
    aquarius: {
      is: 'Em encontros você fascina e confunde, porque trata a pessoa que deseja com a mesma camaradagem que dá a todo mundo.',
      helps:
        'Dê um sinal inequívoco de que aquilo é um encontro e não um seminário; um elogio pessoal já resolve.',
    },
    pisces: {
      is: 'Já no primeiro encontro você sente a pessoa por dentro, molda-se a ela e depois não sabe se gostou.',
      helps:
        'Passado o encontro, fique meia hora sem telefone e descubra o que você achou, antes de imaginar o que a pessoa achou.',
    },
  },
  marriage: {
    aries: {
      is: 'Você leva jeito para o casamento, desde que nele continue havendo novidade; o que assusta é a ideia de assunto encerrado.',
      helps:
        'Quando o assunto casamento esquentar, dê à outra pessoa uma semana inteira sem cobrar resposta.',
    },
    taurus: {
      is: 'Talento para o casamento você tem de sobra, porque gosta do que dura, e leva a mal quem hesita muito.',
      helps:
        'Ponha em palavras o que o casamento mudaria no seu dia comum, do dinheiro ao sono, antes de falar em para sempre.',
    },
    gemini: {
      is: 'A ideia de casar deixa você entre dois entusiasmos, um pela companhia garantida e outro pelas perguntas em aberto.',
      helps:
        'Faça, a si ou ao seu par, as perguntas engraçadas sobre casar; as respostas sérias costumam vir escondidas nelas.',
    },
    cancer: {
      is: 'Casar significa, para você, ter para onde voltar, e uma hesitação da outra pessoa logo vira medo de abandono.',
      helps:
        'Antes de tratar o casamento como prova de amor, descubra que segurança exatamente você espera encontrar nele.',
    },
    leo: {
      is: 'Num casamento você entra de coração inteiro, e por isso um “vamos ver” da outra pessoa dói como vaia.',
      helps: 'Imagine o casamento sem festa, roupa nem convidados, e veja o que nele ainda emociona você.',
    },
    virgo: {
      is: 'Quanto a casar, você vê com clareza todos os pontos a melhorar e duvida justamente por querer fazer direito.',
      helps:
        'Distinga, na dúvida sobre casar, o que pede conversa do que só pede sono, e cuide de cada parte à sua maneira.',
    },
    libra: {
      is: 'O casamento é seu assunto por natureza, tanto que você às vezes ama a ideia antes de olhar bem quem vem com ela.',
      helps:
        'Tire um dia para pensar em casamento sem consultar ninguém, nem mesmo a outra parte interessada.',
    },
    scorpio: {
      is: 'Casar é coisa séria demais para você aceitar pela metade; ou vai até o fundo ou nem começa.',
      helps:
        'Faça sobre o casamento a pergunta que anda evitando, primeiro a si, e espere a resposta sem interrogatório.',
    },
    sagittarius: {
      is: 'O casamento atrai você pela aventura a dois e assusta pela rotina, com horário fixo e almoço na casa da sogra.',
      helps:
        'Converse sobre as viagens e amizades que cada pessoa quer manter depois de casar, antes de pensar na festa.',
    },
    capricorn: {
      is: 'Você encara casamento como obra de vida inteira, e sem bases firmes não há quem apresse a assinatura.',
      helps:
        'Acrescente ao cálculo sobre casar uma pergunta que não rende nada: com quem você ri nos dias compridos?',
    },
    aquarius: {
      is: 'Casar até combina com você, contanto que o casamento seja inventado por vocês e não copiado dos parentes.',
      helps:
        'Descreva o casamento que só você faria, com as regras estranhas incluídas, antes de recusar o dos outros.',
    },
    pisces: {
      is: 'Com casamento você sonha em detalhes, da música ao brilho nos olhos, e a parte prática fica para depois.',
      helps:
        'Traga para a conversa sobre casar dois assuntos sem romance nenhum, como contas e tarefas, e repare no clima.',
    },
  },
  trust: {
    aries: {
      is: 'Confiar, para você, é no impulso; dá crédito na hora e, se falham, corta com a mesma velocidade.',
      helps: 'Experimente confiar em parcelas, uma coisa pequena por vez, em vez de entregar tudo de saída.',
    },
    taurus: {
      is: 'Sua confiança se constrói por repetição, e uma só promessa quebrada estraga o que levou meses de pontualidade.',
      helps:
        'Repare em quem cumpre miudezas, como devolver o que pegou emprestado, e deixe a confiança crescer por aí.',
    },
    gemini: {
      is: 'Você confia de olho nas contradições, porque lembra o que disseram antes e nota quando a versão muda.',
      helps:
        'Quando uma história não bater, pergunte no ato e em tom curioso, antes que a desconfiança escreva o resto.',
    },
    cancer: {
      is: 'Para confiar você precisa sentir que não vão rir do que mostrou, e um descuido já basta para se recolher.',
      helps: 'Separe, na desconfiança de hoje, o que é de agora e o que pertence a uma mágoa antiga.',
    },
    leo: {
      is: 'Você confia de peito aberto, e a decepção, se vem, atinge a lealdade que julgava ser lei para todos.',
      helps:
        'Para confiar com menos susto, diga com clareza o que chama de lealdade, em vez de supor que todos sabem.',
    },
    virgo: {
      is: 'Confiança você concede aos poucos e continua conferindo, porque detalhe fora do lugar, a seus olhos, é aviso.',
      helps:
        'Compare quantas vezes conferiu com quantas vezes havia erro, e deixe a sua confiança ver essa estatística.',
    },
    libra: {
      is: 'Por medo de cometer injustiça, você confia além do que sente, e o incômodo aparece tarde, com juros.',
      helps: 'Na hora de confiar, leve a sério o primeiro desconforto, aquele que você abafa por educação.',
    },
    scorpio: {
      is: 'Confiar em alguém é, para você, entregar uma chave sem cópia, e por isso demora, observa e pede garantias.',
      helps:
        'Pergunte a si que garantia bastaria para confiar; se nenhuma bastar, a busca pode descansar por hoje.',
    },
    sagittarius: {
      is: 'Na confiança você é otimista por princípio, acredita de cara e em tudo, e por isso cai de mais alto quando falham.',
      helps:
        'Desconte um pouco das promessas alheias, como já desconta das suas, e a confiança fica do tamanho certo.',
    },
    capricorn: {
      is: 'Você confia em atos e desconfia de discursos, tanto que prefere fazer por conta própria a depender de alguém.',
      helps:
        'Deixe uma pessoa ajudar numa parte pequena e visível; é assim, por serviço feito, que a sua confiança aprende.',
    },
    aquarius: {
      is: 'Em geral você confia na humanidade inteira e desconfia de quem chega perto, o que só parece contradição.',
      helps:
        'Avise a quem se aproxima que seu recuo é pausa e não suspeita, para que a confiança não se perca no intervalo.',
    },
    pisces: {
      is: 'O que pressente guia a sua confiança, e às vezes você toma por intuição a vontade de que tudo dê certo.',
      helps:
        'Antes de confiar outra vez, dê ao seu pressentimento a companhia de um fato simples, que alguém de fora também veja.',
    },
  },
  lettingGo: {
    aries: {
      is: 'Do passado você se solta fácil quando venceu; o que não larga é a partida interrompida no meio.',
      helps: 'Marque a despedida do passado com um gesto físico, como subir uma ladeira e gritar lá de cima.',
    },
    taurus: {
      is: 'Desapegar do passado custa caro a você, que segura lembranças pelo peso e acha desperdício soltar o que ainda serve.',
      helps: 'Do que ficou para trás, solte uma coisa pequena de cada vez, sem obrigar o resto a ir junto.',
    },
    gemini: {
      is: 'Você segue em frente depressa na conversa, mas o passado volta em frases soltas no meio de outro assunto.',
      helps:
        'Anote a frase do passado que insiste em voltar, passe tudo para a terceira pessoa e leia como história alheia.',
    },
    cancer: {
      is: 'O passado, para você, é quase um parente, e deixar ir parece descuido com quem um dia fez parte.',
      helps:
        'Escolha uma lembrança boa para conservar com honras e dê folga às outras, sem jogar nenhuma fora.',
    },
    leo: {
      is: 'Largar o que passou é difícil para você sobretudo se lá ficou uma época em que todos sabiam seu nome.',
      helps:
        'Faça hoje alguma coisa digna de ser contada, por menor que seja, para o passado não ficar com todas as histórias.',
    },
    virgo: {
      is: 'Virar a página é penoso para você, que encontra sempre mais uma linha do passado a corrigir.',
      helps:
        'Assine embaixo do que já foi, com os erros dentro, e devolva a atenção ao que hoje está nas suas mãos.',
    },
    libra: {
      is: 'Seguir adiante sem um final justo incomoda você, que volta ao passado em busca de um acordo bom para todo mundo.',
      helps:
        'Invente o final que consideraria justo para essa história antiga e leia em voz alta, mesmo sem a outra parte presente.',
    },
    scorpio: {
      is: 'Deixar para trás é, no seu caso, tudo ou nada; você não larga o passado enquanto não souber a verdade inteira.',
      helps:
        'Entregue a um ritual seu, longe de testemunhas, o que já não quer carregar do passado, e repita se precisar.',
    },
    sagittarius: {
      is: 'Para esquecer o passado você muda de paisagem, e estranha quando ele aparece no fundo da foto nova.',
      helps:
        'Leve o passado para caminhar, contando tudo a alguém de fôlego comprido, e volte por outro caminho.',
    },
    capricorn: {
      is: 'O que passou fica com você em forma de dever, como se soltar fosse abandonar um posto.',
      helps:
        'Descubra quem ainda precisa que você carregue esse passado e, se não for ninguém, afrouxe um pouco as correias.',
    },
    aquarius: {
      is: 'Você se declara livre do passado com tanta lógica que se espanta quando a emoção continua chegando de lá.',
      helps:
        'Conceda ao que passou um prazo sem lógica nenhuma, durante o qual sentir falta não exige justificativa.',
    },
    pisces: {
      is: 'Em você o passado não passa, escorre para dentro do presente e colore o que está diante dos olhos.',
      helps:
        'Dê forma ao que não quer ir embora, num desenho ou num poema, para que a saudade tenha onde ficar.',
    },
  },
  forgiving: {
    aries: {
      is: 'Mágoa em você dura o tempo de um grito; perdoa rápido, a menos que se façam de desentendidos.',
      helps:
        'Não confunda raiva gasta com assunto perdoado; volte a ele de cabeça fria e veja o que ainda arde.',
    },
    taurus: {
      is: 'Perdoar é lento no seu caso, porque a mágoa assenta no fundo e você se lembra dela com todos os pormenores.',
      helps:
        'Em vez de se obrigar a perdoar, peça a si apenas que hoje a mágoa ocupe um pouco menos de lugar.',
    },
    gemini: {
      is: 'Rancor exige uma constância que você não tem, mas a frase que magoou fica anotada palavra por palavra.',
      helps:
        'Repita a frase que feriu com voz de locutor de rádio, várias vezes, e veja quanto da mágoa resiste.',
    },
    cancer: {
      is: 'Você perdoa sem esquecer, e muito depois a mágoa ainda sabe que roupa cada pessoa usava.',
      helps:
        'Conte a mágoa a quem não vai defender ninguém, e deixe que cuidem de você antes de pensar em perdão.',
    },
    leo: {
      is: 'Uma ofensa você perdoa com grandeza assim que reconhecem o erro; sem esse reconhecimento, a mágoa fica de pé.',
      helps:
        'Dê a si o reconhecimento que faltou, dizendo em voz alta que aquilo foi injusto, sem esperar pedido de desculpas.',
    },
    virgo: {
      is: 'Aos outros você até perdoa com boas razões, mas a mágoa que tem de si por algum erro não prescreve.',
      helps:
        'Na hora de perdoar, use para o seu erro a medida que usa para os de quem ama, nem um grama a mais.',
    },
    libra: {
      is: 'Por amor à paz você perdoa da boca para fora, antes da hora, e a mágoa segue viva por baixo do sorriso.',
      helps: 'Permita-se dizer “ainda não” quando pedirem perdão, com toda a gentileza e sem marcar prazo.',
    },
    scorpio: {
      is: 'Mágoa funda você não perdoa por decreto; guarda, entende até a raiz e só então, se quiser, solta.',
      helps: 'Calcule quanto do seu dia a mágoa ainda leva, e retome meia hora dele para um prazer seu.',
    },
    sagittarius: {
      is: 'Guardar rancor pesa demais para você, que perdoa rindo, embora uma injustiça de princípio continue rendendo discurso.',
      helps:
        'Quando a mágoa virar sermão, pare no meio e diga apenas o que doeu, sem tese nem exemplo histórico.',
    },
    capricorn: {
      is: 'Perdão, com você, se conquista por conduta, e enquanto a mágoa está em aberto o trato é cortês e distante.',
      helps:
        'Defina para si que atitude de quem magoou você contaria como reparo, sem precisar anunciar a ninguém.',
    },
    aquarius: {
      is: 'Você perdoa em tese, compreende as causas e segue cordial, mas quem feriu já passou à categoria de gente conhecida.',
      helps:
        'Reconheça a mágoa antes de compreender quem a causou; na ordem contrária, você só a empurra para mais tarde.',
    },
    pisces: {
      is: 'Antes mesmo que peçam, você perdoa por pena, e a mágoa fica guardada sem que ninguém cuide dela.',
      helps:
        'Ter compaixão não obriga você a esquecer o que fizeram; escreva os fatos da mágoa e releia quando amolecer.',
    },
  },
  loneliness: {
    aries: {
      is: 'A solidão pega você quando não há com quem medir forças, mesmo no meio de muita gente mansa.',
      helps:
        'Proponha a alguém um desafio bobo para hoje mesmo; contra a solidão, fazer algo junto ajuda você mais que conversar.',
    },
    taurus: {
      is: 'Você se sente só quando falta o contato de pele e hábito, ainda que o telefone não pare de apitar.',
      helps:
        'Quando a solidão apertar, procure companhia de corpo presente, nem que seja sentar onde há gente comendo e rindo.',
    },
    gemini: {
      is: 'No meio de tanta conversa, a solidão aparece quando ninguém faz a pergunta que viria depois da piada.',
      helps:
        'Escolha, entre seus muitos contatos, um só para a conversa comprida, e diga ali que anda sentindo solidão.',
    },
    cancer: {
      is: 'Sua solidão é a de quem cuida de todos na roda sem que ninguém pergunte se você já comeu.',
      helps:
        'Peça colo com todas as letras a uma pessoa querida, porque uma solidão tão discreta ninguém adivinha.',
    },
    leo: {
      is: 'Entre muita gente você se sente só quando riem das suas histórias e ninguém quer saber como você está.',
      helps:
        'Na próxima vez que a solidão apertar, procure uma pessoa próxima sem preparar nada interessante para contar.',
    },
    virgo: {
      is: 'Quando todos precisam da sua ajuda e ninguém pede só a sua companhia, a solidão vem se sentar ao seu lado.',
      helps:
        'Contra a solidão, apareça para alguém de mãos vazias, sem favor para fazer, e deixe que gostem da sua presença.',
    },
    libra: {
      is: 'A sós, você se sente metade de uma frase, e em grupo a solidão vem de concordar com todos.',
      helps:
        'Passe um tempo sem companhia fazendo algo bonito para os próprios olhos, e leve uma opinião sincera ao próximo grupo.',
    },
    scorpio: {
      is: 'Mesmo em companhia você se sente só, porque mostra pouco e depois sofre por ninguém ter visto.',
      helps:
        'Responda com a verdade, por uma vez, ao “tudo bem?” de alguém de confiança; solidão como a sua precisa de testemunha.',
    },
    sagittarius: {
      is: 'Gente em volta não falta, mas basta ninguém querer falar do sentido das coisas para você sentir solidão.',
      helps:
        'Procure quem goste de perguntas grandes, num grupo de estudo ou de caminhada; a sua solidão pede conversa.',
    },
    capricorn: {
      is: 'Sua solidão vem de ser sempre o apoio: a quem aguenta tudo ninguém pensa em oferecer o ombro.',
      helps: 'Peça a alguém um favor de que nem precisa muito, só para a companhia entrar por essa fresta.',
    },
    aquarius: {
      is: 'Num grupo animado você sente a solidão de quem veio de visita, gosta de todos e não pertence de todo.',
      helps:
        'Procure mais uma pessoa com esquisitice igual à sua; contra esse tipo de solidão, basta uma que entenda.',
    },
    pisces: {
      is: 'Solidão, no seu caso, é sentir o que todos sentem sem achar quem sinta com você.',
      helps:
        'Faça parte de alguma coisa silenciosa e em grupo, como pintar ou meditar, nos dias em que a solidão pesa.',
    },
  },
};
