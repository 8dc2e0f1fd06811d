import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.MEIKYU_API ?? 'http://127.0.0.1:3000';
const outDir = join(import.meta.dirname, 'dist/client');

/** Writes name.br and name.gz beside every text file of the build, for the server's static plugin to send as they are. */
function precompress(): Plugin {
  return {
    name: 'meikyu:precompress',
    apply: 'build',
    closeBundle() {
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

export default defineConfig({
  root: join(import.meta.dirname, 'src/client'),
  publicDir: join(import.meta.dirname, 'public'),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['ja-JP', 'en-US'] }), enforce: 'pre' },
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
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': api, '/trpc': api, '/healthz': api, '/files': api } },
});
