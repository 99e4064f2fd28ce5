import type { NatalInterpretations } from '../../natal-text-types.ts';

/** An eclipse on a point of a birth chart: beside it, or opposite and square to it. */
export const eclipseTouches: NatalInterpretations['eclipseTouches'] = {
  sun: {
    joined:
      'An eclipse falls beside your Sun, the point that says what you’re living for, so over some months a question of direction can come into the open, sometimes through a birthday, a change of title or a child’s plain question. You may feel dimmed at first, and some days later oddly sure. You can let the old answer go before the next one is ready.',
    tense:
      'What you want meets something standing across the way or at the corner, a person, a deadline or a fact long left in its envelope. The half year that surrounds the date tends to bring such crossings into view. Your purpose isn’t in question so much as its current address. Keep the aim, and be ready to bargain about the route.',
  },
  moon: {
    joined:
      'Feelings you’d housed in the basement may come upstairs with their suitcases. Since the Moon is your sense of safety, the months that follow can touch home, habit and the people you feed. It’s a moving season of the heart, even where no box is packed. Let the tears come if they want to. You’ll know sooner which of your comforts still comfort you.',
    tense:
      'Somebody’s needs and yours have been sharing a closet, and the eclipse turns on the light. For a few months moods can run high over matters that look domestic and aren’t. Find out what has been missing rather than who’s to blame. A rearranged week, with sleep in it, often settles more than the speech you’ve been rehearsing.',
  },
  mercury: {
    joined:
      'News travels along this line, because Mercury carries it. A letter, an estimate for the car, one sentence in an ordinary chat can change how you think about a thing, and the months after an eclipse here are given to second readings. Old opinions come up for renewal. What you believe at the time makes good reading a season later, if you’ve written it down.',
    tense:
      'Something said long ago, or carefully not said, may turn up in conversation. Eclipses at this angle to Mercury bring gaps in the information to light, and a signature or a rumor deserves a second look for as long as the season lasts. You’re entitled to change your mind in public. It’s called learning, when others do it.',
  },
  venus: {
    joined:
      'What you love gets lit from an unusual side. Over several months a fondness can deepen or pale, a friendship may show its real size, and your taste in company, clothes or color might shift. Venus also keeps your sense of worth, so it can show what you’ve been getting too cheaply, and what you’ve been giving away as samples.',
    tense:
      'Liking and being liked come up for review, along with the bill for both. In the months around such an eclipse a lopsided tie shows that it leans, and politeness can no longer hold it level. You don’t have to settle everything at once. Name one thing that would please you, and watch what people do with the information.',
  },
  mars: {
    joined:
      'A switch has been thrown near your engine. Drive, anger or appetite can surge in the months after, and a fight you’d been postponing, with a person or with a pile of tasks, may at last seem ripe. Used well, it’s the push you’d been missing. Mars would take every battle at once, so choosing is most of the work.',
    tense:
      'Push and resistance come at once for a while. An obstacle turns visible, perhaps someone who’s been in your way for a year without either of you mentioning it, and impatience looks for the nearest exit. Move your body first. What comes to light is often simply where your effort has been leaking, and leaks can be fixed.',
  },
  jupiter: {
    joined:
      'Large things stir beside your Jupiter: a plan with an airport in it, a course, a faith that has outgrown its jacket. Over half a year the scale of what you hope for can be revealed, to you above all. Say yes to what makes you larger and read the conditions too. Enthusiasm doesn’t mind being asked for its papers.',
    tense:
      'A promise made in good weather may come due. Where Jupiter has been generous with your time, your credit or your opinions, a few months can show the total, and it’s seldom as bad as the wait. With one project fewer, you can be just as hopeful and still get some sleep.',
  },
  saturn: {
    joined:
      'A wall you’ve leaned on, or bumped into, shows itself from the other side. An eclipse on Saturn can, within a few months, end an obligation or hand you one that matters, and either way it means you’re being taken seriously. Ask how old the rule is. Some of yours were written by a ten-year-old who was doing their best.',
    tense:
      'Everyone gets a look at the load, above all whoever assumed it was carrying itself. In this stretch of months limits are spoken aloud: hours, responsibilities, the point past which you won’t go. That may feel like failing an exam. It’s closer to reading the terms at last, with a pen in hand and some say in the wording.',
  },
  uranus: {
    joined:
      'Restlessness gets a date. Whatever in you never quite signed up can act in the months that follow, through a sudden exit, an odd opportunity or a haircut. Jolts at this point usually reveal a change already made inwardly. Keep one or two things still while the rest is moving, so you have somewhere to put your feet.',
    tense:
      'Plans and freedom get in each other’s way. Over several months the unexpected may come from outside, where a schedule breaks or someone else wants out of theirs, and you find out how much slack you’ve been living without. Hold arrangements loosely. Should the wish to bolt come from you, tell the person concerned before the suitcase does.',
  },
  neptune: {
    joined:
      'Mist comes up, and so does music. A longing or a sweet illusion may be seen for what it is in the course of this half year, and what lifts is for the most part fog. Your compassion is near the surface. Make decisions on clear mornings, with a witness, and let the evenings belong to whatever you’re dreaming.',
    tense:
      'Where you’ve been kind against the evidence, the evidence turns up. The months around this eclipse can clear a confusion about who promised what, or tire you until you rest. It’s an honest sort of disenchantment, and the sea is still there afterward. Check the small print, forgive somebody, and go to bed early.',
  },
  pluto: {
    joined:
      'Underground, something has finished. What you’ve gripped for years, a grudge or a need to stay in charge, can loosen over the months that come, often with a conversation you’d sworn never to have. It’s deep work, seldom quick. Nobody needs a tour of the excavation. People will notice the new floor once they walk on it.',
    tense:
      'A tug-of-war that nobody mentioned gets noticed by both teams. Power is the theme: yours, theirs, the money or silence by which it’s kept. In the season after such an eclipse the pressure may come to a head, then drop. Letting go of your end is an option. It tends to surprise the people leaning backward at the other.',
  },
  ascendant: {
    joined:
      'You’re likely to be seen differently from here on, by strangers first and by your mirror soon after. An eclipse at the Ascendant touches looks, name and manner, and in about half a year a way of presenting yourself may be retired. Try the new one out in a town where you know nobody. It doesn’t have to fit by Monday.',
    tense:
      'Next to your own outline another becomes visible, a partner’s or a household’s. Over some months a bond can grow clearer: a commitment, a parting of plans, a home matter that concerns you both. Hear what they see when they look at you. You can keep your own portrait and still correct the nose.',
  },
  midheaven: {
    joined:
      'Your public path passes under a shadow that moves on quickly and leaves things sharper. In the two seasons after it, a role can end, a chance to lead can come, or the crowd’s idea of you can get an update. Being visible without having prepared is part of it. Ask whose applause you’re still working for.',
    tense:
      'The office and the front porch disagree about you. An eclipse at this angle to your Midheaven may bring a matter of home, family or partnership into your working life, where nobody expected it, and something has to be rescheduled in earnest. For a few months, ambition goes better in pencil. The order of things is what’s being sorted out.',
  },
};
