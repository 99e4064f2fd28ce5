import type { Grammar } from '../../celestia-grammar.ts';

/** How Spanish asks, denies and dates. */
export const grammar: Grammar = {
  or: /^[ou]$/.source,
  orIdiom: /\b(?:tarde o temprano|mas o menos|una u otra)\b/.source,
  noOther: /^(?:no|que|algo|nada|sera|es|soy|estoy)$/.source,
  asksForMore:
    /^(?:(?:\w{1,4}|pero|hola) ){0,2}(?:como|quien|quienes|que|cual|cuales|donde|cuando|cuant\w+|por que|porque|algo)\b/
      .source,
  // "Is it true that": what follows is asked for with yes or no.
  whether: /\bsera que\b|\bes verdad que\b/.source,
  compares: /\b(?:mejor|dos)\b/.source,
  asksElse: /^(?:que|como|cual|cuales|quien|donde|por)$/.source,
  asksAgain: /^(?:y|e|o|pero|desde|hasta|a|para|de|d)$/.source,
  asksWhat: /^(?:\w+ )?(?:\w+ )?que(?: |$)/.source,
  inFirstPerson: /\b(?:me llevo|nos llevamos|quiero|amo|soy|estoy|puedo|debo|siento|tengo|yo|vamos|voy)\b/
    .source,
  iAm: /\b(?:soy|estoy|parezco|resulto|ser|hace|vuelve|dicen que)\b/.source,
  saysI:
    /\b(?:yo|me|mi|mis|nos|soy|estoy|debo|deberia|puedo|quiero|voy|tengo|acepto|sigo|dejo|compro|vendo|alquilo|hago|digo|espero|vuelvo|quedo|renuncio|\w+(?:arme|erme|irme))\b/
      .source,
  // What is not repeated in a sentence of hers.
  notSaidBack:
    /\b(?:mat(?:ar|o|a|arl\w+|arme|arse)|mor(?:ir|irme)|muer\w*|suicid\w*|ahorc\w*|asesin\w*|viol(?:ar|acion)\w*|drog\w*|cocaina|heroina|porno\w*|sexo|sexual\w*|put[ao]s?|joder|mierda|nazis?|hitler|judi[oa]s?|musulman\w*|cristian[oa]s?|moros?|gays?|negros?|celestia|estafa\w*|fraude)\b/
      .source,
  with: /^con$/.source,
  // "Es del 12 de agosto" is said of people.
  bornThen: /\b(?:nacid[oa]s?|nacio|naci)\b|(?:^| )(?:es|soy) del? \d{1,2} de [a-z]/.source,
  denies: /^(?:no|nunca|nada|menos)$/.source,
  deniesMe: / (?:no|tampoco|ni) soy (?:\w+ ){0,2}$/.source,
  deniesPoint: / no (?:esta|cae|es|la tengo|lo tengo|tengo) (?:\w+ )?(?:en )?$/.source,
  honestly: /\b(?:se honest[ao]|sea[s]? since\w+)\b/.source,
  behind:
    /\b(?:pasad[oa]|fue|fui|paso|estuvo|estuve|hubo|entro|llego|salio|toco|senti|perdi|dejo|deje|termino|hizo|cambio|movio|trajo|afecto)\b/
      .source,
  ahead: /\b(?:va|voy|vais?|van|vamos|volvera\w*|sera|debo|deberia|proxim[oa])\b/.source,
  was: /\b(?:fue|fueron|ayer)\b/.source,
  present: /(?:^| )(?:entra|entran|pasa|pasan|toca|tocan|sale|salen|llega|llegan)(?: |$)/.source,
  next: /^(?:proxim[oa]|siguiente|viene)$/.source,
  best: /^mejor(?:es)?$/.source,
  each: /^(?:cada|tod[oa]s?|los)$/.source,
  pastWeek: /\bsemana\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b|finde/.source,
  pastMonth: /\bmes\b/.source,
  pastYear: /\bano\b/.source,
  yearCount:
    /^(?:(?<n2>dos)|(?<n3>tres)|(?<n4>cuatro)|(?<n5>cinco)|(?<n6>seis)|(?<n7>siete)|(?<n8>ocho)|(?<n10>diez)|(?<n15>quince)|(?<n20>veinte))$/
      .source,
  yearsAhead: /(?<!\bveces )\b(?:en|dentro de|de aqui a) (\w+) anos\b/.source,
  hardDays: /\b(?:dificil\w*|peor\w*|evitar\w*|cuidado|cuidar(?:me|nos|se)|mal[oa]s?)\b/.source,
  easyDays: /\b(?:favorables?|mejor\w*|buen[oa]?s?|suerte)\b/.source,
  notToDo: /\b(?:que (?:\w+ ){0,3}evitar|no debo|no deberia|no hacer|que evito)\b/.source,
  counted: /^(?:veces|anos?|meses|mes|dias?|semanas?|personas)$/.source,
  bareHouse: /^(?:en|en la)$/.source,
  changes: /^(?:cambia|sale)$/.source,
  newMoon: /^nueva$/.source,
  fullMoon: /^llena$/.source,
  returns: /^(?:retorno|regreso)$/.source,
  definite: /^(?:el|la|los|las)$/.source,
  ofTheBirth: /^(?:hora|horario|am|pm|equivo[a-z]+|errad[oa]|nac[a-z]+|cancel[a-z]*)$/.source,
  ranksSigns:
    /\bsignos? (?:(?:es|son) )?(?:(?:el|la|los|las) )?(?:mas|menos|mejor|mejores|peor|peores)\b|\b(?:mejor|peor)(?:es)? signos?\b/
      .source,
  orNot: /\bo (?:no|que|nada|ni de broma|ya (?:me olvido|paso|no)|me olvido|paso|es imposible)$/.source,
  actsOnMe:
    /\b(?:(?:la tiene|anda|esta) (?:\w+ )?(?:tomada|enojad\w|peleand\w|enfadad\w)? ?conmigo|tomada conmigo|conmigo|contra mi|quiere (?:\w+ )?de mi|me (?:suelta|soltara|odia|quiere|castiga|persigue|tiene (?:mania|ganas|tirria)|deja(?:ra)? (?:en paz|tranquil\w)|va a (?:soltar|dejar)))\b/
      .source,
  goesBackNow:
    /\b(?:esta|sigue|anda|va|ta) (?:\w+ )?(?:en )?retro(?:grad\w)?\b|\bretro(?:grad\w)? (?:ahora|o (?:no|que|ya|es))\b/
      .source,
};
