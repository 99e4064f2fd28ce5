import { readdirSync } from 'node:fs';
import { extname } from 'node:path';

/** Kinds of module in a built worker, as wrangler names them. */
const MODULE_TYPES = { '.js': 'ESModule', '.bin': 'Data' } as const;

interface WorkerModule {
  /** From the worker's folder. */
  path: string;
  type: (typeof MODULE_TYPES)[keyof typeof MODULE_TYPES];
}

function isModule(extension: string): extension is keyof typeof MODULE_TYPES {
  return Object.hasOwn(MODULE_TYPES, extension);
}

/** Every module of the worker in a folder, the entry first as workerd wants it. */
export function workerModules(dir: string, entry: string): WorkerModule[] {
  const others = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file !== entry);
  return [entry, ...others].flatMap((path) => {
    const extension = extname(path);
    return isModule(extension) ? [{ path, type: MODULE_TYPES[extension] }] : [];
  });
}
