import type { MoonHouseTexts } from '../../interpretation-types.ts';

/** What the Moon passing through each solar house makes of the day, in three variants. */
export const moonHouses: MoonHouseTexts = {
  1: [
    'Your face gives the mood away today, so you might as well say how you are. Put on clothes that feel like you and let one need come first.',
    'Feelings get up before you do. You may react quickly and regret it slowly, and a brisk walk around the block buys you the few minutes you need.',
    'People respond to your weather for a couple of days. Begin something small that is purely yours, even if it’s only a new route to the bakery.',
  ],
  2: [
    'Comfort has a texture, like the wool blanket or the heavy mug. Enjoy what you already have in the house, and hold off on answering the tempting offer.',
    'Worth and worry sit close together right now. Look at your bank balance once, calmly, then spend an hour on something you’re good at.',
    'A bike may squeak, or a button hang by its thread. Mending it yourself could steady you more than a trip to the mall would.',
  ],
  3: [
    'Chat comes easily, with the mail carrier or a brother you haven’t called. Tell the short version first and see whether they ask for more.',
    'Your thoughts hop from branch to branch. Keep a scrap of paper handy, run the errands in one loop, and save the serious reading.',
    'Something you overhear may touch you oddly. Ask what was meant before you build a story around it, and leave the phone out of supper.',
  ],
  4: [
    'Home is where you’d rather be. Change the sheets, put some soup on, and let the outside world ring twice before you answer.',
    'An old memory might come in with the smell of floor polish. Call someone who was there, as they may remember it more kindly than you do.',
    'Family moods are catching at the moment. You can care about a quarrel without joining it, and watering the plants is a respectable way to leave the room.',
  ],
  5: [
    'Play a little, even badly. A silly song in the kitchen or a round of cards with the kids may do more for you than a sensible evening.',
    'Your heart is on show and would like some applause. Give a compliment first, an honest one, and flirt only where you’d be glad of an answer.',
    'Creative crumbs are lying around, maybe a tune you keep whistling or a color you can’t place. Spend half an hour on one, and don’t judge the result yet.',
  ],
  6: [
    'Order soothes you for now. Empty one drawer completely, throw out the dried-up pens, and leave the rest of the desk for another day.',
    'Your mood may hang on small frictions, a jammed printer or a coworker’s sighing. Take a real break, with a sandwich you sit down to eat.',
    'Someone could use a practical hand, and you’d be good at it. Help for an hour, then say you’re done, since your own chores have been waiting politely.',
  ],
  7: [
    'Another person’s mood reaches you quickly. Ask before you guess, and offer to decide together about something minor, like which movie to see.',
    'You may feel more yourself in company than alone. Meet a friend for coffee, and let them pick both the table and the topic.',
    'A disagreement that’s been simmering might lift the lid. Keep your voice low and stick to the one subject, for the sake of tomorrow’s breakfast.',
  ],
  8: [
    'You could want one deep conversation more than ten light ones. Choose the person with care and turn off whatever is playing in the background.',
    'It may be time to part with a grudge, or just a box in the hall closet. Carry it out yourself and notice how the evening feels.',
    'Who owes whom, and for what? Favors and split bills may prickle for a day or two. Clear up the smallest of them in a friendly tone.',
  ],
  9: [
    'Four walls feel tight. Climb a hill or get out of town if you can, or read about a place where you wouldn’t know what to order.',
    'You might be in a mood to preach. Turn the sermon into a question, put it to somebody who has lived the matter, and listen.',
    'Distance makes an annoyance smaller. Take out the old language book, or trace a route on the map and work out what it would require.',
  ],
  10: [
    'What you feel shows in public more than you’d choose. Straighten your collar, do one job well where it can be seen, and save the grumbling for home.',
    'Being needed at work may flatter you and tire you at the same time. Decide by noon which task can be left undone.',
    'How are you doing, and measured against whom? Write down one aim in your own terms and take the first dull step toward it.',
  ],
  11: [
    'Friends lift the day. Answer the message that’s been sitting there, or show up early and help set out the chairs.',
    'A group can be warm and slightly wearing right now. Go along, talk to the shyest guest, and feel free to leave before the speeches.',
    'Hopes want airing, so tell someone the plan you usually wave away as too far off. Hearing it aloud may show you where it starts.',
  ],
  12: [
    'Less of everything suits you for two days. Draw the curtains a little early, and let the open question stay open overnight.',
    'Your dreams may be busier than your calendar. Keep a pencil by the pillow, and don’t take a weary thought too literally.',
    'Something unsaid takes up space in the room. You don’t have to announce it to everyone. An hour alone, on a bench or in the tub, could find words for it.',
  ],
};
