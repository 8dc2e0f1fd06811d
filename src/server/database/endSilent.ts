import { type Connection, type ConnectionOptions, createConnection } from 'mysql2';

/** Time that a statement waits for an answer before the server is probed, and time that the probe may take. Milliseconds. */
const SILENCE = 2500;
const LAST_WAIT = 2500;

type AnyQuery = (...call: unknown[]) => ReturnType<Connection['query']>;

/**
 * Ends a connection whose server is dead, so that its statement fails rather than holding its request for as long as requests may take: a
 * new connection to a stopped server fails soon, but an open one stays silent. A statement that only takes long is left alone, as the
 * server greets a second connection meanwhile (docs/decisions/0058).
 * @param server the options that it is connected with
 */
export function endSilent(connection: Connection, server: ConnectionOptions): void {
  const { stream } = connection as unknown as { stream: { destroy(): void } };
  const query = connection.query.bind(connection) as AnyQuery;
  const watched: AnyQuery = (...call) => {
    const answered = call.pop();
    if (typeof answered !== 'function') return query(...call, answered);
    let isAnswered = false;
    const look = async () => {
      const isAlive = await greets(server);
      if (isAnswered) return;
      if (isAlive) timer = setTimeout(look, SILENCE);
      else stream.destroy();
    };
    let timer = setTimeout(look, SILENCE);
    return query(...call, (...answer: unknown[]) => {
      isAnswered = true;
      clearTimeout(timer);
      answered(...answer);
    });
  };
  connection.query = watched as Connection['query'];
}

/** Whether a server answers a new connection, even if only to say that it has no room for one. */
function greets(server: ConnectionOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = createConnection({ ...server, connectTimeout: LAST_WAIT });
    asked.on('error', () => resolve(false));
    asked.connect((error) => {
      resolve(!error || (error.errno ?? 0) > 0);
      asked.destroy();
    });
  });
}
