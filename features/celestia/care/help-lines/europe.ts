import { type CountryLines, line } from './help-line.ts';

/** A page that quotes the European Commission: one number, in every member state. */
const IN_THE_EU = 'https://www.news.lt/Law-And-Order-Crime/Need-help-Dial-112.im?f=c&id=189320&p=14';
const EU_EMERGENCY = line('emergency', '112', { call: '112', saidBy: 'others' }, IN_THE_EU);

const LUXEMBOURG_VIOLENCE = 'http://www.lessentiel.lu/de/luxemburg/story/23263626';

export const EUROPE = {
  TR: [
    line(
      'emergency',
      '112 Acil',
      { call: '112', saidBy: 'others' },
      'https://www.mdr.de/sachsen/twittergewitter-notruf-feuerwehr-sachsen-100.html',
    ),
    line(
      'violence',
      'ALO 183 Sosyal Destek Hattı',
      { call: '183', saidBy: 'others' },
      'https://katilimcimaltepe.com.tr/bakan-selcuk-kadina-yonelik-siddetle-mucadelemiz-kesintisiz-sekilde-suruyor-58326-haberi',
    ),
    line(
      'child',
      'ALO 183 Sosyal Destek Hattı',
      { call: '183', saidBy: 'others' },
      'https://elazighaber23.com/alo-183-sosyal-destek-hattina-elazig-da-bakin-kac-kisi-basvurdu/2391',
    ),
  ],
  GB: [
    line('emergency', '999', { call: '999' }, 'https://www.centre56.org.uk/domestic-abuse'),
    line(
      'suicide',
      'Samaritans',
      { call: '116 123' },
      'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
    ),
    line(
      'violence',
      'National Domestic Abuse Helpline',
      { call: '0808 2000 247' },
      'https://gov.uk/government/news/refuge-awarded-grant-to-operate-domestic-abuse-helpline',
    ),
    line(
      'child',
      'Childline',
      { call: '0800 1111', saidBy: 'others' },
      'https://thefirststep.org.uk/services/help-for-children-and-young-people/',
    ),
  ],
  IE: [
    EU_EMERGENCY,
    line(
      'suicide',
      'Samaritans',
      { call: '116 123', saidBy: 'others' },
      'https://www.irishexaminer.com/breakingnews/ireland/samaritans-answer-29m-calls-since-2014-charity-to-play-crucial-role-in-new-mental-help-phone-service-914684.html',
    ),
    line(
      'violence',
      'Women’s Aid',
      { call: '1800 341 900', saidBy: 'others' },
      'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
    ),
    line(
      'child',
      'Childline (ISPCC)',
      { call: '1800 66 66 66' },
      'https://www.ispcc.ie/tag/childline/page/3/',
    ),
  ],
  ES: [
    line(
      'emergency',
      '112',
      { call: '112', saidBy: 'others' },
      'https://www.elperiodicoextremadura.com/noticias/extremadura/extremadura-realizan-tres-llamadas-dia-telefono-016_1194873.html',
    ),
    line(
      'suicide',
      '024',
      { call: '024', saidBy: 'others' },
      'https://www.farodevigo.es/galicia/2025/10/11/medio-millar-gallegos-mes-024-linea-suicidio-122499662.html',
    ),
    line(
      'violence',
      '016',
      { call: '016', text: { number: 'WhatsApp 600 000 016' }, saidBy: 'others' },
      'https://www.europapress.es/epsocial/igualdad/noticia-suben-levemente-consultas-016-primer-semestre-2025-59317-casi-330-diarias-20250807133253.html',
    ),
    line(
      'child',
      'Fundación ANAR',
      { call: '900 20 20 10', hours: 'unknown', saidBy: 'others' },
      'https://www.eleconomista.es/salud/noticias/12288788/05/23/el-telefono-024-asiste-a-mas-de-8000-personas-en-riesgo-inminente-de-suicidio-en-un-ano.html',
    ),
  ],
  FR: [
    line(
      'emergency',
      '112',
      { call: '112', saidBy: 'others' },
      'https://madinin-art.net/119-allo-enfance-en-danger-un-numero-pour-les-situations-durgence',
    ),
    line(
      'suicide',
      '3114',
      { call: '3114' },
      'https://www.mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide',
    ),
    line(
      'violence',
      '3919 Violences Femmes Info',
      { call: '3919', saidBy: 'others' },
      'https://informations.handicap.fr/a-3919-femmes-sourdes-victimes-violences-aide-h24-31115.php',
    ),
    line(
      'child',
      '119 Allô enfance en danger',
      { call: '119' },
      'https://www.service-public.gouv.fr/particuliers/actualites/A14455',
    ),
  ],
  BE: [
    line(
      'emergency',
      '112',
      { call: '112' },
      'https://www.wallonie.be/fr/violences-conjugales-et-intrafamiliales',
    ),
    line(
      'suicide',
      'Centre de Prévention du Suicide',
      { call: '0800 32 123' },
      'https://www.wallonie.be/fr/violences-conjugales-et-intrafamiliales',
    ),
    line(
      'suicide',
      'Zelfmoordlijn 1813',
      { call: '1813', saidBy: 'others' },
      'https://www.vrt.be/vrtnws/fr/2019/09/08/chaque-jour-trois-personnes-mettent-fin-a-leur-vie-en-flandre/',
    ),
    line(
      'violence',
      'Écoute Violences Conjugales',
      { call: '0800 30 030', saidBy: 'others' },
      'https://wal.autonomia.org/professionnel/ecoute-violences-conjugales',
    ),
  ],
  CH: [
    line(
      'emergency',
      '112',
      { call: '112', saidBy: 'others' },
      'https://www.sefap.org/2011/02/25/solo-el-25-de-los-europeos-saben-que-este-naomero-se-puede-utilizar-en-toda-la-ue/',
    ),
    line(
      'suicide',
      '143',
      { call: '143', saidBy: 'others' },
      'https://de-academic.com/dic.nsf/dewiki/331633',
    ),
    line(
      'child',
      '147 Pro Juventute',
      { call: '147', hours: 'unknown' },
      'https://www.bsv.admin.ch/bsv/fr/home/politique-sociale/kinder-und-jugendfragen/kinderschutz/gewalt-an-kindern-und-jugendlichen---wo-finde-ich-rat-.html',
    ),
  ],
  LU: [
    EU_EMERGENCY,
    line(
      'suicide',
      'SOS Détresse',
      { call: '45 45 45', hours: 'unknown', saidBy: 'others' },
      'https://www.tageblatt.lu/headlines/wenn-worte-heilen-sos-detresse-gibt-einblick-in-ihre-zahlen',
    ),
    line(
      'violence',
      'Helpline Violence',
      { call: '2060 1060', hours: { days: 'daily', from: '12:00', to: '20:00' }, saidBy: 'others' },
      LUXEMBOURG_VIOLENCE,
    ),
  ],
  PT: [
    line(
      'emergency',
      '112',
      { call: '112' },
      'https://queixaselectronicas.mai.gov.pt/Micrositevd/Apoios.html',
    ),
    line(
      'suicide',
      'Linha Nacional de Prevenção do Suicídio',
      { call: '1411', saidBy: 'others' },
      'https://www.deco.proteste.pt/saude/saude-mental/noticias/linha-prevencao-suicidio-funciona-24-horas-por-dia',
    ),
    line(
      'violence',
      'Serviço de Informação às Vítimas de Violência Doméstica',
      { call: '800 202 148', text: { number: '3060' } },
      'https://www.cig.gov.pt/servicos/servico-de-informacao-as-vitimas-de-violencia-domestica/',
    ),
    line(
      'child',
      'SOS Criança',
      { call: '116 111', hours: 'unknown' },
      'https://protecaocivil.sintra.pt/noticias/novas-linhas-de-apoio-para-vitimas-de-violencia-domestica',
    ),
  ],
  DE: [
    line('emergency', '112', { call: '112', saidBy: 'others' }, 'https://progress.guide/?p=12492'),
    line(
      'suicide',
      'TelefonSeelsorge',
      { call: '0800 111 0 111', saidBy: 'others' },
      'https://progress.guide/?p=12492',
    ),
    line(
      'violence',
      'Hilfetelefon Gewalt gegen Frauen',
      { call: '116 016' },
      'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
    ),
    line(
      'child',
      'Nummer gegen Kummer',
      { call: '116 111', hours: 'unknown', saidBy: 'others' },
      'https://progress.guide/?p=12492',
    ),
  ],
  IT: [
    EU_EMERGENCY,
    line(
      'suicide',
      'Telefono Amico Italia',
      { call: '02 2327 2327', hours: { days: 'daily', from: '10:00', to: '24:00' }, saidBy: 'others' },
      'https://www.fanpage.it/attualita/cose-e-come-funziona-telefono-amico-portato-sul-palco-di-sanremo-da-la-sad/',
    ),
    line(
      'violence',
      '1522',
      { call: '1522', saidBy: 'others' },
      'https://www.ansa.it/sito/notizie/cronaca/2023/06/09/violenza-donne-150-chiamate-al-giorno-al-numero-1522_d153d4ec-0ac1-4106-88aa-95e5fea7c296.html',
    ),
    line(
      'child',
      '114 Emergenza Infanzia',
      { call: '114' },
      'http://azzurro.it/it/cosa-facciamo/caso-di-emergenza/114-emergenza-infanzia',
    ),
  ],
  AT: [
    EU_EMERGENCY,
    line('suicide', 'Telefonseelsorge', { call: '142' }, 'https://www.katholisch.at/telefonseelsorge'),
    line(
      'violence',
      'Frauenhelpline gegen Gewalt',
      { call: '0800 222 555' },
      'http://frauenhelpline.at/berichte/2003/vorwort.htm',
    ),
    line(
      'child',
      '147 Rat auf Draht',
      { call: '147' },
      'https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147',
    ),
  ],
  NL: [
    line(
      'emergency',
      '112',
      { call: '112' },
      'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
    ),
    line('suicide', '113 Zelfmoordpreventie', { call: '113' }, 'https://www.113.nl/schoolopdracht'),
    line(
      'violence',
      'Veilig Thuis',
      { call: '0800 2000' },
      'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
    ),
    line(
      'child',
      'Veilig Thuis',
      { call: '0800 2000' },
      'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
    ),
  ],
} satisfies CountryLines;
