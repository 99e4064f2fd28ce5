/** What Celestia says where a reading would be the wrong answer. Read with docs/chat.md, "Care". */
export const care = {
  danger: {
    card: [
      'I’m putting the chart away, because what you just wrote matters more. I’m an AI, so I can’t sit with you, and you deserve somebody who can. Please call one of these numbers now, or open the door to a person near you and say it the way you said it to me.',
      'If you can, move away from whatever you might use to hurt yourself, and don’t stay alone tonight. If you’re already hurt or have taken something, call emergency services right now.',
      'If it’s someone you love you’re writing about, stay with them if it’s safe, ask them straight out, and call. These lines are there for you too.',
    ],
    followUps: [
      'I haven’t forgotten what you told me, so the chart stays closed for now. Have you been able to reach someone? The numbers are still here, and it’s fine to call without knowing what to say.',
      'I’d rather ask again than pretend: are you safe at this moment? If you aren’t, please call now. If somebody is with you, tell me, and tell them too.',
      'We can talk about planets another day, they aren’t going anywhere. Right now I want you near a person. Who could you call, even just to have someone on the line?',
    ],
    safe: 'I’m glad you told me. Stay close to someone today, and keep the numbers where you can see them. Pain like this often comes in waves, and people who listen for a living know how to sit through one with you.',
    minor:
      'You’re young, and that makes it even more important that a grown-up you trust hears this today: a parent, an aunt, a teacher, a school nurse. The line for young people is on the card, and nobody there will laugh at you.',
  },
  hint: {
    question: [
      'Let me leave the stars for a moment. Something in what you wrote sounds very heavy, and I’d rather ask than guess: are you thinking about ending your life, or about hurting yourself?',
      'You can answer in one word. If the answer is yes, or you aren’t sure, there are people you can call right now; their numbers are below. If it’s no, tell me what’s weighing on you, I’m listening.',
    ],
    followUps: [
      'I’ll get to your question. First I’d like to know about the one I asked: are you thinking about dying, or about hurting yourself? You won’t shock me, and you don’t have to explain.',
      'I noticed we went past it, and that’s okay. The numbers stay here. If the heavy thing comes back, tonight or next week, please call before it gets bigger.',
    ],
    safe: 'Thank you for telling me straight. It still sounds like a hard stretch, and you don’t have to be in danger to deserve someone’s ear. The numbers stay here in case the day gets longer. When you’re ready, ask me again.',
  },
  doubt:
    'One more thing, apart from the stars: if this weighs on you more than it reads, tell me so plainly, or call one of the numbers below. I’d rather say it once too often.',
  violence: {
    card: [
      'I’m not going to read a chart about this. No planet makes someone hurt you, and nothing in your sky makes it your fault or yours to bear.',
      'The people on these lines talk with someone in your situation every day. They won’t tell you what to do; they listen, help you think about safety and know where there’s shelter. If you’re in danger right now, call emergency services.',
      'Someone may be able to see this screen. The button leaves this page at once, and you can delete the visit from your browser’s history later.',
    ],
    child: [
      'Thank you for saying it. It takes a lot. When somebody older hits or touches a child or scares them, it is never the child’s fault, even if they’ve been told to keep it secret.',
      'Please tell one grown-up you trust today: a teacher, a relative, a neighbor. On the line below people listen to exactly this, and you can call even if you aren’t sure it counts. If it’s happening now, call emergency services.',
      'If you’re worried about a child you know, you can call as well; you don’t need proof.',
    ],
    followUps: [
      'I’m leaving the chart closed a little longer, since what you told me isn’t over just because we change the subject. Are you somewhere safe right now?',
      'The lines are still here whenever you have a quiet minute. Calling doesn’t decide anything; it only means somebody knows.',
    ],
    hint: 'You also wrote something that sounds as if you can’t go on. Are you thinking about ending your life? If you are, the first numbers on the card are for tonight.',
    relationship:
      'Whether to go back to someone who hurts you isn’t a question I’ll put to a chart. The people on these lines can think it through with you, at your pace.',
  },
  minor: {
    sexual:
      'You’ve told me you’re under eighteen, so that’s something I don’t talk about here. It’s a fair thing to wonder about, and a parent, a school nurse or the young people’s line will answer without making it weird.',
    'grown-up':
      'You’ve told me how old you are, so I won’t compare your chart with a grown-up’s in that way. If an adult says it has to stay between the two of you, please tell another adult you trust, today if you can. You aren’t in trouble.',
    secret:
      'Please don’t meet someone you only know from the internet, send pictures of yourself or leave home because a chart says so; mine won’t. Talk to a grown-up you trust first, or to the people on the line below.',
  },
  sexualMinor: {
    refusal:
      'No. I don’t talk about children in that way, and this conversation ends here. If you’re worried about thoughts of your own or about a child you know, there are people below who can be called without giving a name.',
    ended: 'This conversation is over. The numbers stay here. If a child is in danger, please call now.',
  },
  boundary: {
    grief: {
      text: 'I’m so sorry. I won’t look for a reason in the sky, because a death doesn’t need one and you don’t need another riddle.',
      instead:
        'If you like, we can look at your Moon: how you tend to carry loss, what steadies you, and when this month looks quieter. And if the missing gets too heavy to hold alone, the number below has someone awake.',
    },
    death: {
      text: 'No chart shows when or how anybody dies, and an astrologer who says otherwise is guessing with your fear. I leave that question alone, for you and for the people you love.',
      instead:
        'What I can show you is where in your chart things end and begin again, which house that is and what’s moving through it this year. Is something changing that brought the question up?',
    },
    illness: {
      text: 'I can’t see an illness, a diagnosis or a recovery in a chart, and please don’t change a treatment or a pill because of a planet. A doctor or a pharmacist is the right person to ask, soon if it worries you.',
      instead:
        'What the chart can offer is company around it: where your energy tends to go, how you rest, and which weeks look crowded, so that you can ask for help in time.',
    },
    pregnancy: {
      text: 'Whether and when a child comes isn’t written in a chart, nor is a child’s sex. Your body and a doctor or midwife know more than I ever could.',
      instead:
        'I can tell you about the way you care for others, what home means in your chart, and how these months are colored for you while you wait, hope or decide.',
    },
    court: {
      text: 'A judge doesn’t rule by the sky, so I won’t tell you how it ends. For what to sign or say, ask a lawyer or a free legal clinic.',
      instead:
        'What I can look at is you in the middle of it: how you argue, where you lose patience, and which days around the hearing look calmer or louder.',
    },
    betting: {
      text: 'No numbers, teams or coins from me. A chart doesn’t know what comes up next, and I’d hate to see your money go because of something I said. If betting has grown bigger than you meant it to, a helpline can listen to that as well.',
      instead:
        'I can show you how you handle risk and money in your chart, what makes you spend, and what makes you feel you have enough.',
    },
  },
  card: {
    titles: {
      suicide: 'Talk to someone now',
      violence: 'Help for you',
      child: 'Help for children and teens',
    },
    kinds: {
      emergency: 'Emergency',
      suicide: 'Someone to listen',
      violence: 'Violence and abuse',
      child: 'Children and teens',
    },
    call: 'Call {{number}}',
    text: 'Text {{number}}',
    textWord: 'Text {{word}} to {{number}}',
    hours: {
      always: 'Day and night',
      daily: 'Every day, {{from}} to {{to}}',
      weekdays: 'Monday to Friday, {{from}} to {{to}}',
      mondayToSaturday: 'Monday to Saturday, {{from}} to {{to}}',
    },
    directory: 'Lines in every country: {{name}}',
    noCountry:
      'I don’t know which country you’re in. Your local emergency number works from any phone, and this directory lists lines everywhere.',
    otherCountry: 'Somewhere else?',
    quickExit: 'Leave this page now',
    standing: 'Still here if you need them',
    checked: 'Numbers compared with their sources on {{date}}',
  },
};

export type CareWords = typeof care;
