import type { SignTexts } from '../../interpretation-types.ts';

/** The Moon passing through a sign today: the mood of two and a half days, what goes easily, what can wait. */
export const moonToday: SignTexts = {
  aries:
    'Hoje o humor acorda antes do despertador. Com a Lua em Áries, dá gosto começar, decidir, resolver de pé o que estava parado. Já a discussão com o vizinho pode esperar: o pavio está curto e a frase sai quente.',
  taurus:
    'O passo fica mais lento, e isso faz bem. A Lua em Touro favorece cozinhar, cuidar das plantas, terminar o que pede mãos pacientes. Deixe para depois a mudança brusca de planos, porque a teimosia anda de prontidão.',
  gemini:
    'Recados, telefonemas, duas conversas cruzadas: a Lua em Gêmeos põe a cabeça para circular. Perguntar, combinar e vender uma ideia sai fácil. O texto longo, que exige silêncio, rende mais quando a curiosidade baixar.',
  cancer:
    'Dá vontade de sopa e de gente conhecida. Enquanto a Lua estiver em Câncer, signo dela, os afetos ficam à mostra, e cuidar da casa acalma. Conversas duras sobre o passado podem aguardar um dia menos sensível.',
  leo: 'Vista aquela camisa reservada para ocasiões. A Lua em Leão aquece o clima e convida a brincar, elogiar, mostrar trabalho pronto. Quanto às críticas, feitas ou recebidas, convém um intervalo, já que o orgulho anda melindroso.',
  virgo:
    'Uma lista curta traz mais alívio do que um grande plano. Com a Lua em Virgem, arrumar, corrigir e pôr papéis em dia custa pouco. Só adie o balanço da própria vida: o olhar está severo e aumenta as manchas.',
  libra:
    'Companhia faz o dia andar melhor. A Lua em Libra amacia encontros, ajuda a negociar e a escolher cores. O que pede decisão imediata talvez fique indo e vindo; dê mais um ou dois dias à balança.',
  scorpio:
    'Menos palavras, mais intensidade: assim se sente a Lua em Escorpião. Vão bem a pesquisa, a faxina pesada, a conversa a dois com tempo. Tirar satisfações pode esperar. Nem todo silêncio alheio esconde algo; parte dele é sono.',
  sagittarius:
    'Portas e janelas pedem vento. A Lua em Sagitário anima passeios, aulas e planos de viagem, e o riso vem fácil. Letra miúda de contrato fica para outra hora, assim como as promessas feitas no embalo.',
  capricorn:
    'Há um prazer sóbrio em riscar tarefas. A Lua em Capricórnio dá foco, organiza prazos e ajuda a dizer um não educado. O coração fala baixo: grandes declarações ficam para depois, e uma caminhada com alguém querido já aquece.',
  aquarius:
    'Ideias fora do roteiro aparecem no meio do banho. Com a Lua em Aquário, trocar ideia com amigos e testar outro método sai leve. Assuntos muito íntimos ganham em aguardar, pois o sentimento observa as coisas de longe.',
  pisces:
    'Mais macia do que de costume, a sensibilidade capta o que ninguém disse. A Lua em Peixes favorece música, descanso e gestos de ternura. Planilhas e decisões práticas ficam melhores depois do nevoeiro, com a cabeça desperta.',
};
