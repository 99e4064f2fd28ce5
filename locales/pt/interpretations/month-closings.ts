import type { MonthHouseTexts } from '../../horoscope-text-types.ts';

/** Como o mês de um signo termina, pela casa solar do Sol no último dia. */
export const monthClosings: MonthHouseTexts = {
  1: [
    'As últimas páginas do mês trazem você na capa. O que foi ensaiado em surdina ganha rosto, e as semanas seguintes recebem de herança uma vontade bem desenhada. Pode faltar prática e até jeito, mas sobra frescor. Leve adiante a decisão que você tomou sem consultar ninguém, porque foi a mais sua.',
    'Fechar um ciclo começando outro parece contradição de calendário e acontece com você. Enquanto os demais encerram balanços, sua cabeça já corre para a largada. Ao período que vem você entrega pernas descansadas, um apelido novo, quem sabe, e um punhado de hábitos que ficaram para trás sem deixar bilhete.',
    'O fim do mês encontra você mudando os móveis da própria personalidade. Um traço vai para perto da janela, outro desce ao porão. Quem vier visitar nas próximas semanas talvez tropece, e tudo bem. O que segue com você daqui para a frente é a sensação boa de caber na própria pele.',
  ],
  2: [
    'Guarde os recibos deste fim de mês, inclusive os invisíveis. Neles está escrito o que você passou a valorizar e aquilo que deixou na prateleira. O período seguinte herda um chão mais firme e uma cifra honesta, nem modesta nem inflada. Com isso já se pode conversar sobre quase qualquer assunto.',
    'O mês termina mais devagar do que começou, feito carroça que chega com a carga inteira. Depois de tanta ideia, vem a hora de ver o que se sustenta no peso. Fica para as próximas semanas um patrimônio sem luxo: uma habilidade treinada, um hábito de poupar, o gosto de terminar.',
    'Nascido por impulso, seu projeto agora pede rega, e você está com o regador na mão. Não há pressa nesta despedida. Ela se faz escolhendo o que merece continuar na terra e o que já pode virar adubo. As semanas adiante contam com a sua constância, que é discreta e trabalha sem anúncio.',
  ],
  3: [
    'Sobram envelopes em branco nesta última semana, e endereços também. As conversas que o mês abriu ainda não acabaram e seguem viagem dentro da pasta. Passe adiante uma pergunta bem-feita. Ela vale por muitas respostas e pode abrir caminho para você em lugares onde ainda não sabem o seu nome.',
    'Houve muita fala, e o mês sai de cena ainda gesticulando. O que ele lega cabe num caderno de capa mole: nomes, atalhos, o título de um livro, uma frase que alguém disse rindo e era séria. Consulte essas anotações daqui a alguns dias, quando a poeira das palavras tiver baixado.',
    'Uma curiosidade recém-acordada atravessa com você a virada do mês. Ela ainda não sabe se vira curso, amizade ou só passeio. Pouco importa. Deixe que ande solta pelo bairro por mais algum tempo e repare em quem responde quando ela chama. Muita mudança começa assim, numa conversa de calçada.',
  ],
  4: [
    'A chave gira, a luz do corredor acende, e o mês tira os sapatos. Depois de muita rua, é para dentro que a energia escorre. O que se transmite às próximas semanas tem cheiro de casa arejada: um pedido de desculpas aceito, um canto refeito, a lembrança de onde você vem.',
    'Quem viaja sabe que a melhor parte da bagagem é a que ficou. O mês se encerra perto da raiz, entre gente que conhece você desde sempre, ou na companhia tranquila das próprias paredes. Daí sai o fôlego para o que está por vir, e ele não precisa ser explicado.',
    'Chegando ao fim, o mês cava. Retira algumas pedras, encontra água e manda avisar que há mais. Trate com carinho o assunto de família que subiu junto, pois ele não quer ser resolvido já. Pede apenas um lugar na temporada seguinte, com cadeira, nome e tempo para contar a história toda.',
  ],
  5: [
    'Um refrão gruda no ouvido e acompanha a virada do mês. É alegre, um tanto bobo, e lembra que nem tudo precisa servir para alguma coisa. As próximas semanas herdam esse bom humor e uma obra pela metade. Continue por prazer. O compromisso, se for o caso, aparece depois com a gravata torta.',
    'Restou uma serpentina presa no fio da rua, e dá gosto passar por baixo. O mês se despede em clima de romance e de invenção, deixando a cargo do próximo a pergunta que importa: isso é para durar? Não responda logo. Um coração contente é bom conselheiro e péssimo escrivão.',
    'Acabam as semanas de treino e começa a fase de se mostrar. A luz do fim do mês favorece o gesto criador, a declaração, a brincadeira levada a sério. Aquilo que você assinar com alegria tende a fazer companhia por um bom tempo, inclusive nos dias cinzentos, como um sobrinho que chega pulando.',
  ],
  6: [
    'Limpe a bancada antes de fechar a oficina. O mês pede esse cuidado no final, com ferramentas penduradas e lâmpada conferida. A quem entra depois, que também é você, fica o serviço adiantado e um método que dispensa heroísmo. Falta uma demão aqui e ali, e ela cabe numa manhã.',
    'Com a lateral da mão você junta as miudezas do mês, como aparas numa mesa de costura. São restos de tarefas, boas intenções, uma dor nas costas que ensinou a sentar. Passa para a frente um ritmo mais humano. Convém protegê-lo das urgências alheias, sobretudo das que chegam com sorriso.',
    'Modesto por natureza, este final não faz discurso. Entrega uma agenda possível, um corpo mais ouvido e dois ou três costumes que se pagam em bom humor. O que parecia detalhe mostrou força, e o que parecia urgente perdeu a vez. Daqui em diante a simplicidade anda com crachá e pode ser consultada.',
  ],
  7: [
    'Duas assinaturas fecham a página, e uma delas não é sua. O mês termina de frente para outra pessoa, com o que isso tem de espelho e de novidade. Vai para as semanas seguintes um acordo mais justo, ou pelo menos a coragem de pôr os termos na mesa sem levantar a voz.',
    'Olhando de lado, você nota que não veio até aqui por conta própria. Talvez alguém tenha emprestado passo, ouvido, carona. O encerramento pede esse reconhecimento e transforma a dívida em laço. Daqui se parte em companhia, com regras combinadas e um lugar na conversa para o desacordo, que também faz parte.',
    'O mês empata nos acréscimos, e o empate tem gosto bom. Ninguém precisou sair perdendo para que a conversa andasse. Leve disso a prática de perguntar antes de supor e de ceder sem anotar. O próximo período tende a exigir mais profundidade dessas parcerias, e agora há onde apoiar o pé.',
  ],
  8: [
    'Por baixo do assoalho, alguma coisa mudou de lugar neste fim de mês. Ninguém de fora percebe. Você percebe, pelo sono, pelo desejo, pela maneira de tocar em certos nomes. O que passa adiante é um laço mais verdadeiro e uma conta resolvida, talvez a de dinheiro, talvez a outra.',
    'A última vela do mês clareia pouco e esquenta bastante. Em torno dela se fala baixo, e aparecem confissões que não caberiam no meio-dia. Nas semanas que vêm, trate com respeito o que ouviu. Confiança, depois de dada, muda o peso de cada palavra, mesmo das mais corriqueiras.',
    'Um nó antigo afrouxou e a corda ganhou uns palmos. Para desatar de vez será preciso jeito, além de outras mãos, e isso fica para o próximo trecho. Por ora, aproveite a folga. Ela vem de ter olhado sem desviar para aquilo que você dividia, temia ou queria em silêncio.',
  ],
  9: [
    'Bilhete comprado ou não, o mês acaba na plataforma, com vontade de ir. Suas ideias cresceram e agora procuram espaço. Entregue ao período seguinte um plano com nome de lugar, um capítulo lido até o fim, uma opinião que mudou. São bagagens leves e abrem conversa em qualquer fila.',
    'Vista daqui, a confusão das semanas anteriores ganha desenho, como plantação observada da janela do avião. Havia um sentido, meio torto e bastante seu. É essa compreensão que o fim do mês repassa. Usada com generosidade, ela orienta; repetida feito sermão, perde a altura e espanta a visita.',
    'Um portão se abre no fundo do mês e atrás dele há campo. Você vinha de temas fechados, cheios de chaves, e o ar muda. Segue daqui uma confiança larga, dessas que fazem estudar à noite e puxar assunto com estranhos. Dê a ela um rumo e deixe os detalhes para a estrada.',
  ],
  10: [
    'Lá de cima o mês assina a ata e entrega a pasta. Seu esforço deve ter sido visto, ainda que nem todos tenham comentado. O que se transfere agora é responsabilidade, com o crédito correspondente. Negocie os dois juntos. E deixe registrado, em lugar fácil de achar, quem ajudou a segurar a escada.',
    'Ladeira vencida, o joelho sabe e a vista compensa. O período que começa encontra você em posição mais alta e mais exposta, com gente esperando a próxima palavra. Não é preciso tê-la na ponta da língua. Uma carreira construída devagar pode também responder devagar, com a mesma seriedade e um copo d’água ao alcance.',
    'Fica pronta, nos últimos dias, a peça que faltava no seu currículo invisível. Pode ser uma decisão sustentada, uma chefia convencida, um não dito com educação. O mês confia às semanas seguintes essa estatura nova. Use-a para abrir caminho a outras pessoas e ela continuará crescendo sem fazer sombra.',
  ],
  11: [
    'A foto da turma sai tremida porque todos riam. Assim se despede o mês, cercado de gente e de planos que começam com “e se a gente”. Caberá ao próximo descobrir quais ficam de pé sem o entusiasmo da noite. Você leva nomes novos na agenda e um lugar guardado na roda.',
    'Depois da assembleia, ainda fica um grupinho na porta, e é lá que se decide quase tudo. O mês acaba nesse grupinho. Dele sai uma esperança com data, tarefa e telefone. Passe o bastão sem largar a corrida; nas próximas semanas alguém pode precisar do seu ritmo.',
    'De empréstimo em empréstimo, hoje a furadeira, amanhã o ouvido, o mês teceu uma rede ao seu redor. Talvez você só note agora, ao se apoiar nela. O que prossegue é uma forma de futuro menos solitária e mais barulhenta. Há de faltar silêncio, e por isso mesmo ele será bem recebido quando chegar.',
  ],
  12: [
    'O mês apaga as luzes uma por uma e deixa acesa a do abajur. Muita coisa se completou sem anúncio. O que resta é segredo, sono atrasado e um perdão ainda sem destinatário. Não carregue nada disso correndo. Na virada, basta uma mala vazia e alguma disposição para surpresas.',
    'Barco virado na areia também faz parte da pesca. Seca o casco, tapam-se as frestas, e ninguém pergunta pelo peixe. O final do seu mês tem essa paciência. Às semanas por vir ele entrega um tempo de reparo concluído e um rumo que você ainda não disse a ninguém.',
    'Varrido o palco, sobra no ar aquela poeira dourada que só os funcionários veem. Sua última semana pertence aos bastidores, às despedidas pequenas, ao que se guarda no baú com naftalina. Quando a cortina subir de novo, e não demora, você terá outra fala e uma voz mais repousada para dizê-la.',
  ],
};
