import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** A connection between client and server that breaks where a test says: after a request has arrived, before its answer does. */
export class CuttingProxy {
  readonly #server: Server;
  #cuts: { readonly request: string; readonly done: () => void }[] = [];

  private constructor(upstreamPort: number) {
    this.#server = createServer((client) => {
      const upstream = connect(upstreamPort, '127.0.0.1');
      let cut: (() => void) | undefined;
      client.on('data', (chunk) => {
        const found = this.#cuts.findIndex(({ request }) => chunk.includes(request));
        if (found >= 0) cut = this.#cuts.splice(found, 1)[0]?.done;
        upstream.write(chunk);
      });
      upstream.on('data', (chunk) => {
        if (cut) {
          client.destroy();
          upstream.destroy();
          cut();
        } else client.write(chunk);
      });
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        one.on('error', () => {});
        one.on('close', () => other.destroy());
      }
    });
  }

  /** A proxy before the server at `url`. */
  static async before(url: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(Number(new URL(url).port));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Cuts the next request whose head holds `request`, such as `POST /trpc/scenarios.create`; resolves when it is cut. */
  cutNext(request: string): Promise<void> {
    return new Promise((done) => this.#cuts.push({ request, done }));
  }

  close(): void {
    this.#server.close();
  }
}
