// `npm start`: builds the client if needed, then serves in the same process, so that signals reach the server.
import { buildClient } from './buildClient.ts';

try {
  await buildClient();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await import('./main.ts');
