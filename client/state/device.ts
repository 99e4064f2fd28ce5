/** docs/product.md, "Devices and fields": mobile breakpoint. */
const MOBILE_MAX_WIDTH_PX = 768;
const COARSE_POINTER_QUERY = '(pointer: coarse)';

export type Device = 'mobile' | 'desktop';

/** Mobile: a narrow window, or a finger instead of a mouse. */
export function deviceOf(view: Pick<Window, 'innerWidth' | 'matchMedia'>): Device {
  const coarse = view.matchMedia(COARSE_POINTER_QUERY).matches;
  return view.innerWidth <= MOBILE_MAX_WIDTH_PX || coarse ? 'mobile' : 'desktop';
}
