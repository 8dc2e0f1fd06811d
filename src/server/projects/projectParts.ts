import { DOCUMENT, MANIFEST, ProjectError, pictureOfEntry } from './projectFile.ts';

/** Files and folders that operating systems and file servers add to a folder, in lower case. docs/project-files.md lists them. */
const LITTER: ReadonlySet<string> = new Set([
  '__macosx',
  '.ds_store',
  '.localized',
  '.appledouble',
  '.spotlight-v100',
  '.trashes',
  '.fseventsd',
  '.temporaryitems',
  '.apdisk',
  'icon\r',
  'thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  '.directory',
  '@eadir',
]);

interface Listed {
  /** The name in the ZIP, as some program wrote it. */
  readonly name: string;
  /** Bytes, as declared. */
  readonly uncompressedSize: number;
}

interface Parts<Entry> {
  /** The entries by their names in a project file. */
  readonly parts: ReadonlyMap<string, Entry>;
  /** The declared size of everything that an operating system added, which is never unpacked. Bytes. */
  readonly litter: number;
}

/**
 * Finds the parts of a project file among the entries of a ZIP, in which people and operating systems may have put folders around all of
 * them and added files of their own.
 * @returns undefined if there is no manifest
 * @throws ProjectError `entry_name` for a name that leads out of the file or belongs to nothing in it, `doubled`
 */
export function findParts<Entry extends Listed>(entries: readonly Entry[]): Parts<Entry> | undefined {
  const parts = new Map<string, Entry>();
  const own: { path: string; entry: Entry }[] = [];
  let litter = 0;
  for (const entry of entries) {
    const path = pathOf(entry.name);
    if (isLitter(path)) litter += entry.uncompressedSize;
    else own.push({ path, entry });
  }
  const root = rootOf(own.map(({ path }) => path));
  if (root === undefined) return undefined;
  for (const { path, entry } of own) {
    // A folder around the parts, or the one of the pictures.
    if (path === '' || (path.endsWith('/') && `${root}pictures/`.startsWith(path))) continue;
    const name = path.startsWith(root) ? path.slice(root.length) : '';
    if (name !== MANIFEST && name !== DOCUMENT && pictureOfEntry(name) === undefined)
      throw new ProjectError('entry_name', shown(entry.name));
    if (parts.has(name)) throw new ProjectError('doubled', name);
    parts.set(name, entry);
  }
  return { parts, litter };
}

/**
 * Returns a name as a relative path with `/` between its steps, and at the end of a folder; some programs write `\` or begin with `./`.
 * @throws ProjectError for a path that would lead elsewhere when unpacked
 */
function pathOf(name: string): string {
  const steps = name.normalize('NFC').replaceAll('\\', '/').split('/');
  const isFolder = steps.at(-1) === '';
  if (isFolder) steps.pop();
  const isHostile = steps.some((step) => step === '' || step === '..' || step.includes('\0'));
  if (isHostile || /^[a-z]:/i.test(name)) throw new ProjectError('entry_name', shown(name));
  const path = steps.filter((step) => step !== '.').join('/');
  return isFolder && path !== '' ? `${path}/` : path;
}

const isLitter = (path: string): boolean =>
  path.split('/').some((step) => step.startsWith('._') || LITTER.has(step.toLowerCase()));

/** Returns the folder of the manifest, the outermost one if there are several: '' or a path that ends with `/`. */
function rootOf(paths: readonly string[]): string | undefined {
  const roots = paths
    .filter((path) => `/${path}`.endsWith(`/${MANIFEST}`))
    .map((path) => path.slice(0, -MANIFEST.length));
  return roots.toSorted((one, other) => one.split('/').length - other.split('/').length)[0];
}

/** Shortens a name that somebody else chose and removes characters that would break a line. */
export const shown = (name: string): string => name.replace(/\p{C}/gu, '�').slice(0, 80);
