import type { WeekTurnTexts } from '../../horoscope-text-types.ts';

/** The day on which Mercury turns back, or forward again, by its house. */
export const weekTurns: WeekTurnTexts = {
  retrograde: {
    1: 'You start editing yourself in mid-sentence. Fine, as long as the second try sounds more like you.',
    2: 'Numbers want to be added up again, from the bottom. Keep the receipt for anything with a plug.',
    3: 'Messages wander off and old ones come home. Read aloud whatever you’re about to send.',
    4: 'A settled household question unsettles itself. Check the lease, and let the eldest tell the story once more.',
    5: 'An old flame or an old sketch may turn up at the edges. Smile first and decide later.',
    6: 'The schedule hiccups. Back up the files, confirm the appointment and find the manual you threw behind the freezer.',
    7: 'You and the other person need to have that talk again, this time with the same words meaning the same things.',
    8: 'Clauses you’d skimmed now speak up. Pull out the folder and ask the dull questions.',
    9: 'Itineraries and big ideas get sent back for revision. There was a page missing in each.',
    10: 'A matter you thought was approved may return to your desk. Check the date, the title and who was copied.',
    11: 'An absent friend may drift back into range. The plan you made together in another life deserves a second look.',
    12: 'Your thoughts go indoors and rummage. Let them; something you lost is in one of those coats.',
  },
  direct: {
    1: 'The right words for who you are come back from the cleaners. Put them on and go out.',
    2: 'Figures that wouldn’t add up now do. The offer can be answered at last with a straight face.',
    3: 'The line clears. What couldn’t be said without three misunderstandings can be said in one breath.',
    4: 'At home the debate is over and the shopping list begins. Agree on the color and buy the paint.',
    5: 'A shy idea finds its tongue. If you’ve been rewriting the same invitation, it’s good enough to go.',
    6: 'The kinks come out of the routine, one by one. Keep the workaround that turned out to be clever.',
    7: 'You’ve each slept on it, and now you can shake on it. Write down what you agreed on while you’re both cheerful.',
    8: 'The missing document may show up, or else the courage to ask about it. Settle the thing and close the file.',
    9: 'The road’s open again. Book, enroll or publish, and bring along what the delay has taught you.',
    10: 'A reply may come down from the top, and it’s legible. You can plan beyond next Tuesday.',
    11: 'The group remembers what it wanted. Set a date now, before everybody starts having opinions again.',
    12: 'What you’ve been turning over in private is ready to be spoken, to one pair of ears at first.',
  },
};
