// The layers of the client: what stands on what. Types and `import()` count too, as who changes a file has all in mind that it knows.
import { type Finding, type Import, resolveImport, type SourceFile } from './sourceFile.ts';

/**
 * The folders and files of src/client, lowest first. One imports itself and what stands in lines above; those of one line do not know each
 * other (docs/decisions/0049).
 */
export const LAYERS: readonly (readonly string[])[] = [
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
];

const CLIENT = 'src/client/';

/** Every import of a file of the client that leads to its own line or a later one. */
export function clientLayers(file: SourceFile): Finding[] {
  if (!file.path.startsWith(CLIENT)) return [];
  const own = folderOf(file.path);
  if (layerOf(own) < 0)
    return [{ path: file.path, line: 1, message: `${own} has no layer: give it one in clientLayers.ts` }];
  return file.imports.flatMap((entry) => {
    const other = targetOf(file, entry);
    return other === undefined || other === own || layerOf(other) < layerOf(own)
      ? []
      : [
          {
            path: file.path,
            line: entry.line,
            message: `${own} stands below ${other} or beside it, and may not know it`,
          },
        ];
  });
}

function targetOf({ path }: SourceFile, { specifier }: Import): string | undefined {
  const target = specifier && resolveImport(path, specifier);
  return target?.startsWith(CLIENT) ? folderOf(target) : undefined;
}

const folderOf = (path: string): string => path.slice(CLIENT.length).split('/')[0] ?? '';
const layerOf = (folder: string): number => LAYERS.findIndex((layer) => layer.includes(folder));
