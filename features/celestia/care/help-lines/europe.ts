import { type CountryLines, line } from './help-line.ts';

const EU_EMERGENCY = line('emergency', '112', { call: '112', saidBy: 'others' });

export const EUROPE = {
  TR: [
    line('emergency', '112 Acil', { call: '112', saidBy: 'others' }),
    line('violence', 'ALO 183 Sosyal Destek Hattı', { call: '183', saidBy: 'others' }),
    line('child', 'ALO 183 Sosyal Destek Hattı', { call: '183', saidBy: 'others' }),
  ],
  GB: [
    line('emergency', '999', { call: '999' }),
    line('suicide', 'Samaritans', { call: '116 123' }),
    line('violence', 'National Domestic Abuse Helpline', { call: '0808 2000 247' }),
    line('child', 'Childline', { call: '0800 1111', saidBy: 'others' }),
  ],
  IE: [
    EU_EMERGENCY,
    line('suicide', 'Samaritans', { call: '116 123', saidBy: 'others' }),
    line('violence', 'Women’s Aid', { call: '1800 341 900', saidBy: 'others' }),
    line('child', 'Childline (ISPCC)', { call: '1800 66 66 66' }),
  ],
  ES: [
    line('emergency', '112', { call: '112', saidBy: 'others' }),
    line('suicide', '024', { call: '024', saidBy: 'others' }),
    line('violence', '016', { call: '016', text: { number: 'WhatsApp 600 000 016' }, saidBy: 'others' }),
    line('child', 'Fundación ANAR', { call: '900 20 20 10', hours: 'unknown', saidBy: 'others' }),
  ],
  FR: [
    line('emergency', '112', { call: '112', saidBy: 'others' }),
    line('suicide', '3114', { call: '3114' }),
    line('violence', '3919 Violences Femmes Info', { call: '3919', saidBy: 'others' }),
    line('child', '119 Allô enfance en danger', { call: '119' }),
  ],
  BE: [
    line('emergency', '112', { call: '112' }),
    line('suicide', 'Centre de Prévention du Suicide', { call: '0800 32 123' }),
    line('suicide', 'Zelfmoordlijn 1813', { call: '1813', saidBy: 'others' }),
    line('violence', 'Écoute Violences Conjugales', { call: '0800 30 030', saidBy: 'others' }),
  ],
  CH: [
    line('emergency', '112', { call: '112', saidBy: 'others' }),
    line('suicide', '143', { call: '143', saidBy: 'others' }),
    line('child', '147 Pro Juventute', { call: '147', hours: 'unknown' }),
  ],
  LU: [
    EU_EMERGENCY,
    line('suicide', 'SOS Détresse', { call: '45 45 45', hours: 'unknown', saidBy: 'others' }),
    line('violence', 'Helpline Violence', {
      call: '2060 1060',
      hours: { days: 'daily', from: '12:00', to: '20:00' },
      saidBy: 'others',
    }),
  ],
  PT: [
    line('emergency', '112', { call: '112' }),
    line('suicide', 'Linha Nacional de Prevenção do Suicídio', { call: '1411', saidBy: 'others' }),
    line('violence', 'Serviço de Informação às Vítimas de Violência Doméstica', {
      call: '800 202 148',
      text: { number: '3060' },
    }),
    line('child', 'SOS Criança', { call: '116 111', hours: 'unknown' }),
  ],
  DE: [
    line('emergency', '112', { call: '112', saidBy: 'others' }),
    line('suicide', 'TelefonSeelsorge', { call: '0800 111 0 111', saidBy: 'others' }),
    line('violence', 'Hilfetelefon Gewalt gegen Frauen', { call: '116 016' }),
    line('child', 'Nummer gegen Kummer', { call: '116 111', hours: 'unknown', saidBy: 'others' }),
  ],
  IT: [
    EU_EMERGENCY,
    line('suicide', 'Telefono Amico Italia', {
      call: '02 2327 2327',
      hours: { days: 'daily', from: '10:00', to: '24:00' },
      saidBy: 'others',
    }),
    line('violence', '1522', { call: '1522', saidBy: 'others' }),
    line('child', '114 Emergenza Infanzia', { call: '114' }),
  ],
  AT: [
    EU_EMERGENCY,
    line('suicide', 'Telefonseelsorge', { call: '142' }),
    line('violence', 'Frauenhelpline gegen Gewalt', { call: '0800 222 555' }),
    line('child', '147 Rat auf Draht', { call: '147' }),
  ],
  NL: [
    line('emergency', '112', { call: '112' }),
    line('suicide', '113 Zelfmoordpreventie', { call: '113' }),
    line('violence', 'Veilig Thuis', { call: '0800 2000' }),
    line('child', 'Veilig Thuis', { call: '0800 2000' }),
  ],
} satisfies CountryLines;
