import type { JunoAspectTexts } from '../../interpretation-types.ts';

/** What Juno's aspects say of partnership. */
export const junoAspects: JunoAspectTexts = {
  sun: {
    joined:
      'Being someone’s companion for life is close to the core of you. Your sense of self brightens in a committed bond, and you promise with your whole character, so a partner knows they have you. Your identity can lean on the bond too heavily. Have a purpose that would still be yours if you lived alone on a hill.',
    flowing:
      'Commitment sits well with your nature. You can be loyal without shrinking, you like to see a partner thrive, and the roles of a shared life fit you like a glove that’s been worn a while. Such ease can hide unspoken terms, and nine years can go by before it comes out who dislikes the beach.',
    tense:
      'Whose life is this, yours or the couple’s? You may feel that a promise asks you to dim yourself, or that your plans leave a partner standing in the hall. Both needs are honest. On a good evening your two sets of plans lie side by side on the rug, and most of them, it seems, can share a Saturday.',
  },
  moon: {
    joined:
      'Home and partnership are one subject for you. You promise care, the kind that remembers how someone likes their eggs, and you expect to be a safe place and to have one. When you’re hurt, you hover, or pull the covers over your head. A partner who has learned what soothes you may leave a cup by the bed, say nothing, and stay in the next room.',
    flowing:
      'Living with someone often brings out your kindest habits. Your needs and your promises agree, so you can shape a daily life in which both people sleep well, held together by small rituals, including the crossword for two. You give before you’re asked, and may forget that you could ask for something as well.',
    tense:
      'What you swore you’d do for love and what you need when you get in at night may not match. You can feel that commitment leaves no room for moods, or choose a partner who’s fair but far away. An old family pattern could be speaking. Ask for tenderness as a term of the agreement, in plain words.',
  },
  mercury: {
    joined:
      'Talk is where you take your vows. You like to give a partner the whole day, detours included, and a companion who loses interest in mid-sentence risks losing more than the story. Agreements between you get worded, reworded and kept. A mind so busy with the bond can discuss it threadbare. Every so often, let a good silence stand and see who smiles first.',
    flowing:
      'Between you and the person you’ve chosen, information travels well. You ask how it went and listen to the answer, schedules get settled without a summit, and you can disagree in whole sentences. Mercury is a messenger by trade, so in your bonds the mail arrives. Whatever can’t be said tends to get left out, though. That’s what hugs are for.',
    tense:
      'Commitment gets said one way and heard another in your life. A partner takes your joke as a clause, or you take their maybe as a yes, and the small print of living together is argued at the worst possible hour. The friction comes from caring how a thing is put. Agreements hold better once somebody has read them back.',
  },
  venus: {
    joined:
      'Romance, in your view, ought to outlast the wedding flowers. Love and loyalty are one wish in you, so you’d like the courting to go on for years, and you take care over fairness, down to who gets to choose the music. Discord at home can upset you more than it needs to. A good bond can survive an ugly sentence, and may even be better for it.',
    flowing:
      'Affection and promise walk side by side for you. You choose people you can like as well as love, and courtesy survives in your household even on laundry day. Partners tend to feel valued, because Venus pays attention. Depth may have to be invited. Ask one question that might have an uncomfortable answer, and stay for all of it.',
    tense:
      'The person who delights you and the person you’d build a life with may seem to live in different towns. You can trade away pleasure for security and then resent the deal, or flirt with whatever hasn’t been promised. Tell the one you’ve chosen what you find beautiful in them. Desire likes to know where to look.',
  },
  mars: {
    joined:
      'You fight for your bond, and sometimes inside it. Commitment in you is active: you defend, you repair, and you want a partner with a backbone. Passion and disagreement both belong to Mars, so a quarrel that began over the gas bill may end in a water fight at the sink.',
    flowing:
      'Teamwork is how you say you’re staying. You and a partner do best with a project, a boat to sand or a hike to plan, and initiative passes between you without a referee. Once a quarrel is out, the air clears soon enough. If things grow too smooth, somebody should think up a dare, and it may well be you.',
    tense:
      'Promising yourself to someone may rouse the rebel in you. Freedom to act rubs against the duty to consult, and quarrels over who decides can flare up about nothing bigger than which exit to take. You need a companion who can meet your force. Give each of you an area to rule alone, and confer on what’s left.',
  },
  jupiter: {
    joined:
      'A vow, by your lights, ought to widen the world. You look for a companion who thinks beyond the block, who may come from far off or have something to teach you, and you bring faith to a bond when it’s running low. The weak side is assuming that all will be well while nobody’s looking. A couple can have a wonderful outlook and no clean towels.',
    flowing:
      'Good humor holds your partnerships together. You forgive small things in generous portions, laugh at about the point where others slam a door, and a companion tends to feel that more is possible with you around. Jupiter likes growth, so a bond that stays where it was bores you well before it hurts you. Sign up for the class together, even if it’s juggling.',
    tense:
      'At times you’d promise forever by the second weekend; at others, forever strikes you as a rather small room. Freedom to grow and fidelity to one person keep testing each other, and convictions can be a sore point, whether the question is whose country to live in or how to raise a dog. The wish behind it is generous. What lasts, with you, is a modest vow that gets kept daily.',
  },
  saturn: {
    joined:
      'A vow weighs something in your hands, because Saturn never signs lightly. You approach partnership as a grown-up undertaking, entered late perhaps or with someone older, and you hold up your side of it through the lean stretches. Duty can outlive warmth, however. Write some joy into the contract, with the same seriousness you’d give the rent, and see that it’s paid.',
    flowing:
      'Time is a friend to your relationships. You choose with sense, you honor small agreements, and a bond of yours often gets better furnished with every year. Both people know what to expect. So an afternoon when you turn up two hours early, with no reason given, may be talked about for years.',
    tense:
      'Fear of being bound and fear of being left can share one chest. You may demand a great deal before you commit, or stay on out of duty where affection has gone quiet. Experience makes you wise about this, and fairly soon. The promises you make by now tend to be few, said slowly, and gladly kept.',
  },
  uranus: {
    joined:
      'Marriage as the neighbors understand it was never quite the plan. You commit on your own terms, to an unusual person or in an unusual form, and sameness worries you more than distance does. Equality has to be real, down to who gets the desk. Since Uranus wakes whatever it touches, your bond stays young. It stays a bit unpredictable too, so leave a note.',
    flowing:
      'You do loyalty best with the cage open. The one you live with gets to keep odd hours, old friends and opinions, and comes home because it’s nice there. New arrangements don’t scare you, which helps when circumstances change. Routine is the part you neglect. The same dull weekday, always spent together, could surprise you both.',
    tense:
      'Fix a date, and something in you begins counting exits; stay free, and something else sulks. You may prefer people nobody can pin down and then wonder at the drafts. Most of the trouble lies in the form. A promise with room in it to renegotiate, every spring perhaps, can outlast one that was sworn for life.',
  },
  neptune: {
    joined:
      'Secretly you’re bound already, to an ideal that has no face and excellent manners. Whoever you commit to gets compared with it, lovingly. You bring tenderness and a readiness to forgive that can ease an old loneliness, or be taken advantage of. Neptune loves without edges, so somebody has to add them. It helps when the vow mentions the trash.',
    flowing:
      'There’s something quietly devoted in how you share a life. You sense what the other person is missing, you like to dream in the same direction, and a film or a faith or a stretch of coast can be the third party in the bond. Your own plans are dropped so softly that you hardly notice. Say when you’re tired. Nobody can thank you for what they never saw.',
    tense:
      'The vow was beautiful; to whom exactly was it made? You can commit to the person someone might become, or to one who needs saving, and call it love when you’ve stopped seeing straight. Clear agreements can feel cold to you, almost an insult. They’re a kindness here. Your imagination, put to work on the partner you do have, can be a marvelous thing.',
  },
  pluto: {
    joined:
      'Half a commitment doesn’t interest you. You commit down to the roots, you expect the same, and being changed by someone is your proof that it’s real. A partner gets a fierce ally. Possession is the shadow of that, since Pluto holds on to what it values. Your strongest bonds tend to be those in which either of you could leave, and neither does.',
    flowing:
      'In a bad year you’re exactly the person to have around. You stay, you look at what’s broken, and a relationship of yours can come through trouble with more truth in it than before. Secrets are safe with you. Calm stretches take some courage as well: with nothing to rescue, you get to find out what you both enjoy.',
    tense:
      'Who holds the power is a question your bonds keep asking, sometimes by way of the thermostat. You may test a partner’s loyalty until it squeaks, or stay with somebody who tests yours. Fear of betrayal lies under it, and turns every closed laptop into evidence. Trust handed over in small, recoverable amounts works better than surveillance. It’s slow, and it lasts.',
  },
  ascendant: {
    joined:
      'Loyalty is among the first things people read in you. You enter a friendship as though signing for it, expect fairness from the start, and often mention those you belong with before you mention yourself. Since the Ascendant is how one sets out, you may like to set out as two. A trip on which nobody else picked the hotel could acquaint you with a companion you’ve overlooked, namely you.',
    flowing:
      'You make a good impression on whoever is looking for something lasting. Your style says that you keep your word, a partner fits into your days without bending them out of shape, and friends treat the two of you as a welcome fact. So much natural fairness can be mistaken for having no wishes. Pick the movie yourself now and then.',
    tense:
      'Being your own person and being somebody’s partner call for different postures. You may come on strong and then give in, or wait for a companion to set the tone and grumble at the tune. As Juno pulls at the angle of first encounters, each commitment alters how you come across. Fair terms, settled while both are still in good spirits, let you stand up straight.',
  },
  midheaven: {
    joined:
      'Your commitments are public knowledge. Work and partnership grow together in your life, whether someone close is in the business or the business itself gets your vows. You’re known for standing by others, and it does your name good. Guard one evening a week that’s good for nothing. Love likes to be off the record.',
    flowing:
      'A good partner is a tailwind to you professionally, and they get the same from you. You trade advice over the week’s decisions, ambition doesn’t have to be smuggled past anyone, and people in charge find you steady. The Midheaven asks what a name should stand for, and fairness to whoever’s beside you is a decent answer. Toast their promotion as loudly as you’d toast yours.',
    tense:
      'Career and commitment draw on the same account. Promises made at home collide with deadlines, or a partner’s ambitions crowd your own, and you can feel disloyal in either direction. Juno counts what’s fair, so the math matters. When next month’s hard weeks are down on paper in advance, resentment has less to live on.',
  },
};
