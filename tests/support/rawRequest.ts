import { request } from 'node:http';

/** Sends an HTTP request that fetch would not send: odd methods, unchanged paths, bodies beyond a limit. */
export function rawRequest(
  url: string,
  options: {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
    /** Network address to call from: any of 127.0.0.0/8 is this machine. */
    from?: string;
  },
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const { method, path, headers = {}, body, from } = options;
    const where = { hostname, port, method, path, headers, agent: false, ...(from && { localAddress: from }) };
    const call = request(where, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
