import { build, type InlineConfig, type Rolldown } from 'vite';
import { type Chunk, joinChunks } from './joinChunks.ts';

/**
 * The cost of a request, in bytes of code before it is minified: about the amount that a line of 10 Mbit/s sends while six requests take 40
 * ms.
 */
const REQUEST_BYTES = 12_000;

/** The chunk of everything that every page begins with. */
const FRAME = 'frame';

/**
 * Decides the chunk of each module. The client is first bundled with the bundler's own splitting, which shows what is left of each module
 * and which modules need it; then its chunks are joined (joinChunks.ts).
 * @param visits by module: how often a visit begins with it or requests it, if more than once
 * @returns the chunk's name by the module's id
 * @throws if no `import()` loads a module of `visits`
 */
export async function groupModules(
  config: InlineConfig,
  visits: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const cut = output.filter((file) => file.type === 'chunk');
  const byName = new Map(cut.map((chunk) => [chunk.fileName, chunk]));
  const initial = new Set(cut.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // Iterating a set includes elements that are added meanwhile.
  for (const name of initial) for (const next of byName.get(name)?.imports ?? []) initial.add(next);
  for (const module of visits.keys()) {
    if (!cut.some(({ facadeModuleId }) => facadeModuleId === module)) throw new Error(`No import() loads ${module}`);
  }
  const later: Chunk[] = cut
    .filter(({ fileName }) => !initial.has(fileName))
    .map(({ fileName, code, imports, isDynamicEntry, facadeModuleId }) => ({
      name: fileName,
      bytes: code.length,
      imports: imports.filter((name) => !initial.has(name)),
      visits: isDynamicEntry ? (visits.get(facadeModuleId ?? '') ?? 1) : 0,
    }));
  const groups = new Map<string, string>();
  const put = (names: Iterable<string>, group: string) => {
    for (const name of names) for (const module of byName.get(name)?.moduleIds ?? []) groups.set(module, group);
  };
  put(initial, FRAME);
  const size = (name: string) => byName.get(name)?.code.length ?? 0;
  const taken = new Set([FRAME]);
  for (const names of joinChunks(later, REQUEST_BYTES)) {
    // Named after the largest chunk, which says most about the content.
    const [largest = ''] = names.toSorted((a, b) => size(b) - size(a));
    const name = byName.get(largest)?.name ?? '';
    // Equal names would become one chunk.
    const group = taken.has(name) ? `${name}${taken.size}` : name;
    taken.add(group);
    put(names, group);
  }
  return groups;
}
