// Exports that no other file of src imports. Something that only one file uses should not be visible to the others, and something that only
// tests use does not belong to the program.
import { type Finding, lineAt, resolveImport, type SourceFile } from './sourceFile.ts';

/** Exports that stay although nothing in src imports them, by reason; each is a path and a name. */
const EXPORTED_FOR_TESTS: Readonly<Record<string, readonly string[]>> = {
  'Lists of which tests try every member, so that a new one is tried too.': [
    'src/client/frame/palette/guideCommands.ts GUIDE_PLACES',
    'src/client/play/sound/soundsOf.ts SOUND_OF_REPORT',
    'src/client/resource/form/useFormKeys.ts FORM_KEYS',
    'src/domain/catalogs/needs.ts NEEDS',
    'src/domain/catalogs/needs.ts ROLES',
    'src/domain/map/checkFloor.ts FLOOR_RULES',
    'src/domain/resources/npcScript.ts ALL_ROWS',
    'src/domain/resources/treasureTrap.ts TRAP_SPECIALS',
    'src/domain/text/shiftJis.ts LOOK_ALIKES',
    'src/game/effects/ruleEffects.ts RULE_EFFECTS',
    'src/server/crashPoint.ts CRASH_POINTS',
    'src/server/errors/messages.ts MESSAGES',
    'src/server/ownScenarios/listScenarios.ts SCENARIO_SORTS',
    'src/server/samples/listSamples.ts SAMPLE_SORTS',
    'src/server/works/listWorks.ts WORK_SORTS',
  ],
  'Numbers that tests compare with.': [
    'src/art/sounds/renderSound.ts LOUDNESS',
    'src/client/play/sound/soundsOf.ts PAGE_TURNED',
    'src/firstLabyrinth/records/labyrinths.ts PALACE',
    'src/firstLabyrinth/records/labyrinths.ts CLOCK',
    'src/server/lists/findPlaces.ts MOST_FOUND',
  ],
  'Makers of the files in public; a test makes the files again and compares.': [
    'src/art/city/drawScenes.ts drawScene',
    'src/art/displayGraphics/drawDisplayGraphics.ts drawDisplayGraphic',
    'src/art/sounds/makeSounds.ts makeSound',
    'src/art/sounds/renderSound.ts loudest',
    'src/art/tiled/drawTiles.ts drawTiles',
  ],
  'The program has one of each; tests make others, with their own clock, zone or number of threads.': [
    'src/client/i18n/formatDate.ts timeFormat',
    'src/client/page/SaveStore.ts BrowserSaveStore',
    'src/client/sync/Keys.ts Keys',
    'src/server/Workers.ts Threads',
  ],
  'Steps whose exact result only a test of the step itself can name.': [
    'src/bundle/refuseChunkCircles.ts chunkCircle',
    'src/client/play/panels/PlaceLine.tsx describePlace',
    'src/client/resource/model/mergeRecord.ts mergeRecord',
    'src/client/resource/model/overlong.ts storable',
    'src/domain/map/wayBack.ts wayBackOf',
    'src/domain/scenario/checkOutline.ts unsetFields',
    'src/domain/scenario/scenarioCode.ts checkDigit',
    'src/domain/text/shiftJis.ts isInShiftJis',
    'src/game/battle/blow.ts landing',
    'src/game/battle/fightRound.ts sequence',
    'src/game/state/hashState.ts hashState',
    'src/server/admin/refold.ts refoldAll',
    'src/server/errors/databaseRefusal.ts databaseFault',
  ],
  'The seeds of the bench write with them as the server does.': [
    'src/server/lists/listGrams.ts gramsOf',
    'src/server/publishing/registeredTitles.ts titleHash',
  ],
};

const EXCEPTIONS: readonly string[] = Object.values(EXPORTED_FOR_TESTS).flat();

/** One statement may export several names that belong together, such as the numbers of a list. */
interface Exported {
  readonly path: string;
  readonly line: number;
  readonly names: readonly string[];
  readonly isType: boolean;
}

/**
 * Reports exports of src that no other file outside the tests imports, and exceptions that are not needed. A type may be exported if its
 * own file uses it: it is the shape of something that others take.
 */
export function unusedExports(files: readonly SourceFile[], exceptions = EXCEPTIONS): Finding[] {
  const program = files.filter(({ path }) => !path.startsWith('tests/') && !path.endsWith('.d.ts'));
  const known = knownNames(program);
  const unused = program
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap((file) => exportsOf(file).filter((one) => !known(file, one) && !(one.isType && isUsedInside(file, one))));
  const all = new Set(unused.flatMap(({ path, names }) => names.map((name) => `${path} ${name}`)));
  return [
    ...unused
      .filter(({ path, names }) => !names.some((name) => exceptions.includes(`${path} ${name}`)))
      .map(({ path, line, names }) => ({ path, line, message: `nothing in src imports ${names.join(', ')}` })),
    ...exceptions
      .filter((name) => !all.has(name))
      .map((name) => ({
        path: 'tests/lint/unusedExports.ts',
        line: 1,
        message: `${name} is imported, or gone: take it out of EXPORTED_FOR_TESTS`,
      })),
  ];
}

/** Returns a predicate for whether another file imports any name of an export. */
function knownNames(files: readonly SourceFile[]): (file: SourceFile, exported: Exported) => boolean {
  /** Imported names by path, with `*` for a module that is imported as a whole. */
  const imported = new Map<string, Set<string>>();
  /** The number of files that contain each word. */
  const words = new Map<string, number>();
  const take = (from: string, specifier: string | undefined, name: string) => {
    const target = specifier && resolveImport(from, specifier);
    if (!target) return;
    const names = imported.get(target) ?? new Set();
    imported.set(target, names.add(name));
  };
  for (const { path, text, module, imports } of files) {
    for (const word of new Set(text.match(/[\w$]+/g))) words.set(word, (words.get(word) ?? 0) + 1);
    for (const { moduleRequest, entries } of module.staticImports)
      for (const { importName } of entries) take(path, moduleRequest.value, nameOf(importName));
    for (const { entries } of module.staticExports)
      for (const { moduleRequest, importName } of entries) take(path, moduleRequest?.value, nameOf(importName));
    for (const { kind, specifier } of imports) if (kind === 'dynamic') take(path, specifier, '*');
  }
  return ({ path }, { names }) => {
    const of = imported.get(path);
    // A file with the whole module passes it on: its names may be read in any file.
    const isRead = (name: string) => of?.has('*') && (name === 'default' || (words.get(name) ?? 0) > 1);
    return names.some((name) => of?.has(name) || isRead(name));
  };
}

function exportsOf({ path, text, module }: SourceFile): Exported[] {
  const byStart = new Map<number, Exported>();
  for (const { exportName, isType, start } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (exportName.kind === 'None') continue;
    const names = [...(byStart.get(start)?.names ?? []), nameOf(exportName)];
    byStart.set(start, { path, line: lineAt(text, start), names, isType });
  }
  return [...byStart.values()];
}

const isUsedInside = ({ text }: SourceFile, { names }: Exported): boolean =>
  names.some((name) => (text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1);

/** Returns a name as it is imported or exported; `*` for a whole module. */
function nameOf({ kind, name }: { readonly kind: string; readonly name: string | null }): string {
  return kind === 'Name' ? (name ?? '') : kind === 'Default' ? 'default' : '*';
}
