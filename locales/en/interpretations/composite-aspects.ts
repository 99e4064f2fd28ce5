import type { CompositeAspectTexts } from '../../pair-text-types.ts';

/** Aspects within the chart of two people. */
export const compositeAspects: CompositeAspectTexts = {
  sun: {
    moon: {
      joined:
        'Purpose and mood share one pillow here. What you two set out to do is also what comforts you, so the bond feels whole and a bit self-contained, as though you’d invented it. A visitor’s opinion, once in a while, lets in some air.',
      flowing:
        'Your shared aims and your shared fatigue get along like old friends. There’s an easy pulse to it, days out and evenings in. Having little to repair, you can let it run for years unexamined, and mostly that’s fine.',
      tense:
        'Plans pull one way and feelings another, and you keep asking yourselves whether this is for getting somewhere or for coming home to. Both, as a rule. Take turns by the season, and say which season it is before the tickets are bought.',
    },
    venus: {
      joined:
        'You like being the two of you, and it shows like a tan. Kindness comes first and decisions soften, because Venus has the ear of the Sun. For the sake of sweetness a hard decision may be left for months.',
      flowing:
        'Pleasantness is built in. You like many of the same things, present yourselves well, and find it natural to thank one another, which smooths whatever else in the chart is rough. Ease of that sort is worth spending on guests.',
      tense:
        'Sooner or later the bond has to choose between being nice and being itself. You may spend too much on treats or smile too long, and then resent the smile. An honest no costs you less affection than you’d think.',
    },
    mars: {
      joined:
        'Will and drive are fused, since Mars stands right beside the Sun, which makes you brave, hot and easily insulted. You need a shared exertion as a dog needs a park. Without one, you’ll wrestle.',
      flowing:
        'Things get done. You decide on something and your joint energy is already tying its shoes, with little time lost to who leads. Good spirits follow from effort here, so on a listless day it helps to begin on any old chore.',
      tense:
        'An argument stands in your hall, hoping to be asked in. Aims and methods clash, tempers too, and yet the friction drives you both to do more than politeness would. Settle the rules of combat on a peaceful day.',
    },
    saturn: {
      joined:
        'Nobody would call you two a whim. You may have started out from a duty or an obstacle, and you draw strength from commitments that others would find dull. Joy can seem to need a permit, as most things do with Saturn. Issue yourselves a few in advance, undated.',
      flowing:
        'Structure suits you. Promises hold, each knows their part, and the tie gets sturdier with each thing you’ve seen through together, a little like a bridge that’s been tested by trucks. Flashy it isn’t. It’s what people mean by counting on someone.',
      tense:
        'Something tends to weigh on you from outside or within: distance, work hours, an old caution. Enjoying yourselves can feel like playing hooky. Shared weight makes shared muscle, and it helps to say which burdens are yours and which were only left on your porch.',
    },
  },
  moon: {
    venus: {
      joined:
        'Tenderness is the everyday dialect here. You make each other comfortable without trying, with a light left on and a gentler tone, and the place you share or meet in tends to be pleasant. It would take a real gale to get you both outdoors.',
      flowing:
        'Venus answers the Moon, so feelings are met with fondness, and that’s half of living together. You sense what would please, hand it over, and are forgiven before you’ve finished apologizing. So soft a climate is a gift to outsiders as well. Children and shy people do well near you.',
      tense:
        'What comforts and what delights aren’t the same for this pair, so an evening in can feel like neglect and a night out like abandonment. You’re both hungry for sweetness, simply on different schedules. A snack before the discussion does more than theory.',
    },
    mars: {
      joined:
        'Feelings have a short fuse between you, along with plenty of heart. Mars speaks for the Moon, so you get protective, excited and mad within an hour, and reconciliation is a pleasure in itself. Movement keeps you both in good shape. If a mood comes up, take it outdoors and walk it.',
      flowing:
        'A feeling gets acted on here before it sours. One sigh, and the furniture’s been moved or the bags are in the car. There’s courage in this, plus the comfort of a pair that defends its own without having to be asked.',
      tense:
        'Moods get poked here, often by accident. A brisk word lands on a tired evening, somebody bristles, and the real need has left the room by the time it’s quiet. What works is speed of another kind: an early, ungrudging sorry, and something to eat.',
    },
    saturn: {
      joined:
        'This bond keeps its feelings in good order, perhaps too good. Sober care can be counted on, for waiting up or signing the form, while softness comes second. Make room for it at set times. Rituals suit you better than outpourings.',
      flowing:
        'Emotional weather rarely wrecks anything you’ve built. There’s patience in how you look after one another, a habit of returning, and a shared respect for privacy. You warm up slowly. By the tenth year people come to you to get dry.',
      tense:
        'Between you, needing something can feel like asking for a loan. Coldness gets read into mere fatigue, since Saturn is slow to thaw, and you can both sit waiting for the other to do the comforting. Warmth offered without a reason, on no special day, breaks the deadlock.',
    },
  },
  venus: {
    mars: {
      joined:
        'Attraction, in whatever form suits you both, is simply a fact here. Venus likes and Mars wants, so you do both at once, play hard, and provoke with affection. It’s warm work. When it cools for a week, nothing’s wrong; even lighthouses get repainted.',
      flowing:
        'One leads, the other follows, and then you swap. Somebody asks, somebody’s pleased to be asked, and neither of you keeps count, in love or in running a bake sale. Together you charm people into helping. The fun seems to renew itself while you’re busy.',
      tense:
        '“Come here.” “Go away.” The bond knows both lines by heart. Desire and fondness keep interrupting each other, which brings sparks, jealousy and some excellent reconciliations. Guessing makes it worse. Put the wish into one short sentence, with a day of the week in it.',
    },
    saturn: {
      joined:
        'Affection took a vow at the start, or soon after. You’re loyal beyond what’s asked, sparing with compliments, and fond in a manner that a stranger might take for business. What’s shared gains worth with age. A present for no reason, however, wouldn’t topple anything.',
      flowing:
        'Love has good bones here. You can be sweet and sensible at once, plan a treat and also pay for it, and trust that warmth left alone for a month will still be there. Few pairs waste so little. Waste a little.',
      tense:
        'Fondness may feel rationed here, by hours, by money, by some early lesson about deserving. It’s there all the same, under the coat. Since neither wants to be the first to look needy, agree on certain days when you both do, at the same time.',
    },
  },
  mars: {
    saturn: {
      joined:
        'This bond has its brake and its gas on one pedal. Properly divided, that gives it terrific staying power, fit for stone walls and long studies. Badly shared, it keeps everyone waiting and fuming. Decide together what’s worth the slow way up.',
      flowing:
        'Discipline comes easily to you both. Effort is measured, tools are returned, and a task that would break a livelier duo simply gets done in order. People will want you to run things. Between jobs, practice stopping; it’s the skill that’s missing.',
      tense:
        'Trying hard and being held up is a familiar feeling to you both. Impatience meets rules, and sometimes the rules are wearing your own faces. Much can be built out of such resistance. First find out, calmly, who said it had to be finished this month.',
    },
  },
};
