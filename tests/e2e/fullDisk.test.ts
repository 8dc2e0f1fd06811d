import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roomMaps } from '../support/maps.ts';
import { startProcess } from '../support/startProcess.ts';
import { test as base, expect } from './support/test.ts';

/** The disk of a server's data, of 20 MB. */
class Disk {
  readonly folder = mkdtempSync(join(tmpdir(), 'meikyu-disk-'));

  constructor() {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', this.folder]);
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }

  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    writeFileSync(this.#filler, Buffer.alloc(bavail * bsize));
  }

  free(): void {
    rmSync(this.#filler);
  }

  remove(): void {
    execFileSync('umount', [this.folder]);
    rmSync(this.folder, { recursive: true });
  }
}

const test = base.extend<{ disk: Disk; serverUrl: string }>({
  disk: async ({ browserName: _ }, use) => {
    const disk = new Disk();
    await use(disk);
    disk.remove();
  },
  serverUrl: async ({ disk }, use) => {
    const server = await startProcess({ DATA_DIR: disk.folder });
    await use(server.url);
    await server.end('SIGTERM');
  },
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
});
/** The story runs only where such a disk is possible. */
const story = process.getuid?.() === 0 ? test : undefined;
if (!story) console.warn('Only root may mount a disk that can be filled: the story of a full disk is left out.');

story?.(
  'an author is told that the server has no room left, for strokes and for the picture; then all is saved',
  async ({ author, map, disk, faults, words, page }) => {
    test.slow();
    faults.expect(/status of 507/);
    const scenario = new URL(page.url()).pathname.split('/')[2];
    const { rest } = author.account;
    const floor = `scenarios/${scenario}/floor-maps`;
    // A floor that was drawn elsewhere, without a picture yet.
    await rest.put(`${floor}/02/maps`, { maps: roomMaps(1) });
    // SQLite's spare log space is used up in the end, even for small writes.
    disk.fill();
    const write = async () => [
      (await rest.put(`${floor}/02/maps`, { maps: roomMaps(1) })).status,
      (await rest.put(`${floor}/03`, { name_en: 'x' })).status,
    ];
    await expect.poll(write, { timeout: 30_000 }).toEqual([507, 507]);

    const told = page.getByRole('status').filter({ hasText: words.pictureRefused }).waitFor({ timeout: 60_000 });
    await page.reload();
    await told;
    await map.drags([
      [2.5, 5],
      [6.5, 5],
    ]);
    await map.saysOfSaving(words.noRoomLeft);
    disk.free();
    await map.isSaved();
  },
);
