import type { Plugin } from 'vite';

/** What somebody of the client asks of a package; React DOM asks React and the scheduler. */
interface AskedPackage {
  name: string;
  /** The end of the path of the file that exports it. */
  file: string;
  exports: readonly string[];
}

/** React's packages are CommonJS, of which a bundler leaves nothing out. */
const ASKED: readonly AskedPackage[] = [
  {
    name: 'react',
    file: 'node_modules/react/cjs/react.production.js',
    exports: [
      'Fragment',
      'memo',
      'useDeferredValue',
      'useEffect',
      'useEffectEvent',
      'useId',
      'useLayoutEffect',
      'useMemo',
      'useRef',
      'useState',
      'useSyncExternalStore',
      '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
      'version',
    ],
  },
  {
    name: 'react-dom',
    file: 'node_modules/react-dom/cjs/react-dom.production.js',
    exports: ['flushSync', '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'version'],
  },
  {
    name: 'scheduler',
    file: 'node_modules/scheduler/cjs/scheduler.production.js',
    exports: [
      'unstable_IdlePriority',
      'unstable_ImmediatePriority',
      'unstable_LowPriority',
      'unstable_NormalPriority',
      'unstable_UserBlockingPriority',
      'unstable_cancelCallback',
      'unstable_getCurrentPriorityLevel',
      'unstable_now',
      'unstable_requestPaint',
      'unstable_scheduleCallback',
      'unstable_shouldYield',
    ],
  },
];

interface Node {
  type: string;
  start: number;
  end: number;
}

/** Name that a top-level statement exports; null: none. */
function exportOf(statement: Node, code: string): string | null {
  if (statement.type !== 'ExpressionStatement') return null;
  return /^exports\.(\w+) =/.exec(code.slice(statement.start, statement.end))?.[1] ?? null;
}

/** Names that a module of ours takes from a package by `import { … }`. */
function importsOf(code: string, name: string): string[] {
  const imports = code.matchAll(new RegExp(`import\\s*{([^}]*)}\\s*from\\s*["']${name}["']`, 'g'));
  return [...imports].flatMap(([, list = '']) =>
    list.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  );
}

/**
 * Leaves out of React what nobody asks for, which is three of its kilobytes. Whoever asks for more is told by the build to
 * write it into the list.
 */
export function askedOfReact(): Plugin {
  return {
    name: 'celestia:asked-of-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const asked = ASKED.find(({ file }) => id.endsWith(file));
      if (asked) {
        const { body } = this.parse(code);
        const dropped = body.filter((node) => {
          const name = exportOf(node, code);
          return name !== null && !asked.exports.includes(name);
        });
        const rest = dropped.reduceRight(
          (text, { start, end }) => text.slice(0, start) + text.slice(end),
          code,
        );
        return { code: rest, map: null };
      }
      if (id.includes('node_modules')) return undefined;
      for (const { name, exports } of ASKED) {
        const more = importsOf(code, name).filter((one) => one !== '' && !exports.includes(one));
        if (more.length > 0)
          this.error(`${more.join(', ')} of ${name}: name it in scripts/vite/asked-of-react.ts`);
      }
      return undefined;
    },
  };
}
