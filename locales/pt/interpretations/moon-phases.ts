import type { PhaseTexts } from '../../interpretation-types.ts';

/** The eight phases of the Moon: what each is good for. */
export const moonPhases: PhaseTexts = {
  newMoon:
    'No escuro, a intenção ainda cabe no bolso. A Lua nova serve para escolher um começo e dizê-lo em voz baixa, sem cobrar resultado. Escreva uma frase, uma só. Se a energia estiver curta, recolher-se por uma noite também prepara o terreno.',
  waxingCrescent:
    'Um fio de luz a oeste, logo depois do pôr do sol: a Lua crescente convida ao primeiro gesto concreto. Mande o e-mail, compre a tinta, separe a hora na agenda. Dúvidas chegam cedo nessa fase. Cumprimente-as como vizinhas curiosas e continue.',
  firstQuarter:
    'Metade clara, metade por decidir. No Quarto crescente o plano encontra seu primeiro obstáculo, e ainda bem, porque ali se vê o que precisa de ajuste. Escolha entre dois caminhos em vez de carregar ambos. Firmeza ajuda; atropelo, nem tanto.',
  waxingGibbous:
    'Falta pouco, e é justamente aí que a impaciência aparece. A Gibosa crescente pede acabamento: lixar, reler, ensaiar mais uma vez. Aceite a opinião de quem entende do assunto. Só não estique o polimento a ponto de esquecer a data da entrega.',
  fullMoon:
    'Tudo se vê melhor, inclusive a poeira em cima do armário. A Lua cheia traz resultados, encontros e emoções em volume alto; é boa hora para mostrar, celebrar e ouvir. Respostas escritas no calor da noite ganham com uma revisão de manhã.',
  waningGibbous:
    'Depois da festa, alguém reparte o bolo que sobrou. A Gibosa minguante é fase de agradecer, contar o que se aprendeu, passar adiante. O entusiasmo baixa um tom, e forçá-lo cansa. Ensine a uma pessoa algo que você acabou de entender.',
  lastQuarter:
    'Hora de esvaziar os bolsos do mês. O Quarto minguante ajuda a concluir, cancelar e devolver, com um olhar mais crítico do que sentimental. Se um hábito já não serve, solte uma ponta dele hoje. Arrependimento em excesso só ocupa espaço.',
  waningCrescent:
    'Antes do amanhecer, resta no céu um risco de luz. A Lua minguante pede silêncio, sono e pouca ambição, como casa em que se apagam as lâmpadas uma a uma. Deixe algo por terminar sem culpa. Essa quietude costuma trazer boas perguntas para o ciclo seguinte.',
};
