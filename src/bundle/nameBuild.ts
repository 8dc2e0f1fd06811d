import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Files that the service worker does not fetch in advance: the page itself, pictures and sounds, files for maps, and the licence of a face. */
const NOT_LISTED = /^(?:sw\.js$|index\.html$|fonts\/OFL\.txt$|(?:city|graphics|guide|monsters|sample|sounds|tiled)\/)/;

/**
 * Names the build after the package's version and the content of its files, for the page itself, the server, and the service worker's
 * cache. Gives the service worker the list of files.
 */
export function nameBuild(outDir: string, packageVersion: string): Plugin {
  /** Replaces `before` by `now` in a built file. */
  function replaceIn(name: string, ...replacements: readonly (readonly [before: string, now: string])[]): void {
    const file = join(outDir, name);
    let text = readFileSync(file, 'utf8');
    for (const [before, now] of replacements) {
      if (!text.includes(before)) throw new Error(`${name} does not say ${before}`);
      text = text.replace(before, now);
    }
    writeFileSync(file, text);
  }

  return {
    name: 'meikyu:name-build',
    apply: 'build',
    writeBundle() {
      const names = readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort();
      const hash = createHash('sha256');
      for (const name of names) hash.update(name).update(readFileSync(join(outDir, name)));
      const version = `${packageVersion}+${hash.digest('hex').slice(0, 16)}`;
      const files = names.filter((name) => !NOT_LISTED.test(name)).map((name) => `/${name}`);
      replaceIn('index.html', ['content="development"', `content="${version}"`]);
      replaceIn(
        'sw.js',
        ["BUILD = 'development'", `BUILD = '${version}'`],
        ['FILES = []', `FILES = ${JSON.stringify(files)}`],
      );
    },
  };
}
