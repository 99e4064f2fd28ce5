/** Something that stands on a page across the measure and is not parted: a line, a row, a figure. */
export interface Box<Drawing> {
  /** Points, without what is before it. */
  height: number;
  /** A figure may be made smaller, down to this, rather than begin another page. */
  least?: number;
  /** White above it, which falls away at the top of a page. */
  before: number;
  /** Does not stand apart from what follows: a heading, the first line of a paragraph. */
  keepsNext: boolean;
  /** Begins a page. */
  breaks: boolean;
  /** Stands above it again where it begins a page: the head of its table. */
  under?: Pick<Box<Drawing>, 'height' | 'drawing'>;
  drawing: Drawing;
}

/** A box with its place: from the top of the page to the top of the box, and as high as it came to be. */
export interface PlacedBox<Drawing> {
  top: number;
  height: number;
  box: Box<Drawing>;
}

export interface PageForm {
  top: number;
  foot: number;
}

/** From a box on, those that may not be parted from one another. */
function chainFrom<Drawing>(boxes: readonly Box<Drawing>[], from: number): readonly Box<Drawing>[] {
  let end = from;
  while (boxes[end]?.keepsNext && boxes[end + 1] && !boxes[end + 1]?.breaks) end += 1;
  return boxes.slice(from, end + 1);
}

/** The least that a chain needs, without what is before it. */
function leastOf<Drawing>(chain: readonly Box<Drawing>[]): number {
  return chain.reduce(
    (sum, { height, least = height, before }, index) => sum + least + (index === 0 ? 0 : before),
    0,
  );
}

/** As high as a figure can be with what must stand below it on the same page. */
function fitted<Drawing>(box: Box<Drawing>, below: readonly Box<Drawing>[], room: number): number {
  if (box.least === undefined) return box.height;
  const rest = below.reduce((sum, { height, before }) => sum + height + before, 0);
  return Math.max(box.least, Math.min(box.height, room - rest));
}

/**
 * Puts boxes on pages, in order. What keeps together stands on one page, unless it is longer than a page.
 * @returns the pages, each with at least one box.
 */
export function flowPages<Drawing>(
  boxes: readonly Box<Drawing>[],
  { top, foot }: PageForm,
): PlacedBox<Drawing>[][] {
  const pages: PlacedBox<Drawing>[][] = [];
  let page: PlacedBox<Drawing>[] = [];
  let at = top;
  const turn = () => {
    if (page.length > 0) pages.push(page);
    page = [];
    at = top;
  };
  let kept = 0;
  for (const [index, box] of boxes.entries()) {
    if (box.breaks) turn();
    const before = page.length === 0 ? 0 : box.before;
    if (index >= kept) {
      const chain = chainFrom(boxes, index);
      kept = index + chain.length;
      const height = leastOf(chain);
      if (at + before + height > foot && height <= foot - top) turn();
    }
    if (page.length > 0 && at + box.before + (box.least ?? box.height) > foot) turn();
    if (page.length === 0 && box.under) {
      const { height, drawing } = box.under;
      page.push({ top: at, height, box: { ...box, height, drawing } });
      at += height;
    }
    const own = page.length === 0 ? 0 : box.before;
    const height = fitted(box, boxes.slice(index + 1, kept), foot - at - own);
    page.push({ top: at + own, height, box });
    at += own + height;
  }
  turn();
  return pages;
}
