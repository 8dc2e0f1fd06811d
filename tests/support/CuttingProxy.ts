import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** A connection between client and server that breaks when a test wants it to: after a request has arrived, before its answer does. */
export class CuttingProxy {
  readonly #server: Server;
  /** Part of the heads of the requests whose answers are lost. */
  #lost: string | undefined;

  private constructor(upstreamPort: number) {
    this.#server = createServer((client) => {
      const upstream = connect(upstreamPort, '127.0.0.1');
      let isLost = false;
      client.on('data', (chunk) => {
        isLost ||= this.#lost !== undefined && chunk.includes(this.#lost);
        upstream.write(chunk);
      });
      upstream.on('data', (chunk) => {
        if (isLost) client.destroy();
        else client.write(chunk);
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

  /** Starts a proxy in front of the server at `url`. */
  static async before(url: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(Number(new URL(url).port));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on loses the answers of requests whose head holds `request`, such as `POST /trpc/scenarios.create`. */
  breaks(request: string): void {
    this.#lost = request;
  }

  mends(): void {
    this.#lost = undefined;
  }

  close(): void {
    this.#server.close();
  }
}
