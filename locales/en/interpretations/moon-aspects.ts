import type { MoonAspectTexts } from '../../interpretation-types.ts';

/** The mood of a day on which the Moon meets each planet, by the kind of meeting, in three variants. */
export const moonAspects: MoonAspectTexts = {
  sun: {
    joined: [
      'Head and heart set off in the same direction. You can begin something now without explaining it to anybody.',
      'Wishes and needs line up for some hours. Settle the simple matter while you aren’t arguing with yourself.',
      'One clear wish fills the whole window. Follow it for an hour or two, and tell the household where you’ve gone.',
    ],
    flowing: [
      'Little stands between what you feel and what you do. Use the ease for a favor you’d usually put off.',
      'Your mood is level, like a table with four equal legs. Ask for what you need, since people are inclined to listen.',
      'Inside and outside match, like socks on a good morning. Suggest the plan you favor, as it may suit everybody.',
    ],
    tense: [
      'Duty says one thing and your mood another. Give each an hour, and don’t make a partner pay for the difference.',
      'You may feel tugged two ways before lunch. Name both wishes out loud, as half a compromise is easier to live with than a sulk.',
      'You want to be alone and to be admired, preferably at once. Choose one for the afternoon and book the other for the evening.',
    ],
  },
  mercury: {
    joined: [
      'Feelings find words fast, sometimes before they’ve been proofread. Call someone who likes the unedited version.',
      'Talk and tenderness share a chair today. Write the note you’ve been composing in your head, and keep it to one page.',
      'Thoughts hop from branch to branch, chirping. Call a talkative cousin, or empty your head onto the back of an envelope.',
    ],
    flowing: [
      'Conversation slides like a well-made drawer. Raise the practical question, and it may be settled before the coffee gets cold.',
      'You can explain yourself without much effort, and listen too. Ask the thing you had thought was silly.',
      'The right phrase turns up on time. Explain the tricky thing to your aunt or to a clerk, and enjoy being understood.',
    ],
    tense: [
      'The mouth is faster than the mood. Reread before sending, and assume that a curt answer came from somebody in a hurry.',
      'Nerves make a lot of noise over little facts. Check the address, say less than you know, and postpone the debate.',
      'A joke may land butter side down. Say what you meant in fewer syllables, and let the group chat scroll by.',
    ],
  },
  venus: {
    joined: [
      'Softness is in the air, along with a craving for cake. Be kind to somebody who doesn’t expect it from you.',
      'Affection wants to be shown by hand, with a meal or a shoulder rub. Words can come in second today.',
      'Tenderness is close to the skin, so pick soft sweaters and softer replies. A compliment given now may be remembered for ages.',
    ],
    flowing: [
      'Good company comes without trying. Invite someone over before you’ve cleaned, and let the evening be as short or long as it likes.',
      'Your taste and your mood agree for once. Pick out the gift, or just sit beside a person you like.',
      'Sweet moments come cheap: a shared peach, a hand on the sleeve. Linger five minutes longer than is practical.',
    ],
    tense: [
      'You may want to be spoiled just when everyone else does. Say so with a smile, and pass up the consolation shopping.',
      'Charm could feel like work. If a loved one seems distant, ask about their day before deciding what it means.',
      'Wanting to be liked can tie your tongue. Order what you actually feel like eating, and see how little anybody minds.',
    ],
  },
  mars: {
    joined: [
      'There are sparks in you, and you’d rather act than discuss acting. Chop some vegetables before you answer the provocation.',
      'Courage and temper arrive in one package. Do the brave errand early and let somebody else have the parking space.',
      'Your pulse is ahead of your plans. Race someone to the corner, or scrub a pan until it shines, and speak afterward.',
    ],
    flowing: [
      'You have fuel enough for the job you keep stepping around. Turn the radio up and get it done.',
      'Energy goes where you point it. Say the direct thing kindly, then move the heavy box.',
      'Brave suits you, in a relaxed sort of way. Make the call with your feet up and get straight to the point.',
    ],
    tense: [
      'Fuses are short, possibly including yours. Leave extra room in traffic and in conversation, and take the stairs at a run.',
      'A small irritation can put on big boots today. Ask yourself what you’re defending before you pull up the drawbridge.',
      'Every red light seems personal. Stretch your jaw and shoulders, and leave a provocation lying where somebody dropped it.',
    ],
  },
  jupiter: {
    joined: [
      'Good spirits swell like dough in a warm kitchen. Share them around, and promise about half of what you feel like promising.',
      'Generosity comes over you. Pay the compliment, tell the tall story, and let somebody have the last slice.',
      'Your heart takes up more room than usual, and company feels welcome there. Tip well, laugh loudly, and check the calendar before inviting everyone.',
    ],
    flowing: [
      'Good humor spreads without effort. Forgive a slight today, and ask for a somewhat larger favor than you normally dare.',
      'Several things look possible at once. Pick the plan that would also please a friend, and make one call about it.',
      'Luck may be just another word for being in a good mood near other people. Go where the people are.',
    ],
    tense: [
      'More seems better until you have to carry it home. Halve the portion, and perhaps the opinion as well.',
      'Feelings may exaggerate in both directions. Wait for the second thought, which tends to be cheaper and nearly as cheerful.',
      'Enthusiasm writes checks that Thursday has to cash. Say maybe with great warmth, and leave some cake for breakfast.',
    ],
  },
  saturn: {
    joined: [
      'A sober mood settles in with its cuffs buttoned. Finish a single duty, and take the heaviness for tiredness until you know more.',
      'Keeping your distance may feel right. Solitude is fine, if the people at home know they haven’t done anything wrong.',
      'Feelings ask for a straight-backed chair. Give them an orderly hour, with one tough chore done and some soup to follow.',
    ],
    flowing: [
      'Patience comes without gritted teeth. Sort the papers or visit an older friend, and enjoy having done a thing properly.',
      'Steady hands and a cool head are yours to use. Take up the matter that needs a grown-up in the room.',
      'Dependable is a lovely thing to be. Keep a promise you made to yourself, and notice the quiet that comes after.',
    ],
    tense: [
      'The inner critic has found a megaphone. Do what is due, however modestly, and judge your whole life on some other day.',
      'Warmth may seem scarce, as if everyone had drawn their coats tighter. Offer the first kind word and expect no receipt.',
      'Obligations may stand between you and a hug. Ask for the hug first; most obligations can wait seven minutes.',
    ],
  },
  uranus: {
    joined: [
      'Moods can change trains without notice. Keep the schedule loose, and follow one odd impulse that harms nobody.',
      'An idea could ring the bell at an awkward hour. Let it in, write it down, and go back to what you were doing.',
      'Expect the unexpected from your own mouth. A sudden notion can freshen the day, as long as it’s reversible by bedtime.',
    ],
    flowing: [
      'Novelty does you good. Try the unfamiliar dish, or say yes to a last-minute invitation.',
      'Freedom and friendliness get along nicely. A hunch could solve what hard thinking hadn’t, so step outside for ten minutes.',
      'Swap the usual seat for another and the whole meeting looks different. Odd remarks from friends may be worth keeping.',
    ],
    tense: [
      'Restlessness rattles the silverware. Before you quit a job or dye your hair, go around the park twice.',
      'Plans may come apart, in mostly harmless ways. Bring a spare book and some humor about the delay.',
      'Itchy feet and a tight schedule make poor neighbors. Build in ten free minutes before you cancel the afternoon.',
    ],
  },
  neptune: {
    joined: [
      'The edges of the day are soft. Music helps, and so does a nap, while signatures can wait for firmer ground.',
      'You soak up other people’s moods like bread in soup. Find out which sadness is yours and send the rest back politely.',
      'Boundaries are as thin as rice paper, and beauty gets straight in. Choose your soundtrack carefully, and decide practical matters later.',
    ],
    flowing: [
      'Imagination offers you an arm. Draw for a bit, or sit with someone who needs company more than solutions.',
      'Intuition is worth consulting, provided you check it against the clock. Kindness comes naturally and asks for little.',
      'Daydreams are good workers just now. Let one run while you water the plants, and jot down where it took you.',
    ],
    tense: [
      'With fog among the feelings, you might mistake a wish for a promise. Ask for it in plain words, or sleep on it.',
      'Gloves and good intentions go missing easily. Be patient with a muddled friend, and turn down the part of rescuer.',
      'Half-heard words breed whole suspicions. Ask again, count your change, and keep your pity for those who’ve asked for it.',
    ],
  },
  pluto: {
    joined: [
      'Feelings come up from the basement, carrying something heavy. Give them a chair, and put off any ultimatum.',
      'Part of you wants the truth, all of it, at once. Start with your own and leave other people’s drawers shut.',
      'Something wants out that has been kept under a lid. Lift the lid an inch, alone or with a steady friend.',
    ],
    flowing: [
      'Depth comes without drama. One honest talk or a thorough clear-out could leave you lighter than you expected.',
      'You see through the wrapping today, and fairly kindly. Try to understand someone with it, and let the winning go.',
      'You can look at a sore subject without flinching. Ask the deeper question gently, then listen past the first answer.',
    ],
    tense: [
      'A wish to control things may come disguised as concern. Loosen your grip on one minor matter and see who breathes out.',
      'Strong undercurrents make a trifle feel decisive. Swim sideways for now: change the subject, wash the car, return to it tomorrow.',
      'Silence can be used like a crowbar, and you may be tempted. Tell them what you’re after, and leave room for no.',
    ],
  },
};
