/**
 * Where each number of the table stands, by country, kind and name. It is compared with these at least every half year; no visitor needs
 * them, so they are not part of what is served.
 */
export const LINE_SOURCES: Readonly<Record<string, string>> = {
  'TR emergency 112 Acil': 'https://www.mdr.de/sachsen/twittergewitter-notruf-feuerwehr-sachsen-100.html',
  'TR violence ALO 183 Sosyal Destek Hattı':
    'https://katilimcimaltepe.com.tr/bakan-selcuk-kadina-yonelik-siddetle-mucadelemiz-kesintisiz-sekilde-suruyor-58326-haberi',
  'TR child ALO 183 Sosyal Destek Hattı':
    'https://elazighaber23.com/alo-183-sosyal-destek-hattina-elazig-da-bakin-kac-kisi-basvurdu/2391',
  'GB emergency 999': 'https://www.centre56.org.uk/domestic-abuse',
  'GB suicide Samaritans': 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
  'GB violence National Domestic Abuse Helpline':
    'https://gov.uk/government/news/refuge-awarded-grant-to-operate-domestic-abuse-helpline',
  'GB child Childline': 'https://thefirststep.org.uk/services/help-for-children-and-young-people/',
  'IE emergency 112': 'https://www.news.lt/Law-And-Order-Crime/Need-help-Dial-112.im?f=c&id=189320&p=14',
  'IE suicide Samaritans':
    'https://www.irishexaminer.com/breakingnews/ireland/samaritans-answer-29m-calls-since-2014-charity-to-play-crucial-role-in-new-mental-help-phone-service-914684.html',
  'IE violence Women’s Aid': 'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
  'IE child Childline (ISPCC)': 'https://www.ispcc.ie/tag/childline/page/3/',
  'ES emergency 112':
    'https://www.elperiodicoextremadura.com/noticias/extremadura/extremadura-realizan-tres-llamadas-dia-telefono-016_1194873.html',
  'ES suicide 024':
    'https://www.farodevigo.es/galicia/2025/10/11/medio-millar-gallegos-mes-024-linea-suicidio-122499662.html',
  'ES violence 016':
    'https://www.europapress.es/epsocial/igualdad/noticia-suben-levemente-consultas-016-primer-semestre-2025-59317-casi-330-diarias-20250807133253.html',
  'ES child Fundación ANAR':
    'https://www.eleconomista.es/salud/noticias/12288788/05/23/el-telefono-024-asiste-a-mas-de-8000-personas-en-riesgo-inminente-de-suicidio-en-un-ano.html',
  'FR emergency 112':
    'https://madinin-art.net/119-allo-enfance-en-danger-un-numero-pour-les-situations-durgence',
  'FR suicide 3114': 'https://www.mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide',
  'FR violence 3919 Violences Femmes Info':
    'https://informations.handicap.fr/a-3919-femmes-sourdes-victimes-violences-aide-h24-31115.php',
  'FR child 119 Allô enfance en danger': 'https://www.service-public.gouv.fr/particuliers/actualites/A14455',
  'BE emergency 112': 'https://www.wallonie.be/fr/violences-conjugales-et-intrafamiliales',
  'BE suicide Centre de Prévention du Suicide':
    'https://www.wallonie.be/fr/violences-conjugales-et-intrafamiliales',
  'BE suicide Zelfmoordlijn 1813':
    'https://www.vrt.be/vrtnws/fr/2019/09/08/chaque-jour-trois-personnes-mettent-fin-a-leur-vie-en-flandre/',
  'BE violence Écoute Violences Conjugales':
    'https://wal.autonomia.org/professionnel/ecoute-violences-conjugales',
  'CH emergency 112':
    'https://www.sefap.org/2011/02/25/solo-el-25-de-los-europeos-saben-que-este-naomero-se-puede-utilizar-en-toda-la-ue/',
  'CH suicide 143': 'https://de-academic.com/dic.nsf/dewiki/331633',
  'CH child 147 Pro Juventute':
    'https://www.bsv.admin.ch/bsv/fr/home/politique-sociale/kinder-und-jugendfragen/kinderschutz/gewalt-an-kindern-und-jugendlichen---wo-finde-ich-rat-.html',
  'LU emergency 112': 'https://www.news.lt/Law-And-Order-Crime/Need-help-Dial-112.im?f=c&id=189320&p=14',
  'LU suicide SOS Détresse':
    'https://www.tageblatt.lu/headlines/wenn-worte-heilen-sos-detresse-gibt-einblick-in-ihre-zahlen',
  'LU violence Helpline Violence': 'http://www.lessentiel.lu/de/luxemburg/story/23263626',
  'PT emergency 112': 'https://queixaselectronicas.mai.gov.pt/Micrositevd/Apoios.html',
  'PT suicide Linha Nacional de Prevenção do Suicídio':
    'https://www.deco.proteste.pt/saude/saude-mental/noticias/linha-prevencao-suicidio-funciona-24-horas-por-dia',
  'PT violence Serviço de Informação às Vítimas de Violência Doméstica':
    'https://www.cig.gov.pt/servicos/servico-de-informacao-as-vitimas-de-violencia-domestica/',
  'PT child SOS Criança':
    'https://protecaocivil.sintra.pt/noticias/novas-linhas-de-apoio-para-vitimas-de-violencia-domestica',
  'DE emergency 112': 'https://progress.guide/?p=12492',
  'DE suicide TelefonSeelsorge': 'https://progress.guide/?p=12492',
  'DE violence Hilfetelefon Gewalt gegen Frauen':
    'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
  'DE child Nummer gegen Kummer': 'https://progress.guide/?p=12492',
  'IT emergency 112': 'https://www.news.lt/Law-And-Order-Crime/Need-help-Dial-112.im?f=c&id=189320&p=14',
  'IT suicide Telefono Amico Italia':
    'https://www.fanpage.it/attualita/cose-e-come-funziona-telefono-amico-portato-sul-palco-di-sanremo-da-la-sad/',
  'IT violence 1522':
    'https://www.ansa.it/sito/notizie/cronaca/2023/06/09/violenza-donne-150-chiamate-al-giorno-al-numero-1522_d153d4ec-0ac1-4106-88aa-95e5fea7c296.html',
  'IT child 114 Emergenza Infanzia':
    'http://azzurro.it/it/cosa-facciamo/caso-di-emergenza/114-emergenza-infanzia',
  'AT emergency 112': 'https://www.news.lt/Law-And-Order-Crime/Need-help-Dial-112.im?f=c&id=189320&p=14',
  'AT suicide Telefonseelsorge': 'https://www.katholisch.at/telefonseelsorge',
  'AT violence Frauenhelpline gegen Gewalt': 'http://frauenhelpline.at/berichte/2003/vorwort.htm',
  'AT child 147 Rat auf Draht': 'https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147',
  'NL emergency 112':
    'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
  'NL suicide 113 Zelfmoordpreventie': 'https://www.113.nl/schoolopdracht',
  'NL violence Veilig Thuis':
    'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
  'NL child Veilig Thuis':
    'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
  'US emergency 911':
    'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
  'US suicide 988 Suicide & Crisis Lifeline':
    'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
  'US violence National Domestic Violence Hotline':
    'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
  'US child Childhelp': 'http://helpisaclickaway.org',
  'CA emergency 911':
    'https://stepstojustice.ca/steps/family-law/1-get-help-if-you-or-someone-you-love-danger/',
  'CA suicide 9-8-8 Suicide Crisis Helpline': 'https://cmhasaskatoon.ca/9-8-8/',
  'CA violence ShelterSafe': 'https://endvaw.ca/covid-19-public/',
  'CA child Kids Help Phone': 'https://kidshelpphone.ca/text-about-it/',
  'AU emergency 000': 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
  'AU suicide Lifeline': 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
  'AU violence 1800RESPECT':
    'https://articles.listnr.com/news/expansion-of-domestic-violence-hotline-now-includes-text-services/',
  'AU child Kids Helpline':
    'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
  'NZ emergency 111':
    'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
  'NZ suicide 1737, Need to Talk?': 'https://nzfamilies.org.nz/?p=1578',
  'NZ violence Women’s Refuge':
    'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
  'NZ child 0800 What’s Up?': 'https://www.healthinfo.org.nz/Emotional-physical-abuse.htm',
  'MX emergency 911':
    'https://www.eldibar.com.mx/nuevo-leon/refuerza-nuevo-leon-atencion-24-7-para-prevenir-violencia-contra-las-mujeres-en-temporada-decembrina',
  'MX suicide Línea de la Vida':
    'https://www.meganoticias.mx/guaymas/noticia/mas-de-700-mil-personas-mueren-por-suicidio-al-ano/661861',
  'MX violence Línea de las Mujeres (079, opción 1)':
    'https://www.jornada.com.mx/2025/11/05/sociedad/039n2soc?partner=rss',
  'AR emergency 911':
    'https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html',
  'AR suicide Línea de salud mental':
    'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
  'AR violence Línea 144': 'https://www.telam.com.ar/notas/202309/640470-linea-144-violencia-de-genero.html',
  'AR child Línea 102': 'https://hogarmarialuisa.org/?p=12449',
  'CO emergency 123': 'https://www.seguimiento.co/node/51966',
  'CO violence Línea 155': 'https://www.seguimiento.co/node/51966',
  'CO child Línea 141 (ICBF)':
    'https://www.elespectador.com/noticias/nacional/maltrato-abuso-sexual-y-trabajo-infantil-ahora-se-puede-articulo-669056',
  'CL emergency SAMU':
    'https://www.latercera.com/nacional/noticia/la-ultima-apuesta-del-gobierno-en-seguridad-publica-tener-un-acceso-unico-similar-al-911-y-crear-un-sistema-de-proteccion-integrado/',
  'CL emergency Carabineros':
    'https://www.latercera.com/nacional/noticia/la-ultima-apuesta-del-gobierno-en-seguridad-publica-tener-un-acceso-unico-similar-al-911-y-crear-un-sistema-de-proteccion-integrado/',
  'CL suicide *4141':
    'https://www.latercera.com/nacional/noticia/fono-4141-de-prevencion-del-suicidio-mas-de-227000-llamadas-atendidas-en-tres-anos/',
  'CL violence Fono 1455':
    'https://elcalbucano.cl/2022/09/invitan-a-conocer-plataformas-de-ayuda-para-prevenir-el-suicidio',
  'CL child Línea Libre':
    'https://publimetro.cl/cl/noticias/2019/12/20/alo-linea-libre-lanzan-nuevo-fono-ayuda-contencion-ninas-ninos-chile.html?outputType=amp',
  'PE emergency SAMU':
    'https://www.exitosanoticias.pe/actualidad/ano-nuevo-2026-estos-son-numeros-emergencia-debes-conocer-viajas-carretera-n165718',
  'PE emergency Policía Nacional':
    'https://www.exitosanoticias.pe/actualidad/ano-nuevo-2026-estos-son-numeros-emergencia-debes-conocer-viajas-carretera-n165718',
  'PE suicide Línea 113, opción 5':
    'https://panamericana.pe/salud/466160-minsa-refuerza-lineas-gratuitas-atencion-salud-mental-nivel-nacional',
  'PE violence Línea 100':
    'https://www.infobae.com/peru/2025/12/25/warmi-nan-no-se-detiene-servicios-de-apoyo-del-ministerio-de-la-mujer-continuaran-durante-navidad-y-ano-nuevo/',
  'PE child Línea 100':
    'https://www.infobae.com/peru/2025/12/25/warmi-nan-no-se-detiene-servicios-de-apoyo-del-ministerio-de-la-mujer-continuaran-durante-navidad-y-ano-nuevo/',
  'BR emergency SAMU': 'https://mdbf.com.br/blog/numeros-de-emergencia',
  'BR emergency Polícia Militar': 'https://mdbf.com.br/blog/numeros-de-emergencia',
  'BR suicide CVV':
    'https://horahnoticia.com.br/boa-noticia-cvv-188-atende-gratuitamente-em-todo-o-pais-inclusive-marilia/',
  'BR violence Ligue 180':
    'https://www.oliberal.com/cop-30/ligue-180-cria-canal-exclusivo-para-atender-denuncias-de-violencia-durante-a-cop-30-1.1043786',
  'BR child Disque 100': 'http://carolinejaniro.com.br/proteja_a_infancia',
  'AO emergency 111':
    'https://masfamu.gov.ao/ao/noticias/linha-sos-atende-mais-de-200-mil-denuncias-de-violencia-contra-a-crianca/',
  'AO child SOS Criança':
    'https://masfamu.gov.ao/ao/noticias/linha-sos-atende-mais-de-200-mil-denuncias-de-violencia-contra-a-crianca/',
  'MZ child Linha Fala Criança': 'https://rosc.org.mz/index.php/noticias/503-a-c-2',
};
