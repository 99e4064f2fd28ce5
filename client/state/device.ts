import { atom } from 'jotai/vanilla';

/** docs/product.md, "Devices and fields": mobile breakpoint. */
export const MOBILE_MAX_WIDTH_PX = 768;
export const COARSE_POINTER_QUERY = '(pointer: coarse)';

export type Device = 'mobile' | 'desktop';

/** The parts of a window that tell one device from the other. */
export type DeviceWindow = Pick<Window, 'innerWidth' | 'matchMedia'>;

/** Mobile: a narrow window, or a finger instead of a mouse. */
export function readDevice({ innerWidth, matchMedia }: DeviceWindow): Device {
  const coarse = matchMedia(COARSE_POINTER_QUERY).matches;
  return innerWidth <= MOBILE_MAX_WIDTH_PX || coarse ? 'mobile' : 'desktop';
}

type ResizableWindow = DeviceWindow & Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** The device as an atom: read when something listens, and again on every resize. */
export function createDeviceAtom(view: () => ResizableWindow) {
  const device = atom<Device>('desktop');
  device.onMount = (set) => {
    const target = view();
    const read = () =>
      set(readDevice({ innerWidth: target.innerWidth, matchMedia: (query) => target.matchMedia(query) }));
    read();
    target.addEventListener('resize', read);
    return () => target.removeEventListener('resize', read);
  };
  return atom((get) => get(device));
}

export const deviceAtom = createDeviceAtom(() => window);
