import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { groupModules } from './src/bundle/groupModules.ts';
import { nameBuild } from './src/bundle/nameBuild.ts';
import { precompress } from './src/bundle/precompress.ts';
import { refuseChunkCircles } from './src/bundle/refuseChunkCircles.ts';
import { splitKinds } from './src/bundle/splitKinds.ts';

const api = process.env.MEIKYU_API ?? 'http://127.0.0.1:3000';
const root = join(import.meta.dirname, 'src/client');
const outDir = join(import.meta.dirname, 'dist/client');

/** Weights of the screens where visits begin, relative to any other screen; the frames around screens load with each of them. */
const visits = new Map(
  Object.entries({
    'screens/home/GuestHome.tsx': 20,
    'mapEditor/practice/PlanView.tsx': 20,
    '../view/index.ts': 20,
    'screens/home/AuthorHome.tsx': 20,
    'frame/DefaultLayout.tsx': 10,
    'frame/scenario/ScenarioLayout.tsx': 10,
    'screens/scenario/ScenarioHomeScreen.tsx': 20,
    'mapEditor/FloorMapScreen.tsx': 10,
    'screens/dataSettings/DataSettingsScreen.tsx': 10,
    'frame/AuthLayout.tsx': 5,
    'screens/auth/LoginScreen.tsx': 5,
  }).map(([file, count]) => [join(root, file), count] as const),
);

/** The part of the config that both bundlings of the client share. */
const bundled = (): UserConfig => ({
  root,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    splitKinds(),
    { ...optimizeLocales.vite({ locales: ['ja-JP', 'en-US'] }), enforce: 'pre' },
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows neither inline scripts nor inline styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Compression takes longer than the rest of the build, as expected.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

export default defineConfig(async ({ command }) => {
  const config: UserConfig = {
    ...bundled(),
    publicDir: join(import.meta.dirname, 'public'),
    // Modules of src/client/api must not be proxied to the server.
    server: { proxy: { '^/api/(?:frontend|docs|openapi)': api, '/trpc': api, '/healthz': api, '/files': api } },
  };
  if (command !== 'build') return config;
  const groups = await groupModules(bundled(), visits);
  const codeSplitting = {
    // Otherwise a group would also include modules that other screens need without it.
    includeDependenciesRecursively: false,
    groups: [{ name: (id: string) => groups.get(id) ?? null }],
  };
  return {
    ...config,
    plugins: [config.plugins, refuseChunkCircles(), nameBuild(outDir, manifest.version), precompress(outDir)],
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting } } },
  };
});
