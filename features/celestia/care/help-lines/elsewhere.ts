import { type CountryLines, line } from './help-line.ts';

const SAVE_LIVES_WYOMING =
  'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline';
const VICTORIA = 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services';
const NEW_ZEALAND =
  'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/';
const COLOMBIA = 'https://www.seguimiento.co/node/51966';
const CHILE =
  'https://www.latercera.com/nacional/noticia/la-ultima-apuesta-del-gobierno-en-seguridad-publica-tener-un-acceso-unico-similar-al-911-y-crear-un-sistema-de-proteccion-integrado/';
const PERU =
  'https://www.exitosanoticias.pe/actualidad/ano-nuevo-2026-estos-son-numeros-emergencia-debes-conocer-viajas-carretera-n165718';
const BRAZIL = 'https://mdbf.com.br/blog/numeros-de-emergencia';
const ANGOLA =
  'https://masfamu.gov.ao/ao/noticias/linha-sos-atende-mais-de-200-mil-denuncias-de-violencia-contra-a-crianca/';

export const ELSEWHERE = {
  US: [
    line('emergency', '911', { call: '911' }, SAVE_LIVES_WYOMING),
    line(
      'suicide',
      '988 Suicide & Crisis Lifeline',
      { call: '988', text: { number: '988' } },
      SAVE_LIVES_WYOMING,
    ),
    line(
      'violence',
      'National Domestic Violence Hotline',
      { call: '1-800-799-7233', text: { number: '88788', word: 'START' } },
      'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    ),
    line(
      'child',
      'Childhelp',
      { call: '1-800-422-4453', text: { number: '1-800-422-4453' }, hours: 'unknown', saidBy: 'others' },
      'http://helpisaclickaway.org',
    ),
  ],
  CA: [
    line(
      'emergency',
      '911',
      { call: '911', saidBy: 'others' },
      'https://stepstojustice.ca/steps/family-law/1-get-help-if-you-or-someone-you-love-danger/',
    ),
    line(
      'suicide',
      '9-8-8 Suicide Crisis Helpline',
      { call: '988', text: { number: '988' } },
      'https://cmhasaskatoon.ca/9-8-8/',
    ),
    line(
      'violence',
      'ShelterSafe',
      { web: 'https://www.sheltersafe.ca' },
      'https://endvaw.ca/covid-19-public/',
    ),
    line(
      'child',
      'Kids Help Phone',
      { call: '1-800-668-6868', text: { number: '686868', word: 'CONNECT' } },
      'https://kidshelpphone.ca/text-about-it/',
    ),
  ],
  AU: [
    line('emergency', '000', { call: '000' }, VICTORIA),
    line('suicide', 'Lifeline', { call: '13 11 14' }, VICTORIA),
    line(
      'violence',
      '1800RESPECT',
      { call: '1800 737 732', text: { number: '0458 737 732' }, saidBy: 'others' },
      'https://articles.listnr.com/news/expansion-of-domestic-violence-hotline-now-includes-text-services/',
    ),
    line('child', 'Kids Helpline', { call: '1800 55 1800' }, VICTORIA),
  ],
  NZ: [
    line('emergency', '111', { call: '111' }, NEW_ZEALAND),
    line(
      'suicide',
      '1737, Need to Talk?',
      { call: '1737', text: { number: '1737' }, saidBy: 'others' },
      'https://nzfamilies.org.nz/?p=1578',
    ),
    line('violence', 'Women’s Refuge', { call: '0800 733 843' }, NEW_ZEALAND),
    line(
      'child',
      '0800 What’s Up?',
      { call: '0800 942 8787', hours: 'unknown' },
      'https://www.healthinfo.org.nz/Emotional-physical-abuse.htm',
    ),
  ],
  MX: [
    line(
      'emergency',
      '911',
      { call: '911', saidBy: 'others' },
      'https://www.eldibar.com.mx/nuevo-leon/refuerza-nuevo-leon-atencion-24-7-para-prevenir-violencia-contra-las-mujeres-en-temporada-decembrina',
    ),
    line(
      'suicide',
      'Línea de la Vida',
      { call: '800 911 2000', saidBy: 'others' },
      'https://www.meganoticias.mx/guaymas/noticia/mas-de-700-mil-personas-mueren-por-suicidio-al-ano/661861',
    ),
    line(
      'violence',
      'Línea de las Mujeres (079, opción 1)',
      { call: '079', saidBy: 'others' },
      'https://www.jornada.com.mx/2025/11/05/sociedad/039n2soc?partner=rss',
    ),
  ],
  AR: [
    line(
      'emergency',
      '911',
      { call: '911', saidBy: 'others' },
      'https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html',
    ),
    line(
      'suicide',
      'Línea de salud mental',
      { call: '0800 999 0091', saidBy: 'others' },
      'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
    ),
    line(
      'violence',
      'Línea 144',
      { call: '144', saidBy: 'others' },
      'https://www.telam.com.ar/notas/202309/640470-linea-144-violencia-de-genero.html',
    ),
    line(
      'child',
      'Línea 102',
      { call: '102', hours: 'unknown', saidBy: 'others' },
      'https://hogarmarialuisa.org/?p=12449',
    ),
  ],
  CO: [
    line('emergency', '123', { call: '123', saidBy: 'others' }, COLOMBIA),
    line('violence', 'Línea 155', { call: '155', saidBy: 'others' }, COLOMBIA),
    line(
      'child',
      'Línea 141 (ICBF)',
      { call: '141', saidBy: 'others' },
      'https://www.elespectador.com/noticias/nacional/maltrato-abuso-sexual-y-trabajo-infantil-ahora-se-puede-articulo-669056',
    ),
  ],
  CL: [
    line('emergency', 'SAMU', { call: '131', saidBy: 'others' }, CHILE),
    line('emergency', 'Carabineros', { call: '133', saidBy: 'others' }, CHILE),
    line(
      'suicide',
      '*4141',
      { call: '*4141', saidBy: 'others' },
      'https://www.latercera.com/nacional/noticia/fono-4141-de-prevencion-del-suicidio-mas-de-227000-llamadas-atendidas-en-tres-anos/',
    ),
    line(
      'violence',
      'Fono 1455',
      { call: '1455', hours: 'unknown', saidBy: 'others' },
      'https://elcalbucano.cl/2022/09/invitan-a-conocer-plataformas-de-ayuda-para-prevenir-el-suicidio',
    ),
    line(
      'child',
      'Línea Libre',
      { call: '1515', hours: { days: 'monday-to-saturday', from: '16:00', to: '22:00' }, saidBy: 'others' },
      'https://publimetro.cl/cl/noticias/2019/12/20/alo-linea-libre-lanzan-nuevo-fono-ayuda-contencion-ninas-ninos-chile.html?outputType=amp',
    ),
  ],
  PE: [
    line('emergency', 'SAMU', { call: '106', saidBy: 'others' }, PERU),
    line('emergency', 'Policía Nacional', { call: '105', saidBy: 'others' }, PERU),
    line(
      'suicide',
      'Línea 113, opción 5',
      { call: '113', hours: 'unknown', saidBy: 'others' },
      'https://panamericana.pe/salud/466160-minsa-refuerza-lineas-gratuitas-atencion-salud-mental-nivel-nacional',
    ),
    line(
      'violence',
      'Línea 100',
      { call: '100', saidBy: 'others' },
      'https://www.infobae.com/peru/2025/12/25/warmi-nan-no-se-detiene-servicios-de-apoyo-del-ministerio-de-la-mujer-continuaran-durante-navidad-y-ano-nuevo/',
    ),
    line(
      'child',
      'Línea 100',
      { call: '100', saidBy: 'others' },
      'https://www.infobae.com/peru/2025/12/25/warmi-nan-no-se-detiene-servicios-de-apoyo-del-ministerio-de-la-mujer-continuaran-durante-navidad-y-ano-nuevo/',
    ),
  ],
  BR: [
    line('emergency', 'SAMU', { call: '192', saidBy: 'others' }, BRAZIL),
    line('emergency', 'Polícia Militar', { call: '190', saidBy: 'others' }, BRAZIL),
    line(
      'suicide',
      'CVV',
      { call: '188', saidBy: 'others' },
      'https://horahnoticia.com.br/boa-noticia-cvv-188-atende-gratuitamente-em-todo-o-pais-inclusive-marilia/',
    ),
    line(
      'violence',
      'Ligue 180',
      { call: '180', text: { number: 'WhatsApp (61) 9610-0180' }, saidBy: 'others' },
      'https://www.oliberal.com/cop-30/ligue-180-cria-canal-exclusivo-para-atender-denuncias-de-violencia-durante-a-cop-30-1.1043786',
    ),
    line(
      'child',
      'Disque 100',
      { call: '100', saidBy: 'others' },
      'http://carolinejaniro.com.br/proteja_a_infancia',
    ),
  ],
  AO: [
    line('emergency', '111', { call: '111' }, ANGOLA),
    line('child', 'SOS Criança', { call: '15015' }, ANGOLA),
  ],
  MZ: [
    line(
      'child',
      'Linha Fala Criança',
      { call: '116', hours: 'unknown', saidBy: 'others' },
      'https://rosc.org.mz/index.php/noticias/503-a-c-2',
    ),
  ],
} satisfies CountryLines;
