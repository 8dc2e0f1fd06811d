import type { Finding, SourceFile } from './sourceFile.ts';

/** Names that say nothing about the content, so that anything ends up there. */
const empty = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'types']);
/** A table of contents and a program's only entrance; any other index file would be a barrel. */
const indexes = new Set(['src/domain/resources/index.ts', 'src/view/index.ts']);

/** Checks that a file is named after its main export. */
export function fileNames({ path }: Pick<SourceFile, 'path'>): Finding[] {
  const names = path.split('/').map((part) => part.split('.')[0] ?? '');
  const finding = (message: string) => [{ path, line: 1, message }];
  const found = names.find((name) => empty.has(name.toLowerCase()));
  if (found) return finding(`"${found}" says nothing: name it after what is inside`);
  if (names.at(-1) === 'index' && !indexes.has(path))
    return finding('no barrels: import the file that holds the thing');
  return [];
}
