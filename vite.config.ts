import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

const api = process.env.MEIKYU_API ?? 'http://127.0.0.1:3000';
const outDir = join(import.meta.dirname, 'dist/client');

/** Writes name.br and name.gz beside every text file of the build, for the server's static plugin to send as they are. */
function precompress(): Plugin {
  return {
    name: 'meikyu:precompress',
    apply: 'build',
    writeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const file = join(outDir, name);
        const content = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** What the service worker does not fetch beforehand: the page itself, pictures and sounds, and what goes along with maps. */
const NOT_LISTED = /^(?:sw\.js$|index\.html$|(?:city|graphics|guide|monsters|sample|sounds|tiled)\/)/;

/** Puts `now` in the place of `before` in a built file. */
function replaceIn(name: string, ...replacements: readonly (readonly [before: string, now: string])[]): void {
  const file = join(outDir, name);
  let text = readFileSync(file, 'utf8');
  for (const [before, now] of replacements) {
    if (!text.includes(before)) throw new Error(`${name} does not say ${before}`);
    text = text.replace(before, now);
  }
  writeFileSync(file, text);
}

/**
 * Names the build after the package's version and what is in its files: the page, so that it knows itself, and the server with it;
 * and the service worker's cache. Tells the service worker which files there are.
 */
function nameBuild(): Plugin {
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
      const version = `${manifest.version}+${hash.digest('hex').slice(0, 16)}`;
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

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** The front page with all that it imports. A first visit waits for every file, so these are one. */
function isOfFrontPage(): (id: string, graph: ModuleGraph) => boolean {
  let modules: Set<string> | undefined;
  return (id, graph) => {
    if (!modules) {
      modules = new Set([join(import.meta.dirname, 'src/client/screens/home/GuestHome.tsx')]);
      // A set is iterated up to its end, which moves while it grows.
      for (const one of modules) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) modules.add(next);
    }
    return modules.has(id);
  };
}
const onFrontPage = isOfFrontPage();

export default defineConfig({
  root: join(import.meta.dirname, 'src/client'),
  publicDir: join(import.meta.dirname, 'public'),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['ja-JP', 'en-US'] }), enforce: 'pre' },
    nameBuild(),
    precompress(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows neither inline scripts nor inline styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Compressing takes longer than building, as it should.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Else a group would take along what other screens need without it.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 1 },
            { name: (id, graph) => (onFrontPage(id, graph) ? 'front' : null) },
          ],
        },
      },
    },
  },
  // Modules of src/client/api are not the server's.
  server: { proxy: { '^/api/(?:frontend|docs|openapi)': api, '/trpc': api, '/healthz': api, '/files': api } },
});
