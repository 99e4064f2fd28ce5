import type { PairInterpretations } from '../../pair-text-types.ts';

/** The chart of two people as a third, by sign. */
export const compositeSigns: PairInterpretations['compositeSigns'] = {
  sun: {
    aries:
      'The two of you exist in order to start things. Together you’re braver than either is alone, quicker to answer and quicker to quarrel, and the bond feels best with a finish line in sight. Too much quiet can bring out your worst. A shared dare usually sets things right.',
    taurus:
      'What you make between you takes time, and you both know it without discussing it. In a fixed sign it has weight: regular hours, a favorite bakery, a garden or a fund. Other people lean on it. Asked to change plans overnight, you turn, jointly, into a boulder.',
    gemini:
      'You’re a conversation that happens to have two bodies. The purpose of it all is to find out, to pass it on and to laugh in the wrong places, and as a pair you know an astonishing number of people. When one subject is forbidden, though, the whole house goes quiet.',
    cancer:
      'Put the two of you anywhere for a week and it turns into a home, with a hook for each coat. Caring for someone or something is what you do as a pair. Outsiders find the circle warm and hard to enter, and old hurts are kept with the photographs.',
    leo: 'As a pair of any kind, you’re an event. The Sun rules Leo: there’s pride in being seen together, a shared generosity, and a taste for celebrating what other people let pass. Being ignored doesn’t suit this bond. Neither does modesty, really; what it needs is some third thing to shine on.',
    virgo:
      'Nobody fixes a thing as you two do. The bond lives in usefulness, in better methods and small attentions, and its love language is the unasked errand. Since there’s always something left to do, rest gets put off. It’s a rare and lovely day when you go out and leave the dishes.',
    libra:
      'Being a pair is what this pair is about. You consult, take turns, come down on the gracious side, and friends bring you their disputes to settle. Deciding where to eat may last an evening. The balance you keep is real, though it improves whenever somebody says what they’d rather have.',
    scorpio:
      'Between you it’s seldom quite casual, not even at the bus stop. There’s loyalty of the wordless sort, and a wish to know what lies under everything, each other included. Shared secrets bind you; separate ones burn. Hard times tend to leave the tie stronger and the jokes darker.',
    sagittarius:
      'You two are headed somewhere, and the map is optional. Together you believe more, laugh louder and book sooner, so a bond like this feeds on trips, teachers and open questions. Home life tends to be what goes on between departures. It’s good to have a place where you’re missed.',
    capricorn:
      'Saturn rules Capricorn, so time is on this bond’s side. You work toward something together, a house or a name, and treat promises as load-bearing. It can look stern from the street. Inside there’s a dry sense of humor, brought out on holidays and on very bad days.',
    aquarius:
      'Friendship is the spine of it, whatever else it’s called. You two make your own rules, collect unlikely people, and can talk about the future of the planet until the coffee’s cold. Too much closeness makes the bond cough. With a window open, it can go on for decades.',
    pisces:
      'The edge of this bond is hard to find. You share moods, music and a soft spot for anyone stranded, and there’s something in it that daylight doesn’t explain. Bills and boundaries need a firm hand, possibly a borrowed one. What you forgive each other would fill a lake.',
  },
  moon: {
    aries:
      'In a fire sign, feelings come up fast between you and go off like popcorn. Comfort takes the form of action, preferably at once, and sulking rarely lasts past sunset. If calm settles in for a week, somebody may start a fight simply to hear that everyone’s alive.',
    taurus:
      'Together you can be content with very little: a soft couch, good bread, the same bench as last year. The Moon is exalted here: as a pair you calm down slowly and stay calm. Habits set like plaster around you, so hang a new picture from time to time.',
    gemini:
      'Gemini is an air sign, so talk is the balm here, in person or from adjoining rooms. Whatever happened isn’t quite over until it’s been gone through twice, with imitations. Under stress the jokes come faster. That’s the moment to ask the question with no punch line.',
    cancer:
      'In its own sign the Moon is generous, and the bond feels like family from early on. You read each other’s appetite, tiredness and hurt without a word, and hardly anyone is as well cared for. Who looks after the caretakers, on a bad day, is a thing to agree on.',
    leo: 'This bond asks for warmth with an audience, if only of one. You feel good together when there’s praise in the room and someone is playing host, and you make much of birthdays. Slights are felt jointly. A cold shoulder to one can become a family matter.',
    virgo:
      'Care shows in details: the leash on its hook, a coat brought along, the form filled out. Order, in an earth sign, lets this bond breathe easier. Worry is its favorite pastime, and two people can worry twice as much. Somebody has to declare the day good enough.',
    libra:
      'Harmony at home is what you both come back for. There’s tact in who gets the shower first, and a shared dislike of raised voices over trifles, so upset gets folded neatly and put away. Take it out while it’s small. A frank word, nicely put, does no harm here.',
    scorpio:
      'Still water, and miles of it. The two of you feel together what neither would tell an outsider, and moods can pass between you with nothing said. Trust is the whole climate. Where it’s damaged, the air gets heavy for weeks, and a plain confession clears more than flowers do.',
    sagittarius:
      'Jupiter rules Sagittarius, so cheerfulness is the blanket you share. On a low day you both go out: a drive, a movie, any hill with a view. Bad luck gets laughed at, and that heals a good deal and skips a little. Some sorrows need the car parked.',
    capricorn:
      'Feelings get a chair here, and are asked to sit up straight. You support each other by being dependable, by showing up and carrying the heavy end, and tears tend to wait for a suitable hour. Age improves this. Over the years you two become, to your own surprise, rather soft.',
    aquarius:
      'You leave each other room, and it’s meant tenderly. As a pair you’re comfortable among friends, in odd arrangements, with separate lamps, and neither cares to be asked every hour how it’s going. In the real emergencies you’re both remarkably clear. On ordinary evenings, lean in a little.',
    pisces:
      'A mood drifts in and you both have it. Compassion is thick between you, as are daydreams and music from another room, and the cure for a heavy one is a day away together. It can be hard to tell whose sadness it is. Somebody might open the curtains at noon.',
  },
  ascendant: {
    aries:
      'Mars rules Aries, so doors, for you two, are starting gates. People see the two of you as lively, direct, a little loud, and tend to give you the job that nobody else would begin. How restful you are in private remains between you.',
    taurus:
      'Together you make a solid impression, like good furniture. Others slow down near you, trust your recommendations and assume you’ve known each other for ages. The bond takes its time in presenting itself anywhere. Once it’s settled into the corner sofa, it’ll be the last to leave.',
    gemini:
      'Everybody has talked with you two, usually at the same time. You come across as quick, young for your years and well informed about the neighbors. Finishing each other’s sentences is the trademark. First-time guests may need a moment to work out which of you had been asked.',
    cancer:
      'The Moon rules Cancer, so the world meets a soft doorstep. Something about the two of you makes people hungry and confiding, and you shield each other in company, sometimes before there’s been an attack. Getting past the hall takes patience. Those who do are fed.',
    leo: 'Heads turn, or it feels as though they should. The two of you arrive with color and a certain ceremony, and people expect you to lead the dance. Living up to the poster can be tiring. At home, nobody minds if you take turns being ordinary.',
    virgo:
      'You strike others as neat, modest and in possession of a pen. If there’s a form or a lost child, you’re the ones they come to. That discreet front hides a fair amount of comedy, most of it about the people who were just here.',
    libra:
      '“What a nice pair,” they say, and mean it. You’re gracious in public, well matched down to the scarves, and quick to smooth over somebody’s gaffe. The pleasing surface has its price on days when you’d both like to be disagreeable. Agree on a signal for leaving early.',
    scorpio:
      'In company you two give off a charge. People notice, lower their voices, and speculate; you tell them little and exchange one look. It’s a formidable front against nosiness. Now and then it keeps out someone you’d have liked, who took your silence for a locked gate.',
    sagittarius:
      'Luggage seems to stand beside you even at the grocery store. You look like two people with a story, frank, good-humored and faintly in a hurry, and invitations reach you because you’ll say yes. The bond is at its most photogenic under open sky.',
    capricorn:
      '“Serious people,” others conclude, and hand over the keys. With Saturn as ruler, you present yourselves with restraint, on time, in proper shoes, and earn respect before affection. The laughter comes later, for those who’ve been around for a winter or two. There’s quite a bit of it.',
    aquarius:
      'Nobody can quite tell how you’re related, and it amuses you. As a pair you come across as friendly, original and cool to the touch, at home with all sorts. Labels slide off an air sign. You might, between yourselves, agree on one.',
    pisces:
      'There’s something hazy about you two, like a photograph taken from a moving train. Others feel you’re gentle, perhaps a little lost, and project all sorts of stories onto the blur. Let them. It would help, though, if somebody had written down the time of the appointment.',
  },
  venus: {
    aries:
      'Affection between you is a contact sport. You like each other quickly, tease, chase and make up, and the fondness stays fresh for as long as some uncertainty is left in it. Long courtesies bore you both. Surprise works better, and costs about as much as a phone call.',
    taurus:
      'Venus rules here, with her feet up. You two enjoy the same sorts of good things, food and linen and music and quiet, and love grows heavier with the years in the best way. Possession can creep in. A gift that can’t be kept, like an outing, lightens the load.',
    gemini:
      'You like each other’s company for what gets said in it. Fondness travels by message, by pun, by the article somebody had to send at once, and an evening of words beats a feast. It’s easy to stay charming. A hug, with no caption, is good for the rest.',
    cancer:
      'Tenderness comes out in caring: a blanket, a drawer cleared, a call to hear that you got there. Dearest to you both is each other’s vulnerable side, which few have seen. Hurt feelings go quiet and inward. Ask twice, softly, and the answer tends to change.',
    leo: 'Leo is a fire sign, and love here wants a bit of gold leaf. You praise each other in front of people, give presents that are slightly too large, and enjoy being somebody’s favorite. Where the applause stops, the sulking begins. Warm words on a plain weekday go further than any gala.',
    virgo:
      'You show it by getting it right. The exact brand, the mended strap, the thing remembered from a remark last spring: attention is your form of adoration. Flaws get attention too, unluckily. One loving sentence with no suggestion in it would be received as a luxury.',
    libra:
      'Courtesy is a pleasure the two of you share, and it keeps. You dress up for one another, weigh your words, like beautiful rooms, and the fondness has good proportions. What you may lack is heat. Disagree about something you both care for; it puts color in the cheeks.',
    scorpio:
      'Liking isn’t enough for this bond, which wants the whole truth and the key to the desk. Attachment runs deep and is seldom spoken of, and each feels chosen, occasionally watched. Jealousy is no stranger here. Neither is a loyalty that people speak about with some envy.',
    sagittarius:
      'You love each other best with the windows down. Shared laughter, a big plan and the right to roam keep the affection going, and absence doesn’t frighten it. Vows might come late or by postcard. Ask this bond where it’s going and it’ll grin and say “West.”',
    capricorn:
      'Saturn rules the sign, so fondness earns its keep. You prove it over years, by staying, providing and behaving well in front of relatives, and you don’t waste adjectives. It’s old-fashioned, and it lasts. Even so, somebody might say the words aloud, as a dividend.',
    aquarius:
      'First of all you like each other, as people like the one sane guest at a party. Affection keeps its freedom: separate friends, unplanned tenderness, a dislike of anniversaries. Some find it cool. You two know it’s the sort that never asks where you’ve been, and stays.',
    pisces:
      'There’s a melting quality to the fondness between you, and sometimes a blindness. You forgive easily, give without counting, and feel closest with music on or near water. Disappointment comes if somebody was being worshiped. Seen plainly, crumbs and all, they’re usually dearer.',
  },
  mars: {
    aries:
      'You’re dynamite for the stuck lid and the closed road. Mars rules this sign, so the two of you act first, compete, flare up and forget, and nothing gets put on a list. Point all that at something outside the pair, and bring water.',
    taurus:
      'Slow to start, hard to stop: that’s the way of a fixed sign. You labor side by side without fuss and finish what quicker people dropped. When you’re angry, the air goes heavy and silent, for days if need be. Moving furniture together tends to end it.',
    gemini:
      'Your energy goes into talk, errands and five projects with the sixth on the way. Together you’re nimble, good at workarounds, and apt to fight with words so clever that you both forget the cause. Choose one project to finish. It’ll be a novelty.',
    cancer:
      'What gets you moving, as a pair, is somebody to protect. You fight for your own, feed the crew, and are formidable when the nest is in question. Between yourselves anger tends to go sideways, by way of rattled pans. Say it straight; the roof will hold.',
    leo: 'Fire signs like style: you two go at things boldly, and like the result to be seen. Shared effort has a warmth that pulls others along, and a fight between you is good theater with the neighbors in the balcony. Credit should be split out loud, in equal portions.',
    virgo:
      'As a team you’re precise. Jobs get broken into steps, tools get wiped before they’re put away, and neither can stand a thing done sloppily. The friction is in the supervising. Give each of you an area where nobody comments, and more gets done than in most firms.',
    libra:
      'Acting together means agreeing first, and there are mornings when the agreement takes until noon. You’re tactful fighters, fair to the point of swapping sides. The two of you show your teeth in a good cause, because what’s unjust to others bothers you both.',
    scorpio:
      'Once this pair has decided, others do well to step aside. Will, patience and a certain silence are pooled between you, and desire, where it’s part of the bond, is no small thing. You can outlast almost anyone, each other included. Better to have the argument out loud, and soon.',
    sagittarius:
      'Off the couch and over the fence: you bring out each other’s appetite for the far side. Plans are large, starts are merry, and the details catch up by mail. In a quarrel you both preach. A long hike, with the last word left at the top, is better.',
    capricorn:
      'You two could run a company, a farm or a very large wedding. Effort is paced, roles are clear and there’s no quitting, so whatever you build together tends to stand. Resting feels illegal. Put it in the plan, with a deadline, and you’ll manage that as well.',
    aquarius:
      'Your drive kicks in for causes, gadgets and anything that was said to be impossible. Together you work in bursts, by methods of your own, and rebel against whoever says it’s time to start. Anger goes icy here. Somebody has to come in from the balcony first.',
    pisces:
      'The two of you move like water, around things. Confrontation tires you; a shared dream, a song or somebody in need will keep you up all night. Vagueness is the snag, since you each thought the other had called the plumber. Say who, say when, then drift.',
  },
};
