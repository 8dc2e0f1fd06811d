import { readFileSync } from 'node:fs';
import { type Plugin, parseSync, Visitor } from 'vite';

/** The list of the kinds of event. */
const LIST = /\/src\/domain\/events\/kinds\.ts$/;
/** Appended to the name of the list, or of a file of a kind, of which one part is taken. */
const PART = /\?part=(\w+)$/;

/**
 * Splits the files of the kinds of event (docs/decisions/0067). A module that calls `eventParts('rule')` gets a list of its own, in which
 * each kind has its rule and no other parts. A bundler cannot do so by itself: a module goes into one chunk as a whole, so a map would load
 * the sentences and the operations of all kinds.
 */
export function splitKinds(): Plugin {
  return {
    name: 'meikyu:split-kinds',
    apply: 'build',
    enforce: 'pre',
    async resolveId(specifier, importer = '') {
      const [, part] = PART.exec(importer) ?? [];
      const isOfList = part !== undefined && LIST.test(importer.replace(PART, ''));
      if (!isOfList && !specifier.endsWith('/kinds.ts')) return undefined;
      const resolved = await this.resolve(specifier, importer, { skipSelf: true });
      if (!resolved || !(isOfList || LIST.test(resolved.id))) return undefined;
      return { ...resolved, id: `${resolved.id}?part=${part ?? partAskedBy(importer)}`, moduleSideEffects: false };
    },
    load(id) {
      const [, part] = PART.exec(id) ?? [];
      if (part === undefined) return undefined;
      const file = id.replace(PART, '');
      const text = readFileSync(file, 'utf8');
      return { code: LIST.test(file) ? listOf(part, file, text) : onlyPart(part, file, text), moduleType: 'ts' };
    },
  };
}

/** Returns the part that a module requests. @throws if it requests none, or several */
function partAskedBy(importer: string): string {
  const calls = readFileSync(importer, 'utf8').matchAll(/\beventParts\('(\w+)'\)/g);
  const [part, another] = new Set(Array.from(calls, ([, asked]) => asked));
  if (part === undefined || another !== undefined)
    throw new Error(`${importer} must ask for one part of the kinds of event, by its literal name`);
  return part;
}

/**
 * Returns the list with one part of each kind: `import * as stairsUp` and `101: stairsUp` become `import { rule as stairsUp }` and `101: {
 * rule: stairsUp }`.
 */
function listOf(part: string, file: string, text: string): string {
  const names = new Set<string>();
  const edits: Edit[] = [];
  new Visitor({
    ImportNamespaceSpecifier({ start, end, local }) {
      names.add(local.name);
      edits.push({ start, end, text: `{ ${part} as ${local.name} }` });
    },
    Property({ value: { type, start, end } }) {
      const name = text.slice(start, end);
      if (type === 'Identifier' && names.has(name)) edits.push({ start, end, text: `{ ${part}: ${name} }` });
    },
  }).visit(parseSync(file, text).program);
  return edited(text, edits);
}

/** Returns a file of a kind without the exported constants of other names. */
function onlyPart(part: string, file: string, text: string): string {
  const edits: Edit[] = [];
  new Visitor({
    ExportNamedDeclaration({ start, end, declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      const isPart = declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === part);
      if (!isPart) edits.push({ start, end, text: '' });
    },
  }).visit(parseSync(file, text).program);
  return edited(text, edits);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns `text` with the edits, which must be sorted by position. */
function edited(text: string, edits: readonly Edit[]): string {
  const last = edits.at(-1);
  const kept = edits.map(({ start, text: now }, at) => text.slice(edits[at - 1]?.end ?? 0, start) + now);
  return kept.join('') + text.slice(last?.end ?? 0);
}
