import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** Opens a connection to a server without sending anything. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** Sends exactly these bytes and returns the server's answer. */
export async function speak(url: string, bytes: string): Promise<string> {
  const socket = await openSocket(url);
  socket.end(bytes);
  return text(socket);
}
