// WebKit as WebKitGTK's own driver runs it: the protocol of the W3C ("WebDriver") over fetch, on a display that exists in memory only.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '../../support/freePort.ts';

/** A running browser, with its one window. */
export class WebDriver {
  readonly #programs: readonly ChildProcess[];
  readonly #address: string;
  #session = '';

  private constructor(programs: readonly ChildProcess[], address: string) {
    this.#programs = programs;
    this.#address = address;
  }

  /** Starts the browser. @param home its home folder, which receives downloads */
  static async start(home: string): Promise<WebDriver> {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = await once(screen.stdio[3] as Readable, 'data');
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, HOME: home, XDG_DATA_HOME: home, DISPLAY: `:${String(display).trim()}`, TZ: 'Asia/Tokyo' },
      stdio: 'ignore',
    });
    const browser = new WebDriver([driver, screen], `http://127.0.0.1:${port}`);
    await browser.#open();
    return browser;
  }

  async #open(): Promise<void> {
    while (!(await fetch(`${this.#address}/status`).catch(() => undefined))?.ok) await new Promise(setImmediate);
    const { sessionId } = await this.#call<{ sessionId: string }>('POST', '/session', { capabilities: {} });
    this.#session = `/session/${sessionId}`;
  }

  async end(): Promise<void> {
    // The browser ends with its session.
    await this.call('DELETE', '').catch(() => undefined);
    for (const program of this.#programs) program.kill();
  }

  /** Calls a command of the session. @throws Error with the driver's reason */
  call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
    return this.#call(method, `${this.#session}${path}`, body);
  }

  async #call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.#address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Answer & { readonly message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  }
}
