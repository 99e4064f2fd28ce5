import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { StencilFormatId, StencilStyleId } from '../../contract/choices.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import { bigThreeLines } from '../../features/readings/big-three-lines.ts';
import { unsteadyBodies } from '../../features/readings/unsteady-bodies.ts';
import { decodeSigns, encodeSigns, type SignChart, signChartOf } from '../../features/stencil/sign-chart.ts';
import { isStencilFormat, isStencilStyle } from '../../features/stencil/stencil-styles.ts';
import type { Language } from '../../locales/locales.ts';
import { type BirthData, loadBirth, NO_BIRTH } from '../births/load-birth.ts';
import { href } from '../href.ts';
import type { PageOutcome, ServedRequest } from '../page.ts';

/** Parameters of a link to a picture: the signs, and how they are drawn. */
export const STENCIL_PARAMETERS = ['s', 'style', 'format'];

/** What is drawn, and how. */
export interface Stencil {
  chart: SignChart;
  style: StencilStyleId;
  format: StencilFormatId;
}

export interface StencilData extends BirthData<Stencil> {
  /** The big three in a line each, as far as they are certain. */
  lines: readonly string[];
  /** The signs of a link could not be read. */
  broken: boolean;
}

/** Where a chart is drawn as a picture; `answer` is null for one that came by a link. */
export function pictureLink(language: Language, figure: ChartFigure, answer: BirthChart | null): string {
  const chart = signChartOf(figure, unsteadyBodies(figure, answer));
  return stencilLink(href('stencil', language), { chart, style: 'night', format: 'story' });
}

/** How a picture is drawn; whatever is missing or unknown is the first of its kind. */
function readLook(query: URLSearchParams): Pick<Stencil, 'style' | 'format'> {
  const style = query.get('style') ?? undefined;
  const format = query.get('format') ?? undefined;
  return {
    style: isStencilStyle(style) ? style : 'night',
    format: isStencilFormat(format) ? format : 'story',
  };
}

/** The picture of a posted birth, or of the signs that a link names. */
export async function loadStencil(request: ServedRequest<'births'>): Promise<PageOutcome<StencilData>> {
  const { query, form } = request;
  const look = readLook(query);
  const code = form ? null : query.get('s');
  if (code !== null) {
    const chart = decodeSigns(code);
    if (!chart) return { data: { ...NO_BIRTH, lines: [], broken: true }, status: 422, personal: true };
    const lines = Object.values(await bigThreeLines(chart, request.language));
    return { data: { ...NO_BIRTH, result: { chart, ...look }, lines, broken: false }, personal: true };
  }
  const outcome = await loadBirth(
    request,
    (answer): Stencil => ({
      chart: signChartOf(answer, unsteadyBodies(answer, answer)),
      ...look,
    }),
  );
  const { result } = outcome.data;
  const lines = result ? Object.values(await bigThreeLines(result.chart, request.language)) : [];
  return { ...outcome, data: { ...outcome.data, lines, broken: false } };
}

function parametersOf({ chart, style, format }: Stencil): Record<string, string> {
  return { s: encodeSigns(chart), style, format };
}

/** Where a picture stands on its page. */
export function stencilLink(path: string, stencil: Stencil): string {
  return `${path}?${new URLSearchParams(parametersOf(stencil))}`;
}

/** Where a picture is served as an SVG file. */
export function stencilFile(stencil: Stencil, language: Language): string {
  const parameters = { ...parametersOf(stencil), lang: language };
  return `/api/astrology/stencil?${new URLSearchParams(parameters)}`;
}
