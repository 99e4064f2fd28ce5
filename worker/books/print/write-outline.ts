import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { PAGE } from './page-form.ts';
import type { EntryPlace } from './set-contents.ts';

/** A bookmark: its name, where it leads, and those below it. */
export interface Bookmark {
  title: string;
  page: PDFPage;
  /** From the top of the page. */
  top: number;
  inner: readonly Bookmark[];
}

function destination({ page, top }: Pick<Bookmark, 'page' | 'top'>, document: PDFDocument) {
  const y = Math.round(PAGE.height - top);
  return document.context.obj([page.ref, PDFName.of('XYZ'), null, PDFNumber.of(y), null]);
}

/** Writes bookmarks of one level; their references are made before, since each names its neighbours. */
function writeLevel(marks: readonly Bookmark[], parent: PDFRef, document: PDFDocument): PDFRef[] {
  const { context } = document;
  const refs = marks.map(() => context.nextRef());
  for (const [index, mark] of marks.entries()) {
    const ref = refs[index];
    if (!ref) continue;
    const inner = writeLevel(mark.inner, ref, document);
    const [first, last] = [inner[0], inner.at(-1)];
    const [previous, next] = [refs[index - 1], refs[index + 1]];
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(mark.title),
        Parent: parent,
        Dest: destination(mark, document),
        ...(previous && { Prev: previous }),
        ...(next && { Next: next }),
        // Below zero: closed until somebody opens it.
        ...(first && last && { First: first, Last: last, Count: PDFNumber.of(-inner.length) }),
      }),
    );
  }
  return refs;
}

/** The bookmarks of a document; the library has no call for them. */
export function writeOutline(marks: readonly Bookmark[], document: PDFDocument): void {
  const { context, catalog } = document;
  const root = context.nextRef();
  const refs = writeLevel(marks, root, document);
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  context.assign(
    root,
    context.obj({ Type: PDFName.of('Outlines'), First: first, Last: last, Count: PDFNumber.of(refs.length) }),
  );
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

/** Lets the entries of the contents lead to their pages. */
export function linkEntries(places: readonly EntryPlace[], from: PDFPage, pages: readonly PDFPage[]): void {
  const { context } = from.doc;
  const links = places.flatMap(({ top, height, page: number }) => {
    const page = pages[number - 1];
    if (!page) return [];
    const link = context.obj({
      Type: PDFName.of('Annot'),
      Subtype: PDFName.of('Link'),
      Rect: [PAGE.left, PAGE.height - top - height, PAGE.width - PAGE.right, PAGE.height - top].map(
        Math.round,
      ),
      Border: [0, 0, 0],
      Dest: destination({ page, top: 0 }, from.doc),
    });
    return [context.register(link)];
  });
  from.node.set(PDFName.of('Annots'), context.obj(links));
}
