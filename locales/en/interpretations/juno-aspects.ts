import type { JunoAspectTexts } from '../../interpretation-types.ts';

/** What Juno's aspects say of partnership. */
export const junoAspects: JunoAspectTexts = {
  sun: {
    joined:
      'Being someone’s companion for life is close to the core of you. Your sense of self brightens in a committed bond, and you promise with your whole character, so a partner knows they have you. Identity can lean on it too heavily. Have a purpose that would still be yours if you lived alone on a hill.',
    flowing:
      'Commitment sits well with your nature. You can be loyal without shrinking, you like to see a partner thrive, and the roles of a shared life fit you like a glove that’s been worn a while. Such ease can hide unspoken terms, and the two of you may be nine years in before it comes out who dislikes the beach.',
    tense:
      'Whose life is this, yours or the couple’s? You may feel that a promise asks you to dim yourself, or that your plans leave a partner standing in the hall. Both needs are honest. On a good evening your two sets of plans lie side by side on the rug, and it turns out that most of them can share a Saturday.',
  },
  moon: {
    joined:
      'Home and partnership are one subject for you. You promise care, the kind that remembers how someone likes their eggs, and you expect to be a safe place and to have one. When you’re hurt you may hover, or pull the covers over your head. A partner who has learned what soothes you may leave a cup by the bed, say nothing, and stay in the next room.',
    flowing:
      'Living with someone often brings out your kindest habits. Your needs and your promises agree, so you can shape a daily life in which both people sleep well, held together by rituals as small as a shared crossword. You give before you’re asked, and may forget that you could ask for something as well.',
    tense:
      'What you swore you’d do for love and what you need when you get in at night may not match. You can feel that commitment leaves no room for moods, or choose a partner who’s fair but far away. An old family pattern could be speaking. Ask for tenderness as a term of the agreement, in plain words.',
  },
  venus: {
    joined:
      'Romance, in your view, ought to outlast the thank-you notes. Love and loyalty are one wish in you, so you go on courting years in and take care over fairness, down to who gets to choose the music. Discord upsets you more than it need. A good bond can survive an ugly sentence, and may even be better for it.',
    flowing:
      'Affection and promise walk side by side for you. You choose people you can like as well as love, and courtesy survives in your household even on laundry day. Partners tend to feel valued. Depth may have to be invited. Ask one question that might have an uncomfortable answer, and stay for all of it.',
    tense:
      'The person who delights you and the person you’d build a life with may seem to live in different towns. You can trade away pleasure for security and then resent the deal, or flirt with whatever hasn’t been promised. Tell the one you’ve chosen what you find beautiful in them. Desire likes to know where to look.',
  },
  mars: {
    joined:
      'You fight for your bond, and sometimes inside it. Commitment in you is active: you defend, you repair, and you want a partner with a backbone. Passion and disagreement cook on the same stove, and a quarrel that began over the gas bill may end in a water fight at the sink.',
    flowing:
      'Teamwork is how you say you’re staying. You and a partner do best with a project, a boat to sand or a hike to plan, and initiative passes between you without a referee. Anger gets cleared in decent time. If things grow too smooth, somebody should think up a dare, and it’s usually you.',
    tense:
      'Promising yourself to someone may rouse the rebel in you. Freedom to act rubs against the duty to consult, and quarrels over who decides can flare up about nothing bigger than which exit to take. You need a companion who can meet your force. Give each of you an area to rule alone, and confer on what’s left.',
  },
  saturn: {
    joined:
      'A vow weighs something in your hands. You approach partnership as a grown-up undertaking, entered late perhaps or with someone older, and you hold up your side of it through the lean stretches. Duty can outlive warmth, however. Write some joy into the contract, with the same seriousness you’d give the rent, and see that it’s paid.',
    flowing:
      'Time is a friend to your relationships. You choose with sense, you honor small agreements, and a bond of yours often gets better furnished with every year. Both people know what to expect. So the afternoon you turned up two hours early, with no reason given, may still be talked about.',
    tense:
      'Fear of being bound and fear of being left can share one chest. You may demand a great deal before you commit, or stay out of duty where affection has gone quiet. Experience makes you wise about this, and fairly soon. The promises you make by now tend to be few, said slowly, and gladly kept.',
  },
};
