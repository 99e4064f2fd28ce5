import type { OfflineWords } from '../en/offline.ts';

export const offline: OfflineWords = {
  title: 'Bağlantı yok',
  description: 'Doğum haritaları, burç yorumları ve bugünün gökyüzü.',
  heading: 'Yıldızlarla hattımız koptu',
  lede: 'İnternet bağlantın yok gibi görünüyor. Bağlantı gelince bu sayfa kendiliğinden açılır.',
  retry: 'Yeniden dene',
  chart: {
    heading: 'Son haritan',
    note: 'En son çizildiği hâliyle. Yalnızca bu tarayıcıda durur; doğum bilgini unuttururken ya da çıkış yaparken silinir.',
    none: 'Haritanı çizip “Bu tarayıcıda hatırla”yı seçersen onu burada bağlantı olmadan da bulursun.',
  },
};
