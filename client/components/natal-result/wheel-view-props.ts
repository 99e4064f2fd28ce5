/** What the island `wheel-view` says. */
export interface WheelViewProps {
  zoomIn: string;
  zoomOut: string;
  /** Shows the wheel alone on the whole screen, and ends it. */
  full: string;
  close: string;
  /** Above the aspects of a chosen point. */
  aspects: string;
  /** What the two points across are, where no reading speaks of them. */
  descendant: string;
  imumCoeli: string;
}
