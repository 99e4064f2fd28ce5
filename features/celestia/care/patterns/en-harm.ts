import type { HarmPatterns } from './pattern.ts';

export const HARM_EN = {
  words: {
    them: '(?:he|she|they|husband|wife|boyfriend|bf|girlfriend|gf|partner|ex|fiance|dad|father|mom|mum|mother|stepfather|stepdad|stepmother|stepmom|uncle|aunt|grandfather|grandpa|brother|cousin|boss|teacher|coach|priest|neighbou?r|roommate|man|guy|men|someone|somebody|parents|family|daddy|son)',
    hit: '(?:hits?|hitting|beats?|beating|beaten|punch*|slap*|chok*|strangl*|kick*|smack*|shov*|push*|pushed|whip*|bash*|headbutt*|throws things at|threw things at|burn*|grabs|grabbed|drags|dragged|hurts|hurting|attack*|assault*|spat on|spits on)',
    object:
      '(?:me|her|him|us|them|my (?:mom|mum|mother|sister|brother|kid|kids|child|children|son|daughter)|his (?:wife|child|kid|kids|son|daughter|girlfriend)|her (?:child|kid|kids|son|daughter)|their (?:child|kid|kids|son|daughter)|the (?:kids|children|child|baby)|my (?:little |older |big |baby |younger )?(?:brother|sister|cousin|nephew|niece))',
  },
  idioms: [
    '(?:truck|bus|car|train|lightning|wave|comet|meteor) (?:would |just |will )?(?:hit|hits) me',
    'hits (?:her|his) (?:toys|milestones?)|hitting every',
    'beat* (?:me|him|her|them|us) (?:at|to|in|by|again at|every time we play|with)|it beats me(?= (?:\\||why|how))',
    '(?:hit|hits|hitting) (?:on (?:me|her|him)|me (?:up|with (?:your|the best|a question|it|that|today|another)|hard|right|like|back|that|in the (?:feels|moon|heart)|so hard|different|when|on (?:instagram|the app)))',
    '(?:song|news|eclipse|saturn|pluto|mars|uranus|transit|retrograde|it|that|this|realization|grief|feeling|idea|moon|jupiter|wave|nostalgia|ball|chiron) (?:~2 )?(?:hit*|kick*|push*|beat*|attack*|hurts|punch*|slap*) (?:me|us|him|her)',
    '(?:push*|kick*) (?:me|him|her) (?:to (?:be|do|try|grow|work|the limit)|out of (?:my comfort|the group|bed)|forward|into (?:trying|a new)|off the team)|kick* me out',
    'shot (?:me|us) a (?:text|message|look)|(?:substance|alcohol|drug|power|animal) abuse|(?:boss|mom|mum|dad|mother|father|teacher|parents|wife|husband|sister|brother|she|he) (?:is going to|will|would|is gonna) kill me (?:if|when|for)',
    'hurt* (?:my|her|his) feelings',
  ],
  violence: [
    '(?:threw|throws|throwing|hurled) (?:a|an|the|his|her|my|something|things|stuff|plates?) (?:~3 )?(?:at (?:me|my|her|us)|in my face)|(?:grab*|squeez*|wrapped|put) (?:~3 )?(?:my|her|the) (?:throat|neck)|hands? (?:around|on) my (?:throat|neck)|(?:twist*|broke|broken|breaks) my (?:arm|wrist|finger|nose|ribs?|jaw|phone)|(?:pull*|drag*|grab*) (?:me )?by (?:my|the) (?:hair|arm|neck)|spit* (?:on|at) me|(?:broke|breaks|forced his way) into my (?:house|room|apartment) ~4 (?:threat*|hit|me|scared)|threaten* (?:me|us|my|to hurt|to kill|to take)|(?:comes?|came|sneaks?|gets?) into my (?:room|bed) (?:~1 )?at night|(?:made|makes|make|forces?|forced|asked) (?:me|him|her) (?:to )?(?:touch|undress|strip|do things|sleep with)|lock* (?:me|us|him|her) (?:in|out|up)|without food|starv* me|(?:calls|called) me (?:~2 )?(?:worthless|names) ~4 (?:hit|push|every|and)|(?:is|was|gets|became|becomes) (?:violent|abusive|aggressive)(?= (?:\\||when|with|and|to|toward|again|after) )|(?:scared|afraid|terrified) of (?:him|her)(?= (?:\\||and|when|because) )|he will (?:kill|hurt) me|want* to kill me|tried to kill me|(?:hit|hits|kicked|punched|slapped|pushed|shoved|choked|beat) (?:me|her|him|us|my)(?= (?:\\||again|in the|last|yesterday|because|when|with|on the|every|today|and|during|so|for|several|twice|down|against|across|around|over|up|out of|because|while) )(?! (?:in (?:chess|the feels|the heart)|with (?:your|the|a) (?:best|prediction|reading)|on the head with) )',
    '<them> (?:~4 )?<hit> <object>',
    '(?:got|get|gets|getting|been|being|was|am|is) (?:~1 )?(?:beaten|beat up|hit|punched|slapped|choked|strangled|kicked|battered|assaulted|abused) (?:~1 )?(?:by|at home|again|every|up|last|when i was|as a (?:child|kid))',
    '(?:beat|beats|beating) (?:me|her|him|them|us) (?:up|every|again|when|with|if|so)|smacks (?:me|her) around|hits me',
    '(?:afraid|scared|terrified|fear*) (?:of|for) (?:my life|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepfather|stepdad|mother|mom|brother|uncle|family|parents))|(?:scared|afraid|terrified) (?:to go|of going) home|fear for my (?:life|safety)',
    '(?:threat*|swore|promised) (?:~4 )?(?:kill|hurt|stab|shoot|beat|knife|gun|burn|harm) ?(?:~1 )?(?:me|us|her|the kids|my)?|threatens? (?:~1 )?with a (?:knife|gun|weapon)|(?:says|said|tells me) (?:~2 )?(?:he|she|they) (?:will|is going to|would|wants to) (?:kill|hurt|beat) (?:me|us|the|my|her)',
    '(?:stalk*|stalking) (?:me|her)|(?:is|keeps) (?:following|stalking) me',
    '(?:rapes?|raped|raping|rapist)|sexual* (?:~1 )?(?:assault*|abus*|harass*|violence)|molest(?:ed|er|ing|s|ation)?|(?:gang|date) rape',
    '(?:forc*|made|makes|pressur*|coerc*) (?:me|her|him) (?:~1 )?(?:to |into )?(?:~1 )?(?:have )?(?:sex|sleep with|intercourse|touch)|forced (?:himself|herself|themselves) on|without my consent|had sex with me while i',
    '<them> (?:~2 )?(?:touch*|grop*|fondl*) (?:me|my (?:body|breasts|private)|her)(?= (?:\\||at night|when|inappropriately|and|under|in|while|without|down|sexually|every|where) )(?! (?:heart|soul) )|touched (?:me )?inappropriately|grop(?:ed|es|ing) me',
    '(?:wont|will not|does not|never|not) (?:let|allow) me (?:~1 )?(?:leave|go out|see my|work|talk to my|have (?:friends|money|a phone))|lock* me (?:in|up|inside|out of the house)|(?:takes|took|checks|smashed) my phone (?:~2 )?(?:away|and|when|so)|controls? (?:my|all my|all the) (?:money|life|every)',
    '(?:abus*) (?:~1 )?(?:relationship|marriage|partner|husband|wife|boyfriend|girlfriend|ex|father|mother|parents?|home|man|family|childhood)|(?:physically|emotionally|verbally|mentally|sexually|domestic*|psychologically|financially) (?:abus*|violent|violence)|(?:domestic|intimate partner|gender|honou?r) (?:violence|abuse|based violence)|<them> (?:~4 )?abus* (?:me|her|him|us|my|the)|(?:i am|is|was|being|been|gets|am) (?:~1 )?abused|battered (?:wife|woman)',
    '(?:bruise*|black eye|broken (?:rib|nose|arm)) ~6 (?:he|she|him|her|hit|husband|from|our|did|boyfriend|synastry)|covered in bruises|bruises all over',
    '(?:marry me off|forced (?:marriage|to marry)|forc* (?:me|her) to marry|force me into (?:a )?marriage|honou?r killing|female genital|traffick*)',
    '<them> (?:~3 )?(?:pulled|held|has|put) a (?:knife|gun) (?:on|to|at) (?:me|my|her)',
    '(?:is|are) (?:violent|physically aggressive) (?:with|to|towards) (?:me|us|her|my)|gets violent',
    '(?:truck|bus|car|train|lightning) hit(?:s)? (?:him|her) on purpose',
  ],
  child: [
    'my (?:dad|daddy|mom|mum|mommy|father|mother|stepdad|stepfather|stepmom|stepmother|parents|uncle|grandpa|teacher|coach) (?:~3 )(?:hit*|beat*|touch*|slap*|punch*|kick*|abus*|rap*|burn*|whip*|lock*|chok*|hurt*)',
    '(?:child|kid|kids|children|son|daughter|baby|toddler|little (?:brother|sister|boy|girl)|when i was (?:little|a kid|a child|small|young|\\d\\d?)|niece|nephew|student|pupil)',
  ],
  ownAge: [
    '(?:i am|i just turned|i turned|i will be|me) (?<age>\\d\\d?)(?= (?:\\||years?|yrs?|yo|and|y|f|m|female|male|but|so|my|old|now|is|girl|boy|in|can|what|will) )(?! (?:minutes?|hours?|days?|weeks?|months?|percent|degrees?|in a) )',
    'i am (?:a |an )?(?<age>\\d\\d?) ?(?:yo|y o|year old|yr old|years old)',
    'as a (?<age>\\d\\d?) year old|(?:^ )(?<age2>\\d\\d?)(?:f|m|yo)(?= )',
  ],
  atSchool: [
    '(?:i am|i go to|im) (?:~2 )?(?:in )?(?:(?:1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) grade|middle school|elementary school|primary school|year (?:7|8|9|10|11)|junior high)|i am (?:a )?(?:minor|underage)|^ im a kid|i am (?:just |only |still )?a (?:kid|child)(?= \\|)',
  ],
  otherAge: [
    '(?:he|she|who|boyfriend|girlfriend|bf|gf|they|crush|guy|man|girl|boy|partner|him|her) (?:~2 )?(?:is |s |was |are |just turned |turned )?(?:only |just )?(?<age>\\d\\d?)(?= (?:\\||years?|yrs?|yo|and|but|old|is|now|can|do|what|i|so) )(?! (?:minutes?|hours?|days?|weeks?|months?|degrees?|cm|kg|percent) )|(?:an?|the|this|my) (?<age2>\\d\\d?) ?(?:yo|year old|years old|yr old) ?(?:boyfriend|girlfriend|man|guy|woman|girl|boy|crush)?',
  ],
  sexual: [
    '(?:sex|sexual|sexually|sexy|nudes?|naked|horny|porn*|erotic*|orgasm*|masturbat*|make love|virginity|blow ?job|kinky|fetish|aroused|sexting|undress*)',
  ],
  underAge: [
    '(?:child|children|kid|kids|little (?:girl|boy)s?|minor|minors|underage|under age|preteen|toddler|baby|lolita|schoolgirl|school girl|schoolboy|teenage (?:girl|boy)s?|middle schoolers?|my (?:student|pupil|stepdaughter|stepson|niece|nephew))',
  ],
  desire: [
    '(?:in love with|attracted to|date|dating|crush on|kiss|kissing|relationship with|marry|romantic*|compatib*|seduce|flirt*|together with|sleep with|my girlfriend|my boyfriend|hook up|love her|love him|love with|want her|want him|synastry)',
  ],
  returning: [
    '(?:go|going|went|come) back to|(?:forgive|take|trust|marry|leave) (?:him|her|them)(?: back)?|another chance|second chance|(?:he|she|they) (?:will |can |ever )(?:~1 )?change|will (?:he|she|they) (?:~1 )?change|stay with (?:him|her|them)|should i (?:stay|leave)|compatib*|synastry|soul ?mate|(?:love|loves|miss) (?:him|her|me)|be (?:kinder|better|nicer)|the one for me|save (?:the|our|my) (?:marriage|relationship)',
  ],
  secret: [
    '(?:meet*|see) (?:~3 )?(?:online|internet|secret*|without my parents|hotel|his (?:place|house|car)|at his)|run* away (?:from home|with)|running away|sneak out|(?:send|sent|sending) (?:~2 )?(?:pics?|pictures?|photos?|nudes?|videos?)|do not tell (?:my )?(?:parents|anyone|mom)|keep (?:it|this|us) (?:a )?secret',
  ],
} satisfies HarmPatterns;
