import type { NamespaceLoaders } from '../namespaces.ts';

export const loaders: NamespaceLoaders = {
  about: () => import('./about.ts').then((module) => module.about),
  astro: () => import('./astro.ts').then((module) => module.astro),
  common: () => import('./common.ts').then((module) => module.common),
  errors: () => import('./errors.ts').then((module) => module.errors),
  home: () => import('./home.ts').then((module) => module.home),
  juno: () => import('./juno.ts').then((module) => module.juno),
  natal: () => import('./natal.ts').then((module) => module.natal),
  rising: () => import('./rising.ts').then((module) => module.rising),
};
