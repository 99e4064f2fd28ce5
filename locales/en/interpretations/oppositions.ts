import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What an opposition between two points of a birth chart says: one's own two ends, often met in other people. */
export const oppositions: NatalInterpretations['oppositions'] = {
  sun: {
    moon: 'The Moon was full, or nearly so, at your birth, which means that your purpose and your needs have faced each other from the start. You tend to read yourself in other people’s expressions. Going back and forth can tire you; it’s also how you’ve learned fairness, having two good witnesses who rarely agree.',
    mars: 'In any contest, the other side seems to have warmed up first. You meet your own fighting spirit outside, in a rival or a quick-tempered friend, and it takes a while to see that the challenge suits you. A worthy opponent makes you sharper, and once you’ve claimed some of the heat as yours, less of it comes at you.',
    jupiter:
      'Somebody near you tends to be promising more than you would, or you’re the one promising and they’re the one counting. Confidence and excess sit face to face here, because the Sun knows its size and Jupiter keeps adding a room. You’re at your most persuasive a notch below full volume.',
    saturn:
      'When you step forward, a voice from the far side tends to ask for credentials. It often speaks through other people: a grudging boss, a partner who sighs. The Sun shines and Saturn measures, and both are yours. Around midlife you may find you’ve become the authority you kept looking up at.',
    uranus:
      'Just as you’ve settled on who you are, someone is apt to turn up and upset the arrangement. You attract the unpredictable, since Uranus takes no orders, or you play that part in quieter lives, and steady company can make you restless within a month. Claim an oddity or two in your own name, and you’ll need fewer surprises from others.',
    neptune:
      'Across the wheel from your Sun there’s mist, and people step out of it looking wonderful. You see what they could be. What they are comes into focus later, and meanwhile you’ve faded a bit, having lent them your outline. Given some work of its own, such imagination makes music, comfort and faith.',
    pluto:
      'Power tends to sit down facing you. You meet those who want to dig you up or remake you, since Pluto deals in what’s buried, and you can give as good as you get. Part of that force was yours to begin with. When you own an ambition openly, the wrestling often stops for lack of a partner.',
    ascendant:
      'You tend to come into your own face to face. Born around sunset, with the Sun where a chart meets other people, you get to know yourself through partners, clients and the friend who argues. Your light can seem to belong to whoever stands beside you. It’s worth asking, after a party, what you thought of it yourself.',
    midheaven:
      'Your birth fell somewhere near midnight, with the Sun at the lowest point of its round. So the center of you is private: a house, a family, a piece of ground, something no title describes. Public praise reaches you a day late. What you do for those at home is the work you’d put your name to.',
  },
  moon: {
    mercury:
      'Head and heart look at each other over a long distance, and each takes the other for a foreigner. You may choose a talker and then ask for silence, or be full of feeling while a colleague explains it to you. In heated talks, speak second. By then the feeling has generally found its first words.',
    venus:
      'Care and courtship are different wishes, and yours live at opposite ends. You fuss over people who’d hoped to flirt, or charm somebody who had only come to bring you soup. Neither end is wrong. Some of your happiest evenings begin at one and finish at the other.',
    mars: 'Quarrels tend to find you unready, with your hair still wet. Your peace seems forever about to be broken by somebody pushy, as the Moon wants shelter and Mars wants a result, and yet too calm a household can bore you. Feelings stated early and plainly leave the other side nothing to storm.',
    jupiter:
      'You need one portion of feeling and get served three, by large hearts with larger gestures. Or it’s you who overflows while someone stands there with a thimble. Emotions swing wide in this pair, since Jupiter enlarges whatever it looks at. Good nature carries you through; a sense of measure tends to come with the years.',
    saturn:
      'When you reach for warmth, you often find someone checking the time. The Moon needs and Saturn requires, from opposite ends of the chart, so the cold seems to come in with others until you’ve learned to be firm by yourself. Reliable affection does exist. It’s apt to look plain, and to call at the agreed hour.',
    uranus:
      'How close is close enough? Your answer varies, and so does that of the people you love, usually at different moments. One wants in just when the other wants air. A life with a spare exit and a fixed bedtime tends to satisfy both ends, because the Moon clings by nature while Uranus bolts.',
    neptune:
      'In company it’s hard to say where your mood stops and someone else’s starts. Gentle, wounded or musical souls draw you, and what flows across can be mercy or plain confusion. Being needed is easily taken for affection. Ask yourself on the way home which of the two the evening contained.',
    pluto:
      'Those who get under your skin tend to go deep. Your feelings can look mild until somebody intense sits down opposite you, and then every small worry shows its root. Possession, theirs or yours, is the trap. Trust put together in daylight, one kept word at a time, gradually lets everyone breathe.',
    ascendant:
      'Home, for you, has tended to be a person. With the Moon setting at your birth, you bring your needs to partners, choose those who shelter you or whom you can shelter, and feel a change in them before they’ve said hello. Your own moods deserve the same attention. They speak up best when nobody else is in.',
    midheaven:
      'At the root of a chart the Moon is where it rests best. You carry an old house around inside you, with its smells and its rules about shoes, and wherever you live gets arranged to resemble it or to refute it. The office sees a fraction of you. The remainder is at home, in socks, feeding something.',
  },
  mercury: {
    mars: 'Say something mild and there’s a fair chance that someone objects. The sharp end of your mind lives in other people until you admit how much you like the exchange. You think best against resistance, as a blade sharpens on a stone. Choose opponents who can laugh, and leave the rematch for another day.',
    jupiter:
      'Someone preaches while you’re still checking the spelling, or you preach and get checked. Both jobs are worth doing. Mercury counts and Jupiter concludes, and an idea of yours is ripe once it has survived the trip to the other end and back.',
    saturn:
      'Your quickest remarks tend to fall flat in front of the one person least inclined to laugh. Strict readers and slow approvers turn up across from you, Saturn being the planet of standards, and for years you may prepare for their objections. It makes you exact. Eventually you can raise the objection yourself, which is faster, and let the quick remark stand.',
    uranus:
      'Conversation with you tends to jump the track, either because you throw the switch or because you’ve invited someone who does. Unpredictable people teach you the most. They interrupt, they’re often right, and your nerves hum like a struck glass. Between shocks, give one thought the time you’d need to peel an orange.',
    neptune:
      'Between what was said and what was meant lies a channel, and you’ve paddled it often. You speak plainly to dreamers and get moonlight back, or you dream and are asked for the figures, because Mercury spells things out and Neptune doesn’t. The mix-ups can be comic or costly. Repeating an agreement in your own words, before anyone leaves, spares you most of them.',
    pluto:
      'What isn’t being said? You sense it in the other person, who’s likely to sense it in you. Pluto digs where Mercury chats, so a hello can turn into an excavation, and at times one mind tries to outdo the other. In such talks you’re hard to fool. Some people, you may be relieved to hear, have nothing in the basement but skis.',
    ascendant:
      'You’re likely to fall for a voice, or for the way a person argues with the radio. Ideas come to you in dialogue, half yours and half somebody else’s, as Mercury stands on the side of the chart that belongs to others. Silence in a couple can alarm you. Quite often it’s merely two people reading.',
    midheaven:
      'In private you can talk for hours. Mercury lives downstairs here, in family sayings, in letters kept in a shoebox, in a debate you may still be having with an uncle over something from years back. Hardly a word of this private talk reaches the public. Working from home suits your mind, which paces better where it knows the floor.',
  },
  venus: {
    mars: 'Attraction, in your life, needs two ends of a rope and a bit of pull. You’re drawn to your opposite, as Venus is to Mars, the bold when you’re being gentle and the gentle when you’re being bold, and the roles can swap overnight. In love, peace bores you a little, and so does war. The best stretches come when nobody remembers who started.',
    jupiter:
      'You like anyone who orders dessert first, or you’re liked for doing it yourself. Pleasure faces generosity across the wheel, which makes for wonderful parties and hazy accounts. Affection may be promised in bulk. What remains on a dull afternoon, when nobody’s treating, is often a smaller love, and a better one.',
    saturn:
      'Affection has to cross a cold stretch to reach you. You’ve perhaps warmed to those who measured it out, or measured it yourself to be on the safe side, since Venus wants sweetness and Saturn wants to know for how long. What survives the question tends to last. Blooming late, in love, is quite usual here.',
    uranus:
      'Hearts seem to be lent to you by the month. You love somebody steady and dream of the comet, or you catch the comet and miss being expected home. Each end tells the truth about you. Arrangements that would puzzle a lawyer, two apartments or separate summers, can hold where the usual kind frays.',
    neptune:
      'Seen from far enough away, everybody can look like a song. You tend to fall for the distance itself, because Neptune flatters whatever’s far off, then feel homesick once it closes, and the person in front of you wonders which lyrics they’ve gotten wrong. Pity is easily mistaken for love. See someone often, and in bad lighting, before you call it love or pity.',
    pluto:
      'Lovers who want everything keep turning up, or you do the wanting and they back away. One jealous hour can tip the balance, as Venus brings sweetness and Pluto brings hunger. Depth is what you’re after. You get it most safely from a person who can be told no and come back for breakfast.',
    ascendant:
      'Partnership brings out your charm, and you’re inclined to credit the partner with it. You’re drawn to the attractive and gracious, smooth things over between them and everyone else, and can give way by reflex. Venus likes this side of a chart. Liking something first, once in a while, before you know your partner’s answer, would suit her too.',
    midheaven:
      'Beauty begins indoors for you, since Venus has gone to the foot of the chart. The apartment is lovelier than it needs to be, family is where you make peace, and affection shows itself with the curtains drawn. Ambition can look a bit loud by comparison. You’re seldom as persuasive as when a thing gets decided at your place, over something good to drink.',
  },
  mars: {
    jupiter:
      'Someone is always adding a summit to the hike. You push and they promise, or they push and you promise, and together you can go farther than either would alone. Misjudged distances are the price, since Mars starts and Jupiter never says “enough.” A third person who’s allowed to call a halt is your best piece of gear.',
    saturn:
      'Ahead of you stands a closed gate, and often a person holding the key, in no hurry. You press and they delay, or you’re the brake on somebody impatient. Frustration is a familiar taste here. The pair works like rowing against a current: slow to watch, and after some years you’ve got remarkable shoulders.',
    uranus:
      'The provocation comes from the other side, and you may have volunteered before you’ve thought. You attract daredevils and contrary minds, or you’re the one who jolts a sleepy crew. Energy like that hates a leash. Three breaths between the stunt and your reply are enough to decide whether you’d like to join.',
    neptune:
      'Punching fog is tiring, and you’ve tried. Mars hits things and Neptune isn’t one, so you want a straight answer from someone who drifts, or you drift yourself while an impatient friend stands tapping a foot. Directness lies at one end and surrender at the other. They meet in dance, in rescue work, in anything where force has to listen.',
    pluto:
      'With some people you lock horns on sight. Power is what faces your will, in a rival or an institution or a partner who never blinks, and neither side enjoys giving ground. The struggle can build enormous strength. Ask now and then what the prize was, in case it’s been gone for some time.',
    ascendant:
      'Partners get the benefit of your fire, or you get theirs. Setting as you were born, Mars tends to show up in other people: the lively, the blunt, the one who has to drive. You can take a quarrel as a sign that somebody cares. A battle fought side by side, with an airline, say, gives both of you another target.',
    midheaven:
      'Under a composed working manner there’s a generator running. Mars is kept at home, where tempers and projects both start up without warning, and family may get the push that a boss never sees. Digging, or sanding a door, takes the edge off. So does a frank sentence at work while the matter’s still small.',
  },
  jupiter: {
    saturn:
      'Growth and limits look at each other from opposite sides of your chart, as they do for people within about a year of your age. One friend says “Open the inn,” another asks about the plumbing, and by turns you’re each of them. Progress tends to come as two steps up and one sideways. Oddly, it’s the sideways ones you build on.',
    uranus:
      'Wild openings appear across from you, generally when a sensible contract was about to be signed. Others your age know the pull between faith and novelty. You lean one way, events lean the other, and a plan of yours can change hemispheres in an afternoon. A way back, kept open, takes nothing from the leap.',
    neptune:
      'Belief calls out to belief across the wheel, and reason has a hard time getting a word in. You and plenty of your contemporaries meet persuasive dreamers, or serve as one. The hope is lovely; the invoice is vague. With time you learn to be deeply moved and still ask who’s renting the tent.',
    pluto:
      'Conviction sits at one end and control at the other, a strain familiar to many born in your year. You run into reformers with a mission and a firm grip, and argue with them over means, having the same appetite yourself. Your name makes an excellent second signature, since large ideas ought to be checked by someone who likes them.',
    ascendant:
      'The generous have a way of pulling up a chair opposite yours. You look to partners for a wider view, a well-stamped passport or plain good humor, and they enlarge your life, occasionally along with the bill. Jupiter stands on their side of the chart. The optimism you admire in them is partly your own; you picked the company.',
    midheaven:
      'However modest the address, there’s a feeling of space about your home. Jupiter sits at the foundation, so hope comes to you from below: from family lore, from an old saying, or just from a porch where visitors don’t bother to ring. You can aim high because you know where you’d fall. Leaving such a place takes real appetite.',
  },
  saturn: {
    uranus:
      'The old order looks across at the new one in the charts of your birth years, and each has a spy in you. At work you can defend the method until someone else does, and then you want it gone. Neither side wins for long. Where the two fall by house, you can explain each camp to the other.',
    neptune:
      'A dream sits at this end and a stack of paperwork at that one, for you and for everyone you sat in class with. Others arrive all structure or all longing, and you supply what they lack. Some days both ends sag together. On better ones, a hazy wish walks off with an appointment.',
    pluto:
      'Hardness was part of the world your age group grew up in, and you learned to expect resistance from the far side. Power faces duty here. You can hold out against nearly anybody, which isn’t always needed. In the houses concerned, try the handle before you put a shoulder to the door.',
    ascendant:
      'Partnership earns so much respect from you that you may arrive at it late. Saturn stands where others come in, so you meet reserve in them, or age, or a fondness for rules, and can wait years before you let anybody help. Once given, your loyalty is built like a bridge. The toll could be lower than you’ve set it.',
    midheaven:
      'There’s bedrock under you, and it may have been cold to sit on. Home tends to mean duty before it means ease, perhaps because somebody had to be sensible early, and your shelves tell of it: few things, well kept. Foundations are your strong suit. Carpet, as it happens, can be added at any time.',
  },
  uranus: {
    neptune:
      'Only a few birth years have this, and they share the weather of it, with invention at one end of the sky and longing at the other. A whole generation looks across at its own opposite. For you it turns personal in two houses, where what’s new and what’s holy keep asking each other for patience.',
    pluto:
      'Long eras swing between these two, and you were born at the far point of the swing, with change from above facing change from below. That’s the mood of an age more than of a person. The two houses make it yours: in one of them you cut loose, and in the other you hold on twice as hard.',
    ascendant:
      'Ordinary partners can have a short shelf life with you. You’re drawn to originals, to the friend who’s moving abroad on Friday, and a bond has to stay half open to stay alive. The freedom you crave tends to come in the shape of others, because Uranus sets where they begin. Ask for it yourself, and they won’t have to leave to supply it.',
    midheaven:
      'Roots, in your case, are in a pot with a handle. Home can change its address, its cast or its rules without much notice, and a settled street can put you on edge. Something about your beginnings was perhaps outside the usual pattern, or felt that way to you. You may be happiest in a place where the walls can be moved.',
  },
  neptune: {
    pluto:
      'Once in about five hundred years these two stand opposite, so it’s the signature of an age and says little about one person. Dream and power regard each other from the ends of the sky. If it touches you, it does so by house, as a question you share with everyone of your time.',
    ascendant:
      'You see the soul first and the shoes a good deal later. A partner can look like a rescuer or like someone in need of saving, because Neptune lies where a chart opens to others, and kindness blurs the terms. Your compassion is a real offering. Before anything is sworn, ask for a second meeting, at noon.',
    midheaven:
      'Where you come from is hard to draw on a map. Home may be a house near water, a family tale with gaps, or only a feeling that the right place is still ahead. In private you like to drift and play records. Your career can seem like an island you row to each morning and leave without regret.',
  },
  pluto: {
    ascendant:
      'Few people you let near stay mere acquaintances for long. Whoever carries some voltage attracts you, since Pluto sets at the point of others, and a close bond strips you down to the studs. Another’s will can feel larger than the room. Equals suit you best, the sort who can lose an argument and still want to walk home together.',
    midheaven:
      'Your private life isn’t open to visitors, and even you keep a respectful distance from parts of it. With Pluto down at the base, family loyalties go deep and old silences go deeper, which gives you a fierce sense of what’s worth guarding. Some homes you may have left for good. What you built afterward tends to stand.',
  },
};
