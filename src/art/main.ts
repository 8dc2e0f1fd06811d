// `npm run art`: generates the pictures and sounds of public/ again from their parameters.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawScenes } from './city/drawScenes.ts';
import { drawDisplayGraphics } from './displayGraphics/drawDisplayGraphics.ts';
import { drawMonsters } from './monsters/drawMonsters.ts';
import { drawSample } from './sample/drawSample.ts';
import { makeSounds } from './sounds/makeSounds.ts';
import { makeTiles } from './tiled/drawTiles.ts';

const folder = join(import.meta.dirname, '../../public');
makeSounds(folder);
drawDisplayGraphics(folder);
drawScenes(folder);
await drawMonsters(folder);
await makeTiles(folder);
mkdirSync(join(folder, 'sample'), { recursive: true });
writeFileSync(join(folder, 'sample', 'gate.png'), await drawSample());
