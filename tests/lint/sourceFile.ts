// A source file as the laws need it: parsed once, with its imports extracted. A law is a function of one file, a law of the whole project a
// function of all of them; both return findings, an empty list if there are none.
import { posix } from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'vite';

/** `static` also stands for `export ... from`; `type` is erased before the code runs; `dynamic` is `import()`. */
export type ImportKind = 'static' | 'type' | 'dynamic';

/** `specifier` as written, or undefined if an `import()` computes it; `line` counts from 1. */
export type Import = { kind: ImportKind; specifier: string | undefined; line: number };

/** `path` is relative to the project's root, with slashes. */
export type SourceFile = Pick<ParseResult, 'program' | 'comments' | 'module'> & {
  path: string;
  text: string;
  imports: Import[];
};

export type Finding = { path: string; line: number; message: string };

/** Parses one file of TypeScript or JavaScript; throws if its syntax is wrong. */
export function readSourceFile(path: string, text: string): SourceFile {
  const { program, comments, module, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);

  const imports: Import[] = [];
  const add = (kind: ImportKind, specifier: string | undefined, start: number) =>
    imports.push({ kind, specifier, line: lineAt(text, start) });
  new Visitor({
    ImportDeclaration: (node) => add(node.importKind === 'type' ? 'type' : 'static', node.source.value, node.start),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.exportKind === 'type' ? 'type' : 'static', node.source.value, node.start);
    },
    ExportAllDeclaration: (node) => add(node.exportKind === 'type' ? 'type' : 'static', node.source.value, node.start),
    ImportExpression: ({ source, start }) =>
      add('dynamic', source.type === 'Literal' ? String(source.value) : undefined, start),
    TSImportType: (node) => add('type', node.source.value, node.start),
  }).visit(program);
  return { path, text, program, comments, module, imports };
}

/** Returns the line, counted from 1, of the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Returns the project's file that a specifier in `from` names, or undefined for a package or a module of Node. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return undefined;
}
