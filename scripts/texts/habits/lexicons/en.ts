import { type HabitLexicon, propsOf, wordsOf } from '../lexicon-types.ts';

/** The habits of English readings, by their words. */
export const en: HabitLexicon = {
  imperatives: wordsOf(`
    accept add admit agree aim air anchor announce answer applaud ask assume attend be begin bring build burn buy call cancel carry
    catch celebrate change check choose claim clear climb close come compare compose consult correct count cry cut decide dig disagree
    divide do don’t draft draw dye eat enjoy enroll establish experiment explain feed feel fight find finish fix follow forgive get give
    go hang have help hold hug include introduce invent invite join judge keep laugh launch lay lead learn leave lend let lie listen
    lock look lose loosen make mark meet mind name never notice offer open order own pack paint pass patch pause pay pick plan play
    practice praise promise publish pull push put question read recall redraw refuse remake remember renovate repair repeat request
    reread rescue rest return rewrite run save say schedule see seek send set settle share show sign sing sit skip sleep slow smile soften
    sort speak spell spend stand start state stay step stop straighten suggest swap tackle take talk teach tell test thank think
    toast touch trade treat trim trust try turn unlock update use wait walk warn wash watch wear welcome wish work write`),
  imperativeStands: 'first',
  conditions:
    /^(?:if|when|whenever|where|wherever|once|before|after|until|as long as|then|for|in|on|at|now and then|every)\b[^,]*,\s*/i,
  advice:
    /\b(?:it (?:helps|pays) to|it’s worth|you’d do well|you might (?:try|ask|want to)|what helps is|(?:is|are) worth (?:\w+ing|a try))\b/i,
  notices:
    /\b(?:some(?:one|body)|any(?:one|body)|every(?:one|body)|people|others?|friends?|strangers?|they|whoever|those|partners?|colleagues?|coworkers?|neighbors?|the room|family|relatives|listeners|guests?)\b[^.;:!?]{0,60}\b(?:notices?|noticed|sees?|saw|spots?|spotted|can tell|tells? you|remarks?|remembers?|recognizes?|realizes?|thanks?|will tell you)\b/i,
  nature:
    /\b(?:(?:fire|earth|air|water) signs?|cardinal|fixed sign|mutable|rul(?:es?|ed|er|ing)|exalted|exaltation|detriment|in its fall|at home (?:here|in)|(?:his|her|its|their) own (?:sign|ground|house)|element)\b/i,
  because:
    /\b(?:because|since|so|that’s why|which is why|thanks to|comes? from|for (?:it|he|she|this)|as)\b/i,
  houseShows: /\bhouses?\b[^.;!?]{0,40}\b(?:shows?|tells?|says?|reveals?|names?|describes?|points?)\b/i,
  formula: /\b(?:one|either)(?: of you| person)?\b[^.!?]*\bthe other(?:’s| one| person)?\b/i,
  may: /\bmay\b|^May\b/g,
  kitchen: propsOf(`
    kitchen kitchens
    table tables tablecloth
    stove stoves oven ovens burner
    pot pots pan pans saucepan
    plate plates dish dishes bowl bowls
    cup cups mug mugs glass glasses
    kettle teapot
    spoon spoons fork forks knife knives
    soup soups stew
    bread loaf
    coffee tea
    supper dinner dinners lunch lunches breakfast breakfasts
    fridge refrigerator`),
  props: propsOf(`
    door doors doorway doorstep
    drawer drawers
    key keys keychain
    window windows windowsill
    chair chairs armchair
    sofa couch
    lamp lamps
    shelf shelves bookshelf
    closet wardrobe cupboard
    box boxes
    letter letters envelope envelopes
    phone phones
    coat coats jacket sweater
    shoe shoes boots
    bag bags purse wallet
    suitcase suitcases luggage
    stairs staircase
    umbrella
    notebook notebooks diary
    pencil pencils pen
    bus buses
    train trains platform
    bench benches
    photograph photographs photo photos album
    mirror mirrors
    clock clocks
    calendar calendars
    list lists
    map maps
    song songs
    bill bills receipt receipts
    curtain curtains
    pillow pillows blanket blankets
    garden gardens
    ladder ladders
    bridge bridges
    wall walls`),
};
