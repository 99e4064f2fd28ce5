import type { ErrorsWords } from '../en/errors.ts';

/** What went wrong, by stable code. Shown beside the field, and in the API's answers. */
export const errors: ErrorsWords = {
  summary: { one: 'Un point demande ton attention', other: '{{count}} points demandent ton attention' },
  codes: {
    invalid_input: 'Une partie des données envoyées est inutilisable.',
    date_out_of_range: 'La date doit se situer entre le 1er janvier 1900 et le 31 décembre 2099.',
    date_in_future: 'Cette naissance est à venir : ce jour ou cette heure n’est pas encore arrivé.',
    time_does_not_exist:
      'Ce jour-là, les horloges ont été avancées, et cette heure n’a jamais existé à cet endroit.',
    time_is_ambiguous:
      'Ce jour-là, les horloges ont été retardées, et cette heure a existé deux fois. Laquelle des deux était-ce ?',
    unknown_place: 'Nous ne connaissons pas ce lieu.',
    broken_body: 'L’envoi s’est interrompu avant la fin. Réessaie.',
    body_too_large: 'L’envoi dépasse la taille acceptée à cette adresse.',
    unsupported_media_type: 'Cette adresse n’accepte pas ce type de contenu.',
    method_not_allowed: 'Cette adresse n’accepte pas ce type de requête.',
    charts_full: 'Un compte garde au plus 200 thèmes. Supprimes-en un pour faire de la place.',
    invalid_token: 'Cette connexion n’a pas pu être confirmée. Connecte-toi à nouveau.',
    unauthorized: 'Connecte-toi d’abord.',
    human_check_failed: 'Impossible de savoir si une personne est bien là. Réessaie.',
    other_person: 'Cette connexion appartient à un autre compte que celui qui est ouvert en ce moment.',
    recent_login_required: 'Pour ta sécurité, connecte-toi encore une fois avant de faire cela.',
    accounts_unavailable:
      'Les comptes sont injoignables pour l’instant. Les calculateurs fonctionnent comme toujours ; réessaie dans un moment.',
    forbidden_origin: 'Les requêtes venues d’autres sites ne sont pas acceptées ici.',
    not_found: 'Il n’y a rien à cette adresse.',
    too_many_requests: 'Trop de requêtes en peu de temps. Patiente une minute, puis réessaie.',
    places_unavailable: 'La liste des lieux est injoignable pour le moment. Réessaie dans un instant.',
    internal: 'Une erreur s’est produite de notre côté. Réessaie dans un instant.',
  },
  fields: {
    date: {
      required: 'Indique la date de naissance.',
      impossible: 'Ce jour n’existe pas dans le calendrier.',
      malformed: 'Écris la date en chiffres : le jour, le mois et les quatre chiffres de l’année.',
      out_of_range: 'L’année doit être comprise entre 1900 et 2099.',
      in_future: 'Cette date n’est pas encore venue. Indique une date passée, ou celle d’aujourd’hui.',
      skipped_day: 'Ce jour a été sauté dans le calendrier de ce lieu.',
    },
    time: {
      required: 'Indique l’heure de naissance, ou coche la case si tu ne la connais pas.',
      malformed: 'Écris l’heure en heures et minutes, par exemple 14:30.',
      no_minute: 'Ajoute les minutes : 00 pour une heure pile.',
      no_half: 'Précise si c’était avant ou après midi.',
      in_future: 'Il n’est pas encore cette heure-là au lieu de naissance. Vérifie l’heure.',
      does_not_exist:
        'Ce jour-là, les horloges ont été avancées : cette heure n’a jamais existé à cet endroit. Vérifie-la, ou indique toi-même le décalage dans « Plus d’options ».',
      ambiguous:
        'Ce jour-là, les horloges ont été retardées : cette heure a existé deux fois. Choisis la bonne ci-dessous.',
    },
    timeFrom: {
      required: 'Indique quand la plage commence.',
      malformed: 'Écris l’heure avec les minutes, par exemple 14:00.',
      no_half: 'Précise s’il s’agit du matin ou de l’après-midi : 14 h, par exemple.',
      in_future: 'Cette heure n’est pas encore venue au lieu de naissance. Vérifie les heures.',
      does_not_exist:
        'Ce jour-là, les horloges ont été avancées : aucune de ces heures n’a existé à cet endroit. Vérifie-les.',
      not_with_time: 'Donne l’heure ou la plage où elle se trouve, pas les deux.',
    },
    timeTo: {
      required: 'Indique quand la plage se termine.',
      malformed: 'Écris l’heure avec les minutes, par exemple 16:00.',
      no_half: 'Précise s’il s’agit du matin ou de l’après-midi : 14 h, par exemple.',
      before_from:
        'La fin doit venir après le début, à la même date. La naissance est proche de minuit ? Choisis la date, puis la partie d’avant ou celle d’après.',
    },
    dayPart: {
      required: 'Choisis le moment de la journée.',
      malformed: 'Nous ne connaissons pas ce moment de la journée.',
      not_with_time: 'Donne l’heure ou le moment de la journée, pas les deux.',
    },
    place: {
      required: 'Indique le lieu de naissance.',
      malformed: 'Indique le lieu par son identifiant, ou par latitude, longitude et fuseau horaire.',
      unknown: 'Nous n’avons pas trouvé ce lieu. Essaie la grande ville la plus proche.',
      choose: 'Plusieurs lieux correspondent. Choisis-en un ci-dessous.',
      confirm: 'Est-ce bien ce lieu ? Choisis-le ci-dessous, ou précise la région et le pays.',
      nearest:
        'Nous ne connaissons pas « {{words}} ». Si c’est dans l’un des lieux ci-dessous ou tout près, choisis-le. Sinon, indique la grande ville la plus proche.',
      unavailable: 'La liste des lieux est injoignable pour le moment. Réessaie dans un instant.',
    },
    latitude: { malformed: 'La latitude est un nombre entre −90 et 90.' },
    longitude: { malformed: 'La longitude est un nombre entre −180 et 180.' },
    kind: {
      malformed: 'Genre d’éclipse inconnu. Écris solar (solaire) ou lunar (lunaire).',
    },
    from: {
      required: 'Indique la première date, par exemple 2001-01-01.',
      malformed: 'Écris la date dans l’ordre année, mois, jour : 2001-01-01.',
      out_of_range: 'La date doit se situer entre le 1er janvier 1900 et le 31 décembre 2099.',
    },
    to: {
      required: 'Indique la dernière date, par exemple 2020-12-31.',
      malformed: 'Écris la date dans l’ordre année, mois, jour : 2001-01-01.',
      out_of_range: 'La date doit se situer entre le 1er janvier 1900 et le 31 décembre 2099.',
      before_from: 'La dernière date précède la première.',
      too_far: 'La dernière date peut suivre la première de 400 jours au plus.',
    },
    at: {
      malformed: 'Écris l’instant en UTC, par exemple 2026-03-01T12:00:00Z.',
      out_of_range: 'L’instant doit se situer entre les années 1900 et 2099.',
      not_with_from: 'Indique soit un seul instant, soit une première et une dernière date.',
    },
    onDay: {
      malformed: 'Écris le jour dans l’ordre année, mois, jour : 2026-03-01.',
      out_of_range: 'Le jour doit se situer entre 1900 et 2099.',
      not_with_at: 'Donne un jour ou un instant, pas les deux.',
    },
    points: { malformed: 'Donne les points par leur nom et leur longitude, de 0 à 360 degrés, 18 au plus.' },
    days: { malformed: 'Donne un nombre entier de jours, de 1 à 61.' },
    count: { malformed: 'Indique un nombre entier de 1 à 20.' },
    bodies: { malformed: 'Nomme au moins un astre en mouvement, du Soleil à Pluton.' },
    timeZone: { malformed: 'Nous ne connaissons pas ce fuseau horaire.' },
    houseSystem: { malformed: 'Nous ne connaissons pas ce système de maisons.' },
    zodiac: {
      malformed: 'Zodiaque inconnu. Au choix : tropical, lahiri ou fagan-bradley.',
      differs: 'Dresse les deux thèmes dans le même zodiaque.',
    },
    node: { malformed: 'Choisis le nœud vrai ou le nœud moyen.' },
    lilith: { malformed: 'Choisis la Lune noire moyenne ou la vraie.' },
    orbs: { malformed: 'Choisis des orbes normaux, serrés ou larges.' },
    fold: { malformed: 'Choisis la première ou la deuxième des deux heures.' },
    utcOffset: {
      malformed: 'Écris le décalage en heures et minutes, par exemple +03:00, sans dépasser 16 heures.',
    },
    instant: {
      malformed: 'Écris l’instant en UTC, par exemple 1990-06-10T11:30:00Z.',
      out_of_range: 'L’instant doit se situer entre les années 1900 et 2099.',
    },
    year: {
      required: 'Indique une année, par exemple 2025.',
      malformed: 'Écris l’année en quatre chiffres, par exemple 2025.',
      out_of_range: 'L’année doit se situer entre 1900 et 2099.',
    },
    show: { malformed: 'Nous ne connaissons pas ce type d’événement.' },
    tz: { malformed: 'Ce fuseau horaire n’est pas dans notre liste.' },
    month: {
      malformed: 'Écris le mois sous la forme année et mois, par exemple 2026-11, entre 1900 et 2099.',
    },
    lang: { malformed: 'Langue inconnue. Au choix : tr, en, es, fr ou pt.' },
    question: {
      required: 'Écris ta question.',
      malformed: 'Écris ta question.',
      too_long: 'La question peut compter 1000 caractères au plus.',
    },
    language: { malformed: 'Langue inconnue. Au choix : tr, en, es, fr ou pt.' },
    body: { malformed: 'La requête n’est pas du JSON valide.' },
    name: { malformed: 'Écris un nom de 80 caractères au plus.' },
    r: { required: 'Donne les réponses.', malformed: 'Ces réponses sont illisibles ou incomplètes.' },
    with: { malformed: 'Les autres réponses sont illisibles ou incomplètes.' },
    s: { required: 'Donne les signes.', malformed: 'Ces signes sont illisibles.' },
    style: { malformed: 'Style inconnu. Au choix : night, paper ou dusk.' },
    format: { malformed: 'Format inconnu. Au choix : story ou square.' },
    q: { required: 'Indique le nom d’un lieu.', too_long: 'C’est plus long que n’importe quel nom de lieu.' },
  },
};
