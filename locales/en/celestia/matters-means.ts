import type { MattersOf } from '../../celestia-words.ts';

/** How each sign is in what is asked of money, home and places, and what helps it there. */
export const matters: MattersOf<'means'> = {
  wealth: {
    aries: {
      is: 'Getting rich appeals to you mainly as a race, so money comes in bursts, and guarding it afterward feels like standing around.',
      helps:
        'Treat keeping money as the second lap: set yourself a sum to beat, and check your score every month.',
    },
    taurus: {
      is: 'You want money the way others want a thick wall at their back, and your route to wealth is slow and hard to undo.',
      helps:
        'Name the sum that would count as enough, because without one even a full account can leave you feeling short.',
    },
    gemini: {
      is: 'Your way with money is to earn it from three directions at once, cleverly enough, and then lose track of two.',
      helps:
        'Once a month, say your finances out loud to someone you trust, since figures only become real to you in conversation.',
    },
    cancer: {
      is: 'Whether you’ll be rich matters less to you than whether everyone you love would be safe if the money stopped coming.',
      helps:
        'Work out what safe actually costs, as a plain figure; a worry about money shrinks once it has edges.',
    },
    leo: {
      is: 'Wealth, to you, means giving on a grand scale, and you’re inclined to begin with the giving.',
      helps:
        'Let one part of your income stay modest and unseen, like the backstage crew that makes the show possible.',
    },
    virgo: {
      is: 'You know where every cent went, yet thinking big about money makes you uneasy, as if wanting to be rich were bad manners.',
      helps:
        'Practice saying a larger sum aloud than feels decent; where money is concerned, your modesty rounds everything down.',
    },
    libra: {
      is: 'Riches interest you for the beauty they’d let in, while money itself, with its sums and awkward talks, you’d gladly leave to somebody else.',
      helps:
        'Go through your own figures in good light and pleasant company, and resist handing them over afterward.',
    },
    scorpio: {
      is: 'Money is power to you and nobody’s business, so how rich you are, or mean to become, stays your best-kept secret.',
      helps:
        'Tell one reliable person your real aim with money, because a secret plan never gets questioned.',
    },
    sagittarius: {
      is: 'As for being rich, you assume it’ll work out somehow, and your money lives on that optimism, sometimes quite close to the edge.',
      helps:
        'Cut your hopeful guess about money in half and plan on that; the rest can be a pleasant surprise.',
    },
    capricorn: {
      is: 'You’d build wealth like a cathedral, patiently and without fuss, and still consider yourself one bad month from poverty.',
      helps:
        'Make a list of the lean times you’ve already managed, and reread it when the fear of having no money visits.',
    },
    aquarius: {
      is: 'Being rich strikes you as a slightly suspicious goal, so your money follows an unusual system that makes sense to you alone.',
      helps:
        'Decide what you want money to free you from; an aim like that holds your attention where plain riches won’t.',
    },
    pisces: {
      is: 'You’ve never quite believed in money, so it drifts in and out, and in your dreams of being rich, you’ve given half away by morning.',
      helps:
        'Look at your balance once a month, with something sweet beside you if that helps, and let the number be just a number.',
    },
  },
  spending: {
    aries: {
      is: 'You spend at a run, because wanting something and having to wait for it feels like being held by the collar.',
      helps: 'Before paying, walk once around the block, and check whether the wish has kept up with you.',
    },
    taurus: {
      is: 'Your money goes on pleasure you can touch, good food and soft fabrics above all, and spending soothes you better than any advice.',
      helps:
        'Pick the one luxury you’d miss with your whole body, pay for it gladly, and let the halfhearted ones pass.',
    },
    gemini: {
      is: 'Small purchases are how your money escapes, a subscription here and a clever gadget there, each too cheap to deserve a second thought.',
      helps:
        'Put your subscriptions and little orders on one sheet of paper, and cancel any you have to look up to recognize.',
    },
    cancer: {
      is: 'When you’re low or missing someone you spend most, and half of what you buy then is really a hug in packaging.',
      helps:
        'If the urge to spend comes in a tender mood, phone someone kind first, and look at the thing again afterward.',
    },
    leo: {
      is: 'Money runs through your fingers in company, where you treat everybody, choose the better version, and would rather go broke than look stingy.',
      helps:
        'Choose beforehand how much tonight’s generosity is allowed to cost, then play the host happily inside that sum.',
    },
    virgo: {
      is: 'On paper your spending looks sensible, yet money trickles away on improvements, the right tool first and then the proper case for it.',
      helps:
        'Use the old thing once more before spending on a better one, and note what truly bothered you about it.',
    },
    libra: {
      is: 'You buy because something is lovely, because the salesperson was charming, or because a friend couldn’t decide and you kept them company.',
      helps:
        'Take a photo of the beautiful thing instead of taking it home, and look through your pictures again a week later.',
    },
    scorpio: {
      is: 'For months you can spend nothing at all, and then money pours out over one obsession that nobody else gets to know about.',
      helps:
        'Ask what this purchase is supposed to conquer or console, and wait for an honest answer before you pay.',
    },
    sagittarius: {
      is: 'Tickets are where your money goes, and whatever the next adventure requires, and you look at the account afterward with one eye shut.',
      helps:
        'Check what’s left before you spend on the next adventure, and set aside enough for the ride home.',
    },
    capricorn: {
      is: 'You hardly waste money on yourself, but now and then a purchase sneaks through disguised as necessity, solid and alarmingly expensive.',
      helps:
        'Grant yourself a small sum each month for plain fun, so the wish to spend needn’t dress up as duty.',
    },
    aquarius: {
      is: 'The newest invention or a stranger’s fundraiser can empty your wallet, while things everyone needs, such as socks, wait ages for their turn.',
      helps:
        'Make spending an experiment: go a whole week buying nothing that plugs in, and observe yourself with scientific interest.',
    },
    pisces: {
      is: 'Money slips away from you as if in a dream, half on comfort and half on sad stories, and the receipts come as news.',
      helps: 'Use cash for your spending instead of a card, so your palm can feel how much is going.',
    },
  },
  selling: {
    aries: {
      is: 'When you sell something you want it gone by evening, so the first firm handshake gets a discount nobody had asked for.',
      helps: 'Set your lowest price before the bargaining starts, and count slowly to ten after every offer.',
    },
    taurus: {
      is: 'Parting with things is the hard bit of selling for you; bargaining you can outlast, because you simply go on sitting there.',
      helps:
        'Take the memories out of the sum before you name a price, because a buyer pays only for the object.',
    },
    gemini: {
      is: 'You could sell a car by telling its life story, and the one danger is that you chat the price down yourself.',
      helps:
        'Once you’ve named your price, stop talking; the silence will itch, and it bargains better than any further joke.',
    },
    cancer: {
      is: 'You’d rather sell to someone who’ll love the thing, and a kind face at the viewing costs you more than hard bargaining.',
      helps:
        'Give the nice buyer your good wishes and your tips, and hold the price where you’d set it beforehand.',
    },
    leo: {
      is: 'Haggling offends you a little, because whatever you’re selling has been yours, and an insulting offer seems aimed at you personally.',
      helps:
        'Hear a low offer as a remark about the buyer’s wallet, smile like royalty, and repeat your price.',
    },
    virgo: {
      is: 'Before selling anything you list its faults yourself, every scratch included, and then wonder why you’re paid less than it’s worth.',
      helps:
        'Describe what works in as much detail as you’d give the scratches, and let your price count the care it’s had.',
    },
    libra: {
      is: 'Bargaining makes you squirm, so you see the buyer’s side with great fairness and meet them halfway before they’ve taken a step.',
      helps:
        'Put a fair price in the ad, and practice one pleasant sentence for turning down anything below it.',
    },
    scorpio: {
      is: 'In a sale you give nothing away, read the buyer’s need within minutes, and would sooner see the deal collapse than be talked down.',
      helps:
        'Know in advance which price is good enough, or the bargaining turns into a duel that you win without selling.',
    },
    sagittarius: {
      is: 'You sell on enthusiasm, throw in extras out of sheer good cheer, and find out later that the bargain was you.',
      helps:
        'Look up what similar things have fetched, and keep the extras in your pocket until the price is agreed.',
    },
    capricorn: {
      is: 'You know to the dollar what a thing is worth, and you sell it by facts and receipts, with a very straight face.',
      helps:
        'Allow a little room above your real price, because many buyers enjoy the bargaining even if you find it childish.',
    },
    aquarius: {
      is: 'Selling your stuff bores you until you’ve invented a system for it, and half the time you end up giving the thing away.',
      helps:
        'Think what you’d advise a friend to charge for the thing, and ask that; your indifference isn’t part of its value.',
    },
    pisces: {
      is: 'Naming a price is agony for you, and a buyer with a touching tale can walk off with your belongings for almost nothing.',
      helps:
        'Do your bargaining in writing, where no pleading eyes can get at you, and copy the price from a note you made beforehand.',
    },
  },
  savings: {
    aries: {
      is: 'Saving works for you while it’s a challenge and stalls the minute it’s a habit, so whatever you put by grows in spurts.',
      helps:
        'Save for one exciting thing at a time, over a few weeks, and begin the next while you’re still pleased with yourself.',
    },
    taurus: {
      is: 'You’re a born saver, calmest when there’s something set aside, though touching those savings hurts even when that’s what they’re for.',
      helps: 'Give each pot of savings a name and a purpose, so that using it feels like keeping your word.',
    },
    gemini: {
      is: 'You could explain eleven methods of saving, all of them charmingly, while the account itself waits for you to choose one.',
      helps:
        'Choose the simplest way of putting money by, set it up today, and read about the others only afterward.',
    },
    cancer: {
      is: 'Like a squirrel raised by a worried grandmother, you save on instinct, and what you’ve hidden away is meant for everyone but you.',
      helps: 'Label one part of your savings with your own name, and let it be for you alone.',
    },
    leo: {
      is: 'Saving feels a bit beneath you, since it means acting small, yet for a truly splendid goal you can be magnificently thrifty.',
      helps:
        'Pick a goal for your savings that you’d be proud to unveil, and hang its picture where you pay your bills.',
    },
    virgo: {
      is: 'Small, regular savings are your specialty, yet you fret over each slip, and one untidy month makes you doubt the entire plan.',
      helps:
        'Build a line for mistakes into your savings plan, so that a bad month is merely something you’d budgeted for.',
    },
    libra: {
      is: 'You save beautifully when somebody saves with you; alone, you find an excellent reason for every exception.',
      helps:
        'Find a friend with a savings goal of their own, and trade progress with each other every month.',
    },
    scorpio: {
      is: 'With savings you’re all or nothing, every cent locked away for a while, then one fierce withdrawal that only you understand.',
      helps:
        'Save a little less than your willpower demands, so there’s no reason to raid the whole lot later.',
    },
    sagittarius: {
      is: 'Putting money by sounds to you like expecting the worst, and you don’t, so what you’ve saved tends to become a story worth telling.',
      helps:
        'Name your savings after a far-off place, and every small amount becomes a mile on the way there.',
    },
    capricorn: {
      is: 'You can save on next to nothing, since going without comes more easily to you than enjoying what you’ve put by.',
      helps:
        'Decide which part of your savings is for living, and use it with the same discipline it took to gather.',
    },
    aquarius: {
      is: 'Saving for a rainy day leaves you cold; you put money by in fits, whenever an idea about the future grips you.',
      helps:
        'Tie your savings to a future you’d like to help invent, then set up a monthly transfer so you needn’t remember it.',
    },
    pisces: {
      is: 'Savings dissolve around you, because someone always needs the money more, and you’re sure that you’ll start properly some other time.',
      helps:
        'Put your savings in a separate account without a card, where kindness takes a few days to reach them.',
    },
  },
  debts: {
    aries: {
      is: 'Debt makes you restless, whichever side of it you’re on, so you throw everything at it at once and then forget it’s there.',
      helps:
        'Take the smallest debt first, yours or theirs, and see it completely off before you charge at the next.',
    },
    taurus: {
      is: 'Owing money sits in your stomach like a stone, and money owed to you sits there too, politely, for ages.',
      helps:
        'Fix one regular amount that can go toward the debt without strain, however small, and let steadiness work.',
    },
    gemini: {
      is: 'You’ll joke about a debt, yours or a friend’s, and juggle the dates, anything except say the whole figure aloud.',
      helps: 'Add the debt up to the last cent on one page, and keep your clever solutions for afterward.',
    },
    cancer: {
      is: 'A debt feels like a family secret to you, so you hide what you owe and can’t bring yourself to mention what’s owed.',
      helps:
        'Share the figures with someone gentle and practical, because alone with a debt you do nothing but feel ashamed.',
    },
    leo: {
      is: 'Debts dent your pride, so you pay with a flourish or look the other way, and asking for your own money back seems petty.',
      helps:
        'For a debt, ask for terms you can really keep, and ask with your head up; a payment plan takes nothing from your dignity.',
    },
    virgo: {
      is: 'You carry a debt in your head to the cent, scold yourself for it daily, and have the repayment plan in two versions.',
      helps:
        'Settle on one of your plans for the debt, even the imperfect one, and keep the scolding out of the calculation.',
    },
    libra: {
      is: 'What upsets you about a debt is that something’s uneven, yet you’d sooner owe or lose money than have the unpleasant talk.',
      helps:
        'Draft what needs saying about the debt in two friendly, exact sentences, and let someone fair-minded read them first.',
    },
    scorpio: {
      is: 'Forgetting a debt is beyond you, in either direction; your own feels like being in somebody’s grip, and one owed to you like betrayal.',
      helps:
        'Treat the debt as a sum and nothing more, because once it’s about power, both sides end up paying extra.',
    },
    sagittarius: {
      is: 'You’re serene about debts, sure that the money will turn up, and equally relaxed about the friend who owes you some.',
      helps: 'Look at the debt in figures once a week, before your good mood declares it half paid.',
    },
    capricorn: {
      is: 'Debts are a matter of honor to you, so you’d go without almost anything to be square and expect no less of others.',
      helps:
        'Allow yourself some little comfort while things get paid down, because a debt plan made of pure sacrifice seldom holds.',
    },
    aquarius: {
      is: 'To you debt is an odd agreement about numbers, so you keep it at a cool distance, where it quietly grows.',
      helps:
        'Find out how others in the same spot cleared their debts, borrow the cleverest idea, and begin with its dullest part.',
    },
    pisces: {
      is: 'You lose sight of debts, the ones you owe because they frighten you, the ones owed to you because you feel sorry.',
      helps:
        'Gather whatever mail there is about the debt, take it to a steady friend or a free advice service, and look together.',
    },
  },
  loan: {
    aries: {
      is: 'You say yes to a loan, given or taken, in the time others need to find a pen, and do the arithmetic later.',
      helps: 'Give any loan one night before you agree to it, and say the sum aloud again in the morning.',
    },
    taurus: {
      is: 'Borrowing goes against your grain, and lending money feels like letting a piece of yourself out without knowing when it’ll return.',
      helps:
        'Get the size and timing of every repayment clear beforehand, because with a loan it’s the vague part that gnaws at you.',
    },
    gemini: {
      is: 'A loan between friends is just another conversation to you, quickly agreed, and afterward each of you remembers a slightly different version.',
      helps:
        'Sum up what was said about the money in one short message to you both, before either memory starts editing.',
    },
    cancer: {
      is: 'Asking for a loan makes you feel like a child tugging at a sleeve, and refusing one to a friend makes you feel heartless.',
      helps:
        'Find out how much you could lend or owe and still feel safe at home, and treat that figure as your limit.',
    },
    leo: {
      is: 'You lend with a big gesture and hate asking for a loan, since being the one in need is no role for you.',
      helps:
        'Where money has to be asked for, talk about your plan and how it’ll be repaid, and skip the grand apology.',
    },
    virgo: {
      is: 'Faced with a loan you compare every condition, find the catch in each, and feel obliged to justify needing money at all.',
      helps:
        'Three loan offers are enough to compare; after that, note the monthly sum you can carry and stop adding footnotes.',
    },
    libra: {
      is: 'Lending to a friend is hard for you to refuse and hard to mention later, and a loan of your own takes weeks of weighing.',
      helps:
        'Ask yourself which would strain the friendship more, a kind no today or a silent grudge about money afterward.',
    },
    scorpio: {
      is: 'Money lent is trust lent in your book, so you grant a loan rarely, remember it exactly, and hate being beholden yourself.',
      helps:
        'Say openly what you expect around a loan, since the unspoken conditions are the ones that turn things sour.',
    },
    sagittarius: {
      is: 'You’d lend your last dollar to a friend with a good idea, and you take loans with the same faith in happy endings.',
      helps:
        'Work out the loan once without the happy ending, and see whether you still like the look of it.',
    },
    capricorn: {
      is: 'Even between friends you’d want a loan in writing, and asking for money is nearly the last thing you’d do.',
      helps:
        'Remember how you’d feel if somebody so reliable came to you for a loan, and phrase your request as plainly as they would.',
    },
    aquarius: {
      is: 'You believe in talking about loans without drama, and you get oddly stiff when someone’s feelings come along with the money.',
      helps:
        'Agree on the rules of the loan as equals, including what happens if the money isn’t there on time.',
    },
    pisces: {
      is: 'Saying no to anyone who needs a loan is nearly beyond you, and you rarely call it lending, even to yourself.',
      helps:
        'Think only of an amount you could calmly see as a gift, because that’s how your loans are inclined to end.',
    },
  },
  inheritance: {
    aries: {
      is: 'When an inheritance is divided you want it settled this week, and relatives with slow lists bring out your sharpest voice.',
      helps:
        'Say what you want in one clear sentence, then grant the others more time over the inheritance than you need yourself.',
    },
    taurus: {
      is: 'In an inheritance you care about the objects, the heavy old clock more than the money, and you won’t be hurried.',
      helps:
        'Mention the one piece that really matters to you early on, and be easygoing about the rest of the inheritance.',
    },
    gemini: {
      is: 'Around an inheritance you become the go-between, carrying messages from one relative to the next until each believes you’re on their side.',
      helps:
        'Pass on nothing about the inheritance that you haven’t heard twice, and let the others speak for themselves.',
    },
    cancer: {
      is: 'An inheritance, for you, is made of memories, so every division of it feels like someone cutting up the family album.',
      helps:
        'Ask for the photographs and letters first, or copies of them, and talk about shares on another day.',
    },
    leo: {
      is: 'What you look for in an inheritance is proof that you were cherished, and a smaller share would feel like a smaller love.',
      helps:
        'Look for proof of love in what you remember, and judge the shares of the inheritance by figures alone.',
    },
    virgo: {
      is: 'You’re the one who sorts the papers of an inheritance, notices the missing spoon, and risks being called petty for being exact.',
      helps:
        'Show your list to all the heirs at once, ask what they’d correct, and put the smallest items last.',
    },
    libra: {
      is: 'Dividing an inheritance fairly is your dearest wish, and for the sake of peace you’ll often take the part no one wanted.',
      helps:
        'Before the family discusses the inheritance, know your own wish, and say it early, while you still remember it.',
    },
    scorpio: {
      is: 'In quarrels over an inheritance you sense what’s being kept quiet, and old family scores come back to you with perfect clarity.',
      helps:
        'Decide beforehand which old scores have no business in the talks about the inheritance, and leave those outside.',
    },
    sagittarius: {
      is: 'Quarrels about an inheritance seem small-minded to you, so you wave your share away grandly and feel cheated some time later.',
      helps:
        'Say nothing final about your share while you’re feeling noble, and look at it again on a dull morning when you aren’t.',
    },
    capricorn: {
      is: 'With an inheritance you shoulder the duty first, the forms and the arrangements, and think of your own share last, and strictly.',
      helps:
        'Let the others do some of the work of the inheritance too, and tell them plainly how many hours it takes.',
    },
    aquarius: {
      is: 'You can discuss an inheritance like a stranger’s case, so cool and fair that relatives wonder whether any of it touches you.',
      helps:
        'Open one talk about the inheritance with a memory in place of a principle, so they see what it means to you.',
    },
    pisces: {
      is: 'Just to end the quarrel you’d give up your part of an inheritance, then ache for some little thing nobody knew you wanted.',
      helps:
        'Have a clearheaded friend beside you when shares are discussed, someone who nudges you before you say yes to everything.',
    },
  },
  purchase: {
    aries: {
      is: 'With a big purchase the good time is always now, you choose within a minute, and comparing six cars feels like detention.',
      helps:
        'Test the thing hard before you pay, drive it uphill or flop onto it twice, and only then believe that first minute.',
    },
    taurus: {
      is: 'A good time for a big purchase comes late with you, after much pressing of cushions and slamming of lids, because you keep things.',
      helps:
        'Rely on your hands for the choice, and fix the highest price beforehand, since quality always talks you upward.',
    },
    gemini: {
      is: 'Choosing something big turns you into a walking review site, and each new opinion about the phone or the sofa reopens everything.',
      helps:
        'Narrow the purchase to two models, shut the tabs, and explain to someone in a minute why it’s this one.',
    },
    cancer: {
      is: 'You choose a big thing by how it’ll feel to come home to it, and a familiar brand reassures you more than test results.',
      helps:
        'Picture the purchase on an ordinary tired evening, and see whether it still comforts you or merely takes up room.',
    },
    leo: {
      is: 'A big purchase has to do you credit, so you look at the top model first, and every sensible one after it seems gray.',
      helps:
        'Imagine that this car or sofa could never be shown to anyone, and notice which one you’d still want.',
    },
    virgo: {
      is: 'Before a big purchase you read the manual, the complaints, and the complaints about the complaints, and by then a newer model is out.',
      helps:
        'Write down the four things it must do, and consider the first model that does all four good enough.',
    },
    libra: {
      is: 'Choosing something big, you end up torn between two lovely sofas, because taking one means turning your back on the other.',
      helps:
        'Borrow a friend with firm opinions for the final comparison, and notice which choice you find yourself defending.',
    },
    scorpio: {
      is: 'Once you want something big you want exactly that one, have researched it for weeks unnoticed, and find every alternative faintly insulting.',
      helps:
        'Make someone you respect argue against the purchase for ten minutes, and hear it through without a counterattack.',
    },
    sagittarius: {
      is: 'You choose big things for the life you’re planning with them, so the car is built for deserts and mostly meets the supermarket.',
      helps:
        'Think through what you actually did last week, and ask how much use the purchase would have been.',
    },
    capricorn: {
      is: 'For you a big purchase must be earned, needed, and built to last, and any time seems a little too early for it.',
      helps: 'Divide the price by how often you’d use the thing, and let your own ease count as a use.',
    },
    aquarius: {
      is: 'You’re drawn to the odd model nobody has, for excellent reasons, and when buying something big you trust a forum over any expert.',
      helps:
        'Find out who repairs the thing, and how far away they are, before originality settles the purchase.',
    },
    pisces: {
      is: 'For you, a big purchase either calls out in the store or it doesn’t, and facts about engine or battery float right past you.',
      helps:
        'Have the seller put the facts in writing, and read them at home, out of range of the thing’s charm.',
    },
  },
  buyingHome: {
    aries: {
      is: 'Looking for a home to rent or buy, you decide on the way up the stairs, and every inspection after that just holds you up.',
      helps:
        'See the place a second time at a different hour, with a list in your hand, before haste does the choosing.',
    },
    taurus: {
      is: 'A house or apartment of your own means ground that no one can pull from under you, so you search slowly and stubbornly.',
      helps:
        'Spend a while simply sitting in the place, in silence if they’ll let you, and see whether you’re in any hurry to leave.',
    },
    gemini: {
      is: 'Rent or buy? You’d defend either over the same lunch, since you love every new place and dread having only one.',
      helps:
        'Describe an ordinary day in that home in a letter to yourself, and note where the letter goes dull.',
    },
    cancer: {
      is: 'You’re looking for a nest rather than a property, so the right house is one you could have a good cry in.',
      helps:
        'Measure the rooms and the monthly sum before you start mentally putting people to bed in that house.',
    },
    leo: {
      is: 'The home you buy or rent should have a sense of occasion, and you’ll overlook a lot for one magnificent room.',
      helps: 'Be dazzled by the place first, then walk through it again as if you were carrying groceries.',
    },
    virgo: {
      is: 'At a house viewing you find the damp patch first, and few homes to buy or rent survive your second page of notes.',
      helps:
        'Sort the faults of the place into what can be mended and what can’t, and worry only about the second pile.',
    },
    libra: {
      is: 'Buy or rent, this house or that, you weigh it all so fairly that whoever’s with you ends up making the decision.',
      helps:
        'Visit the place once by yourself, when no one else’s taste is in the room, and keep the first word that comes.',
    },
    scorpio: {
      is: 'Before you buy or rent a home you want to know what happened there and why it’s empty, and you sense the rest.',
      helps:
        'Ask every question about the place that seems too nosy; with a home, your suspicion is simply good research.',
    },
    sagittarius: {
      is: 'A house to buy looks slightly like captivity to you, unless it has a wide view and a suitcase can stand ready.',
      helps:
        'Ask what the place would cost you in freedom as well as in money, and whether both prices suit you.',
    },
    capricorn: {
      is: 'Buying a home is a life project to you, planned in stages, and the size of it scares you less than an unsound choice.',
      helps:
        'Ask yourself once whether you’d be happy there, and give the answer as much weight as the calculations.',
    },
    aquarius: {
      is: 'The usual house with the usual mortgage makes you twitchy, and the right home for you bends to how you actually live.',
      helps:
        'Sketch the way you’d like to live before you look at floor plans, and judge each place by that.',
    },
    pisces: {
      is: 'You fall for a house by its light and its garden gate, and questions about pipes and payments seem almost rude to you.',
      helps:
        'Bring a practical person to every viewing, and let them look at the roof while you’re looking at the light.',
    },
  },
  moving: {
    aries: {
      is: 'You’re good at the moving itself, boxes hauled at a trot, and then settling in takes more patience than you packed.',
      helps:
        'Claim the new place on foot, walking or running a different street each day until the corners look familiar.',
    },
    taurus: {
      is: 'Moving goes against everything in you, because you put down roots where you stand, and your body is the last to believe in a new place.',
      helps:
        'Unpack your bed and your best chair before anything else, and let the other rooms catch up with you.',
    },
    gemini: {
      is: 'A move excites you right up to the change of address, and a place becomes yours once you know who talks to whom.',
      helps:
        'Collect one name and one bit of local gossip every day in the new place, starting with whoever sells the coffee.',
    },
    cancer: {
      is: 'After a move your heart goes on living at the old address for some time, and a single unpacked box can make you homesick.',
      helps:
        'Cook the dish that smells of home on one of your first evenings in the new place, even with borrowed pots.',
    },
    leo: {
      is: 'In a new town nobody knows yet who you are, and that’s the real trouble with moving for someone used to being greeted.',
      helps: 'Become a regular at one spot near the new place, until a face brightens at your coming in.',
    },
    virgo: {
      is: 'You move house with numbered boxes and a flawless list, and feel lost in the new place until every errand has its route.',
      helps:
        'Give the new place one simple routine in the first week, and declare the last few boxes officially none of your concern.',
    },
    libra: {
      is: 'A place feels like yours when it looks right and there’s someone to share it with, so after a move you feel unfinished.',
      helps:
        'Make one corner of the new place beautiful right away, and invite somebody to sit in it with you.',
    },
    scorpio: {
      is: 'For you a move is a skin shed completely, and you trust the new place only after you’ve been through something in it.',
      helps:
        'Find one spot in the new town that stays your secret, and retreat to it whenever everything feels strange.',
    },
    sagittarius: {
      is: 'Moving gives you a lift, since the next town always looks better, and whether it’s really yours you ask only after the novelty fades.',
      helps:
        'Discover the new place as if you were writing its travel guide, and begin with whatever the locals overlook.',
    },
    capricorn: {
      is: 'Until it’s done, a move is a job to you, and feeling at home is something you forget to put on the schedule.',
      helps:
        'Enter an hour of useless strolling through the new place in your calendar, and keep it like any appointment.',
    },
    aquarius: {
      is: 'You can move to a new town lightly and live among strangers quite well, though part of you stays a visitor everywhere.',
      helps:
        'Join one odd little group in the new place, the sort where people share a strange enthusiasm and skip the introductions.',
    },
    pisces: {
      is: 'During a move you’re nowhere, the old home already fading and the new one unreal, and your mood soaks up whatever the rooms hold.',
      helps:
        'Play the music you’ve loved longest in the empty rooms, and let the new place sound like you first.',
    },
  },
  whereToLive: {
    aries: {
      is: 'You suit a place where things happen, a city or a steep bit of country, and in a sleepy suburb you start revving.',
      helps:
        'When you look at a place to live, check how quickly you’d be outdoors and moving, because your temper depends on it.',
    },
    taurus: {
      is: 'The country suits you better than the city, or at least a green corner with a good market, where you’re known by name.',
      helps:
        'Try the place you’re dreaming of with your senses, at its noisiest and at its emptiest hour, before you believe in it.',
    },
    gemini: {
      is: 'You live best where plenty goes on within walking distance, and a village suits you only if the trains run often.',
      helps:
        'Count the people you could talk to on an ordinary errand there; that number says more to you than the view.',
    },
    cancer: {
      is: 'Near your people and your memories you live most easily, though near the family can turn out to be very near.',
      helps:
        'Decide how many minutes from the family you’d like to live, close enough for soup and far enough for silence.',
    },
    leo: {
      is: 'You want to live where people see you cross the square, be it a big city or a proud small town.',
      helps:
        'Ask of any place whether you’d be glad to show it to a visitor, and take your answer seriously.',
    },
    virgo: {
      is: 'A place that works is your idea of paradise, so clean streets and a punctual bus matter more to you than the sea.',
      helps:
        'Do your ordinary errands in the place once, from post office to hardware store, and note how often you sigh.',
    },
    libra: {
      is: 'An ugly place makes you unhappy faster than a noisy one, so city or country, you need beauty on your daily route and company nearby.',
      helps:
        'Walk through the place at dusk with someone you like, and see whether the two of you want to linger.',
    },
    scorpio: {
      is: 'To live well you need a place with depth, an old quarter or a wild shore, and above all nobody looking in.',
      helps:
        'Ask someone who’s long lived there what they’d never tell a tourist, and weigh the place by that.',
    },
    sagittarius: {
      is: 'Where you live should have a way out of it, an airport or an open road, and the family at a fond distance.',
      helps:
        'Spend a few days in the place without any plan, and watch at which point you start studying maps.',
    },
    capricorn: {
      is: 'Hills suit you, or a well-built old town, a place to live where things are made to last and showing off is frowned on.',
      helps:
        'Ask which place you’d pick if it needn’t be sensible at all, then see how much of it good sense would let you have.',
    },
    aquarius: {
      is: 'You live well in a big, mixed city or in some experiment at the edge of a village, and badly wherever hedges are inspected.',
      helps:
        'Find out what’s tolerated in the place, loud hobbies included, because you’re at ease where people don’t comment.',
    },
    pisces: {
      is: 'Living by the sea draws you, or failing that beside a lake or river, and a hard, fast city wears you thin.',
      helps:
        'Notice how you sleep in a place before you make up your mind about it, because your nights don’t pretend.',
    },
  },
  roommate: {
    aries: {
      is: 'Living with others works for you as long as a quarrel over dishes can flare up and be over in the same minute.',
      helps:
        'Bring up the dishes while it’s still only an annoyance, in one sentence, and then change the subject yourself.',
    },
    taurus: {
      is: 'You’re an easy roommate until someone moves your things or eats your cheese, and then you go silent and immovable for days.',
      helps:
        'Tell the people you live with early on which few things are yours alone, and be generous about all the others.',
    },
    gemini: {
      is: 'In a roommate you want someone to chat with at midnight, and dishes get forgotten because the conversation was better.',
      helps:
        'Agree with your roommate on who does what, in a note with a joke in it, and read it yourself too.',
    },
    cancer: {
      is: 'You look after a roommate like family, wash their dishes unasked, and sulk when nobody notices that you’ve stopped.',
      helps:
        'Say in words what you need at home, since a roommate seldom understands the way you put the plates away.',
    },
    leo: {
      is: 'As a roommate you’re warm, loud, and proud of the place, and somehow the dishes seem a job for someone less gifted.',
      helps:
        'Take on one household job that shows, do it brilliantly, and hand out praise for the ones that don’t.',
    },
    virgo: {
      is: 'Other people’s dishes speak to you all evening, so living with others means either cleaning after everyone or biting your tongue.',
      helps:
        'Settle on one standard that everybody in the home can manage, and let the rest be their own affair.',
    },
    libra: {
      is: 'Living alone is no joy to you and neither is quarreling over dishes, so with a roommate you smile until the smile cracks.',
      helps: 'Raise one annoyance with your roommate while the mood is good, and save none of them up.',
    },
    scorpio: {
      is: 'Sharing a home is delicate for you, because a roommate sees too much, and being left alone matters more than clean dishes.',
      helps:
        'Make your privacy a rule of the home from the beginning, stated without drama, so that closeness can be your own choice.',
    },
    sagittarius: {
      is: 'You’re a cheerful roommate who’s mostly out, brings strangers home, and finds a chore list an insult to human freedom.',
      helps:
        'Ask the person you live with which one habit of yours drives them up the wall, and change just that.',
    },
    capricorn: {
      is: 'You’d run a shared home like a small firm, with rules that work, and resent being the only one who follows them.',
      helps:
        'Treat your roommates as partners with a vote, and let one of your rules be improved by somebody else.',
    },
    aquarius: {
      is: 'Living with others suits you if everyone has their own life, and a roommate who needs constant closeness soon meets your headphones.',
      helps:
        'Let your roommate know that you’re only recharging when you go silent, and offer one evening that belongs to all of you.',
    },
    pisces: {
      is: 'A roommate’s bad day becomes yours by evening, and you leave dishes standing out of pure dreaminess, never out of ill will.',
      helps:
        'Ask for one quiet hour a day in the shared home, and do your dishes just before you drift into it.',
    },
  },
  neighbours: {
    aries: {
      is: 'Trouble with neighbors finds you quickly, because you say over the fence what others would only think.',
      helps:
        'Hold your answer to a neighbor’s noise or note until tomorrow, and deal with a single matter at a time.',
    },
    taurus: {
      is: 'From your neighbors you want peace and a clear boundary, and you’ll bear their drilling for ages before you dig in for good.',
      helps:
        'Mention what bothers you about the neighbors early, to whoever can settle it, while your voice is still friendly.',
    },
    gemini: {
      is: 'Neighbors are your daily newspaper, and trouble starts when a funny remark of yours makes the rounds of the building.',
      helps: 'Keep your best stories about the neighbors for friends who live on the other side of town.',
    },
    cancer: {
      is: 'An unfriendly neighbor spoils your home from the outside, and home is the one place where you’d hoped to need no armor.',
      helps:
        'Make one room the place where the neighbors are never discussed, and let your nerves recover there.',
    },
    leo: {
      is: 'Being the best-loved person on the street would suit you, so a neighbor who doesn’t return your greeting can ruin your morning.',
      helps: 'Greet the neighbors with your usual warmth, and let them make of it what they will.',
    },
    virgo: {
      is: 'Neighbors who park crooked or sort their trash wrong test you sorely, and you keep an exact mental record of it all.',
      helps:
        'Choose the one offense of the neighbors that truly costs you something, put it in neutral words, and cross off the others.',
    },
    libra: {
      is: 'You’ll nod, lend, and look away to stay on good terms with neighbors, and one open quarrel weighs on you for weeks.',
      helps:
        'Ask a calm third person to help when there’s trouble with a neighbor, so you don’t have to be fair on everyone’s behalf.',
    },
    scorpio: {
      is: 'You see more of your neighbors than they suspect, tell them nothing, and once crossed you can keep up a frost indefinitely.',
      helps: 'Let one minor matter with the neighbor drop, purely to get your own attention back.',
    },
    sagittarius: {
      is: 'With neighbors you’re hearty and rather loud, and when there’s trouble you’re amazed that anyone minded the late laughter.',
      helps:
        'Give the neighbors a cheerful warning before anything noisy, and believe them about how thin the walls are.',
    },
    capricorn: {
      is: 'You keep neighbors at a correct distance and follow the rules to the letter, and trouble begins where somebody thinks the rules are optional.',
      helps:
        'Offer your neighbor a human sentence about the weather before you reach for the one about the regulations.',
    },
    aquarius: {
      is: 'To the neighbors you’re friendly and a bit peculiar, and trouble usually comes from expectations nobody ever told you about.',
      helps:
        'Ask the neighbors how things are done here, as an anthropologist would, and then choose which customs you can live with.',
    },
    pisces: {
      is: 'You hear the neighbors’ television and their sorrows alike, and would sooner suffer the noise than knock and complain about it.',
      helps:
        'Have a short, kind note about the neighbor’s noise ready, and let earplugs take care of the remaining evenings.',
    },
  },
  abroad: {
    aries: {
      is: 'Going abroad tempts you as a dare, and the first weeks in another country suit you better than the paperwork that follows.',
      helps:
        'Break the foreign country into small conquests, one office or one bus line at a time, and cheer yourself on.',
    },
    taurus: {
      is: 'Abroad you miss things physically, the right butter and your own pillow, and another country wins you over by the mouthful.',
      helps:
        'Keep a few comforts from home around you abroad, without apology, and adopt one local pleasure for each of them.',
    },
    gemini: {
      is: 'Life in another country appeals to you for the new words alone, and you’re homesick mostly for jokes that need no explaining.',
      helps:
        'Find somebody from that country to trade languages with, and let yourself be wrong twice per sentence.',
    },
    cancer: {
      is: 'The thought of living abroad pulls you two ways, because you’re curious about the new place and your heart keeps the old phone number.',
      helps:
        'Set a regular hour for talking with the people back home, so missing them abroad doesn’t fill the whole day.',
    },
    leo: {
      is: 'You picture living abroad in full color, and the hardest part is sounding less brilliant than you are in a half-learned language.',
      helps:
        'Look for something abroad that needs no grammar, a choir or a dance class, and let people meet you there.',
    },
    virgo: {
      is: 'Before moving to another country you’d like the visa, the insurance, and the tram timetable in order, and once there, each small blunder embarrasses you.',
      helps: 'Plan the first week abroad as closely as you like, and leave the second one blank on purpose.',
    },
    libra: {
      is: 'Whether to go abroad is a question you pass around to all your friends, and over there you adapt until you’ve mislaid your own opinion.',
      helps:
        'Ask what you’d want from another country if nobody came along, nobody waited, and nobody had an opinion.',
    },
    scorpio: {
      is: 'Another country tempts you as the chance to be someone with no history, though abroad your history turns out to have come along.',
      helps: 'Be honest with yourself about what draws you abroad and what you’d be glad to be rid of.',
    },
    sagittarius: {
      is: 'If anyone’s made for another country it’s you, and homesickness catches you off guard, usually on some holiday they don’t celebrate there.',
      helps:
        'Get the dull forms for that country done before the next daydream, and bring along one small ritual from home.',
    },
    capricorn: {
      is: 'You’d go abroad with a reason and a plan, work twice as hard there to deserve your place, and mention homesickness to no one.',
      helps:
        'Count settling into another country as real work, with hours set aside for people as well as for the job.',
    },
    aquarius: {
      is: 'You’ve felt a bit foreign at home already, so living abroad can be a relief, since there at least it’s official.',
      helps:
        'Look out for the other outsiders in that country as well as the locals, because you relax first in mixed company.',
    },
    pisces: {
      is: 'In your dreams you’ve lived abroad for ages, and in the actual country its beauty and your homesickness can overtake you in the same minute.',
      helps:
        'Send letters abroad, or from there, and let the real country be different from the one you’ve dreamed.',
    },
  },
};
