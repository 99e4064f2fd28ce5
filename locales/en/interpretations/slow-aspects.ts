import type { EventInterpretations } from '../../event-text-types.ts';

/** An aspect of two slow planets in the sky, a climate that all share. */
export const slowAspects: EventInterpretations['slowAspects'] = {
  jupiter: {
    saturn: {
      joined:
        'About every twenty years the planet of growth and the planet of limits begin again together. Public taste shifts toward new builders and new plans. A long project often dates from such a year, because Jupiter wants more and Saturn wants it to last. It tends to start small, with one ambitious idea and a fairly sober budget of hours.',
      flowing:
        'Hope and discipline are on speaking terms for some months. Institutions reform without hurry, and a person with a plan can usually find the official who has the right form. Ask for what’s reasonable, then a shade more. Progress made in this weather is seldom showy, and it’s still standing afterward.',
      square:
        'One foot is on the gas and the other on the brake. At the quarters of their cycle, expansion and restraint disagree in public, where grand programs meet sober accounts, and in private, where you want the larger life with the smaller effort. Trim the plan, keep the wish, and expect to revise both again.',
      opposed:
        'Halfway through twenty years, what was begun can be measured. The generous builder and the careful one look each other in the eye, and each holds part of the truth. By now you can see plainly what a promise costs. Part of the plan will have earned another ten years.',
    },
    uranus: {
      joined:
        'Luck gets impatient. When Jupiter meets Uranus, about every fourteen years, invention is everywhere, so plenty of people leave a safe corridor for a door that was painted shut. Some of the novelties will be silly. The best of them tend to frighten you only slightly.',
      flowing:
        'Change comes with good manners for a while. New tools and freer customs find takers without much of a fight, because Jupiter makes room for what Uranus invents. The climate suits moving desks, learning a craft that no school taught you, or saying yes before the reasons are complete.',
      square:
        'Freedom overshoots. Sensible rules get thrown overboard with the silly ones, since Uranus wants out and Jupiter wants the whole sea. Your own restlessness may be accurate about the problem and careless about the exit. Give it long walks, and sleep on each resignation for at least a week.',
      opposed:
        'Seven years or so after a bold start, the surprise comes back for its review. Public opinion swings between those who want all of it and those who’ve had enough. In private you learn which of your breaks were liberations and which were merely noise. Either way, you can afford to be generous about it.',
    },
    neptune: {
      joined:
        'Ideals rise like dough, roughly every thirteen years. Art, faith and charity draw crowds under this meeting, as does anyone selling a beautiful cloud, for Jupiter enlarges whatever it touches and Neptune blurs the edges. Dream at full size. Then tell the dream to a friend who reads contracts for fun.',
      flowing:
        'Kindness is rather in fashion. Compassion and confidence lend each other a hand, so music travels, strangers are given the benefit of the doubt, and causes find volunteers. A modest act of faith carries far in such months, and an evening of beauty refreshes you better than one more hour of sense.',
      square:
        'Promises get puffy. Because Jupiter and Neptune both dislike a boundary, the public falls for wonders and then sulks at the wonder-worker, and a single person can give away more than is actually in the jar. Check what sounds holy as well as what sounds cheap. A few facts stirred in improve any hope.',
      opposed:
        'Belief and longing pull at the two ends of a sheet. Some people want meaning preached to them, others want to float, and both feel a bit let down by the world as supplied. You might outgrow a hero. What’s true in what they taught can stay with you after the pedestal has gone.',
    },
    pluto: {
      joined:
        'Ambition runs deep and talks big. Every twelve or thirteen years Jupiter joins hands with Pluto, so confidence meets power, and large undertakings gather force, in high offices and under ordinary roofs. You’re apt to find more stamina than you knew of. Choose an aim you’d be content to see succeed completely.',
      flowing:
        'Strength serves a purpose for a time. Reforms that were stuck for lack of muscle start to move, and a person may get hold of resources, of knowledge above all, that had been behind glass. Pluto unearths and Jupiter hands out, so even repairs that were put off for years find the means.',
      square:
        'Everyone is certain, and certainty is loud. In months like these conviction leans on power to get its way, in meetings and marriages alike. The urge to win can carry you past what you wanted in the first place. A dignified way out exists for both sides, if it’s offered early.',
      opposed:
        'Big claims meet what they’ve been standing on. At the middle of this cycle success has to say how it was come by, and privilege becomes visible to those who had stopped seeing it. Your own reach has a price tag as well. Seen calmly, it’s often a fair one.',
    },
  },
  saturn: {
    uranus: {
      joined:
        'Order and upheaval share an office, as they do every forty-five years or thereabouts. What is too stiff gets replaced, and what is merely new must prove that it can be lived in. A single life can rebuild its frame under this sky, quietly and to a stricter design. Sound beams stay where they are.',
      flowing:
        'Reform works when the reformers know the building. For about a year Saturn lends structure to the ideas of Uranus, so change arrives with a manual. You could alter a habit of long standing at this point and find that it stays altered. Old hands and newcomers get more done together than apart.',
      square:
        'The rule and the exception are both shouting. Through a year or more, systems creak where they’re least flexible, and private arrangements do likewise, often around hours, duties and who may come and go. Bend early. A structure with some play in it lasts longer than one that’s proud of having none.',
      opposed:
        'Two generations of common sense stare at each other. One says it has always worked, the other says that’s the trouble, and for perhaps two years most people contain both. Where your own life has split into “must” and “must get out,” put them in one room. They need each other’s keys.',
    },
    neptune: {
      joined:
        'A dream wants a foundation, or a foundation dissolves to show that it was a dream. About every thirty-six years form meets the formless, and shared ideals are founded or laid to rest. Give one vision an hour each day. What survives the routine is probably the real part.',
      flowing:
        'Imagination keeps its appointments. In this patient climate, artists finish, helpers organize, and faith is found in ordinary service. Saturn gives the sea a harbor, so it’s a kindly time to bring a vague wish as far as its first real draft, or to grieve something properly and be done.',
      square:
        'Morale sags for want of a clear outline. Duties feel pointless or ideals feel flimsy, and public trust goes through a thin patch, since Saturn and Neptune each undo the other’s best work. Rest belongs in the schedule. Do the next honest thing, however small; meaning comes back by that road more than by any other.',
      opposed:
        'Facts and hopes compare notes at the halfway mark. An ideal that was given form eighteen years ago can be seen with its stains, and disappointment is only half the story. You learn what was wishful. You learn, too, what a bit of dreaming had kept alive, and you’ll want to hold on to that.',
    },
    pluto: {
      joined:
        'Serious years begin here. Saturn meets Pluto three times a century, more or less, so whatever holds authority is stripped to its purpose and made to start over. Privately, you may take on a weight and discover that you have the back for it. Choose it with care, since you could be carrying it for years.',
      flowing:
        'Endurance is quietly well paid. Under this steady pressure deep repairs succeed, whether to an institution or to the way you handle your days, and people respect effort that doesn’t advertise. Take on the job that scared you at a softer time. It’s finite, as you’ll discover.',
      square:
        'Walls and pressure behind the walls: that is how such a year can feel. As neither Saturn nor Pluto likes surprises, control tightens wherever it’s unsure of itself, among officials, employers and tired people at home. Refuse what’s unjust without getting hard yourself. A limit stated once, in an even voice, has an unusual amount of power.',
      opposed:
        'Power is answered, at last, by what it leaned on. Midway in their cycle the two heavy planets show up every arrangement that was kept in place by fear, and many can be renegotiated. Where have you been both guard and guarded? Unlock that one first; it needs no permission.',
    },
  },
  uranus: {
    neptune: {
      joined:
        'Once in about 170 years inspiration and invention start from the same point. A whole age gets its imagery, its tools and its peculiar hopes, though hardly anyone can read them yet. In your own days it feels like static with a melody in it. The melody is the part that lasts.',
      flowing:
        'Strange ideas turn out to be rather gentle. Science borrows from poetry for some years and the compliment is returned, so sudden insight finds sympathetic ears. Listen to what the young find obvious. One of those notions could make your own life both freer and kinder, with no struggle to speak of.',
      square:
        'Visions go off like flashbulbs and leave people blinking. Over several years, newness and longing provoke one another, and crowds change their gods faster than their coats. Choose slowly what you believe. An idea that is still beautiful after you’ve tired of its fans is likely to be worth keeping.',
      opposed:
        'Awake or dreaming? A whole period can’t quite decide. Cool minds and soaked hearts face each other across society, each accusing the other of unreality. You’ll know both states from the inside. Use the clear hours for choosing and the misty ones for making, and neither will have been wasted.',
    },
    pluto: {
      joined:
        'The ground itself gets ideas. When the rebel planet meets the deep one, as happens every 110 to 140 years or so, customs that seemed eternal come up by the root and new ways of living germinate. You don’t have to overthrow anything. Look at where you’ve felt finished with a thing and begin there.',
      flowing:
        'Renewal runs with little friction. Deep changes pass through society for some years almost as if they’d been expected, and old taboos lose their hold without a scene. It’s easier than usual to become more yourself. People who’ve known you for ages could be the first to call it overdue.',
      square:
        'Change knocks, then leans on the bell. Across a few tense years the will to be free meets the will to keep power, and both overstate their case. In private, pressure that was bearable for a decade stops being so. The smallest true alteration often releases the larger one.',
      opposed:
        'What was overturned in one age gets answered in another. Freedom and force stand face to face, and people argue loudly about who decides. You don’t have to take part in every quarrel. Notice where you obey out of habit and where you rebel out of habit, because those two are closer relatives than they look.',
    },
  },
  neptune: {
    pluto: {
      joined:
        'Nearly five hundred years lie between one of these meetings and the next. Beneath all the news, a civilization changes what it holds sacred and what it’s ashamed of. No single week shows it. Those who live then can still sense a seed in the dark, and they tend to plant for strangers.',
      flowing:
        'A slow current carries several generations the same way. For decades on end this link offers a quiet trade, in which depth lends weight to dreams and dreams lend mercy to power. You use it whenever you forgive something thoroughly. The link takes no effort, so it’s easily left unused.',
      square:
        'Faith and power disagree far below the surface. Ideals are put under pressure for years, and beliefs a culture had inherited without looking are taken out and doubted. One can feel unmoored by it. Stay near the few things experience has taught you; they float well, and others can hold on.',
      opposed:
        'Centuries face each other under this one. What people once dreamed and what they did with their strength can be compared at leisure, and the sum is mixed, as sums of that size are. In a single life it works like a long honest mood. People grow gentler with ancestors then, and more exact with themselves.',
    },
  },
};
