// `npm run art`: draws anew what lies in public and is made by programs.
import { join } from 'node:path';
import { drawMonsters } from './monsters/drawMonsters.ts';

const folder = join(import.meta.dirname, '../../public');
await drawMonsters(folder);
