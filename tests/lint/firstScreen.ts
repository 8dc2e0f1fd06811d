import { type Finding, resolveImport, type SourceFile } from './sourceFile.ts';

/** The files from which a guest's first screen is loaded. */
const BEGINNINGS = [
  'src/client/main.tsx',
  'src/client/screens/home/GuestHome.tsx',
  'src/client/mapEditor/practice/PlanView.tsx',
];

/** Packages that only forms and maps need: zod alone would be a sixth of the first screen. A small part of one (`zod/v4/core`) may be used. */
const LATER = ['zod', 'konva', 'react-konva', 'react-aria-components', 'saxes', 'fzstd'];

/** Reports every import of the first screen that leads to a package for later screens, by its way from the beginning. */
export function firstScreen(files: SourceFile[]): Finding[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const findings: Finding[] = [];

  function walk(file: SourceFile, way: string[]): void {
    if (seen.has(file.path)) return;
    seen.add(file.path);
    for (const { kind, specifier, line } of file.imports) {
      if (kind !== 'static' || !specifier) continue;
      if (LATER.includes(specifier)) {
        const message = `the first screen would load ${specifier}: ${[...way, file.path].join(' > ')}`;
        findings.push({ path: file.path, line, message });
      }
      const next = byPath.get(resolveImport(file.path, specifier) ?? '');
      if (next) walk(next, [...way, file.path]);
    }
  }

  for (const path of BEGINNINGS) {
    const file = byPath.get(path);
    if (file) walk(file, []);
    else findings.push({ path, line: 1, message: 'the first screen does not begin here any more' });
  }
  return findings;
}
