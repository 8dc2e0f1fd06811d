import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

/** A text that is read in one language if another is empty. */
const FALLBACK = /\|\|\s*[\w.?[\]]+(?:\.|_)(?:ja|en)\b(?!\s*(?:[=!]==|\.trim))/g;
const READER = 'src/domain/text/inLanguage.ts';
/** Files that list texts of both languages for an author, or ask whether any is written. */
const ASKS = ['src/client/screens/labyrinths/settings/LabyrinthLine.tsx'];

/** Reports a text that falls back to the other language by itself: only one way, as a rule (docs/domain.md, "Languages of a scenario"). */
export function fallbacks({ path, text }: SourceFile): Finding[] {
  if (!path.startsWith('src/') || path === READER || ASKS.includes(path)) return [];
  return Array.from(text.matchAll(FALLBACK), ({ index }) => ({
    path,
    line: lineAt(text, index),
    message: 'a text falls back to the other language: use inLanguage.ts, which does both ways',
  }));
}
