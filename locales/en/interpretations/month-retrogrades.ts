import type { MonthRetrogradeTexts } from '../../horoscope-text-types.ts';

/** A quick planet going back through a house in a month. */
export const monthRetrogrades: MonthRetrogradeTexts = {
  mercury: {
    1: [
      'Mercury goes back over the way you present yourself. A sentence about who you are may need rewording, and a first impression can be corrected in person. Speak a beat later than you’re used to. What you hold back for a night tends to come out shorter and truer.',
      'You’re rereading yourself while Mercury is retrograde here: old messages, an earlier plan, the reason you gave at the time. Some of it still fits surprisingly well. Before you introduce anything new with your name on it, find out what the previous version was trying to tell everyone.',
    ],
    2: [
      'Mercury takes another look at your accounts. A payment may be late, a receipt may turn up, a number may have been read upside down. Good weeks for renegotiating and checking, less good for buying on impulse. Something you already own may be exactly what you’re shopping for.',
      'Figures want to be gone over twice while Mercury runs backward in this house. Ask again what was included in the price. An old client or a half-forgotten skill could bring in something after all. You’re allowed to change your mind about what a thing is worth.',
    ],
    3: [
      'Letters may cross, calls may drop, and the bus could leave from the other side of the street. Mercury is retracing its steps through your talk and your short trips. Leave earlier and repeat the time aloud. An unfinished conversation with somebody nearby may get the ending that it deserved.',
      'You return to an argument, a manuscript or an old pen pal. With Mercury retrograde here, second drafts do better than first ones. Read the message through to the last line before you answer. What sounded like a snub last week might have been a missing comma the whole time.',
    ],
    4: [
      'Mercury goes backward through your rooms. Lost things surface behind the dresser, and so do old family sayings. Repairs may take two visits. It’s a useful time for asking the elders how it really was, as they seem to remember another piece of it each time they tell it.',
      'A household matter that looked settled may be open once more. Mercury asks you to read the lease, measure the wall a second time and talk it over with whoever shares the keys. Patience saves paint. Someone you used to live with might write, in a friendlier hand.',
    ],
    5: [
      'A former crush, a shelved hobby, a joke that needs explaining. Mercury returns to your house of play and sorts through the toy box. Take up again what you once enjoyed, without asking it to go anywhere. Feelings can wait a little for their exact words.',
      'You revise what you’ve created. With Mercury retrograde here, the story gets another chapter, and a child you know may ask last month’s question again. Mixed signals in love are likelier than usual, so keep it light and say it twice. A joke survives any bad connection.',
    ],
    6: [
      'Schedules may slip, files may hide, and the printer that always worked could want attention. Mercury is backing through your daily business. Check appointments, save your work, leave gaps between tasks. A method that you abandoned may turn out to have been the better one, minus a step or two.',
      'Mercury goes over your routine with a pencil. Whatever runs on autopilot could be done differently, and this is the time to notice it rather than to overhaul it. Misunderstandings with coworkers clear up when somebody draws a picture. Rest counts as maintenance too.',
    ],
    7: [
      'A talk with someone close needs a second round. Mercury is moving back through your house of partnership, and old agreements come up for review. Ask what they understood; you may be amazed. Signing something new can be put off for a little while; listening can’t.',
      'Someone may return, in person or as a topic. While Mercury is retrograde here, you see a former conversation from the opposite chair. It’s easier to admit a mistake now than it was then. Keep notes of what you both decide, since each of you may remember a different half.',
    ],
    8: [
      'Mercury goes back to where you thought you’d finished. Shared expenses, an old loan or a confidence might have to be discussed again, this time with all the papers out. Keep account numbers where you’ll find them. A truth arrives in installments, and the later ones explain the earlier ones.',
      'What hasn’t been said between you and somebody begins to rattle. With Mercury going back through this house, hints don’t work, and plain questions do. Look twice at forms that concern your joint money. You may finally understand why that one evening went the way it did.',
    ],
    9: [
      'Travel plans and grand theories may get revised. Mercury retraces its path through your house of wide spaces, so reconfirm the ticket and reread the chapter. An application could come back with a question in the margin. Answer it calmly; the question is often the better half of the story.',
      'You return to a subject, a faraway place or an old belief, and find that it has been rearranged. While Mercury is retrograde here, curiosity beats certainty. Official matters may take an extra stamp. A professor from earlier could be worth looking up, even one you used to contradict.',
    ],
    10: [
      'Mercury goes back over your public words. A decision at work may be reopened, a title misspelled, an old reference asked for. Correct things without fuss and people will remember the calm. Announcements do better a little later, and the time until then can go into the fine print.',
      'An earlier mentor, project or ambition may cross your path once more. Since Mercury is looking back, you can ask what was left undone there. Double-check what goes out under your name. A slower answer to somebody important may well come across as a more considered one.',
    ],
    11: [
      'Group plans may come apart over the date and be stitched together again. Mercury is moving back among your friends, so somebody you’d lost sight of could turn up. Say who brings what, in writing. A hope from an earlier year deserves a second reading, with less shouting.',
      'You may hear from the old crowd, or feel an urge to. While Mercury is retrograde here, messages to many people produce many meanings. Talk to one at a time. The idea you all dropped last year might have failed for a reason that’s since moved away.',
    ],
    12: [
      'Mercury wanders backward through your quiet rooms. Thoughts repeat, dreams quote old conversations, keys go into hiding. Use the time for sorting rather than deciding. Something you once swept aside comes up to be understood, and it needs nothing but an hour’s peace and a decent chair.',
      'You think in circles for a while, and the circles are getting smaller. As long as Mercury moves backward, unfinished thoughts ask to be put into words, if only on paper that you’ll burn. Keep confidences doubly safe. An answer from months ago may make sense at last.',
    ],
  },
  venus: {
    1: [
      'Venus goes back over how you like yourself. A style you’d left behind may suit you again, and a compliment from years ago comes to mind. Drastic changes at the hairdresser can wait. Try on, put back, try on. You’re learning what you found lovable before anyone told you.',
      'You’re rethinking what you do to be liked. While Venus is retrograde here, charm takes more effort and honesty somewhat less. Somebody from the past could notice you afresh. You don’t owe them the old smile. See which of your ways of pleasing people still please you.',
    ],
    2: [
      'Venus revisits your wallet and your pleasures. You may regret a purchase, rediscover a treasure or renegotiate a fee with unexpected grace. Luxury is better borrowed for the moment. Ask what you’d choose if nobody ever saw it. The answer is a fairly reliable appraisal of what you value.',
      'What you once considered worth having gets a second appraisal. With Venus retrograde in this house, taste and budget talk behind your back. Return, resell, repair. There may be some money or affection still outstanding, and a friendly reminder works wonders if it’s the first in a long while.',
    ],
    3: [
      'Sweet words get looked at twice. Venus is going back through your conversations, and something tender that was left unanswered may be answered now. Write the letter you owe. An old neighbor or a sibling could become dearer to you, mostly because neither of you needs to be right anymore.',
      'A tone of voice stays with you longer than what was said. While Venus is retrograde here, it’s worth going back to smooth out a phrase. Flirting by message gets tangled easily. Meet for a walk instead, on a road that you used to take together or alone.',
    ],
    4: [
      'Venus looks through the family silver. An old affection at home could use some polish, or an old quarrel about taste an airing. Put off buying the big couch. You might find that moving two pictures is all that the room, and the mood in it, needed.',
      'You long for a home that may not exist anymore. With Venus retrograde in this house, that can be sad and rather beautiful. Cook what you ate there. Someone in the family could become easier to love once you stop waiting for the sentence they’ll never be able to say.',
    ],
    5: [
      'An old love may send its regards, if only through a song in the supermarket. Venus retraces its steps in your house of romance. You can enjoy the memory without dialing. What you made and abandoned may be more beautiful than you believed, so turn the canvas around once more.',
      'The heart goes through its archives. While Venus is retrograde here, new flames flicker and old ones get honest captions. Be generous with time and careful with vows. Pleasure returns by way of something simple you used to do on Sundays, before it had to look like anything.',
    ],
    6: [
      'Venus goes back over what’s pleasant in your days. Perhaps the work has lost its sweetness somewhere, or a colleague’s kindness went unthanked. Put a flower on the desk, eat off a real plate. You’ll notice which chores you mind and which ones only need better company.',
      'You reconsider what you do for others out of habit. With Venus retrograde in this house, a favor may start to pinch. Say so nicely. Old harmony at work can be restored by a shared lunch, and your body might ask for a comfort you’d dropped as childish.',
    ],
    7: [
      'Venus walks back through the house of partnership and straightens the pictures. If you’re paired, what drew you in, and what has since gone missing? A former partner might come to mind or to town. Decisions about staying or going are worth sleeping on for a few weeks.',
      'Sympathies shift a little. While Venus is retrograde here, someone you’d written off may show a softer side, and someone charming could prove tiring. Terms with either of them can be mended. Begin with thanks for something old; it makes the newer request much easier to hear.',
    ],
    8: [
      'Desire goes back to look for what it dropped. With Venus retrograde in this house, old jealousies or old tenderness may rise, and money shared with someone deserves a second look. Nothing has to be settled at night. The seams between you can be restitched, slowly and for the better.',
      'You see what closeness has cost and given. Venus returns to matters of trust, and a gift with strings may be handed back. Forgiving a debt can feel better than collecting it. In love, the deeper question was asked some time ago, and you could answer it now.',
    ],
    9: [
      'Venus takes the old route again. A place you once loved, a person you met there or an ideal from your student days gets a second visit. Some of it has shrunk. What still moves you is the part worth bringing home, and it usually fits in a pocket.',
      'Your taste for the faraway is being sifted. While Venus is retrograde here, expensive tickets can wait, and letters from other countries shouldn’t. A difference in beliefs looks less like a wall once you remember what you liked about the person before the subject ever came up.',
    ],
    10: [
      'Venus goes back over how you’re seen. Maybe the work brings applause and little joy, or you’ve been charming the wrong people, however elegantly. Mend a relationship with somebody above you. A change of image can mature in peace; meanwhile you might simply enjoy being reliable.',
      'An earlier calling or admirer may come up once more. With Venus retrograde in this house, success deserves a warmer yardstick. Postpone the grand launch and polish what exists. Somebody you once impressed without trying could remember it at a useful moment.',
    ],
    11: [
      'Old friends come back into fashion. Venus is retracing its way through your circle, and a friendship that cooled could warm up over something as small as a shared photo. Group gifts and group trips may get rearranged. You notice whose company you seek when there’s nothing to gain.',
      'You reconsider which wishes are still your own. While Venus is retrograde here, popularity bores you a bit, and loyalty doesn’t. Someone from an earlier circle deserves a call. If a friend let you down, you can tell them now without the trumpets, and hear how it was for them.',
    ],
    12: [
      'Venus walks backward through the private garden. A love nobody knew about, a kindness you never mentioned or a pleasure you forbade yourself returns to be looked at gently. You don’t have to act. Some flowers open only for the person who passes by again without shears.',
      'Tenderness turns inward. With Venus retrograde in this house, you may miss someone without wanting them back. Let music do the talking. You’ve been stingy with one sort of comfort, and it could be readmitted now, quietly, through the side entrance, with no explanation to anybody.',
    ],
  },
  mars: {
    1: [
      'Mars is going backward through your own house, and your drive with it. Starting takes more effort than continuing. Spend your strength on what you’ve already begun, and train the muscle of waiting. Anger turns up late and in disguise, so ask it what it wanted to protect back then.',
      'You push, and the door says “Pull.” While Mars is retrograde here, force gets you less than timing does. Look again at how you go after things, and at whom you’ve stepped on while doing so. Energy comes back in better manners after a few early nights.',
      'A fight you thought was over turns out to be with yourself. Mars sorts through your ambitions, and some of them belong to somebody younger. Rework your training, your pace and your tone. What you still want once the rush has gone is worth getting up for.',
    ],
    2: [
      'Mars turns back over earning and spending. A push for more money may stall, while an older effort starts to pay if you pick it up again. Put off the big purchase. Ask where you’ve been working hard to afford things that make you tired, and cancel one of them.',
      'Effort and reward need to be introduced to each other anew. With Mars retrograde in this house, you may resent a price you agreed to. Use the weeks to repair tools, collect what’s owed and sharpen a skill. Impatience is an expensive shopper, so leave it at home.',
      'You defend what’s yours a shade too hotly, or notice that you never did. Mars goes over that ground again. Quarrels about things are mostly about respect. Once that’s been said, the things can be divided quite easily, with masking tape and a cup of coffee.',
    ],
    3: [
      'Mars goes back through your words, and the sharp ones return to sender. A quarrel with a neighbor or sibling can be taken up and finished with better manners. Drive gently. The clever reply that occurs to you now, weeks later, is best admired in private and released.',
      'Arguments repeat themselves while Mars is retrograde here, often by text. Try one by phone, and start with what you got wrong. Studies or paperwork that stalled can be resumed in shorter bursts. You have more stamina for rewriting than for anything that needs a first line.',
      'You’re itching to say it, and the moment keeps slipping. Mars reviews how you fight with language. Perhaps you interrupt, perhaps you swallow. Practice on small subjects. By the time the planet turns, you could have a firm sentence that doesn’t bruise anyone, yourself included.',
    ],
    4: [
      'Old anger lives in the walls, and Mars is knocking on them. A renovation may stop halfway, or a family dispute you considered closed could creak on the stairs. Don’t tear anything out yet. First find out where the pipe runs. Tiredness at home wants an honest division of labor.',
      'With Mars retrograde in this house, you fight for your peace in rather unpeaceful ways. Who taught you that? It’s worth asking. Heavy work around the house goes better in small portions. The drawer that always jams could be planed now, as could a certain tone at dinner.',
      'You’d like to move, or to make somebody else move. Mars goes over the question again, and the boxes can stay flat for now. Underneath the restlessness is often a room you’ve never truly claimed. Put your chair there. It might settle more than a new address would.',
    ],
    5: [
      'Mars takes back some of the heat from your house of pleasure. A passion may cool, a game may turn serious, a project in love with itself may need editing. Fine. Return to what you did for fun before it became a contest, and let someone small set the pace.',
      'Desire goes in reverse and looks at where it has been. While Mars is retrograde here, chasing doesn’t suit you and being playful does. An old creative fight deserves another round. You know more tricks by now, and you no longer need to win it in an evening.',
      'You may be mad at whoever spoils the fun, including yourself. Mars reviews how you compete and court. Losing gracefully is an underrated thrill. Try it with something that doesn’t matter, and then look again at the thing that does, with your breath back.',
    ],
    6: [
      'Your engine runs rough at work while Mars reverses here. Tasks may come back with comments, and your body could object before you do. Service the machine. Fewer hours with more attention beat the usual charge. A conflict with a colleague can be taken apart, screw by screw, and reassembled.',
      'You’ve been solving problems with speed, and Mars asks for another method. Patience is what gets bruised most easily now. Warm up, slow down, do the dull part first. An exercise routine that you once dropped may welcome you back, as long as you begin below where you stopped.',
      'Annoyance at small things hides one larger thing. With Mars retrograde in this house, find out which duty you never agreed to. Then hand it back or accept it properly. The vigor that’s been leaking into sighs can go where it’s needed, which may be bed.',
    ],
    7: [
      'Mars backs through your closest relationships, and old battles may present themselves in new clothes. Don’t fight them again. Ask the other person what they were afraid of at the time. An open rivalry might lose its edge, and a partner who’s been too compliant could find their voice.',
      'Who pushes and who yields in your nearest tie? While Mars is retrograde here, the roles ask to be swapped. Legal or contractual disputes move slowly, so use the pause to read the other side’s letter as if it had been written by somebody tired. It quite possibly was.',
      'You meet your own anger in somebody else’s face. Mars goes over that encounter once more, and this time you can choose the distance. Say what you won’t do anymore, quietly and once. Respect tends to return to a room as soon as one person stops shouting.',
    ],
    8: [
      'Mars goes backward through the deep drawer. Resentments about money, sex or an old betrayal may heat up, and they burn cleaner if they’re looked at one by one. Don’t force a confession. Pay off something small. The sense of power you were after comes from needing less of it.',
      'You hold on harder just as the thing wants to be put down. With Mars retrograde in this house, a struggle over shared resources can be paused and recalculated. Strong urges pass if they’re given a job to do. Scrub, sort, shred, then look at the matter again.',
      'Something you never forgave asks for a hearing. Mars reviews the evidence with you, and parts of it have faded. You can keep the lesson and end the vigil. What returns to you is a surprising quantity of strength that had been standing guard all these years.',
    ],
    9: [
      'Mars turns around on the long road. A journey may be delayed, a dispute over principles may return, an exam may take a second try. Check whether you’re still fighting for the thing itself or only for being right. The map has improved since you set out, so consult it.',
      'Your convictions get tested by your own temper. While Mars is retrograde here, debates generate more heat than light. Study what your opponent reads. Legal steps taken earlier may need patience. A trip you abandoned could be planned afresh, with fewer stops and better shoes.',
      'You were going to change the world by Thursday. Mars suggests that you finish the course first. Enthusiasm comes in waves now, and the trough is useful for sorting books and beliefs. Something you once marched for still deserves you, perhaps in a steadier, less noisy way.',
    ],
    10: [
      'Mars goes backward over your ambitions. A campaign at work may slow, and an old conflict with authority could stir in its sleep. Don’t storm the office. Strengthen your position by finishing, documenting and resting. Whether you want that trophy or only hate losing is a question worth a walk.',
      'Effort doesn’t translate into progress at the usual rate. With Mars retrograde in this house, it’s wiser to improve the plan than to double the hours. Someone you once competed with may offer a truce. Accept it; there’s more than enough hill for the pair of you.',
      'You may feel passed over, or weary of always being first. Mars reviews how you pursue success and what you do to those in the way. Repair one professional bridge. When the road opens up again, you’ll be glad to find it standing, and wide enough for a cart.',
    ],
    11: [
      'Mars moves back through your circle, and the group may get touchy. A project with friends could stall over who does the work. Say what you can give and stop there. An old quarrel among you might be settled by the least dramatic person, which could be you for once.',
      'You’re losing your appetite for other people’s battles. While Mars is retrograde here, look again at the causes you’ve joined and the energy they return. Some deserve renewed effort. Others were mostly about the company. A friend you fought with may be just as tired of it.',
      'The wish that used to set you running needs a breather. Mars goes over it and loosens the parts that were only competition. What remains is smaller and more alive. Work at it with one ally rather than twelve, on a day that has no deadline attached.',
    ],
    12: [
      'Mars walks backward in the dark, and you feel restless without knowing why. Old anger that was never shown may come up in dreams or in the knees. Give it movement and privacy. You don’t have to accuse anybody. Running, writing or kneading dough will take a share of it.',
      'Effort goes underground. With Mars retrograde in this house, what you force in the open tends to fail, and what you look after in secret grows. Sleep is a form of work just now. Watch for the habit of sabotaging yourself politely, and catch its hand before it signs.',
      'You’re fighting something you can’t see, quite possibly a rule you made long ago. Mars lets you find it and read it again by flashlight. It may have protected you once. Thank it and retire it. The strength it took to obey will be yours to spend.',
    ],
  },
};
