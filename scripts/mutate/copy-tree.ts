import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Files that faults are looked for in: the program itself, without tests, types, data and looks. */
const ROOMS = ['worker', 'routes', 'features'];
const SOURCE = /\.tsx?$/;
const LEFT_OUT = /\.(?:test|table|fixture|d)\.tsx?$|(?:^|[/-])styles\.ts$|worker-configuration/;

function listFiles(...paths: string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...paths];
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(path));
}

/** Source files that may be at fault, as paths from the root of the project. */
export function listSources(): string[] {
  return listFiles(...ROOMS).filter((path) => SOURCE.test(path) && !LEFT_OUT.test(path));
}

/**
 * Copies the project as it stands, so that it may be worked on while the copy is tried. The packages are shared.
 * @returns the files' paths.
 */
export function copyTree(to: string): string[] {
  rmSync(to, { recursive: true, force: true });
  const paths = listFiles();
  for (const path of paths) {
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target);
  }
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'));
  return paths;
}
