import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The Vertex in each sign: the kind of meeting that seems to find one. */
export const vertexSigns: NatalInterpretations['vertexSigns'] = {
  aries:
    'Alguém esbarra em você com pressa, pede desculpas já andando, e de repente são duas pessoas na mesma corrida.',
  taurus:
    'Os encontros que contam têm passo lento, mãos firmes e um jeito de ficar que só se nota na terceira tarde.',
  gemini:
    'Basta uma pergunta de corredor, respondida com graça, para que alguém desconhecido passe a fazer parte das suas frases.',
  cancer:
    'Vem ao seu encontro gente que parece trazer a casa consigo, e a saudade começa antes da segunda visita.',
  leo: 'Às vezes uma presença calorosa atravessa o salão, escolhe justamente o seu lado, e o dia merece uma foto.',
  virgo:
    'A pessoa marcante costuma chegar para resolver uma coisa prática, e fica muito depois de a coisa estar resolvida.',
  libra:
    'Entre duas cadeiras vazias talvez alguém pergunte qual você prefere, e dessa gentileza pode sair um longo acordo.',
  scorpio:
    'Há encontros de poucas palavras em que se fica sabendo tudo; os seus tendem a ser desse tipo, e não passam depressa.',
  sagittarius:
    'Num embarque, numa aula ou numa língua mal falada, aparece quem amplia o seu mundo sem cobrar ingresso.',
  capricorn:
    'Quem faz diferença na sua história costuma surgir em ocasião séria, com um conselho sóbrio e prazo para voltar.',
  aquarius:
    'O acaso, para você, gosta de grupos estranhos: no meio deles costuma haver uma pessoa que já fala o seu dialeto.',
  pisces:
    'Certas pessoas chegam como quem se enganou de endereço, e a música que traziam continua depois de terminada a conversa.',
};
