import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';
import { drawSheet } from './drawSheet.ts';

/** Writes `monsters/group-N.png` for each group of monster graphics into `folder`. */
export async function drawMonsters(folder: string): Promise<void> {
  await mkdir(join(folder, 'monsters'), { recursive: true });
  for (const group of new Set(MONSTER_GRAPHICS.map((graphic) => graphic.group))) {
    await writeFile(join(folder, 'monsters', `group-${group}.png`), await drawSheet(group));
  }
}
