import type { RetrogradeTexts } from '../../interpretation-types.ts';

/** What the retrograde period of each planet asks for. */
export const retrogrades: RetrogradeTexts = {
  mercury:
    'Three or four times a year, Mercury appears to walk back over ground it has covered, and you can do the same. Reread the contract, or call the friend you lost track of. Trains mostly run and emails mostly arrive. Where something snags, haste is often involved, and a curt message may sound colder than it was meant. Leave fifteen minutes early, and keep a copy.',
  venus:
    'Old loves and old sweaters tend to resurface, and you may look at both with softened eyes. While Venus is retrograde, the question is what you still value, in a partner and in what you buy. Nothing stops you from falling in love. Do wait a little with the drastic haircut, and with the midnight text to an ex, until you know whether you miss the person or the feeling of being chosen.',
  mars: 'Pushing harder may get you less than usual. Drive turns inward when Mars is retrograde, so even a favorite project can feel like biking into the wind. Use the time to review how you fight and what for; an anger you swallowed months ago might ask for a hearing. Finish the half-built shelf and be choosy about quarrels. A plan that still appeals to you on a tired evening is probably worth the next push.',
  jupiter:
    'Growth moves indoors for about four months. Jupiter retrograde asks whether more was what you wanted, and it gives you time to digest what you already have, including the language course you paid for and left at lesson two. Good luck may seem scarcer for a while. You might also grow a bit too sure of your private wisdom, so talk it over with a cheerful skeptic. Fewer plans, better digested, are the usual result.',
  saturn:
    'Think of a building inspection in which you are the inspector. Saturn spends more than four months of each year retrograde, a good season for checking the beams: which duties are really yours, and where a boundary has sagged. Guilt may talk louder than it should. Choose one commitment to renew and one to hand back, with proper notice. Plain, unglamorous repairs made at this point tend to hold.',
  uranus:
    'Change works from the inside when Uranus is retrograde, which it is for about five months in twelve. You may feel a restlessness with no address on it, or catch yourself living by a rule you don’t recall agreeing to. Overturning the table can wait. Try small experiments, a different route or a week without the gadget, and notice which of them lets you breathe. Freedom rehearsed in private tends to break fewer dishes.',
  neptune:
    'The mist thins a little while Neptune is retrograde, and you can make out the rocks. Somebody you had idealized, or a plan, may look more ordinary, and the letdown can be real. Five months or so is long enough to ask which dreams still move you with the lights on. Keep the music and the idle evenings. The dreams that survive are often smaller than you’d thought, and closer to hand.',
  pluto:
    'Nearly half of every year Pluto is retrograde, so there’s little cause for alarm. Its work is slow and mostly below ground: you begin to notice where you try to steer an outcome, or where another’s approval still pulls the strings. Obsession is the risk, a thought you go on turning like a key in the wrong lock. Leave it for a day. A power given up willingly, the last word for one, tends to be missed by no one, yourself included.',
};
