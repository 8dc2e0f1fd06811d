import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { splitKinds } from '#bundle/splitKinds.ts';
import type { EventKind } from '#domain/events/EventKind.ts';

const src = join(import.meta.dirname, '../../src');

/** The code of a module with everything that it imports, as the client is bundled. */
async function bundled(input: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root: src,
    plugins: [splitKinds()],
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

/** By part, something that the file of the pushing floor says in it. */
const SAID: Readonly<Record<keyof EventKind, string>> = {
  definition: '押し流す床',
  sentence: '壁があればそこで止まります',
  look: 'ground: "plate"',
  rule: 'op: "push"',
};

test.each([
  ['domain/catalogs/eventTypes.ts', ['definition']],
  ['domain/events/eventSentence.ts', ['sentence']],
  ['view/SeenFloor.ts', ['definition', 'look']],
  ['game/operations/compileEvent.ts', ['definition', 'rule']],
] as const)('%s is bundled with the parts of the kinds of event that it needs: %j', async (file, parts) => {
  const code = await bundled(join(src, file));
  const found = Object.entries(SAID).flatMap(([part, said]) => (code.includes(said) ? [part] : []));
  expect(found).toEqual(parts);
});

test.each([
  ["eventParts('rule'), eventParts('look')", 'two parts'],
  ['eventParts(name)', 'a part that only running it would tell'],
])('A module with %s is not bundled: it asks for %s', async (asked) => {
  const folder = mkdtempSync(join(tmpdir(), 'meikyu-kinds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'asking.ts');
  writeFileSync(
    file,
    `import { eventParts } from '${src}/domain/events/kinds.ts';\nexport const ask = (name) => [${asked}];\n`,
  );
  await expect(bundled(file)).rejects.toThrow('must ask for one part of the kinds of event');
});
