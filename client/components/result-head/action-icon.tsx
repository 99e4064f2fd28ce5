/** What can be done with a result, as a drawing of 24 units: strokes alone. */
const PATHS = {
  change: 'M4 20l1-5L16 4l4 4L9 19z M13.5 6.5l4 4',
  save: 'M6.5 3.5h11v17L12 16l-5.5 4.5z',
  share: 'M12 15V3.5 M8 7.5l4-4 4 4 M6 11.5H4.5v9h15v-9H18',
  print: 'M7 9V3.5h10V9 M7 17H4V9h16v8h-3 M7 14h10v6.5H7z',
} as const satisfies Readonly<Record<string, string>>;

export type ActionIconId = keyof typeof PATHS;

/** A drawing beside the name of an action. */
export function ActionIcon({ icon }: { icon: ActionIconId }) {
  return (
    <svg className="act__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[icon]} />
    </svg>
  );
}
