// The layers of the programs. Types and `import()` count too, as whoever changes a file has to keep in mind everything that it knows.
import { type Finding, type Import, resolveImport, type SourceFile } from './sourceFile.ts';

/**
 * The folders and files of each program, lowest first. Each may import itself and the lines above; those on the same line do not import
 * each other (docs/decisions/0049, docs/decisions/0066).
 */
export const LAYERS = {
  client: [
    ['clock.ts', 'timings.ts', 'cookies.ts', 'secureOnly.ts'],
    ['sync'],
    ['ui', 'i18n'],
    ['api'],
    ['page'],
    ['saving', 'commands'],
    ['pictures'],
    ['resource'],
    ['floor'],
    ['firstPerson'],
    ['mapEditor', 'play'],
    ['guide', 'screens', 'gallery'],
    ['frame'],
    ['lazy.ts'],
    ['openAhead.ts'],
    ['App.tsx'],
    ['main.tsx'],
  ],
  server: [
    [
      'BoundedCache.ts',
      'buildClient.ts',
      'checkNode.js',
      'config.ts',
      'crashPoint.ts',
      'csv',
      'dev.ts',
      'errors',
      'readAppVersion.ts',
    ],
    ['Turns.ts', 'database', 'listenOn.ts', 'mail', 'metrics', 'parseJson.ts'],
    ['Workers.ts', 'audit', 'explainFailure.ts', 'lists'],
    ['services'],
    ['services.ts'],
    ['trpc'],
    ['accountDocuments', 'saves', 'scenarios', 'storage'],
    ['files', 'notifications'],
    ['content'],
    ['bannedWords', 'search'],
    ['backups', 'samples'],
    ['floors', 'resources'],
    ['autoMagic', 'checks', 'labyrinths', 'savedMaps'],
    ['publishing'],
    ['holds', 'ownScenarios', 'works'],
    ['accounts', 'houseSample', 'outline', 'projects', 'reports'],
    ['platform'],
    ['admin', 'router.ts'],
    ['rest'],
    ['plugins'],
    ['app.ts'],
    ['main.ts'],
    ['start.ts'],
  ],
  game: [
    ['random'],
    ['rules'],
    ['state'],
    ['growth', 'inputs.ts', 'operations', 'reports.ts'],
    ['world'],
    ['queries'],
    ['run'],
    ['fight'],
    ['chests'],
    ['interpreter'],
    ['spells', 'walk'],
    ['battle', 'party'],
    ['facilities'],
    ['modes'],
    ['measure', 'step.ts'],
    ['effects', 'journal'],
  ],
} satisfies Readonly<Record<string, readonly (readonly string[])[]>>;

/** Reports every import of something on its own line or a later one. */
export function layers(file: SourceFile): Finding[] {
  const { path } = file;
  const own = placeOf(path);
  if (own === undefined) return [];
  if (layerOf(own) < 0) return [{ path, line: 1, message: `${own} has no layer: give it one in layers.ts` }];
  return file.imports.flatMap((entry) => {
    const other = targetOf(file, entry);
    const isUp = other !== undefined && other !== own && programOf(other) === programOf(own);
    return isUp && layerOf(other) >= layerOf(own)
      ? [{ path, line: entry.line, message: `${own} > ${other} runs up, or to a neighbour: see layers.ts` }]
      : [];
  });
}

function targetOf({ path }: SourceFile, { specifier }: Import): string | undefined {
  const target = specifier && resolveImport(path, specifier);
  return target ? placeOf(target) : undefined;
}

/** Returns a file's program and folder as `server/files`; undefined outside the programs. */
function placeOf(path: string): string | undefined {
  const [, program = '', name] = /^src\/(\w+)\/([^/]+)/.exec(path) ?? [];
  return name && Object.hasOwn(LAYERS, program) ? `${program}/${name}` : undefined;
}

const programOf = (place: string): string => place.split('/')[0] ?? '';

function layerOf(place: string): number {
  const [program = '', name = ''] = place.split('/');
  const lines: readonly (readonly string[])[] = LAYERS[program as keyof typeof LAYERS];
  return lines.findIndex((line) => line.includes(name));
}
