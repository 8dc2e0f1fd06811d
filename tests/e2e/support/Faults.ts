import type { BrowserContext } from '@playwright/test';

/**
 * The faults of a browser that nobody would see: errors on the console, uncaught ones, violations of the content security policy, and
 * requests to foreign hosts. A test declares beforehand the faults that it causes.
 */
export class Faults {
  readonly #home: string;
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** `home`: the origin of the server under test. */
  constructor(home: string) {
    this.#home = home;
  }

  /** Watches every page of a context, starting before its first script. */
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

  /** Declares a fault that the test causes. */
  expect(fault: RegExp): void {
    this.#expected.push(fault);
  }

  /** The undeclared faults. */
  get surprises(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((expected) => expected.test(fault)));
  }
}
