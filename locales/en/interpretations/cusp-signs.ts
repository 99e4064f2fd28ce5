import type { NatalInterpretations } from '../../natal-text-types.ts';

/** A line on eight of the houses by the sign on the cusp. */
export const cuspSigns: NatalInterpretations['cuspSigns'] = {
  2: {
    aries:
      'You’d rather earn a thing today than save up for it. Mars rules the purse, so nerve brings money in and impulse shows it out.',
    taurus:
      'What’s yours is meant to last: solid shoes, a paid-off stove, a reserve. Comfort counts for more with you than display.',
    gemini:
      'You like to have two incomes, and a third in the works. You can sell what you know and say, and own a remarkable number of chargers.',
    cancer:
      'Savings feel like a roof. You hold on to heirlooms and old blankets, and spend most freely on the people you’d feed.',
    leo: 'You like to buy the best. The Sun rules Leo, so a raise is a form of applause, and in generous moods you rarely check the balance.',
    virgo:
      'Every dollar has been asked what it’s for. You earn by skill and precision, and mend what others would’ve tossed.',
    libra:
      'Beauty has a line in your budget. You do well in joint ventures, and dither longest over whatever would please only you.',
    scorpio:
      'How much you have is nobody’s business. You can live on little, then spend everything on one obsession; being in debt bothers you.',
    sagittarius:
      'Money means being free to leave. Because Jupiter expects plenty, you trust that more is coming; it’s occasionally a bit late for the rent.',
    capricorn:
      'You price yourself by what you’ve built. Saturn counts slowly, so reserves are sacred, and a treat tends to need a reason.',
    aquarius:
      'Owning things can bore you; having access will do. Your income is apt to come by an odd route, on terms you invented yourself.',
    pisces:
      'Coins find the hole in your pocket. Neptune rules the account, so what you give is soon half forgotten; your real capital is imagination.',
  },
  3: {
    aries:
      'In banter, your answers come at a run. You learn by trying, write in bursts, and enjoy a debate conducted at speed.',
    taurus:
      'An earth sign studies at a walking pace, and what’s learned stays learned. A lesson you can hold or taste needs no second explanation.',
    gemini:
      'A house after Mercury’s own heart: three chats open, two books begun, and the whole street’s news passing through you.',
    cancer:
      'You remember who said what and how it felt. Ideas come with your moods, since the Moon sends them, and neighbors are something like kin.',
    leo: 'Even your voice mails have a beginning, a middle and a bow. You persuade by warmth, and hope to be heard out.',
    virgo:
      'Typos leap out at you from the page. You learn by taking notes, and worry in well-ordered paragraphs.',
    libra:
      'You listen as though nobody else were waiting. What you put in writing is tactful, and the blunt draft stays in its folder.',
    scorpio:
      'Casual questions from you are seldom casual. You catch half a hint, keep confidences, and sometimes go quiet where others would gossip.',
    sagittarius:
      'Facts are fine, but you’re after the point of them. Jupiter likes things large, so in anecdotes you round up numbers.',
    capricorn:
      'On serious matters you speak once, having considered twice. What you learn by heart comes slowly and stays, and your signature carries weight.',
    aquarius:
      'Your mind takes the fire escape while everyone else is on the stairs. Uranus rules it, and feeds it group threads and peculiar facts.',
    pisces:
      'You understand a thing by its music. Street directions get lost, poems don’t, and you often answer what wasn’t said aloud.',
  },
  5: {
    aries:
      'Courtship is a dare to you, and so is a blank canvas. Aries is cardinal, so you enjoy the first round most, and a good rival helps.',
    taurus:
      'Pleasure should be slow, edible or made of clay. In romance, touch wins you over, and you stay on long afterward.',
    gemini:
      'You flirt with words. Fun means quick games, puns and a new hobby each fall, and children like how you answer them.',
    cancer:
      'Falling in love begins, for you, with looking after someone. What you make is personal and tends to be kept in a box.',
    leo: 'The Sun rules this playhouse. You court with fanfare, create with flair, and sulk with a certain grandeur.',
    virgo:
      'Your hobbies come with tools and a method. As a suitor you notice every small need and turn up with the right adapter.',
    libra:
      'Dating is an art, and you treat it as one: the light, the wording, the stroll home. You create best as half of a duet.',
    scorpio:
      'Halfhearted play isn’t play. A crush runs deep, as Scorpio’s water does, and a single project can swallow weeks on end.',
    sagittarius:
      'Any game improves outdoors or abroad. You fall for laughter and long views, and improvise what others would rehearse.',
    capricorn:
      'You play to get good at it. Romance tends to ripen late, with courtly manners and a very dry wit, because Saturn won’t be rushed.',
    aquarius:
      'A friend with strange ideas is the likeliest flame. You invent your own games, and formal dates make you fidget.',
    pisces:
      'You fall for an atmosphere first and the person shortly after. Paint, song or make-believe says the rest for you.',
  },
  6: {
    aries:
      'Working in sprints suits you, and you’d sooner do a job than explain it. On dull mornings you need something to push against.',
    taurus:
      'Steady hours, decent food, your own chair: given those, you outlast most people. Changes should be announced early to a fixed sign.',
    gemini:
      'Several jobs at once keep a mutable sign fresh. You trade tricks with coworkers, and you pick up much of your training in passing.',
    cancer:
      'Your workday depends on who’s kind in it. You look out for colleagues, and keep snacks for the ones who forget.',
    leo: 'Even the chores should be done with style. Daily work is a matter of pride, and a spoken thank-you doubles your output.',
    virgo:
      'Virgo belongs here, so order is what you work by, and a job that’s merely done seldom satisfies you.',
    libra:
      'A fair schedule and pleasant colleagues are worth a corner office to you. Ugly rooms and ugly tones tire you equally.',
    scorpio:
      'When you work, you vanish into it. You overhaul what others avoid, and want nobody reading over your shoulder.',
    sagittarius:
      'Routine needs a view. Varied days, some travel or some teaching suit you, and the filing can be found under the map.',
    capricorn:
      'You’d work through a holiday if no one hid the keys. Duty steadies you, and a day off is easiest when someone else plans it.',
    aquarius:
      'Your best hours follow no schedule. You automate what you can, question rules, and do a week’s work in one peculiar night.',
    pisces:
      'Schedules soften around a water sign. You serve generously, soak up the whole office’s mood, and need silence to wring it out.',
  },
  8: {
    aries:
      'In an emergency you move first. You’d rather have the confrontation today, and whatever’s shared should leave you some say of your own.',
    taurus:
      'Your trust grows as trees do. With joint money you want plain figures, and what you’ve let in, you don’t let go of lightly.',
    gemini:
      'Talk leads you into the dark. Secrets interest you as stories, and one frank conversation at midnight counts as closeness.',
    cancer:
      'You let people in as you’d let them into a family. Old hurts are kept carefully, and confidences even more so.',
    leo: 'Pride goes along into your private rooms. Being humbled by someone close is harder on you than losing before a crowd.',
    virgo:
      'You read the fine print of intimacy. An earth sign trusts after proof, and a fear shrinks once you’ve put it under headings.',
    libra:
      'Closeness ought to be fair. You split costs to the cent, and put off the ugly talk, which doesn’t get prettier.',
    scorpio:
      'This house is Scorpio’s own, and the water’s deep. You know power when you see it, and give your trust seldom and entirely.',
    sagittarius:
      'The unknown might have a gift shop, the way you walk in. Candor frees you; joint finances could use a soberer eye.',
    capricorn:
      'You hold something back for a rainy day, in feelings as in funds. Saturn rules the vault: admission is slow, and by appointment.',
    aquarius:
      'Upheaval finds an air sign cool and curious. Intimacy has to have windows, and you’d cheerfully pin the shared bills to a bulletin board.',
    pisces:
      'Edges dissolve where you trust. Thanks to Neptune you sense what a bond leaves unsaid; who owes what is better written down.',
  },
  9: {
    aries:
      'A fire sign takes up beliefs at a run. One-way tickets tempt you, and any teacher worth having can be argued with.',
    taurus:
      'Your faith has its feet on the ground. You travel to eat and to stay, and trust wisdom that somebody has lived by.',
    gemini:
      'One creed seems meager to Mercury, since there are so many to compare. You pick up languages by eavesdropping and come back with jokes.',
    cancer:
      'You roam in order to find the place that feels like home, and believe what can be sung to a child.',
    leo: 'Big ideas suit you, preferably with a podium. A journey should be worth telling, and you teach with gusto.',
    virgo:
      'You believe what checks out. Learning comes to you in neat units, and your suitcase is packed according to a diagram.',
    libra:
      'Truth is something you weigh in company. Foreign manners, fair laws and well-proportioned cities do you good.',
    scorpio:
      'You dig deep for your convictions, since Pluto rules Scorpio. Forbidden books and one consuming subject take you farther than planes do.',
    sagittarius:
      'This house was made for Jupiter. You’d follow a question across a border, and seldom return with the opinions you packed.',
    capricorn:
      'A degree, a pilgrimage, a summit: you take the long road to wisdom and want it certified. Patience is part of your method.',
    aquarius:
      'You keep a philosophy of your own making. Unusual schools draw you, and your fellow believers tend to live in other time zones.',
    pisces:
      'Faith comes over you like weather, without an argument. Half your traveling is done in daydreams, and the sea figures in most of them.',
  },
  11: {
    aries:
      'You start the group, or at least its first debate. Friends are comrades in some attempt, and hopes get acted on by Monday.',
    taurus:
      'Few close friends, kept for good. You bring a fixed sign’s constancy and something baked, and your wishes are plain enough to touch.',
    gemini:
      'Your contacts would fill a small town. You introduce everybody to their missing half, and cheerfully revise everyone’s plans.',
    cancer:
      'Friends turn into relatives around you. You take in the stragglers at the holidays, and hope for a house that would fit everybody.',
    leo: 'In any circle a fire sign is apt to be the fireplace. Friends receive loyalty and long toasts from you, and might remember to clap.',
    virgo:
      'You’re the friend with the safety pins and the bus schedule. Groups run on your diligence, and every hope has a step one.',
    libra:
      'People who’d never have shared a bench get along at your parties. Bad blood between two friends costs you sleep.',
    scorpio:
      'A few people know you well, and they’d walk through fire for you. You feel a group’s undertow before whoever runs it does.',
    sagittarius:
      'Your sofa could hold friends of nine nationalities. Your hopes are sized for a continent, and others come along for the good cheer.',
    capricorn:
      'You choose friends as if for an expedition. They’re often older, and your hopes have deadlines, since Saturn keeps the calendar.',
    aquarius:
      'Eccentrics wave you over. Aquarius is at home here, easy among the odd, preferably with a cause ahead of its time.',
    pisces:
      'Strays and dreamers find you, and borrow what you won’t see again. Your wish for the world is kinder than the news.',
  },
  12: {
    aries:
      'Mars goes underground with you, so anger may surface as restlessness. On your own, moving fast, you discover what it was about.',
    taurus:
      'Silence and a free weekend restore you. Few suspect your private stubbornness, or where the good chocolate is hidden.',
    gemini:
      'Your mind goes on talking after you’ve shut the door. Let it talk to the ceiling, and it soon runs dry.',
    cancer:
      'You keep old feelings in the cellar, well fed. You withdraw to recover, and look after people who never learn of it.',
    leo: 'Behind a curtain there’s quite a performer. You’d rather not need praise, and recover by making something nobody will see.',
    virgo:
      'Worry comes at night, when Mercury sorts its files. You help unasked and unnamed; a rest can be had without a checklist.',
    libra:
      'Libra weighs things even in its sleep, so you argue both sides. A week alone takes practice, and beauty can restore you even unshared.',
    scorpio:
      'What a fixed sign buries stays alive. You know your own depths unusually well, and a latch clicking shut is a relief to you.',
    sagittarius:
      'Backstage you keep a stubborn optimism, thanks to Jupiter. Some of your longest journeys are taken alone, by one lamp.',
    capricorn:
      'Even with nobody watching, you stay on duty. Real rest begins on the day you let that inner office close.',
    aquarius:
      'You go off alone to think what can’t be thought in company. Insights arrive well before dawn, fully dressed.',
    pisces:
      'Sleep and waking are adjoining rooms to you. Music and mercy drift in, and so, at times, do sorrows that aren’t yours.',
  },
};
