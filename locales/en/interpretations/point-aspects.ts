import type { NatalInterpretations } from '../../natal-text-types.ts';

/** What the Moon's node, Chiron and Lilith say in their aspects to planets and angles. */
export const pointAspects: NatalInterpretations['pointAspects'] = {
  node: {
    sun: {
      joined:
        'Becoming visible is the road for you, and it’s steeper than it looks. Each time you speak as yourself, with no committee behind you, something in you gains ground, because the Sun is at the growing end of the axis.',
      flowing:
        'Who you are and where you’re headed are old friends. No earlier self has to be abandoned for you to grow, since the Sun is on good terms with both ends of the axis. All that’s missing is a shove.',
      tense:
        'Since the Sun stands at right angles to your way, pride won’t look at the map. You march past the turn, or refuse to ask directions. A purpose chosen for its own sake straightens the road a little.',
      opposed:
        'Being somebody has seldom been the difficulty. You know how to fill a doorway, and under stress you fall back on charm and rank. The talent stays with you; these days it does more good in a smaller spotlight, aimed at someone else.',
    },
    moon: {
      joined:
        'Needing people is the skill you’re slow to admit you lack. The Moon takes in before it gives, so feelings lead you onward, the awkward ones included, and where somebody looks after you, you tend to get somewhere new.',
      flowing:
        'Your instincts know the way home and the way forward, the Moon being at ease with both, and they don’t quarrel about it. A mood of yours makes a fairly reliable signpost, and you could follow it more on purpose.',
      tense:
        'Sooner or later an old need stands across the path. It asks to be held before you go on, and since the Moon keeps what it hasn’t digested, you’d only meet it again at the next bend. Ten honest minutes usually settle it.',
      opposed:
        'Sensing what others feel is a skill you seem to have had from the cradle, and it can keep you there. You soothe, you remember, you stay. Comfort is a fine place to start a day from.',
    },
    mercury: {
      joined:
        'The way ahead is paved with questions. Mercury walks in front, so you grow by finding the word for a thing and telling it to someone, however clumsy the first attempt sounds to you.',
      flowing:
        'Words help you along. The right book, or a word from whoever’s next in line, tends to show up around the time you need it, because curiosity feeds what you know already and what you don’t yet.',
      tense:
        'Something may have been left unsaid a few turns back, or unread. You can think yourself to a standstill over a choice, since Mercury crosses the path here. Saying one option aloud often sets the wheels moving.',
      opposed:
        'Cleverness has gotten you a long way. On familiar ground you’re quick with an answer, and you may still talk your way around an experience that wanted to be had. Listening is the newer trick.',
    },
    venus: {
      joined:
        'Being given things is less simple for you than giving them. Venus lies in the direction of growth, so every time you accept something lovely without having earned it, you’ve gone a mile.',
      flowing:
        'Kindness is good transport, since Venus is welcome at both ends of the line. Whoever likes you tends to help you along, and your taste points the way more surely than an argument would.',
      tense:
        'Love and direction don’t share a calendar in your case. You may give up a path for someone’s sake, or someone for a path. The skipped lesson is to say what you value before you’re asked to choose.',
      opposed:
        'You were born knowing how to please, it seems. Charm opens the same familiar gates, and you may stay where you’re liked long after you’ve stopped being curious. Affection that survives some friction takes you farther.',
    },
    mars: {
      joined:
        'The unfamiliar thing is wanting something so much that you’d be rude about it. Nerve, including the nerve to start a quarrel that’s due, is how you get anywhere, because Mars leads the way.',
      flowing:
        'Effort takes you where you hoped it would. One brave afternoon can be worth a month of thinking, since Mars supports what you were born able to do and what you’re still learning.',
      tense:
        'Anger comes up wherever the road forks. Held back, it stalls you; let loose, it takes the wrong exit at speed. There’s a cleaner kind of push that you tend to skip, which is to ask.',
      opposed:
        'Fighting is a language you already speak. Under pressure you hit back by reflex, you go it alone by reflex, and some battles are merely old ones in a new jacket. Strength at rest would be the novelty.',
    },
    jupiter: {
      joined:
        'Bigger is the direction, though you may not trust it. Jupiter goes ahead, so faith, study or a distant shore keeps opening up in front of you, and your part is to believe a little before the evidence is all in.',
      flowing:
        'Good company travels with you. Teachers and the odd stranger tend to wave you through, because Jupiter’s trust is easy to return. A ride this smooth can be slept through, so look up.',
      tense:
        'You keep learning the difference between more and onward. Big promises can pull you sideways at a crossing, and what you jump over then is the small, dull step that comes right after the vision.',
      opposed:
        'Confidence came with the luggage. You tend to land well, and to assume that you will, so effort can look like something for other people. Doubt, in small doses, goes where your luck hasn’t been.',
    },
    saturn: {
      joined:
        'What you grow into has some weight to it, a responsibility or a name that can be relied on. It feels like work because it is: Saturn pays slowly here, in ground that holds.',
      flowing:
        'Saturn is an ally that never asks for credit, so what you learned the hard way steadies the new ground under you, and elders, or simply the calendar, tend to be on your side.',
      tense:
        'A checkpoint stands on the unfamiliar road, staffed by your own caution. You turn around there more often than anyone orders you to. What’s missing is the boring preparation you’d hoped to skip, because Saturn won’t stamp an empty page.',
      opposed:
        'Duty you can do in your sleep, and sometimes you do. You’ve carried things early and well. Setting one of them down, with nobody’s permission, is likely to be the harder exercise.',
    },
    uranus: {
      joined:
        'You grow by surprise. Breaking ranks is new to you and second nature to Uranus, so moments that looked like accidents often prove to be the turns you needed.',
      flowing:
        'Change suits your direction of travel. A sudden idea tends to help both what you were and what you’re becoming, so an experiment costs you less than it costs most people.',
      tense:
        'Interruptions come, it seems, exactly when you’re getting somewhere. They point back to a freedom you skipped, some part of life you agreed to without much thought. Look it over, and change what chafes.',
      opposed:
        'Being different is a habit by now, and a comfortable one. You’re good at bolting. What stretches you is staying through the boring middle, until the very thing you’d have left becomes interesting.',
    },
    neptune: {
      joined:
        'Trusting what can’t be shown is the strange country you’re walking into, as Neptune offers no proofs. Art, prayer or plain compassion may take you there, and a wrong turn or two is part of the itinerary.',
      flowing:
        'A faint music runs under your decisions, and it’s in key, since Neptune feeds what you know and softens what you’re learning. Somebody still has to write it down.',
      tense:
        'Where the road should be, there’s sometimes a cloud bank. A hope you never examined sits at the turn, and you slow down each time without knowing why. Looked at in daylight, it mostly lets you pass.',
      opposed:
        'Drifting off is your oldest talent. A good deal of what you sense out there is true. It stays useful as long as it has one firm edge, be it a time, a price or a no.',
    },
    pluto: {
      joined:
        'Real power is the thing you’re growing into, a little against your will. Pluto takes the whole and never a slice, so when it truly matters you tend to go all the way through a thing, and to come out with more say over your life than you’d asked for.',
      flowing:
        'A slow ending doesn’t throw you off course, as Pluto only clears what was in the way anyhow. When something is over, you find your next step in whatever’s left, and others may wonder how you knew.',
      tense:
        'On every stretch you run into the same question of control, dressed as a boss or a lover or a habit. One small outcome given up early helps the next gate swing open, as Pluto grips by nature.',
      opposed:
        'Standing your ground is something you know how to do, along with outwaiting people and holding a thing fast. The grip came early. Opening your hand, where nothing urgent is at stake, is practice of a new kind.',
    },
    ascendant: {
      joined:
        'You seem to grow by walking in. Acting alone and in your own style is the unpracticed thing, because the eastern horizon is where a person begins. The first ten seconds are the worst.',
      flowing:
        'The way you come across helps you get where you’re going. Whoever meets you tends, without much fuss, to step aside; your manner and your direction agree.',
      tense:
        'A first impression can send you down a side road. You’re taken for someone on another errand, and go along with it out of politeness. Saying at the outset what you came for is the step that gets missed.',
      opposed:
        'Alone, you’re in familiar territory. Independence is what you lean on, perhaps too readily, and growth tends to come from across the table, from somebody who’d like to be asked.',
    },
    midheaven: {
      joined:
        'Up is the new direction. A task in public, signed by you, with nobody to hide behind, asks more of you than private life does, and shows you more of yourself.',
      flowing:
        'Work and growth pull the same cart. A job tends to teach you what you lacked, and what you picked up in private is often just what’s wanted in public.',
      tense:
        'Career decisions tend to arrive crosswise to everything else. Each one uncovers something you skipped, often a conversation at home that never took place. Have it late if need be; it still counts.',
      opposed:
        'On the way up you know every handhold. What feels unfamiliar lies at the other end, under your own roof, where nobody’s clapping and you’re only expected to be there.',
    },
  },
  chiron: {
    sun: {
      joined:
        'Something about simply being who you are seems to have stung early. You may have learned how a person gets made small, and it’s why someone unsure of their worth stands taller beside you.',
      flowing:
        'You can speak of what once embarrassed you without turning it into a performance. Your confidence has a kindness in it that others borrow, because the Sun warms the sore place here.',
      tense:
        'Pride and hurt take turns at the wheel. Being overlooked can cut deeper than the occasion warrants, and you overreach to cover it. Few people praise as well as you do, knowing what its absence costs.',
    },
    moon: {
      joined:
        'Care, or the lack of it, may be where it hurts. You feel a draft in any household, and you can sit beside a grown person’s childish sorrow without correcting it.',
      flowing:
        'Tenderness and injury are on good terms in you. With the Moon on your side, feelings mend as you tell them, and friends bring you theirs because nothing in your face says “hurry.”',
      tense:
        'When you ask for comfort, an old ache answers first. You may nurse everyone in sight so as to avoid the chair where people get looked after. Sit in it for an evening. The knack for nursing won’t leave you.',
    },
    mercury: {
      joined:
        'Speech has a tender edge for you; a sentence that could hurt is weighed before it’s let go. Those who stammer, doubt or can’t spell tend to find in you the best of teachers, one who lets them take their time.',
      flowing:
        'You find the phrase that makes a hard thing bearable. Having puzzled over your own sore spots, you can explain them plainly, and an explanation from you works like a lamp carried in.',
      tense:
        'Being misheard gets to you more than it should. A careless remark can replay in your head for days, and next time you prepare so long that the moment passes. All this has made you careful with what others confess.',
    },
    venus: {
      joined:
        'Whether you’re lovable is the question under several others. It makes you gentle with the unchosen, good at mending what’s been called plain, and slow to believe a compliment that’s standing right there.',
      flowing:
        'Love has generally done you good, even the kind that’s over. You know how to be sweet to someone’s scars, and beauty, be it a song or a well-cut coat, can repair your day.',
      tense:
        'Rejection seems to have left a scrape that closeness keeps brushing against. You give before it’s wanted, or hold off so as not to be refused. Knowing both moves from the inside, you read the lonely at a glance.',
    },
    mars: {
      joined:
        'Standing up for yourself touches a bruise. Perhaps anger got you nowhere, or much too far. You’ve studied force from below, and you can show a timid person exactly where to put their feet.',
      flowing:
        'You act on behalf of those who are hurt and make no crusade of it. Mars likes a task, so exertion mends something in you, on a long hill or in a contest that you can lose with grace.',
      tense:
        'Blocked, you ache before you rage. Old defeats flare up in new disputes, and you can hit back at someone who was only in the way. Used with care, that nerve makes a fierce defender of you.',
    },
    jupiter: {
      joined:
        'Meaning is the tender subject. You want to believe and you test the floor first, like one who has gone through it before, which is why seekers who can’t stand a sermon like to talk with you.',
      flowing:
        'Your bad times tend to become good stories, told for somebody else’s benefit. They come with a humor that never mocks, because Jupiter gives an old hurt room to stretch.',
      tense:
        'Great expectations hurt when they come down, and yours have been great. Jupiter enlarges, so you overpromise a cure, to yourself included. What others come for is smaller: you know what to say after the letdown.',
    },
    saturn: {
      joined:
        'Being found wanting is the old fear, and you’ve built a good deal on top of it. The standards are severe. Anyone starting late gets a patience from you that you seldom grant yourself.',
      flowing:
        'Time treats this sore spot well, Saturn being a friend of the long term. Experience sets into something useful, a method or a calm tone, which lets you tell a beginner how long it takes without discouraging them.',
      tense:
        'Authority finds the tender place without looking. A curt note from above can cost you a night’s sleep, and rules feel written about you. Given a title of your own, you tend to remember how that felt.',
    },
    uranus: {
      joined:
        'Never quite fitting in was painful before it was interesting. You notice whoever’s standing beside the group, since you know the spot by heart, and you offer them room where others offer advice.',
      flowing:
        'Odd remedies work for you, because Uranus comes at an old hurt from an angle nobody had suggested. A friend who’s stuck can borrow the method, or at least the nerve.',
      tense:
        'Sudden change catches you on the sore side. You may leave first in order not to be left, or cling to a routine that no longer helps. In other people’s upheavals, though, you’re steady, as if you’d read ahead.',
    },
    neptune: {
      joined:
        'There’s a homesickness in you that has no town attached. It opens you to everyone’s sorrow, more than is wise on some days, and gives your comfort a depth that cleverer comforters lack.',
      flowing:
        'Imagination dresses your wounds. You recover in music, in faith or simply in looking at a river, and your sympathy reaches people without making them feel pitied.',
      tense:
        'Perhaps you hoped to be saved, or to save, and it came to nothing. Disappointment blurs into guilt, because Neptune draws no lines. Draw one yourself, around what’s yours to carry, and compassion gets its eyesight back.',
    },
    pluto: {
      joined:
        'The hurt goes down a long way, to where trust and power mix. You don’t scare easily as a result. Whoever can’t say a thing to anyone may find they’ve just said it to you.',
      flowing:
        'You can touch a deep wound and remain calm. Something in you knows that what’s looked at begins to change, so a crisis, yours or a friend’s, tends to leave more repaired than broken.',
      tense:
        'Feeling powerless is the exposed nerve, and you’ll go far to avoid it. When you feel cornered, you may grip a situation until nobody in it can move. Let somebody else decide the small things, and the fear gets smaller.',
    },
    ascendant: {
      joined:
        'Chiron stands right where strangers meet you, so they sense your sore spot at hello and tell you theirs. Your manner is half nurse and half patient, and people trust it for being both.',
      flowing:
        'Weakness is easy to admit around you. There’s little armor in how you approach a stranger, only a practical sort of mildness, and it calms the nervous at first sight.',
      tense:
        'How you come across may have been criticized once, and part of you still checks the mirror for it. The sting can return in a partner’s words. Told where it is, they can step around it.',
    },
    midheaven: {
      joined:
        'Your work grows out of what was difficult. Your name may stand for help with precisely the thing that never came easily, and the credentials for that are of a kind no school prints.',
      flowing:
        'What you’ve been through is of use on the job. You get trusted with the delicate cases, and a detour in your career tends to become its best chapter.',
      tense:
        'A setback in public stings at home, and something from home limps along to work. You doubt whether you’ve earned the title. Those you’ve trained, meanwhile, don’t seem to doubt it at all.',
    },
  },
  lilith: {
    sun: {
      joined:
        '“Too much” is a phrase you’ve likely heard before. The will that wouldn’t sit still is also what makes you unmistakable, and you tend to dim it for the very people who’d have enjoyed the glare.',
      flowing:
        'When you let your wild side show, you wear it openly and without a costume. It feeds your confidence, and whoever spends a day around you goes home slightly less obedient.',
      tense:
        'Part of you refuses what the rest works hard to be. The respectable self gives a speech and the other one yawns in the back row. Let it heckle now and then; the speech improves.',
    },
    moon: {
      joined:
        'Your feelings don’t keep visiting hours. Need, hunger and fury come in raw, and you were perhaps asked to bring a milder set. What you feel first, before editing, is usually accurate.',
      flowing:
        'You allow yourself your moods, and the roof stays on. Instinct speaks in a low voice that you’ve learned to hear, which keeps your care for others free of syrup.',
      tense:
        'You look after people and would like, about once a month, to bite one. The Moon wants closeness while Lilith won’t be kept, so guilt and temper alternate. An hour in which nobody can reach you prevents much of it.',
    },
    mercury: {
      joined:
        'Your tongue isn’t fully housebroken. Mercury says aloud what Lilith thinks, so at the first pretense, out comes the truth under the varnish, guests or no guests, and you think most freely about whatever was off limits.',
      flowing:
        'Forbidden topics sound normal when you bring them up. You have a frank, unshockable mind, so you’re asked the questions that others type into a phone at night.',
      tense:
        'Told, perhaps, to lower your voice, you saved it up. It comes out later as an edge, a private joke or a letter that should have cooled. Used on time and unsharpened, the same wit is a pleasure.',
    },
    venus: {
      joined:
        'Desire in you won’t be made pretty. Beside Lilith, Venus stops wanting to be liked, so you want whom you want, admire what’s considered a bit off, and charm by declining to try. Envy comes with the territory, in both directions.',
      flowing:
        'You’re at ease with appetite. Flirting, dressing up and saying “no, thank you” all come from the same self-possessed place, and an invitation from you comes without a catch.',
      tense:
        'Sweetness was perhaps expected of you, and something in you keeps spitting it out. You may choose the forbidden thing over the loving one to prove a point. The point was made a while ago; look who’s still there.',
    },
    mars: {
      joined:
        'Nobody tells this fire when to go out. Your temper and your wanting are quick and bodily, close to the ground, and they can scare whoever needed you tame. A hard physical craft gives them a place of honor.',
      flowing:
        'You can be fierce without being cruel. Courage comes from the body, as Mars lends Lilith its aim, and you defend your ground, or a friend’s, with every sign of good cheer.',
      tense:
        'Somebody says you can’t, and a door can come off its hinges. Rage that was forbidden tends to pick its own hour. Given a task a day, it stops choosing the holidays.',
    },
    jupiter: {
      joined:
        'Your unruliness has a philosophy. You were perhaps too loud in your joys or too doubtful in church, and you still won’t take a truth on anyone’s say-so, though you’ll gladly hear it over wine.',
      flowing:
        'Overstepping often turns out well for you. Your taste for the unapproved is good-humored, because Jupiter takes the sting out of things, and the view you bring back is of use even to the approvers.',
      tense:
        'Excess is how the untamed part files its complaint. You can preach moderation for most of the day. What you crave is probably freedom of belief, which costs less than a spree.',
    },
    saturn: {
      joined:
        'Rules were laid over something wild in you, and it has grown through the cracks like mint. You can be stern with your own desires for years. They tend to wait, and to come back with terms.',
      flowing:
        'You’ve given your wildness working hours. It’s disciplined without being broken, so you can defy a bad rule quietly and still be asked to write the better one.',
      tense:
        'A strict voice says “behave,” and a lower one laughs. Shame is the usual weapon in this quarrel. Neither has to win; the law you wrote yourself, late and with care, is the one you’ll keep.',
    },
    uranus: {
      joined:
        'Ungovernable is a fair description, Uranus and Lilith having both resigned from the club. You break a pattern the instant it closes, and were perhaps called hopeless by those who wanted a schedule. Some of them may yet copy the escape.',
      flowing:
        'Your rebellion is inventive and hardly ever bitter. You see another way of living and simply begin, which unsettles less than a manifesto would, and convinces more.',
      tense:
        'Shock is your emergency exit, as Uranus knows no other. When desire has been denied too long, you can overturn the whole arrangement, including the parts you liked. Small refusals, one a week, keep the large one in its case.',
    },
    neptune: {
      joined:
        'Your longing has no fence around it, because Neptune never built one. You may dissolve into a person, a song or a wish, and slip off the moment a hand closes on you. Making something of it is how you stay.',
      flowing:
        'Fantasy is a friend you don’t have to hide. It lends your art or your affections a shimmer, and you know, most of the time, when to come ashore.',
      tense:
        'Whatever you were told to be ashamed of went underwater and sings from there. You idealize it in others, or lose an evening to it. Named in ordinary words, the wish becomes something you can say yes or no to.',
    },
    pluto: {
      joined:
        'Desire and power share a root in you, and it gets a reaction before anyone knows why. You were perhaps advised to hide it. Known and named, it makes you very hard to shame.',
      flowing:
        'You’ve made peace with things others won’t look at. Your magnetism is quiet, your refusals are final, and you can help somebody face a dark wish without a lecture.',
      tense:
        'Control and surrender keep circling each other. You can test those who get near, or go silent to see who panics. What you want sounds less alarming spoken than guessed at; most wants do.',
    },
    ascendant: {
      joined:
        'Something untamed comes in with you. Strangers may find you fascinating or a bit much, often in that order, and your face declines to perform a feeling it doesn’t have.',
      flowing:
        'You wear your difference easily. It gets around that you can’t be owned, and to your amusement you’re treated quite well because of it. The Ascendant is where people meet you, and honesty looks good there.',
      tense:
        'You soften your outline for company and then resent the company. Partners may carry the wildness on your behalf, with great drama. A little of it, shown early, lets everyone know who’s coming.',
    },
    midheaven: {
      joined:
        'A conventional career tends to spit you out, or you it. You’re known for the very thing that was called improper, and the work improves when nobody expects you to be grateful.',
      flowing:
        'On the job you can be blunt and stay employed. Your refusal to flatter gives your name a certain value, and you find the fields where an outsider’s eye is wanted.',
      tense:
        'The public role can feel tight. You rise, then say something outrageous at the decisive lunch, or you keep a spotless record and dream of walking out. A position with some lawlessness built in fits better than praise.',
    },
  },
};
