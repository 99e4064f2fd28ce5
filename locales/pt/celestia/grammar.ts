import type { Grammar } from '../../celestia-grammar.ts';

/** How Portuguese asks, denies and dates. */
export const grammar: Grammar = {
  or: /^ou$/.source,
  orIdiom: /\b(?:mais cedo ou mais tarde|mais ou menos|cedo ou tarde)\b/.source,
  noOther: /^(?:nao|que|algo|nada|sei|sera|e|sou|estou)$/.source,
  asksForMore:
    /^(?:(?:\w{1,4}) ){0,2}(?:como|quem|que|qual|quais|onde|quando|quant\w+|por que|porque|pq|algo|alguma)\b/
      .source,
  // "Is it true that": what follows is asked for with yes or no.
  whether: /\bsera que\b|\be verdade que\b/.source,
  compares: /\b(?:melhor|dois|duas)\b/.source,
  asksElse: /^(?:que|como|por|qual|quem|onde|o)$/.source,
  asksAgain: /^(?:e|ou|mas|ate|desde|a|para|pra|de|d)$/.source,
  asksWhat: /^(?:\w+ )?(?:\w+ )?que(?: |$)/.source,
  inFirstPerson: /\b(?:eu|amo|sou|estou|posso|devo|quero|tenho|me dou|vou|vamos|a gente)\b/.source,
  iAm: /\b(?:sou|estou|to|pareco|faz|fico|passo|seja|ser)\b/.source,
  saysI:
    /\b(?:eu|me|meu|minha|meus|minhas|gente|nos|sou|estou|devo|posso|quero|vou|tenho|fico|saio|aceito|compro|vendo|alugo|faco|digo|espero|largo|continuo|volto|sigo|caso|\w{3,}rei)\b/
      .source,
  // What is not repeated in a sentence of hers.
  notSaidBack:
    /\b(?:mat(?:ar|o|a|a-l\w+)|morr\w*|mort[eo]s?|suicid\w*|enforc\w*|assassin\w*|estupr\w*|drogas?|cocaina|heroina|maconha|porno\w*|sexo|sexual\w*|putas?|merda|foder|nazis\w*|hitler|judeus?|muculman\w*|cristaos?|gays?|negros?|celestia|golpe|fraude)\b/
      .source,
  with: /^com$/.source,
  // "É de 12 de agosto" is said of people.
  bornThen: /\b(?:nascid[oa]s?|nasceu|nasci)\b|(?:^| )(?:e|sou) de \d{1,2} de [a-z]/.source,
  denies: /^(?:nunca|nada|nao|menos)$/.source,
  deniesMe: / (?:nao|num|nem) sou (?:\w+ ){0,2}$/.source,
  deniesPoint: / (?:nao|num|nem) (?:esta|ta|fica|cai|e|tenho) (?:\w+ )?(?:em )?$/.source,
  honestly: /\bseja hones\w+\b/.source,
  behind:
    /\b(?:(?!(?:estou|moscou)\b)\w{3,}ou|passad[oa]|foi|fui|aconteceu|estava|estive|esteve|houve|senti|perdi|fez|fizeram|trouxe|mexeu)\b/
      .source,
  ahead: /\b(?:vai|vou|vao|vamos|sera|voltara?|devo|proxim[oa])\b/.source,
  was: /\b(?:foi|foram|ontem)\b/.source,
  present: /(?:^| )(?:entra|passa|passam|toca|tocam|sai|saem|chega|chegam)(?: |$)/.source,
  next: /^(?:proxim[oa]|seguinte|vem)$/.source,
  best: /^melhor(?:es)?$/.source,
  each: /^(?:cada|tod[oa]s?|aos|as)$/.source,
  pastWeek: /\bsemana\b|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)\b/.source,
  pastMonth: /\bmes\b/.source,
  pastYear: /\bano\b/.source,
  yearCount:
    /^(?:(?<n2>dois)|(?<n3>tres)|(?<n4>quatro)|(?<n5>cinco)|(?<n6>seis)|(?<n7>sete)|(?<n8>oito)|(?<n10>dez)|(?<n15>quinze)|(?<n20>vinte))$/
      .source,
  yearsAhead: /(?<!\bvezes )\b(?:em|daqui a|dentro de) (\w+) anos\b/.source,
  hardDays: /\b(?:evitar\w*|dificil\w*|dificeis|pior\w*|cuidado|cuidar|ruins?)\b/.source,
  easyDays: /\b(?:favorave(?:l|is)|melhor\w*|bom|bons|boas?|sorte)\b/.source,
  notToDo: /\b(?:que (?:\w+ ){0,3}evitar|nao devo|nao fazer|que evito|evito o que)\b/.source,
  counted: /^(?:vezes|anos?|meses|mes|dias?|semanas?|pessoas)$/.source,
  bareHouse: /^(?:em|na)$/.source,
  changes: /^(?:muda|sai)$/.source,
  newMoon: /^nova$/.source,
  fullMoon: /^cheia$/.source,
  returns: /^retorno$/.source,
  definite: /^(?:o|a|os|as)$/.source,
  ofTheBirth: /^(?:hora|horario|am|pm|errad[oa]|nasc[a-z]+|cancel[a-z]*)$/.source,
  ranksSigns:
    /\bsignos? (?:(?:e|sao) )?(?:(?:o|a|os|as) )?(?:mais|menos|melhor|melhores|pior|piores)\b|\b(?:melhor|pior)(?:es)? signos?\b/
      .source,
  orNot: /\bou (?:nao|nem|que|nada|ja era|esquece|desisto|to (?:ferrad|lascad)\w|e ilusao)$/.source,
  actsOnMe:
    /\b(?:(?:algo|coisa|problema|rixa|bronca) (?:contra|com) (?:mim|migo)|contra mim|(?:quer|quis) (?:\w+ )?(?:de mim|comigo)|comigo|pra cima de mim|me (?:odeia|larga\w*|deixa\w* em paz|castiga\w*|persegue|ama|quer)|(?:pega\w*|pegando) (?:no meu pe|pesado)|gosta de mim|implica\w*)\b/
      .source,
  goesBackNow:
    /\b(?:ta|esta|continua|segue|anda) (?:\w+ )?(?:em )?retro(?:grad\w)?\b|\bretro(?:grad\w)? (?:agora|ou (?:nao|e|ja))\b/
      .source,
};
