/** Edges in pixels of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Room between the popover, what it belongs to and the edges of the window, in pixels. */
const GAP_PX = 8;

/** Nearest to `wanted` where something of this length stays within the window. */
function clamp(wanted: number, length: number, room: number): number {
  return Math.max(GAP_PX, Math.min(wanted, room - length - GAP_PX));
}

/**
 * Where a popover goes so that all of it is within the window: below what it belongs to, else beside it, else above it, and
 * over it only where none of these has room.
 * @returns its left and top edge, in pixels of the window.
 */
export function placePopover(
  anchor: Box,
  { width, height }: Size,
  view: Size,
): { left: number; top: number } {
  const left = clamp(anchor.left, width, view.width);
  const below = anchor.bottom + GAP_PX;
  if (anchor.top >= 0 && below + height + GAP_PX <= view.height) return { left, top: below };
  const top = clamp(anchor.top, height, view.height);
  const beside = anchor.right + GAP_PX;
  if (beside >= GAP_PX && beside + width + GAP_PX <= view.width) return { left: beside, top };
  const above = anchor.top - GAP_PX - height;
  if (above >= GAP_PX && anchor.bottom <= view.height) return { left, top: above };
  return { left, top };
}
