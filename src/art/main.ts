// `npm run art`: makes the pictures and sounds of public/ anew from their parameters.
import { join } from 'node:path';
import { drawMonsters } from './monsters/drawMonsters.ts';

const folder = join(import.meta.dirname, '../../public');
await drawMonsters(folder);
