import type { NamespaceLoaders } from '../namespaces.ts';

export const loaders: NamespaceLoaders = {
  about: () => import('./about.ts').then((module) => module.about),
  account: () => import('./account.ts').then((module) => module.account),
  astro: () => import('./astro.ts').then((module) => module.astro),
  common: () => import('./common.ts').then((module) => module.common),
  compatibility: () => import('./compatibility.ts').then((module) => module.compatibility),
  eclipses: () => import('./eclipses.ts').then((module) => module.eclipses),
  errors: () => import('./errors.ts').then((module) => module.errors),
  events: () => import('./events.ts').then((module) => module.events),
  home: () => import('./home.ts').then((module) => module.home),
  horoscope: () => import('./horoscope.ts').then((module) => module.horoscope),
  juno: () => import('./juno.ts').then((module) => module.juno),
  mail: () => import('./mail.ts').then((module) => module.mail),
  natal: () => import('./natal.ts').then((module) => module.natal),
  quiz: () => import('./quiz.ts').then((module) => module.quiz),
  rising: () => import('./rising.ts').then((module) => module.rising),
  stencil: () => import('./stencil.ts').then((module) => module.stencil),
  summary: () => import('./summary.ts').then((module) => module.summary),
  zone: () => import('./zone.ts').then((module) => module.zone),
};
