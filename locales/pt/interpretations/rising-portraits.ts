import type { SignTexts } from '../../interpretation-types.ts';

/** Each sign rising in a few strokes, to be known by: for who does not know the hour of birth and asks which one it may be. */
export const risingPortraits: SignTexts = {
  aries:
    'Fila, para você, é castigo. Você fala antes de decidir que vai falar, anda uns passos na frente da turma e, meia hora depois, já esqueceu a briga. O que os outros guardam primeiro é a sua energia.',
  taurus:
    'Ninguém apressa você duas vezes. A voz é baixa, a roupa é macia, e a comida vem antes da conversa. Mudança de planos cai mal; com uma hora para digerir a ideia, você costuma aceitar.',
  gemini:
    'São três assuntos na cabeça ao mesmo tempo, e as mãos contam todos. Você pega sotaque, sempre conhece alguém que conhece alguém e responde a uma pergunta com outra. Discurso comprido faz o seu pé balançar.',
  cancer:
    'Ao chegar, você vê quem está na sala antes de tirar o casaco. O tempo que faz por dentro aparece no rosto. Aniversário e desfeita ficam na memória. Você traz bolo, e só aos poucos se abre com gente nova.',
  leo: 'Nas fotos, o olhar vai direto para você. Senta com as costas retas, ri alto e dá um final melhor a qualquer história morna. Crítica até passa; indiferença dói. Um elogio de verdade rende a semana.',
  virgo:
    'Quem vê o quadro torto é você. Chamam você quando algo quebra, quando falta revisar um texto, quando se quer outra opinião. Diante de um parabéns, seus olhos procuram o chão. Há uma lista aí dentro, quase toda riscada.',
  libra:
    'Antes de recusar, você procura um jeito mais gentil. Acerta a roupa da ocasião, ouve os dois lados e demora com o cardápio. Perto de você o ambiente relaxa. Escolher sem perguntar a ninguém parece lição de casa.',
  scorpio:
    'Bastam alguns segundos do seu olhar para alguém começar a se confessar. No primeiro encontro você fala pouco, repara em quase tudo e guarda segredo por décadas. Gosta por inteiro; papo sobre o calor lá fora cansa.',
  sagittarius:
    'A sua risada chega do cômodo ao lado. Você esbarra nos móveis, diz a verdade um tom acima e tem sempre uma viagem pela metade. Letra miúda dá impaciência. Uma boa discussão, essa salva a tarde.',
  capricorn:
    'Já na infância diziam que você parecia gente grande. Chega com tudo preparado, mantém a calma no meio da euforia e confia em quem cumpre horário. A piada sai tão séria que metade da roda nem percebe.',
  aquarius:
    'O passatempo esquisito da escola era o seu. Você se dá com todo mundo, tem intimidade com poucos e discorda quando percebe injustiça. As modas, você encontra cedo demais, ou nem fica sabendo.',
  pisces:
    'No ônibus, quem senta ao lado acaba contando os problemas. Seu olhar foge no meio da frase, uma música dura dias na cabeça, o guarda-chuva some. Barulho cansa, e o humor alheio você sente antes do dono.',
};
