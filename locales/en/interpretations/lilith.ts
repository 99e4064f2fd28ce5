import type { SignTexts } from '../../interpretation-types.ts';

/** Mean Black Moon Lilith in each sign: what won't be tamed, how it was shamed and what it is good for. */
export const lilith: SignTexts = {
  aries:
    'There’s a no in you that comes out before manners can catch it. You may have been called too loud, too quick to take offense, and learned to sit on your hands. The fire went on burning, and used cleanly it gives you a nerve that others borrow: you’ll say what the whole line is thinking when someone cuts in. Swallowed, it turns up as sarcasm with a smile. In places where force is welcome, on a judo mat or behind a drum set, you’re often the friendliest person there.',
  taurus:
    'Appetite is the scandal here. You want what you want with the whole body, silk and warmth and a nap at noon, and at some point you were likely told to be content with less. Black Moon Lilith in Taurus won’t be rushed and can’t be bought. If you swing between stern denial and a spree, choose a pleasure nobody would call productive and take your time over it. Much of your power to refuse comes from knowing what satisfies you.',
  gemini:
    'They called it talking back. A sharp, disobedient wit lives in you, one that names what polite company has stepped around, and you may have hidden it in nicknames or in the margin of a schoolbook. When you let the forbidden question out kindly, whole families breathe easier; when you don’t, it comes as gossip with an edge. Write the unsendable letter in full, then read one paragraph of it to the person.',
  cancer:
    'Tenderness and fury live at the same address with you. You may love your people and refuse the part that was written for you, the one who stays and sets the table and doesn’t complain. Some kin found this ungrateful, yet you protect what’s vulnerable with a wildness that gives bullies pause, and you understand the need for a locked bathroom in a crowded house. A holiday spent alone, with your own menu, might tell you which family customs to keep.',
  leo: 'Being adored and being owned were perhaps offered to you as one package, and you sent it back. You have a sovereign streak: you won’t perform on command, but when the mood is your own the whole street may turn to look. Envy from others can make you dim yourself, and then you resent whoever stays bright. Wear the outrageous thing to buy milk. Desire, for you, is closely related to play, and it goes flat the minute somebody keeps score.',
  virgo:
    'Purity, order, being good: you know this list, and some untamed part of you has been doodling in its corners for years. You may alternate between strict self-denial and a week of glorious neglect. Lilith here says no to being useful on demand, and it’s fine for that to come as a shock. Your instinct for what’s false is excellent, down to one artificial note in a voice, and it deserves your trust even when you can’t explain it.',
  libra:
    'Pleasing people is an art you mastered, and part of you has wanted to flip the table the entire time. Niceness was the price of being chosen, so the raw opinions went to live elsewhere. They send postcards: a flirtation that gets out of hand, a sudden coldness toward the person you were charming. When you do disagree without the cushion, the table goes still for a second, and somebody at the far end looks up as if help had arrived.',
  scorpio:
    'Nobody gets to shame you twice for the same thing; you remember the first time too well. Your jealousy, your wish to merge and to vanish, were too hot for somebody, and you learned to keep them under a lid. Lilith is at ease in Scorpio’s dark. You can look straight at what others deny, and it may give you a hold over people that you should use with clean hands. Tell a lover the wish itself, before it hardens into a demand.',
  sagittarius:
    'Fences make you want to run, including the ones with a view. You’ve likely been called irresponsible or godless by people who needed you to agree with them. What’s wild in you is the mind: it crosses borders without papers and laughs in the solemn part. It can also bolt from a love that only asked for a phone call. The call does come, from wherever you got to, with a terrible connection and an excellent story.',
  capricorn:
    'Rules were often made by people who wouldn’t have to live under them, and you noticed early. Some part of you hungers for power and despises the hand that deals it out. You may have played the model employee with a mutiny in your briefcase. Open ambition may have cost you something early, so you hide how high you want to go; tell one person the real height. You become formidable once you work for your own purposes, and considerably easier to have around.',
  aquarius:
    'Exile can be oddly comfortable when you’ve decorated it. You refuse to be counted as one of the crowd, any crowd, and you may leave a group at the very moment it begins to love you. Being strange was used against you at some point; since then you strike first, with a cool remark and an exit. Your eye for hypocrisy is a public service. Stay for the part after the meeting, when somebody finds the good cookies.',
  pisces:
    'Something in you swims where nobody can follow. You may say yes with your mouth while the rest of you has already slipped away, and those who try to hold you find their hands wet. Told perhaps that your feelings were imaginary, you learned to refuse in silence and to long without limit. Say no aloud at least once, in daylight. Imagination is your wild country, and you may charge admission.',
};
