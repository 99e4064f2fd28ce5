/** One page of one browser, as a visitor uses it: what Firefox and WebKit can both be asked for, whatever their protocols. */
export interface Visitor {
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, also where the page itself may run no script. Its arguments and its result are JSON. */
  evaluate<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the mouse to a point of the window. */
  moveTo(xPx: number, yPx: number): Promise<void>;
  /** Clicks at a point of the window. */
  clickAt(xPx: number, yPx: number): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** The window's content as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface VisitorOptions {
  /** False for a visitor who has switched JavaScript off. */
  javaScript: boolean;
  widthPx: number;
  heightPx: number;
  /** Settings of about:config; only Firefox has them. */
  preferences?: Readonly<Record<string, boolean | number | string>>;
}

/** A browser that is on this machine. */
export interface Engine {
  name: string;
  open(options: VisitorOptions): Promise<Visitor>;
  /** Ends whatever still runs. */
  close(): Promise<void>;
}

const POLL_MS = 50;
const WAIT_MS = 20_000;
const CLICKS = 5;

/** Waits until a question to the page is answered with yes. @throws Error with the question where it never is. */
export async function until<Args extends unknown[]>(
  visitor: Visitor,
  ask: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const endMs = Date.now() + WAIT_MS;
  let last: unknown;
  while (Date.now() < endMs) {
    try {
      last = await visitor.evaluate(ask, ...args);
      if (last) return;
    } catch (error) {
      // The page went away while it was asked: the next one answers.
      last = error;
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  const seen = await visitor.evaluate(whatIsShown).catch((error: unknown) => String(error));
  throw new Error(`never true: ${ask} ${JSON.stringify(args)}, at last ${String(last)}, where ${seen}`);
}

/** What a page shows, in one line: its title, its fields, what is found fault with. Runs in the page. */
function whatIsShown(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main [name]')];
  const told = [...document.querySelectorAll('[role=alert], .birth__error')];
  return JSON.stringify({
    title: document.title,
    fields: fields.map(({ name, value, ariaInvalid }) => [name, value, ariaInvalid].join(' ')),
    told: told.map(({ textContent }) => textContent?.trim()).filter(Boolean),
  });
}

/** Centre of an element, scrolled to. */
async function centreOf(visitor: Visitor, selector: string): Promise<{ xPx: number; yPx: number }> {
  // Until all is there, things move: a click would go astray.
  await until(
    visitor,
    (css: string) =>
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      document.querySelector(css) !== null,
    selector,
  );
  return visitor.evaluate((css: string) => {
    const element = document.querySelector(css);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { xPx: Math.round(x + width / 2), yPx: Math.round(y + height / 2) };
  }, selector);
}

export async function click(visitor: Visitor, selector: string): Promise<void> {
  const { xPx, yPx } = await centreOf(visitor, selector);
  await visitor.clickAt(xPx, yPx);
}

export async function hover(visitor: Visitor, selector: string): Promise<void> {
  const { xPx, yPx } = await centreOf(visitor, selector);
  await visitor.moveTo(xPx, yPx);
}

/** Clicks into a field until it has the focus: on a slow machine what lies above may still move it away from a click. */
async function enter(visitor: Visitor, selector: string): Promise<void> {
  const hasFocus = (css: string) => document.activeElement === document.querySelector(css);
  for (let attempt = 0; attempt < CLICKS; attempt++) {
    await click(visitor, selector);
    if (await visitor.evaluate(hasFocus, selector)) return;
  }
  throw new Error(`${selector} takes no focus`);
}

/** Clicks into a field and types, in place of what stands there. */
export async function fill(visitor: Visitor, selector: string, text: string): Promise<void> {
  await enter(visitor, selector);
  // A birth that was typed before is remembered. To select it would race with the keys in WebKit.
  await visitor.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || field.value === '') return;
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await visitor.type(text);
}

/** Presses a form's button. A list that still hangs over it from the last field goes first. */
export async function submit(visitor: Visitor, form: string): Promise<void> {
  await visitor.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await until(visitor, () => document.querySelector('.birth__popup:not([hidden])') === null);
  await click(visitor, `${form} [type=submit]`);
}
