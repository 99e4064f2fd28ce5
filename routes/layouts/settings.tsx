import { Languages } from './languages.tsx';
import type { Frame } from './layout.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** How the visitor reads the site: in which language and by which light. */
export function Settings({ frame }: { frame: Frame }) {
  return (
    <div className="settings">
      <Languages frame={frame} />
      <ThemeChoice words={frame.words} />
    </div>
  );
}
