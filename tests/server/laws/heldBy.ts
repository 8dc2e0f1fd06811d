import { once } from 'node:events';
import type { ServerProcess } from '../../support/startProcess.ts';

interface Answer {
  readonly id: number;
  readonly result: { readonly result?: { readonly value: number } };
}

/**
 * Returns the bytes that the heap of a server and its buffers hold right after a collection: the memory that the process has from the
 * system says little, as the collector and the allocator return it whenever they like.
 * @param server started with `--inspect=127.0.0.1:0`
 */
export async function heldBy(server: ServerProcess): Promise<number> {
  const [, address = ''] = /Debugger listening on (ws:\S+)/.exec(server.output()) ?? [];
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const ask = async (id: number, method: string, params = {}): Promise<Answer> => {
    const answered = once(socket, 'message');
    socket.send(JSON.stringify({ id, method, params }));
    const [{ data }] = (await answered) as [{ readonly data: string }];
    return JSON.parse(data) as Answer;
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const { result } = await ask(2, 'Runtime.evaluate', { expression, returnByValue: true });
  // A process waits for it to close when it ends.
  socket.close();
  return result.result?.value ?? Number.NaN;
}
