import type { IngressTexts } from '../../interpretation-types.ts';

/** A slow planet entering a sign. */
export const ingresses: IngressTexts = {
  jupiter: {
    aries:
      'For roughly a year, beginnings are in fashion. Jupiter here favors whoever knocks first, and public taste runs to pioneers, contests and short speeches. Confidence spreads quickly in a fire sign, along with some bragging. It’s a good time to try what you’ve only talked about.',
    taurus:
      'Appetites ripen. During this year people tend to trust what grows at its own speed: gardens, crafts, a loaf proofing overnight. Plenty feels possible, and so does a second helping. Anyone with patience may be surprised by the yield of a modest plot.',
    gemini:
      'Everybody seems to be taking a class, starting a newsletter or learning to say “good morning” in Korean. Jupiter spends about twelve months in this sign of talk, so curiosity becomes cheap and plentiful. Wisdom keeps its old pace, and two books for each headline is a fair ratio.',
    cancer:
      'Spare rooms fill up when Jupiter, exalted in this sign, moves in for a year or so. Generosity turns toward families, neighbors and anyone who needs a bed, and old songs find new listeners. Guarding one’s own can go too far. Set one more place than you need.',
    leo: 'Expect brighter colors. The Sun rules this sign, and for about a year the common mood favors heart and showmanship, with street festivals, big-screen romances and amateurs onstage. Vanity rides along with all the self-belief. A good test of greatness, in such times, is who else gets to bow.',
    virgo:
      'Progress comes in small print this year. Jupiter in Virgo would sooner mend than boast, so skill and useful service earn more respect, and even optimism carries a checklist. Some grand visions will have to wait. One improved habit can change a whole week.',
    libra:
      'Cooperation has good press for about a year. Partnerships form, feuds are talked through, and design matters, from courtrooms down to shop signs. With so much politeness, decisions can stall at the door. “After you.” “No, after you.” Somebody eventually has to go in.',
    scorpio:
      'Curiosity goes underground, as it does in water signs. For most of a year there’s an appetite for the truth about power, intimacy and shared resources, and confessions find readers. Trust given at such depth can do people good. A few doors may stay shut, out of plain respect.',
    sagittarius:
      'Jupiter is at home in Sagittarius, and the whole mood stretches its legs for a year. Travel, teaching and faith look larger; so do the jokes. Optimists may promise the moon by Wednesday. Enjoy the wide view, and ask who is carrying the water.',
    capricorn:
      'Hope goes to work in a plain suit. During this year, growth tends to come by way of planning and earned rank, while smooth talk finds few buyers. Jupiter is cautious in this sign, even a bit dry. Long efforts begun now often have sturdy legs.',
    aquarius:
      'Good ideas seem to belong to everyone for a year. Groups gather around causes and inventions, strangers help strangers, and the future is discussed on the sidewalk. Principle may outrun kindness at times. The better schemes of such a period tend to include somebody’s actual grandmother.',
    pisces:
      'Compassion widens like a river after rain. Jupiter, the old ruler of this sign, returns for about a year, and art, prayer and charity meet open hands. Credulity comes in with the water. Give freely, and count the silver afterward without bitterness.',
  },
  saturn: {
    aries:
      'Self-reliance gets strict for some two and a half years. Saturn isn’t comfortable in Aries, so boldness has to show its license, and people learn to begin things without a crowd behind them. Impatience is the common complaint. Courage with training behind it goes furthest.',
    taurus:
      'How much is enough? Saturn puts the question to everybody for over two years, and thrift and durable goods come back into favor. Comforts may feel rationed, and people often discover which few things they’d truly miss, and take better care of them.',
    gemini:
      'Language sobers up. With Saturn in an air sign for two years and more, careless claims get checked, schools come under review, and it may feel as if everyone had become an editor. Amid the thinner chatter, a sentence that says exactly what it means can seem almost luxurious.',
    cancer:
      'Home affairs turn serious while Saturn stays, a stern guest in a sign the Moon rules. Housing, elders and who looks after whom occupy many minds for two years or longer. Tenderness becomes a duty. Under that roof, duty sometimes turns tender.',
    leo: 'Spotlights narrow. For a couple of years and then some, show without substance tires people, and those who lead are asked what they’ve made lately. Fun may have to keep to a budget, and talent that practices in cold rehearsal rooms can come out with a warmer, truer voice.',
    virgo:
      'Repair is the spirit of the age, for about thirty months. Saturn in Virgo honors the exact and the overlooked: procedures, clean water, whoever fixes the printer. Worry can multiply like paper clips where Mercury rules. One job done properly becomes a quiet form of self-respect.',
    libra:
      'Saturn is exalted in this sign, and for its thirty months or so, justice has its reading glasses on. Contracts, courts and marriages are examined for balance. Fairness measured so finely can look chilly. Agreements made in such years tend to be built to hold.',
    scorpio:
      'Trust is tested at the hinge. A stay of over two years brings a stern look at joint debts, secrets and the uses of power, and people grow choosy about whom they let close. Heavy as that can feel, honest closeness, once reached, has deep footings.',
    sagittarius:
      'Convictions are asked for references. While Saturn spends its thirty-odd months here, big talkers meet fact checkers, travel wants more forms, and teachers are held to what they preach. Faith may shrink to a workable size. It often walks better that way.',
    capricorn:
      'Structure is in its element, since Saturn rules this sign and works long hours in it. For a good two years institutions tighten, rank matters, and private life may resemble an apprenticeship. With endurance so respected, somebody should remember to heat the building.',
    aquarius:
      'Old ties link Saturn to Aquarius, so the ideal of a group gets a constitution. In these thirty months or thereabouts, networks set rules and outsiders weigh the price of joining. Distance can harden where warmth was planned, and reform goes best when someone keeps the minutes and someone brings pie.',
    pisces:
      'Fog gets surveyed. For more than two years, whatever is formless is asked for an outline: charities publish accounts, visions go into rehearsal, and vague sorrow meets with patience. Limits on kindness hurt a little. They may also be what keeps it flowing.',
  },
  uranus: {
    aries:
      'For about seven years the times favor whoever jumps first. Uranus in Aries stirs up inventors, mavericks and lone protesters, and patience with old authorities runs thin. Amid so many loud firsts, finishing something could be the truly radical act.',
    taurus:
      'Solid ground surprises everyone. During some seven years, ideas about food, land, manual work and the meaning of value are shaken loose, in a fixed sign that hates to be rushed. Odd new comforts appear. Old habits may stay, provided they can still say why.',
    gemini:
      'How people talk to each other changes every few months, or so it feels. Seven years of Uranus in Gemini, an air sign, bring fresh media, strange slang and sudden links between distant fields. Attention frays at the edges, though minds that rest regularly tend to catch the better flashes.',
    cancer:
      'Who counts as family? Over seven years or so the answers multiply, and so do ways of living under one roof. Nests are rebuilt with unusual materials. Some people long for the old Sunday dinner, and it can be cooked in any of the new kitchens.',
    leo: 'Applause goes to the unexpected. Across these seven years the arts, love affairs and the very idea of a leader try on daring costumes, and children amaze their elders. Everyone wants to be singular at once. Real warmth may stand out more than the strangest hat.',
    virgo:
      'Workplaces are opened up like clocks to see what makes them tick. Uranus spends its seven years in Virgo inventing tools, shortcuts and new notions of well-being, some brilliant and some fussy. Since routine won’t lie still, it pays to be flexible about methods and firm about quality.',
    libra:
      'Couples, contracts and etiquette enter an experiment of about seven years. With Uranus in this sign, equality is argued over at crosswalks and beauty turns asymmetrical. Partnerships may change shape several times. Good humor is probably the best clause anyone can add.',
    scorpio:
      'Lids fly off. For some seven years, what was whispered about power, sex and joint wealth may be said at full volume, by people who had seemed quiet. Relief mixes with shock. Mending is slower work than revealing, and deserves as much attention.',
    sagittarius:
      'Belief jumps its fences for around seven years. New philosophies, unusual classrooms and odd routes across the globe attract people of every age, under a sky that dislikes dogma. Zeal may sprint ahead of knowledge. Question marks make light luggage, so take plenty.',
    capricorn:
      'Pillars shift an inch, then another. While Uranus occupies Capricorn, for seven years or a little over, institutions are rewired from within and the corner office looks less permanent. Hierarchies grumble. Lasting reforms tend to come from people who’ve read the original blueprint.',
    aquarius:
      'Uranus rules Aquarius, and for seven years the future seems to turn up ahead of schedule. Networks, inventions and unlikely alliances multiply. Crowds get clever, while a single person may feel like a number. Learn the mail carrier’s name.',
    pisces:
      'Imagination picks up a strange current. In a stay of about seven years, Uranus lets art and technology trade dreams, and spirituality leaves its usual buildings. Some visions evaporate by noon. The ones worth keeping usually make somebody’s plain day a little kinder.',
  },
  neptune: {
    aries:
      'A hero’s haze hangs over these fourteen years or so. Neptune in Aries dreams of pure beginnings and brave causes, and many feel called to something they can’t yet describe. Once courage becomes a kind of faith, a useful question is whom it actually helps.',
    taurus:
      'Some fourteen years of longing settle on the earth itself, on meadows, bread and the hope of plenty. Value grows hazy, and a thing may be wanted mostly for the glow around it. What can be held, tasted or planted tends to console longest.',
    gemini:
      'Rumor and poetry use the same printing press. For about fourteen years words enchant, news blurs, and stories travel farther than their authors. Lovers of language may find rich material, and good reason to ask where a thing was first heard.',
    cancer:
      'Nostalgia has a long lease, fourteen years give or take. Neptune, where the Moon rules, idealizes hearth and homeland, and a wave of sympathy goes out to whoever is far from either. Memory paints over the cracks. Kindness in the present needs no gilding.',
    leo: 'Stardust falls on everything for fourteen years or thereabouts. Romance, theater and the worship of dazzling figures flourish, and play takes on something holy. Idols tend to have strings. Ordinary talents, sung or baked or hammered together, can hold plenty of magic.',
    virgo:
      'Devotion moves into the details. In a stay of around fourteen years, Neptune blurs the line between job and calling, and people seek purity in simple things, clean tools and honest labor. Vague worry may gather as well. Helping one person carefully clears the view.',
    libra:
      'Love songs set the tone for fourteen-odd years. Venus rules the sign, so peace is imagined in beautiful colors, and relationships carry a great deal of hope, occasionally more than two people can lift. Even diplomats grow dreamy, and harmony that leaves a chair free for disagreement tends to last.',
    scorpio:
      'Mystery becomes a shared hunger. Over its fourteen years or so in Scorpio, Neptune draws people toward the depths of the mind, the occult and closeness without walls, and boundaries may dissolve on the way down. Take a friend and a flashlight.',
    sagittarius:
      'The far side of the ocean looks holy for nearly fourteen years. Distant teachings, foreign music and visions of one wide world inspire many, and prophets have little trouble filling a hall. A faith that can laugh at itself usually travels safest.',
    capricorn:
      'Even concrete seems to dream. Through some fourteen years of Neptune in Capricorn, the authority of institutions grows misty, and people wonder what all the success was for. Grand titles fade like ink in the sun. A modest duty done with heart gains unexpected luster.',
    aquarius:
      'One big human family: the idea glows for about fourteen years, carried by networks and electronic wonders. Strangers feel near, and machines seem almost wise. A letdown tends to follow when wires do what wires do. Utopia might be tried out on the neighbors first.',
    pisces:
      'Neptune comes back to its own sea, and the tide stays in for fourteen years. Art, pity and the unseen reach people who’d have shrugged before; so do muddle and the urge to slip away. Singing helps, and so does keeping sight of land.',
  },
  pluto: {
    aries:
      'Close to thirty years of raw beginnings: with Pluto in Aries, an age tears off its wrapping and asks who dares. Individual will becomes everybody’s affair. Force has its appeal, and so does flight. The victories that last are often over one’s own temper.',
    taurus:
      'What a thing is worth, and who gets to keep it, is slowly dug over for about three decades. Pluto in Taurus grinds like a glacier, and habits of owning change by inches. Stubbornness runs deep, and a real patch of soil may teach more than the deed to it.',
    gemini:
      'Words gain an undertow for some thirty years. Whoever shapes language and learning shapes the period, while schools, print and every path a message can take are remade from the ground. Where secrets leak so readily, speaking the truth becomes a form of strength.',
    cancer:
      'Belonging turns fierce. For around a quarter of a century, clans, homelands and the meaning of a mother or a roof are broken open and built again. Fear of losing shelter runs through it, and heroic care as well. A door held open is long remembered.',
    leo: 'Crowns are fought over, melted and recast. During nearly twenty years, Pluto in Leo puts creative will at the center of public life, and a single personality can loom very large. Pride shows its price, while the finest legacy is a crowd of people who dared to make something.',
    virgo:
      'Down among the gears, for fifteen years or so, work is transformed. Pluto in Virgo purges methods, cross-examines experts and looks hard at how soil, water and laborers are treated. Perfection can play the tyrant. Thousands of small corrections add up to a different world.',
    libra:
      'Scales are themselves put on the scales for about a dozen years. Marriage, law and the polite surface of dealings between people get probed for hidden power. Some alliances end and others deepen. Justice takes more nerve than charm, and many find they have it.',
    scorpio:
      'Pluto rules here, and its dozen years in Scorpio go straight to the bone. Intimacy, power and what society keeps in the cellar come up to be faced. With half measures so rare, courage often looks like one honest talk behind a closed door.',
    sagittarius:
      'Big beliefs collide and melt for twelve or thirteen years. Religions, universities and notions of the foreign pass through Pluto’s furnace, and certainty is a weapon to some and an open question to others. The curious fare well. They ask what remains after the shouting.',
    capricorn:
      'For fifteen years, more or less, somebody goes around knocking on society’s load-bearing walls. Pluto in Capricorn shows where authority has gone hollow and where it still carries weight. As ambitions grow soberer, whatever is rebuilt slowly and in the open stands a fair chance.',
    aquarius:
      'Crowds discover their own voltage. Over about two decades, power passes into networks, machines and shared ideas, and what it means to be one person among so many is thought through afresh. Membership may charge a high fee. Independent minds who like people become precious company.',
    pisces:
      'Like ink in water, change spreads without a clear edge for over twenty years. Pluto in Pisces dissolves worn-out faiths and buried sorrows, and art may say what no program can. Escape tempts whole societies. Mercy, practiced close by, proves stronger than it looks.',
  },
};
