// The import laws: src/domain, src/server, src/client, src/game, src/view, src/art, src/firstLabyrinth and src/bundle are programs with
// different rights, and a migration imports nothing, since it must do the same in ten years.
import { type Finding, type Import, resolveImport, type SourceFile } from './sourceFile.ts';

const programs: Record<string, { mayImport: string[]; packages?: string[]; inBrowser?: boolean }> = {
  domain: { mayImport: ['domain'], packages: ['zod', 'saxes', 'fzstd'] },
  server: { mayImport: ['server', 'domain', 'game', 'firstLabyrinth'] },
  client: { mayImport: ['client', 'domain', 'game'], inBrowser: true },
  game: { mayImport: ['game', 'domain'], packages: ['zod'] },
  view: { mayImport: ['view', 'domain'], inBrowser: true },
  art: { mayImport: ['art', 'domain', 'firstLabyrinth', 'view'] },
  bundle: { mayImport: ['bundle'] },
  firstLabyrinth: { mayImport: ['firstLabyrinth', 'domain'], packages: [] },
};

/** Returns what is wrong with an import of `file`, or undefined. */
function judge(file: SourceFile, { kind, specifier }: Import): string | undefined {
  const [top, program = ''] = file.path.split('/');
  if (top === 'migrations' || top === 'seeds') {
    const target = specifier && resolveImport(file.path, specifier);
    return target?.startsWith('src/') ? `${top} are frozen once landed and never import from src` : undefined;
  }
  const rights = programs[program];
  if (top !== 'src' || rights === undefined) return undefined;
  if (specifier === undefined) return 'a computed import() hides from the import laws what it loads';
  if (specifier.startsWith('../')) return `${specifier} leaves its folder: write it as #${program}/...`;

  const target = resolveImport(file.path, specifier);
  if (target === undefined) {
    const name = specifier.split('/')[0] ?? specifier;
    if (rights.packages && !rights.packages.includes(name)) {
      return `${program} may import ${rights.packages.join(', ')} and itself, not ${specifier}`;
    }
    return rights.inBrowser && name.startsWith('node:') ? `${program} runs in a browser: no ${specifier}` : undefined;
  }
  const other = target.split('/')[1] ?? '';
  if (target.startsWith('src/') && rights.mayImport.includes(other)) return undefined;
  // A kind of event is declared with types of the engine and of the view.
  if (kind === 'type' && file.path.startsWith('src/domain/events/') && ['game', 'view'].includes(other))
    return undefined;
  if (program === 'client' && other === 'server') {
    return kind === 'type' ? undefined : 'client may take types from server (import type), and nothing that runs';
  }
  if (program === 'client' && target === 'src/view/index.ts') {
    return kind === 'static' ? 'client loads the view when first needed: import()' : undefined;
  }
  return `${program} may import ${rights.mayImport.join(', ')}, not ${specifier}`;
}

/** Reports every import of `file` to which its folder has no right. */
export function importLaws(file: SourceFile): Finding[] {
  return file.imports.flatMap((entry) => {
    const message = judge(file, entry);
    return message ? [{ path: file.path, line: entry.line, message }] : [];
  });
}
