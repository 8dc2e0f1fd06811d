import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A connection to a server, on which nothing was said yet. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** What the server answers to exactly these bytes. */
export async function speak(url: string, bytes: string): Promise<string> {
  const socket = await openSocket(url);
  socket.end(bytes);
  return text(socket);
}
