/** What a request may choose from, in the order in which it is offered. Without schemas, for the browser takes them too. */

/** Kinds of events in a year's sky. */
export const EVENT_KIND_IDS = ['station', 'ingress', 'lunation', 'eclipse', 'aspect'] as const;
export type EventKindId = (typeof EVENT_KIND_IDS)[number];

/** The periods that a horoscope is written for, in UTC: the same for everyone on the same date. */
export const PERIOD_IDS = ['day', 'week', 'month', 'year'] as const;
export type PeriodId = (typeof PERIOD_IDS)[number];

/** The looks and the shapes of a picture of a chart's signs. */
export const STENCIL_STYLE_IDS = ['night', 'paper', 'dusk'] as const;
export type StencilStyleId = (typeof STENCIL_STYLE_IDS)[number];
export const STENCIL_FORMAT_IDS = ['story', 'square'] as const;
export type StencilFormatId = (typeof STENCIL_FORMAT_IDS)[number];
