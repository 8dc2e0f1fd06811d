import { LANGUAGES, type Label } from '#domain/text/languages.ts';

/** The groups of the palette, in its order; each is a text key below `palette.` too. */
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

/** Something that the palette can do. */
export interface Command {
  readonly id: string;
  readonly group: (typeof COMMAND_GROUPS)[number];
  /** What is shown, in the reader's language. */
  readonly label: string;
  /** What it is found by, in every language. */
  readonly words: readonly string[];
  /** At the end of the line: a shortcut, or what is in force now. */
  readonly hint?: string;
  readonly run: () => void;
}

/** A text in every language: found by either, whichever is shown. */
export const wordsOf = (label: Label): string[] => LANGUAGES.map((language) => label[language]);
