#!/usr/bin/env node
// Firefox as Playwright starts it (channel `moz-firefox`); they speak WebDriver BiDi. Playwright dresses every page with commands of which the
// long-term release does not know some, and gives up at the first refusal. Between the two, such a command is answered as done, and a download
// gets the id that later releases give it. JavaScript, because the package has no types.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findProgram } from '../../support/findProgram.ts';
import { FIREFOXES } from '../../support/otherBrowsers.ts';

/** The line with Firefox's address. Playwright waits for it too. */
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(findProgram(...FIREFOXES) ?? FIREFOXES[0], process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));
process.once('exit', () => firefox.kill('SIGKILL'));
firefox.once('exit', (code) => process.exit(code ?? 1));
for await (const line of createInterface(firefox.stderr)) {
  const address = LISTENING.exec(line)?.[1];
  console.error(address ? `WebDriver BiDi listening on ${await standBefore(address)}` : line);
}

/** Passes messages on between Playwright and Firefox at an address; returns the one for Playwright to connect to. */
async function standBefore(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(`${address}${url}`, { maxPayload: 0, perMessageDeflate: false });
    const isOpen = once(browser, 'open');
    const ofLooks = new Set();
    client.on('message', async (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (method.startsWith('emulation.')) ofLooks.add(id);
      await isOpen;
      browser.send(text);
    });
    browser.on('message', (data) => {
      const message = JSON.parse(String(data));
      const { id, error, method, params } = message;
      const isUnknown = ofLooks.delete(id) && error === 'unknown command';
      if (method?.startsWith('browsingContext.download')) params.download ??= params.url;
      client.send(JSON.stringify(isUnknown ? { type: 'success', id, result: {} } : message));
    });
    client.once('close', () => browser.close());
    browser.once('close', () => client.close());
  });
  return `ws://127.0.0.1:${server.address().port}`;
}
