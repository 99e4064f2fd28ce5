import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PYTHON = '/usr/bin/python3';
const DISPLAY = '/usr/bin/xvfb-run';
const SCRIPT = 'tests/engines/print-webkit.py';
const HAS_BINDINGS = "import gi; gi.require_version('WebKit2', '4.1')";

/** A form to fill and send before what answers it is printed. */
export interface SentForm {
  selector: string;
  fields: Readonly<Record<string, string>>;
}

/** Whether WebKit can print here: its driver cannot, its library can, by way of Python (Debian: python3-gi, gir1.2-webkit2-4.1, xvfb). */
export function canPrintInWebKit(): boolean {
  if (!existsSync(PYTHON) || !existsSync(DISPLAY)) return false;
  try {
    execFileSync(PYTHON, ['-c', HAS_BINDINGS], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @returns a PDF on A4. @throws where nothing was printed. */
export async function printInWebKit(url: string, form?: SentForm): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'celestia-paper-'));
  const out = join(folder, 'page.pdf');
  const filled = form ? [form.selector, JSON.stringify(form.fields)] : [];
  try {
    await promisify(execFile)(DISPLAY, ['-a', PYTHON, SCRIPT, out, url, ...filled]);
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
