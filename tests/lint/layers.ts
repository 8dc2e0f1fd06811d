// The layers of the programs, and of the map editor inside the client. Types and `import()` count too, as whoever changes a file has to
// keep in mind everything that it knows.
import { type Finding, type Import, resolveImport, type SourceFile } from './sourceFile.ts';

/**
 * The folders and files of each folder of `src` that has layers, lowest first. Each may import itself and the lines above; those on
 * the same line do not import each other (docs/decisions/0049, docs/decisions/0066, docs/decisions/0071).
 */
export const LAYERS = {
  client: [
    ['clock.ts', 'timings.ts', 'secureOnly.ts'],
    ['storage'],
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
  'client/mapEditor': [
    ['floorActionTexts.ts', 'mapEditorTexts.ts', 'selectionTexts.ts'],
    // The first floor: canvas and input.
    ['gestures'],
    ['canvas', 'input'],
    // The second floor: tools, selection and events, and the stage that joins them with the canvas.
    ['events'],
    ['tools'],
    ['state'],
    ['follow', 'selection'],
    ['stage'],
    ['commands', 'keys'],
    // The third floor: panels and dialogs, and what opens each of them by its name.
    ['eventPanel', 'firstPerson', 'floors', 'help', 'selectionPanel'],
    ['bringMap', 'overview', 'panels'],
    ['practice'],
    ['mapParts.ts'],
    ['OpenPart.tsx'],
    ['MapEditor.css.ts'],
    ['MapEditor.tsx'],
    ['FloorMapScreen.css.ts'],
    ['FloorMapScreen.tsx'],
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
    ['serve.ts'],
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
    ['effects', 'saves'],
  ],
} satisfies Readonly<Record<string, readonly (readonly string[])[]>>;

type House = keyof typeof LAYERS;

/** Reports every import of something on its own line or a later one. */
export function layers(file: SourceFile): Finding[] {
  return housesOf(file.path).flatMap((house) => {
    const own = placeIn(house, file.path);
    if (layerOf(house, own) < 0)
      return [{ path: file.path, line: 1, message: `${own} has no layer: give it one in layers.ts` }];
    return file.imports.flatMap((entry) => {
      const target = targetOf(file, entry);
      const other = target?.startsWith(`src/${house}/`) ? placeIn(house, target) : own;
      return other !== own && layerOf(house, other) >= layerOf(house, own)
        ? [
            {
              path: file.path,
              line: entry.line,
              message: `${own} > ${other} runs up, or to a neighbour: see layers.ts`,
            },
          ]
        : [];
    });
  });
}

const targetOf = ({ path }: SourceFile, { specifier }: Import): string | undefined =>
  specifier && resolveImport(path, specifier);

/** Returns the folders with layers in which a file stands: the map editor has its own inside the client's. */
const housesOf = (path: string): House[] =>
  (Object.keys(LAYERS) as House[]).filter((house) => path.startsWith(`src/${house}/`));

/** Returns a file's place: the folder with layers, and the folder or file in it, as `server/files`. */
const placeIn = (house: House, path: string): string => `${house}/${path.slice(`src/${house}/`.length).split('/')[0]}`;

function layerOf(house: House, place: string): number {
  const lines: readonly (readonly string[])[] = LAYERS[house];
  return lines.findIndex((line) => line.includes(place.slice(house.length + 1)));
}
