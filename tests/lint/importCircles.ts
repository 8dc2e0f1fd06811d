import { type Finding, resolveImport, type SourceFile } from './sourceFile.ts';

/**
 * Reports circles of files that import each other, each once. Types and `import()` do not count: the first are gone when the code runs, the
 * second run later.
 */
export function importCircles(files: SourceFile[]): Finding[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const finished = new Set<string>();
  const findings: Finding[] = [];

  function walk(file: SourceFile, trail: string[]): void {
    for (const { kind, specifier, line } of file.imports) {
      const target = kind === 'static' && specifier ? resolveImport(file.path, specifier) : undefined;
      const next = target && byPath.get(target);
      if (!next || finished.has(next.path)) continue;
      const start = trail.indexOf(next.path);
      if (start < 0) walk(next, [...trail, next.path]);
      else {
        const circle = [...trail.slice(start), next.path].join(' > ');
        findings.push({ path: file.path, line, message: `an import circle: ${circle}` });
      }
    }
    finished.add(file.path);
  }

  for (const file of files) if (!finished.has(file.path)) walk(file, [file.path]);
  return findings;
}
