import type { TidingsWords } from '../en/tidings.ts';

export const tidings: TidingsWords = {
  yours: {
    sun: 'ton Soleil',
    moon: 'ta Lune',
    mercury: 'ton Mercure',
    venus: 'ta Vénus',
    mars: 'ton Mars',
    jupiter: 'ton Jupiter',
    saturn: 'ton Saturne',
    uranus: 'ton Uranus',
    neptune: 'ton Neptune',
    pluto: 'ton Pluton',
    ascendant: 'ton Ascendant',
    midheaven: 'ton Milieu du Ciel',
  },
  transits: {
    conjunction: '{{mover}} en conjonction avec {{point}}',
    sextile: '{{mover}} en sextile avec {{point}}',
    square: '{{mover}} en carré avec {{point}}',
    trine: '{{mover}} en trigone avec {{point}}',
    opposition: '{{mover}} en opposition à {{point}}',
  },
  transitNote: 'L’aspect est exact aujourd’hui. Son sujet se sent souvent quelques jours avant et après.',
  eclipses: {
    solar: {
      conjunction: 'Éclipse de Soleil près de {{point}}',
      opposition: 'Éclipse de Soleil face à {{point}}',
    },
    lunar: {
      conjunction: 'Éclipse de Lune près de {{point}}',
      opposition: 'Éclipse de Lune face à {{point}}',
    },
  },
  eclipseNotes: {
    solar:
      'Une éclipse tombe à moins de trois degrés d’un point de ton thème. Ce qui commence ces jours-ci peut t’occuper six mois.',
    lunar:
      'Une éclipse tombe à moins de trois degrés d’un point de ton thème. Ce que tu portes depuis longtemps demande peut-être à être posé.',
  },
  moon: '{{phase}} {{inSign}}',
  moonNotes: {
    newMoon:
      'La nuit est noire. Un petit début prend souvent bien, même si tu n’en parles encore à personne.',
    firstQuarter:
      'Ce qui a commencé il y a une semaine rencontre souvent son premier « mais ». Retoucher le plan peut suffire.',
    fullMoon:
      'Ce qui grandit depuis deux semaines se montre. L’image n’est pas forcément celle que tu avais en tête.',
    lastQuarter: 'La Lune décroît. Finir une chose réussit souvent mieux qu’en commencer une autre.',
  },
  horoscope: '{{sign}} : ce qui vient',
  report: {
    title: 'Ton livre est prêt',
    body: 'Le rapport commandé peut être lu. Il t’attend dans ton compte.',
  },
  answer: {
    title: 'Une réponse à ta demande',
    body: 'Ta demande de consultation a reçu une réponse. Elle est dans ton compte.',
  },
  tapNote: 'La suite est sur la page.',
  letter: {
    subject: 'Ton ciel de la semaine',
    intro: 'Voici ce qu’apportent les sept prochains jours.',
    introDay: 'Une seule chose pour aujourd’hui.',
    entry: '{{day}} : {{title}}',
    action: 'Voir ton ciel du jour',
    why: 'Tu reçois cette lettre parce que tu l’as demandée dans ton compte sur {{site}}.',
    settings: 'Changer ce qui arrive, et quand',
    unsubscribe: 'Ne plus recevoir de lettres sur mon ciel',
  },
  part: {
    heading: 'Des lettres sur ton ciel',
    intro:
      'Pour connaître les quelques jours où le ciel touche ton propre thème, sans y regarder chaque matin.',
    noMail: 'Confirme d’abord ton adresse e-mail : les lettres ne vont qu’aux adresses confirmées.',
    noBirth: 'Sans ta naissance, seules les phases de la Lune peuvent être racontées.',
    mailboxClosed:
      'Ta boîte a refusé notre dernière lettre ; nous avons donc arrêté. Enregistre à nouveau pour réessayer.',
    mail: 'Une lettre par e-mail',
    rhythms: { never: 'Jamais', weekly: 'Le lundi', daily: 'Chaque jour, s’il y a quelque chose à dire' },
    what: 'De quoi elle parle',
    kinds: {
      eclipse: 'Les éclipses près d’un point de ton thème',
      transit: 'Les transits sur ton thème',
      moon: 'Les phases de la Lune',
      horoscope: 'L’horoscope de ton signe',
    },
    hour: 'Heure',
    zone: 'Ton fuseau horaire',
    promise: 'Une par jour au plus, jamais la nuit. Chaque lettre porte un lien qui les arrête.',
    save: 'Enregistrer',
    saved: 'C’est enregistré, et valable dès maintenant.',
    nothing:
      'Rien n’est coché sous « De quoi elle parle » : aucune lettre ne viendra. Coche au moins une case.',
    headingAll: 'Des nouvelles de ton ciel',
    push: {
      way: 'Une notification dans ton navigateur',
      about: 'De quoi parlent les notifications',
      lettersAbout: 'De quoi parlent les lettres',
      nothingInLetters:
        'Rien n’est coché sous « De quoi parlent les lettres » : aucune lettre ne viendra. Coche au moins une case.',
      kinds: {
        answer: 'La réponse à une demande de consultation',
        report: 'Un rapport prêt à lire',
      },
      intro:
        'Une notification s’affiche même quand cette page est fermée. Elle arrive dans ton navigateur par Google, qui peut la lire. Si tu te déconnectes ici, ce navigateur n’en reçoit plus.',
      off: 'Ce navigateur n’en reçoit pas encore.',
      on: 'Ce navigateur les reçoit.',
      turnOn: 'Activer dans ce navigateur',
      turnOff: 'Désactiver dans ce navigateur',
      working: 'Un instant…',
      isOn: 'C’est fait : ce navigateur les reçoit à partir de maintenant.',
      isOff: 'C’est fait : ce navigateur ne les reçoit plus.',
      noScript: 'Pour les activer, ce navigateur a besoin de JavaScript.',
      nothing:
        'Rien n’est coché sous « De quoi parlent les notifications » : aucune ne viendra. Coche au moins une case.',
      troubles: {
        blocked:
          'Ton navigateur bloque les notifications de ce site. Autorise-les dans ses réglages pour ce site, puis appuie à nouveau.',
        undecided:
          'La question de ton navigateur est restée sans réponse. Si tu veux des notifications, appuie à nouveau et choisis « Autoriser ».',
        unsupported:
          'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, elles marchent une fois le site ajouté à l’écran d’accueil.',
        storage:
          'Ce navigateur ne laisse rien enregistrer par le site, comme dans une fenêtre privée. Sans cela, pas de notifications.',
        worker:
          'La partie qui affiche les notifications n’a pas pu être installée. Recharge la page et réessaie.',
        subscribe:
          'L’inscription au service de notifications n’a pas marché. Vérifie ta connexion et réessaie dans un instant.',
        update:
          'Ton inscription au service de notifications n’a pas pu être renouvelée. Nous réessaierons la prochaine fois que tu ouvriras cette page.',
        unsubscribe:
          'Nous n’envoyons plus rien à ce navigateur, mais son inscription au service de notifications n’a pas pu être supprimée. Appuie à nouveau dans un instant.',
        site: 'Notre serveur n’a pas pu l’enregistrer. Vérifie ta connexion et réessaie dans un instant.',
        config:
          'Les notifications sont mal réglées de notre côté : impossible de les activer pour le moment.',
      },
    },
  },
};
