import { type CountryLines, line } from './help-line.ts';

export const ELSEWHERE = {
  US: [
    line('emergency', '911', { call: '911' }),
    line('suicide', '988 Suicide & Crisis Lifeline', { call: '988', text: { number: '988' } }),
    line('violence', 'National Domestic Violence Hotline', {
      call: '1-800-799-7233',
      text: { number: '88788', word: 'START' },
    }),
    line('child', 'Childhelp', {
      call: '1-800-422-4453',
      text: { number: '1-800-422-4453' },
      hours: 'unknown',
      saidBy: 'others',
    }),
  ],
  CA: [
    line('emergency', '911', { call: '911', saidBy: 'others' }),
    line('suicide', '9-8-8 Suicide Crisis Helpline', { call: '988', text: { number: '988' } }),
    line('violence', 'ShelterSafe', { web: 'https://www.sheltersafe.ca' }),
    line('child', 'Kids Help Phone', { call: '1-800-668-6868', text: { number: '686868', word: 'CONNECT' } }),
  ],
  AU: [
    line('emergency', '000', { call: '000' }),
    line('suicide', 'Lifeline', { call: '13 11 14' }),
    line('violence', '1800RESPECT', {
      call: '1800 737 732',
      text: { number: '0458 737 732' },
      saidBy: 'others',
    }),
    line('child', 'Kids Helpline', { call: '1800 55 1800' }),
  ],
  NZ: [
    line('emergency', '111', { call: '111' }),
    line('suicide', '1737, Need to Talk?', { call: '1737', text: { number: '1737' }, saidBy: 'others' }),
    line('violence', 'Women’s Refuge', { call: '0800 733 843' }),
    line('child', '0800 What’s Up?', { call: '0800 942 8787', hours: 'unknown' }),
  ],
  MX: [
    line('emergency', '911', { call: '911', saidBy: 'others' }),
    line('suicide', 'Línea de la Vida', { call: '800 911 2000', saidBy: 'others' }),
    line('violence', 'Línea de las Mujeres (079, opción 1)', { call: '079', saidBy: 'others' }),
  ],
  AR: [
    line('emergency', '911', { call: '911', saidBy: 'others' }),
    line('suicide', 'Línea de salud mental', { call: '0800 999 0091', saidBy: 'others' }),
    line('violence', 'Línea 144', { call: '144', saidBy: 'others' }),
    line('child', 'Línea 102', { call: '102', hours: 'unknown', saidBy: 'others' }),
  ],
  CO: [
    line('emergency', '123', { call: '123', saidBy: 'others' }),
    line('violence', 'Línea 155', { call: '155', saidBy: 'others' }),
    line('child', 'Línea 141 (ICBF)', { call: '141', saidBy: 'others' }),
  ],
  CL: [
    line('emergency', 'SAMU', { call: '131', saidBy: 'others' }),
    line('emergency', 'Carabineros', { call: '133', saidBy: 'others' }),
    line('suicide', '*4141', { call: '*4141', saidBy: 'others' }),
    line('violence', 'Fono 1455', { call: '1455', hours: 'unknown', saidBy: 'others' }),
    line('child', 'Línea Libre', {
      call: '1515',
      hours: { days: 'monday-to-saturday', from: '16:00', to: '22:00' },
      saidBy: 'others',
    }),
  ],
  PE: [
    line('emergency', 'SAMU', { call: '106', saidBy: 'others' }),
    line('emergency', 'Policía Nacional', { call: '105', saidBy: 'others' }),
    line('suicide', 'Línea 113, opción 5', { call: '113', hours: 'unknown', saidBy: 'others' }),
    line('violence', 'Línea 100', { call: '100', saidBy: 'others' }),
    line('child', 'Línea 100', { call: '100', saidBy: 'others' }),
  ],
  BR: [
    line('emergency', 'SAMU', { call: '192', saidBy: 'others' }),
    line('emergency', 'Polícia Militar', { call: '190', saidBy: 'others' }),
    line('suicide', 'CVV', { call: '188', saidBy: 'others' }),
    line('violence', 'Ligue 180', {
      call: '180',
      text: { number: 'WhatsApp (61) 9610-0180' },
      saidBy: 'others',
    }),
    line('child', 'Disque 100', { call: '100', saidBy: 'others' }),
  ],
  AO: [line('emergency', '111', { call: '111' }), line('child', 'SOS Criança', { call: '15015' })],
  MZ: [line('child', 'Linha Fala Criança', { call: '116', hours: 'unknown', saidBy: 'others' })],
} satisfies CountryLines;
