import { LANGUAGES, type Label } from '#domain/text/languages.ts';

/** The groups of the palette, in its order; each is also a text key below `palette.`. */
export const COMMAND_GROUPS = [
  'map',
  'table',
  'field',
  'work',
  'screen',
  'rule',
  'floor',
  'record',
  'scenario',
  'guide',
  'setting',
] as const;

/** A command of the palette. */
export interface Command {
  readonly id: string;
  readonly group: (typeof COMMAND_GROUPS)[number];
  /** The visible text, in the user's language. */
  readonly label: string;
  /** The search words, in every language. */
  readonly words: readonly string[];
  /** The text at the end of the line: a shortcut, or the current value. */
  readonly hint?: string;
  readonly run: () => void;
}

/** Returns a text in every language, so that search finds it in each, whichever is shown. */
export const wordsOf = (label: Label): string[] => LANGUAGES.map((language) => label[language]);
