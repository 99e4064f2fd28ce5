import { type Language, LOCALES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';

/** What the manifest of a language says in words. */
export interface AppWords {
  siteName: string;
  description: string;
  /** Pages that the app's icon leads to when it is held. */
  shortcuts: Readonly<Record<(typeof SHORTCUTS)[number], string>>;
}

export const SHORTCUTS = ['natal-chart', 'horoscopes', 'relationship-compatibility-calculator'] as const;

/** Ground of the night sky, which is what an icon is drawn on as well. */
const NIGHT = '#0f1130';

const PNG = 'image/png';
const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: PNG, purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: PNG, purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

/** The manifest of the site as an app, as JSON. One app in all languages: it is known by its id, and starts where it was installed. */
export function appManifest(language: Language, { siteName, description, shortcuts }: AppWords): string {
  return JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    description,
    lang: LOCALES[language].tag,
    dir: 'ltr',
    start_url: href('home', language),
    scope: '/',
    display: 'standalone',
    background_color: NIGHT,
    theme_color: NIGHT,
    categories: ['lifestyle', 'entertainment'],
    icons: ICONS,
    shortcuts: SHORTCUTS.map((id) => ({ name: shortcuts[id], url: href(id, language) })),
  });
}
