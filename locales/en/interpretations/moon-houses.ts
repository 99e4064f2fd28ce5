import type { MoonHouseTexts } from '../../interpretation-types.ts';

/** What the Moon passing through each solar house makes of the day, in three variants. */
export const moonHouses: MoonHouseTexts = {
  1: [
    'Your face gives the mood away today, so you might as well say how you are. The Moon is at the front of the chart, so needs get in ahead of manners.',
    'Feelings get up before you do. You may react quickly and regret it slowly, and a brisk walk around the block buys you the few minutes you need.',
    'People respond to your weather for a couple of days. Begin something small that is purely yours, even if it’s only a new route to the bakery.',
  ],
  2: [
    'Comfort has a texture, like the wool blanket or the heavy mug. A tempting offer looks softer than it is today, because the Moon shops by touch.',
    'Worth and worry sit close together right now. An hour at something you’re good at tends to quiet both, sooner than checking the balance again.',
    'A bike may squeak, or a button hang by its thread. Mending it yourself could steady you more than a trip to the mall would.',
  ],
  3: [
    'Chat comes easily, with the mail carrier or a cousin you haven’t called. Tell the short version first and see whether they ask for more.',
    'Your thoughts hop from branch to branch. Serious reading slides off, as the Moon in this house would rather know who said what.',
    'Something you overhear may touch you oddly. A whole story can grow from a single word, since the Moon remembers tones better than sentences.',
  ],
  4: [
    'Home is where you’d rather be. The Moon rules Cancer, the sign of home, so clean sheets can beat good news.',
    'An old memory might come in with the smell of floor polish. Call someone who was there, as they may remember it more kindly than you do.',
    'Family moods are catching at the moment. You can care about a quarrel without joining it, and watering the plants is a respectable way to leave the room.',
  ],
  5: [
    'Play a little, even badly. A silly song in the kitchen or a round of cards with the kids may do more for you than a sensible evening.',
    'Your heart is on show and would like some applause. Give a compliment first, an honest one, and flirt only where you’d be glad of an answer.',
    'Creative crumbs are lying around, maybe a tune you keep whistling or a color you can’t place. They’re gone by tomorrow as a rule, because the Moon doesn’t store its ideas.',
  ],
  6: [
    'Order soothes you for now. Empty one drawer completely, throw out the dried-up pens, and leave the rest of the desk for another day.',
    'Your mood may hang on small frictions, a jammed printer or a coworker’s sighing. Hunger and a skipped break explain more of it than character does.',
    'Someone could use a practical hand, and you’d be good at it. Help for an hour, then say you’re done, since your own chores have been waiting politely.',
  ],
  7: [
    'Another person’s mood reaches you quickly. It’s easy to guess wrong, since the Moon catches the feeling and misses whom it was about.',
    'You may feel more yourself in company than alone. Even a quiet friend in the same room counts, because the Moon wants company more than conversation.',
    'A disagreement that’s been simmering might lift the lid. A single subject is about as much as two moods can carry.',
  ],
  8: [
    'You could want one deep conversation more than ten light ones. Being half listened to would be worse than not talking, and you’d feel it at once.',
    'It may be time to part with a grudge, or just a box in the hall closet. Carry it out yourself and notice how the evening feels.',
    'Who owes whom, and for what? Favors and split bills may prickle for a day or two. Clear up the smallest of them in a friendly tone.',
  ],
  9: [
    'Four walls feel tight. Climb a hill or get out of town if you can, or read about a place where you wouldn’t know what to order.',
    'You might be in a mood to preach. Turn the sermon into a question, put it to somebody who has lived the matter, and listen.',
    'Distance makes an annoyance smaller. Even an imaginary trip will do for the afternoon, as the Moon hardly cares whether the ticket exists.',
  ],
  10: [
    'What you feel shows in public more than you’d choose. The Moon can’t keep a straight face up here, so one sigh can travel the whole floor.',
    'Being needed at work may flatter you and tire you at the same time. Decide by noon which task can be left undone.',
    'How are you doing, and measured against whom? The answer shifts with the hour, since the Moon takes its measure from whoever looked last.',
  ],
  11: [
    'Friends lift the day. You don’t have to shine, either; carrying things in beforehand is often the friendliest hour of the whole event.',
    'A group can be warm and slightly wearing right now. Go along, talk to the shyest guest, and feel free to leave before the speeches.',
    'Hopes want airing, so tell someone the plan you usually wave away as too far off. Hearing it aloud may show you where it starts.',
  ],
  12: [
    'Less of everything suits you for two days. The Moon is ending its round here, so open questions look heavier than usual.',
    'Your dreams may be busier than your calendar. A weary thought can sound like a verdict now, and like nothing much after sleep.',
    'Something unsaid takes up space in the room. You don’t have to announce it to everyone. An hour alone, on a bench or in the tub, could find words for it.',
  ],
};
