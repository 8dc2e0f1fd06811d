// Circles between the folders of a feature of the client: if two import each other, neither can be read or changed alone.
import { type Finding, resolveImport, type SourceFile } from './sourceFile.ts';

/** An import that leads from one part of a feature to another. */
interface Step {
  readonly to: string;
  readonly path: string;
  readonly line: number;
}

/** The parts of a feature, its folders and its own files, each with its imports of the others. */
type Parts = Map<string, Step[]>;

const CLIENT = 'src/client/';

/**
 * Reports circles with a folder in them, each once by its shortest way round: between the folders of a feature, and between those inside
 * each of them. Types count, and `import()`.
 */
export function folderCircles(files: SourceFile[]): Finding[] {
  const folders = new Map<string, Parts>();
  for (const file of files) {
    for (const folder of foldersAround(file.path)) {
      const parts = folders.get(folder) ?? new Map<string, Step[]>();
      folders.set(folder, parts);
      const own = partOf(file.path, folder);
      const steps = parts.get(own) ?? [];
      parts.set(own, steps);
      for (const { specifier, line } of file.imports) {
        const target = specifier && resolveImport(file.path, specifier);
        if (!target?.startsWith(folder)) continue;
        const to = partOf(target, folder);
        if (to !== own) steps.push({ to, path: file.path, line });
      }
    }
  }
  return [...folders.values()].flatMap(circlesIn);
}

/** Returns the feature of a file of the client, and the folders below it that lead to the file. */
function foldersAround(path: string): string[] {
  if (!path.startsWith(CLIENT)) return [];
  const [, ...names] = path.slice(CLIENT.length).split('/').reverse();
  return names.map((_, skipped) => `${CLIENT}${names.slice(skipped).reverse().join('/')}/`);
}

const partOf = (path: string, feature: string): string => feature + path.slice(feature.length).split('/')[0];

function circlesIn(parts: Parts): Finding[] {
  const told = new Set<string>();
  return [...parts.keys()].flatMap((part) => {
    const way = part.endsWith('.ts') || part.endsWith('.tsx') ? undefined : wayRound(parts, part);
    const name = way?.map(({ to }) => to).sort();
    if (!way || !name || told.has(name.join())) return [];
    told.add(name.join());
    const { path, line } = way[0] as Step;
    return [{ path, line, message: `a circle of folders: ${[part, ...way.map(({ to }) => to)].join(' > ')}` }];
  });
}

/** Returns the shortest way from a part back to itself, if there is one. */
function wayRound(parts: Parts, start: string): Step[] | undefined {
  const ways: Step[][] = (parts.get(start) ?? []).map((step) => [step]);
  const seen = new Set<string>();
  // Iterating an array includes elements that are added meanwhile.
  for (const way of ways) {
    const { to } = way.at(-1) as Step;
    if (to === start) return way;
    if (seen.has(to)) continue;
    seen.add(to);
    for (const step of parts.get(to) ?? []) ways.push([...way, step]);
  }
  return undefined;
}
