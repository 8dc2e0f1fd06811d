// A thread that sends one file as a form and tells the status of the answer.
import { parentPort, workerData } from 'node:worker_threads';

const { address, token, bytes } = workerData;
const form = new FormData();
form.set('dry_run', 'true');
form.set('file', new Blob([bytes]), 'file');
const response = await fetch(address, {
  method: 'POST',
  body: form,
  headers: { authorization: `Bearer ${token}` },
});
await response.arrayBuffer();
parentPort.postMessage(response.status);
