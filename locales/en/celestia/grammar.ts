import type { Grammar } from '../../celestia-grammar.ts';

/** How English asks, denies and dates. */
export const grammar: Grammar = {
  or: /^or$/.source,
  orIdiom: /\b(?:sooner or later|more or less|once or twice|one way or (?:another|the other))\b/.source,
  // "Or not" names no other, and "or am I" asks on.
  noOther: /^(?:not|no|nah|what|something|anything|whatever|maybe|am|is|are|so|i)$/.source,
  // "Will my boss ever leave": asks by its first word, be there a mark or none.
  asksByOrder:
    /(?:^|\b(?:so|and|but|ok|pls|please|hey|honestly) )(?:will|would|is|are|am|do|does|did|has|have|can|could|should|shd|shall) (?:i|we|he|she|it|they|you|my|our|this|that|there|the)\b/
      .source,
  asksForMore: /^(?:\w{1,4} ){0,2}(?:how|who|what|whats|which|where|when|why|whose|anything|something)\b/
    .source,
  compares: /\b(?:better|best|rather|two)\b/.source,
  asksElse: /^(?:why|how|what|which|who|where)$/.source,
  asksAgain: /^(?:and|or|but|since|until|till)$/.source,
  asksWhat: /^(?:\w+ )?(?:\w+ )?what(?: |$)/.source,
  inFirstPerson: /\b(?:am|do|did|will|can|could|should|have|would|shall) (?:i|we)\b/.source,
  iAm: /\b(?:am i|i am|i m|im|i (?:come|seem|look|get|sound)|do i (?:come|seem|look|get|sound|talk|act)|(?:makes?|calls?|called|finds?) me|i be)\b/
    .source,
  saysI: /\b(?:i|im|i m|me|my|we|us|our)\b/.source,
  // What is not repeated in a sentence of hers.
  notSaidBack:
    /\b(?:kill\w*|die|dies|dying|dead|death|murder\w*|suicid\w*|hang\w*|slit|shoot|rape\w*|drugs?|cocaine|heroin|meth|weed|porn\w*|sex\w*|naked|fuck\w*|shit\w*|bitch\w*|whore\w*|slut\w*|cunt\w*|nazi\w*|hitler|jews?|jewish|muslims?|christians?|arabs?|gays?|blacks?|whites?|immigrants?|celestia|trump|biden|fraud|scam)\b/
      .source,
  with: /^(?:with|dating)$/.source,
  bornThen: /\bborn\b/.source,
  denies: /^(?:not|never|no|little|less)$/.source,
  deniesMe: / (?:i m|im|i am|am i) (?:\w+ )?(?:not|no|never) (?:\w+ ){0,2}$/.source,
  deniesPoint: / (?:not|isn t|isnt|never) (?:\w+ )?in $/.source,
  honestly: /\bbe honest\b/.source,
  behind:
    /\b(?:(?:ve|has|have) (?!need\b|indeed\b)\w+ed|last|past|ago|was|were|did|had|happened|went|felt|fell|left|lost|broke|entered|touched|reached)\b/
      .source,
  ahead: /\b(?:will|gonna|going(?! on)|should|next)\b/.source,
  was: /\b(?:was|were|yesterday|did|happened)\b/.source,
  present: /(?:^| )(?:does|do|is|are)(?: |$)/.source,
  next: /^next$/.source,
  best: /^best$/.source,
  each: /^(?:every|each|all|most)$/.source,
  pastWeek: /\bweek(?:end)?\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.source,
  pastMonth: /\bmonth\b/.source,
  pastYear: /\byear\b/.source,
  yearsAhead: /(?<!\btimes )\bin (\w+) years\b(?! ago)|\b(\w+) years (?:from now|later|on)\b/.source,
  yearCount:
    /^(?:(?<n2>two)|(?<n3>three)|(?<n4>four)|(?<n5>five)|(?<n6>six)|(?<n7>seven)|(?<n8>eight)|(?<n10>ten)|(?<n15>fifteen)|(?<n20>twenty))$/
      .source,
  yearsLater: /\byears (?:later|on)\b/.source,
  hardDays: /\b(?:careful|avoid\w*|hard(?:est)?|worst|tough(?:est)?|difficult|bad)\b/.source,
  easyDays: /\b(?:best|good|luck\w*|favou?rable|easiest)\b/.source,
  notToDo:
    /\b(?:what (?:should|do|must|shall|can) i (?:not|avoid|best avoid)|what to avoid|shouldn t i do|not do|steer clear|what do i avoid)\b/
      .source,
  counted: /^(?:times?|years?|months?|days?|weeks?|people|rooms?)$/.source,
  bareHouse: /^(?:in|in the|in my)$/.source,
  changes: /^(?:changes?|leaves?|moves?)$/.source,
  newMoon: /^new$/.source,
  fullMoon: /^full$/.source,
  returns: /^returns?$/.source,
  definite: /^the$/.source,
  // Whoever doubts the hour of a birth, or whether it is right, asks of no other way.
  ofTheBirth: /^(?:hour|time|am|pm|wrong|born|cancel[a-z]*)$/.source,
  ranksSigns:
    /\b(?:most|least|best|worst|\w{3,}iest) (?:(?!to )\w+ ){0,2}signs?\b|\bsigns? (?:is|are|s) (?:the )?(?:most|least|best|worst|\w{3,}est)\b/
      .source,
  orNot:
    /\bor (?:not|nah|no|what|naw|is it over|is that it|am i (?:screwed|done|toast|doomed|kidding myself)|should i (?:give up|forget it))$/
      .source,
  actsOnMe:
    /\b(?:(?:grudge|problem|issue|beef|got|have) (?:\w+ )?(?:against|with)|(?:done|finished|through|mad|angry|playing|messing|nice|kind|good|easy|hard|fair|so mean|being mean|picking) (?:with|at|to|on)|hates?|hating|loves?|likes?|hit(?:s|ting)?|punish(?:es|ing)?|attack(?:s|ing)?|bull(?:y|ies|ying)|bother(?:s|ing)?|leav(?:e|es|ing)|let|spare[sd]?|torment(?:s|ing)?|out to get|have it in for|wants? (?:\w+ )?from|off) me\b/
      .source,
  goesBackNow:
    /\b(?:is|isn t|isnt|are we|aren t we) (?:\w+ )?(?:in )?retro(?:grade)?\b|\bretro(?:grade)? (?:right now|rn|atm|or (?:not|what|is it)|yet|still)\b/
      .source,
};
