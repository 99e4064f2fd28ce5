import { type Box, flowPages, type PageForm, type PlacedBox } from './flow-pages.ts';

/** A last page that holds less than this, in points, looks forgotten. */
const SHORT = 110;
/** What a chapter gives to do without such a page: some of the white above its boxes, then a line at the foot. */
const TIGHTER = 0.7;
const ONE_LINE = 15;

function parted<Drawing>(boxes: readonly Box<Drawing>[]): Box<Drawing>[][] {
  const chapters: Box<Drawing>[][] = [];
  for (const box of boxes) {
    if (box.breaks || chapters.length === 0) chapters.push([]);
    chapters.at(-1)?.push(box);
  }
  return chapters;
}

function isShort<Drawing>(pages: readonly PlacedBox<Drawing>[][], { top }: PageForm): boolean {
  const last = pages.at(-1)?.at(-1);
  return pages.length > 1 && last !== undefined && last.top + last.height - top < SHORT;
}

/** A chapter's pages; set a little closer where else a few lines would stand on a page of their own. */
function flowChapter<Drawing>(boxes: readonly Box<Drawing>[], form: PageForm): PlacedBox<Drawing>[][] {
  const pages = flowPages(boxes, form);
  if (!isShort(pages, form)) return pages;
  const close = boxes.map((box) => ({ ...box, before: box.before * TIGHTER }));
  for (const foot of [form.foot, form.foot + ONE_LINE]) {
    const closer = flowPages(close, { ...form, foot });
    if (closer.length < pages.length) return closer;
  }
  return pages;
}

/** Puts chapters on pages, each beginning one. */
export function flowChapters<Drawing>(
  boxes: readonly Box<Drawing>[],
  form: PageForm,
): PlacedBox<Drawing>[][] {
  return parted(boxes).flatMap((chapter) => flowChapter(chapter, form));
}
