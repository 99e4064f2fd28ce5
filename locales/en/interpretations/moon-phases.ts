import type { PhaseTexts } from '../../interpretation-types.ts';

/** What each phase of the Moon is good for. */
export const moonPhases: PhaseTexts = {
  newMoon:
    'The Moon is dark, so the night suits wishes you’d rather not defend yet. Write one down in a single line. Results may be weeks off, and nobody has to hear about it before it has roots.',
  waxingCrescent:
    'A sliver of light hangs in the evening sky, and your intention gets its first errand: make the call, buy the seeds. Doubt likes to speak up now, because a new thing looks flimsy beside an old habit. A few days tend to quiet it.',
  firstQuarter:
    'Half lit and climbing, the Moon meets its first resistance, and so may you. Something has to be chosen or moved out of the way. Put your shoulder to it, but leave alone whatever only needs another day.',
  waxingGibbous:
    'Nearly there is an itchy place to be. This phase favors editing, and sanding down the edge you keep catching your sleeve on. Dissatisfaction may urge you to start over; see first what you can do with the piece that’s on the bench.',
  fullMoon:
    'Everything shows now, the stain on the tablecloth as well as the silver. The Moon faces the Sun, so feelings run high and sleep may be thin; celebrate what has come of your efforts and postpone the verdicts. By next week the light is kinder.',
  waningGibbous:
    'After the party comes the good talk on the stairs. You can share what you learned, or send the thank-you note. If your spirits dip once the excitement drains off, let them; the tide is only going out.',
  lastQuarter:
    'Time to clear the desk. The Moon is half dark again, and an arrangement that used to serve you may have begun to chafe. Return the borrowed ladder, cancel the subscription. Regret is natural enough, though you knew less when you said yes.',
  waningCrescent:
    'Before dawn a thin rind of Moon is up, and it asks little of you. Tidy a drawer, and leave one evening unplanned. Beginnings forced at this stage tend to tire you, while some old business loosens once you quit tugging at it.',
};
