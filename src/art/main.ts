// `npm run art`: makes the pictures and sounds of public/ anew from their parameters.
import { join } from 'node:path';
import { drawScenes } from './city/drawScenes.ts';
import { drawDisplayGraphics } from './displayGraphics/drawDisplayGraphics.ts';
import { drawMonsters } from './monsters/drawMonsters.ts';
import { makeSounds } from './sounds/makeSounds.ts';
import { makeTiles } from './tiled/drawTiles.ts';

const folder = join(import.meta.dirname, '../../public');
makeSounds(folder);
drawDisplayGraphics(folder);
drawScenes(folder);
await drawMonsters(folder);
await makeTiles(folder);
