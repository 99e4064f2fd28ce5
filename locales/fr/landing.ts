import type { LandingWords } from '../en/landing.ts';

export const landing: LandingWords = {
  form: {
    date: 'Ta date de naissance',
    submit: 'Voir',
    privacy: 'Elle ne sert qu’à cette réponse et reste dans l’onglet jusqu’à sa fermeture.',
  },
  ways: {
    chart: 'Mon thème complet',
    account: 'Le garder dans un compte',
    again: 'Une autre date',
  },
  tiktok: {
    title: 'Ton signe et ta journée, avec une seule date',
    description:
      'Entre ta date de naissance : ton signe solaire, une phrase pour aujourd’hui tirée du vrai ciel, et une image à partager. Sans compte.',
    heading: 'Ton signe, ta journée',
    lede: 'Une date, une réponse honnête.',
    sun: 'Ton Soleil est en {{sign}}',
    today: 'Aujourd’hui',
    cusp: 'Le Soleil a changé de signe ce jour-là. Ton heure de naissance dit lequel est le tien : le thème complet le montre.',
    share: 'Partager l’image',
    picture: 'Les signes de ton jour de naissance en image',
    more: 'La journée en entier',
  },
  universe: {
    title: 'L’univers a un plan pour toi : trois vraies dates',
    description:
      'Trois dates de tes douze prochains mois, calculées d’après le ciel : nouvelle Lune, pleine Lune et Vénus dans ton signe. Sans compte.',
    heading: 'L’univers a un plan pour toi',
    lede: 'Il s’appelle calendrier, et il se calcule. Entre ta date de naissance et découvre trois jours de tes douze prochains mois.',
    honest:
      'Nous ne dirons pas ce qui t’arrivera. Nous disons ce que fait le ciel trois jours bien réels, et ce que tu pourrais en faire.',
    told: '{{sign}} : tes douze prochains mois',
    opening: 'Trois jours où le ciel passe par ton signe. Note-les dans l’agenda, et vois ce que tu en fais.',
    cusp: 'Le jour de ta naissance, le Soleil a changé de signe. Voici l’histoire pour {{sign}} ; ton heure dira peut-être autre chose.',
    closing: 'Le plan est au ciel. Ce qui en sortira est entre tes mains, comme toujours.',
    year: 'Toute l’année du ciel',
    kinds: {
      newMoon: {
        heading: 'Nouvelle Lune en {{sign}}',
        text: 'Une fois par an, la Lune recommence dans ton signe. Un bon soir pour écrire une seule chose à entreprendre, assez petite pour démarrer la semaine même.',
      },
      fullMoon: {
        heading: 'Pleine Lune en {{sign}}',
        text: 'La Lune est pleine dans ton signe. Ce que tu portes depuis six mois se montre volontiers ces jours-là. Regarde-le sous une bonne lampe avant de trancher.',
      },
      venus: {
        heading: 'Vénus entre en {{sign}}',
        text: 'Pour quelques semaines, la planète qui aime et se fait aimer est chez toi. Invite quelqu’un à dîner. Ou prends ce rendez-vous chez le coiffeur.',
      },
      sun: {
        heading: 'Le Soleil entre en {{sign}}',
        text: 'Ton mois commence. Les anniversaires s’y pressent, le tien aussi, et le gâteau vient avec sa question : à quoi l’année a-t-elle servi ?',
      },
      mercury: {
        heading: 'Mercure entre en {{sign}}',
        text: 'Pour un temps, les mots viennent plus vite. Ce coup de fil repoussé prendra peut-être cinq minutes.',
      },
    },
  },
  app: {
    title: 'Celestia sur ton téléphone',
    description:
      'Prends l’application Celestia dans la boutique de ton téléphone, ou continue ici, dans le navigateur, sans rien installer.',
    heading: 'Celestia sur ton téléphone',
    lede: 'Ouvre ce lien sur ton téléphone, ou choisis ta boutique.',
    ios: 'App Store (iPhone)',
    android: 'Google Play (Android)',
    web: 'Continuer dans le navigateur',
  },
};
