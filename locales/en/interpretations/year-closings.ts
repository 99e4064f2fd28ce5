import type { YearHouseTexts } from '../../horoscope-text-types.ts';

/** How a year ends, by the house in which Mars is then. */
export const yearClosings: YearHouseTexts = {
  1: [
    'The year goes out with you already on your feet. Something has begun that nobody assigned to you, and it won’t wait for the calendar to turn its page. Take it along as it is, unfinished and warm to the touch. You’ll know it in the new year by the way it gets you out of bed before the alarm.',
    'You end the year with more push than you know what to do with. Don’t aim it at resolutions. There’s a particular door you’ve been walking past since the beginning, and your hand’s nearly on the handle. Whoever travels with you could be told ahead of time, so that they’ll have their shoes on.',
  ],
  2: [
    'As the year closes, you’re busy making something secure. It may be a sum, a skill or the conviction that you’re worth your price. The work’s half done, and it’s the good half. Put the tools where you can find them. What you’ve started to build doesn’t mind a change of date; it only wants to be continued.',
    'As the year goes out, you have both hands at work on your own ground. You’ve stopped waiting for rain. There’s a plan for what you’d like to own and another for what you’d like to be rid of, and both fit on one sheet of paper. Carry it over in your breast pocket.',
  ],
  3: [
    'The year ends mid-conversation, and that’s a compliment to both sides. You have a thing to learn, a thing to say and a short trip to make, and the three are probably one. Don’t round it off for the sake of the date. Lay a feather in the book, leave the sentence open, and pick it up when the kettle’s on.',
    'You step out of the year with ink on your fingers. A letter, a plan or some fresh word is still in motion, and the reply may come once the decorations are down. Meanwhile there’s somebody within walking distance whom you’ve been meaning to see. Walk there. What you talk about on the doorstep may set the tone for a good while.',
  ],
  4: [
    'In the final days the action’s in the house. There’s a draft to stop, a room to change or a matter between relatives that’s come far enough to be finished. You don’t need to finish it by midnight. Keep the hammer and the good cups within reach of each other, and go into the next year from your own front door.',
    'The year runs out where your roots are. Something’s been dug up there and hasn’t been put back yet, so the yard looks rough. It’s the right kind of rough. Before you go in for the night, tell the people concerned what you have in mind. Work goes faster when nobody’s afraid for their rosebush.',
  ],
  5: [
    'You leave the year in the middle of a dance. Someone’s made you brave, or something you’re making has, and the heat of it will carry over. Never mind that it isn’t sensible. Sensible will catch up around breakfast. Take the unfinished song, the paint under your nails and the number on the napkin along with you, and keep the beat.',
    'The year’s last spark lands on what you love. There’s a contest or a courtship still undecided, and for once you’d rather be in it than have it over. That’s worth remembering. Whatever the new months ask of you, set aside one evening a week for this. Fires of that sort need little wood, but they need it often.',
  ],
  6: [
    'There’s a job on the bench as the year ends, clamped and gleaming with glue. Leave it be. You’ve worked out a way of doing things that suits your hands, and it’ll still serve you long after the calendar has turned. Stretch, eat something hot, and let the shop stay dark for a couple of days. The tools won’t forget you.',
    'You close the year with your sleeves still rolled. The habit you’ve been putting together is at the stage where it could go either way, so be good to it. Do the short version on the holidays. What helps you through the first gray weeks of anything isn’t enthusiasm; it’s knowing where you hung the key.',
  ],
  7: [
    'The year ends with you and another person in the doorway, still discussing who goes first. A partnership, a dispute or a courtship has momentum, and it’d be a shame to slow it down out of tact. Agree on the next step and leave the one after open. You’ll both cross the threshold, and somebody will hold the other one’s coat.',
    'As the calendar runs out, somebody’s challenge is lying on the table. You haven’t picked it up, and you haven’t walked away either. Take it with you. Between now and the answer there’s time to find out what you admire in them. That may turn out to be the real challenge, with the other one wrapped around it.',
  ],
  8: [
    'The year goes out with the lamp still on downstairs. You’re in the midst of clearing something up, with another person or with your own past, and you’re closer to done than it feels. Don’t force the last turn of the key. The lock will give more easily once the key has warmed in your hand overnight.',
    'You end the year no longer afraid of one particular subject. There’s a step still to take: a signature, a frank hour, a farewell that’s been rehearsed enough. The new year is as good a place for it as any. Bring the papers, bring the person, and leave your armor by the stove.',
  ],
  9: [
    'The year closes with the suitcase open on the bed. Something out there has a hold on you, whether it’s a place, a subject or a wrong that ought to be set right. You’ve done the reading; the rest is walking. Take the first stretch at an easy pace. Enthusiasm is a fine companion, but it always packs too much.',
    'On the last page you’re arguing, and not badly. An idea has grown legs this year and it would like to see the world. Give it a decent pair of shoes. In the months to come you may run into people who can talk you out of part of it, and the part that’s left will be the one you can live by.',
  ],
  10: [
    'The year ends on a landing with the next flight in sight. You’re out of breath and in the lead, and somebody above may have noticed. There’s an effort under way that’ll bear your name. Let it rest over New Year’s, like dough. When you go on, go on at the pace at which you can still say good morning to people.',
    'You carry something half won into the new year, and it pulls. A position or a project could be decided in the first stretch, and an old ambition along with it. Prepare as climbers do, by sleeping and by checking the knots. It’s worth asking now what you’d do on the day after you’ve made it; the answer will keep you honest on the way.',
  ],
  11: [
    'The year’s final hours are loud with other people. A plan you hatched together is gathering speed, and you’re pushing it along with the rest of them. It’ll go on by itself for a week or so. Use the time to ask each of them what they’re in it for. You may hear something in the replies that gives the whole thing its true name.',
    'You leave the year as part of something, and it tugs at your sleeve to hurry. There’s a hope with a deadline now. If you’re tired of being the one who writes to everybody, say so, and see who takes the pen. A group that can survive your taking a nap is a group that’ll get where it’s going.',
  ],
  12: [
    'The year ends quietly on the surface. Below, a current is carrying off something you’ve held for ages, and you’re not swimming against it anymore. Let that be enough. There’ll be a clearer task when you come up for air. Until then keep the lights low, keep your own counsel, and keep one door unlocked for whoever knows the knock.',
    'You close the year with a task nobody knows of, and that’s its charm. Perhaps you’re making up for something, perhaps you’re getting ready. It can’t be hurried or praised. Take a bit of silence along, the way others pack sandwiches. Somewhere in the new year you’ll open your mouth to speak and find the thing has finished itself.',
  ],
};
