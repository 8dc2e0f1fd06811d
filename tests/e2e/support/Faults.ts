import type { BrowserContext } from '@playwright/test';

/**
 * What goes wrong in a browser without being seen: errors on the console, uncaught ones, breaches of the content security
 * policy, and requests to any host but our own. A test names beforehand what it provokes.
 */
export class Faults {
  readonly #home: string;
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** `home`: the origin of the server under test. */
  constructor(home: string) {
    this.#home = home;
  }

  /** Watches every page of a context, from before its first script on. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        console.error(`security policy: ${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`);
      });
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && origin !== this.#home) this.#found.push(`foreign: ${request.url()}`);
    });
  }

  /** From here on a fault like this is no surprise: it is what the test is about. */
  expect(fault: RegExp): void {
    this.#expected.push(fault);
  }

  /** The faults that nobody expected. */
  get surprises(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((expected) => expected.test(fault)));
  }
}
