import type { BoundaryPatterns } from './pattern.ts';

export const BOUNDARIES_EN = {
  idioms: [
    '(?:phone|battery|laptop|car|plant|plants|houseplants|character|team|computer|internet|love life|vibe|conversation|chat) (?:~2 )?(?:died|die|dies|dying|is dead)|(?:died|die|dying) (?:of|from|laughing|for|to|in the game|three times|at the boss)|pregnant (?:pause|with meaning)',
    '(?:bet|betting) (?:you|he|she|they|it is|that)|you bet|i bet (?:he|she|they|you|it|that|this|we|my|there|everyone|nobody|i)|(?:tennis|food|basketball|tower|clay|supreme|royal) court|ball is in|sick (?:of|and tired)|love ?sick|home ?sick|illness as metaphor',
    '(?:feel|feels|felt|feeling) (?:~2 )?guilty|guilty (?:pleasure*|conscience|feeling*)|judge (?:me|you|us|him|her|them|people|others|everyone|everybody|myself|by)|(?:good|bad|harsh) judge of|what is the verdict|trial (?:shift|run|day|week|month|period|lesson|class|version|and error)|free trial|hearing (?:test|aid|aids|from|back)|(?:become|be|being|as|to be) (?:a |an )?(?:lawyer|attorney|judge)|food court|court me',
    '(?:my|our|all my|all our|~1 of my) (?:friends|girlfriends|mates|colleagues|coworkers|cousins) (?:~1 )?(?:is|are) (?:all )?pregnant|what are the odds|against (?:all )?(?:the )?odds|(?:best|safe|safer|good) bet|(?:bet|betting) on (?:me|myself|us|him|her|ourselves)',
  ],
  grief: [
    '(?:my|our) (?:[^ |]+ ){1,3}(?:died|passed away|passed|is dead|is gone forever|killed himself|killed herself|took (?:his|her|their) (?:own )?life|committed suicide)(?= (?:\\||last|this|yesterday|today|in|when|two|three|a|an|of|and|on|years?|by|from|after|suddenly|before|i) )',
    '(?:lost|losing|miss|grieving|mourning) (?:~1 )?my (?:late |dead |deceased )?(?:mom|mum|mother|dad|father|grand[^ |]*|husband|wife|son|daughter|baby|brother|sister|dog|cat|best friend|friend|aunt|uncle|partner)(?! (?:job|phone|keys|trust))(?= (?:\\||so|to|last|this|in|two|a|and|who|since|when) )',
    '(?:funeral|grief|grieving|mourning|bereave*|miscarriage|stillborn|passed away)',
  ],
  death: [
    '(?:when|how|at what age|what age|what year|which year|where) (?:~1 )?(?:will|do|am|is|are|would|does|should) (?:~4 )?(?:die|dying|pass away|death|dead|kick the bucket)',
    '(?:will|is|am|are|going|gonna) (?:~4 )?(?:i |he |she |they |mom |mother |dad |father |husband |wife |grandma |grandpa |cat |dog |parents )(?:~2 )?(?:die|pass away|be dead|survive|going to die)(?! (?:of|for) )|am i going to die|how long (?:~2 )?(?:live|have (?:left|to live))|how (?:many years|much time) (?:~4 )?(?:live|left)|life ?span|life expectancy|(?:date|time|year|day|cause|manner) of (?:my |his |her )?death|(?:predict|see|show*|tell me) (?:~3 )?(?:my|his|her|their) death|will i live (?:to|long|past)|die (?:young|early|alone|soon|before)',
  ],
  illness: [
    '(?:my|his|her) (?:back|chest|head|stomach|knee|neck|shoulder|hip)(?:s| s)? (?:~2 )?(?:killing|hurting|hurts|aching|aches)|my health|about health|in the hospital|in hospital|having surgery|my surgery|surgery date',
    '(?:have|has|had|got|get|getting|having|diagnosed with|beat|survive|fear of|afraid of|cure*|treat*|recover from|lung|breast|skin|bone|blood) (?:~1 )?cancer(?! (?:rising|sun|moon|ascendant|venus|mars|mercury|jupiter|saturn|sign|man|woman|season|placements?|stellium))',
    '(?:do|does|have|has|is|am|are|could|might|will|can|get|got|having|diagnosed with|symptoms? of|cure*|treat*|recover* from|beat|survive|afraid of|fear) (?:~4 )?(?:tumou?r|diabetes|hiv|aids|covid|alzheimers?|dementia|heart (?:attack|disease)|stroke|leuk[^ |]+|ms|lupus|epilepsy|bipolar|schizo*|adhd|autis*|std|sti|infection|disease|illness|lump|biopsy|disorder|anorexi*|bulimi*|arthritis|fibromyalgia|endometriosis|pcos|thyroid)',
    '(?:will|when will|can|does|is|should) (?:~6 )?(?:recover|be cured|get well|heal from (?:my|this|the) (?:illness|disease|surgery|cancer)|surgery|operation|chemo*|treatment work|test results|diagnos*|biopsy)|(?:should|can|stop*|skip|quit|change|need) (?:~3 )?(?:taking )?(?:my )?(?:medication*|meds|antidepressants?|insulin|pills|therapy|treatment|chemo*)(?! (?:this morning|vitamins))|what (?:illness|disease|sickness|health problem)*|(?:diagnose|prescribe|medical advice|health issues?|health problems?)|(?:which|what) (?:supplement|medicine|vitamin|herb|remedy)s? (?:~3 )?(?:take|for|help)',
    '(?:my|his|her) (?:~2 )?(?:chest|stomach|head|heart|back) (?:~1 )?(?:hurts|pain|ache)* (?:~5 )?(?:serious|doctor|normal|sick)|am i (?:sick|ill|depressed|bipolar)|(?:pain in my chest|blood in my)',
  ],
  pregnancy: [
    '(?:pregnan*|conceiv*|fertil*|infertil*|ovulat*|ivf|miscarr*|abortion|have (?:a |any |more |another )?(?:baby|babies|children|kids)|how many (?:children|kids|babies)|boy or (?:a )?girl|girl or (?:a )?boy|due date|late period|missed my period|give birth|egg (?:freezing|donor)|gender of (?:my|the|our) baby|get (?:me|her) pregnant|become a (?:mother|mom|father|dad|parent))',
  ],
  court: [
    '(?:court|lawsuit|law suit|trial|custody|judge|verdict|jury|sue|suing|sued|prosecut*|convict*|prison|jail|lawyer|attorney|divorce (?:case|settlement|court|hearing)|settlement|hearing|legal (?:case|battle|matter|trouble|issue)|plead|guilty|visa (?:case|denied)|asylum|deport*|restraining order|inheritance (?:case|dispute))',
  ],
  betting: [
    '(?:lotter*|lotto|powerball|mega millions|jackpot|scratch (?:card|off)|casino|roulette|blackjack|poker|slot*(?= (?:machine|machines|\\|) )|gambl*|bet|bets|betting|wager*|bookmaker|sportsbook|odds|horse race|winning numbers|lucky numbers?|bingo|parlay)',
    '(?:which|what|will|should|when) (?:~6 )?(?:win (?:the )?(?:game|match|world cup|super bowl|league|final|cup|election)|(?:buy|sell|invest*|trade|short) (?:~3 )?(?:stocks?|crypto*|bitcoin|btc|ethereum|eth|shares|gold|forex|dogecoin|coin|coins|nvidia|tesla|options)|(?:stock|crypto|bitcoin|gold|market) (?:~2 )?(?:go up|crash|rise|fall|price|moon))|(?:invest*|put) (?:~3 )?(?:stocks?|crypto*|bitcoin|forex|shares|my savings)|bitcoin|who will win',
  ],
} satisfies BoundaryPatterns;
