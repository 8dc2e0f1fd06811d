import { keyText } from '#client/commands/keyCombination.ts';
import type { OpenCommand } from '#client/commands/OpenCommand.ts';
import type { Language } from '#domain/text/languages.ts';
import { type Command, wordsOf } from './Command.ts';

/** Returns the enabled commands of what is open on the page as entries of a group. */
export const openEntries = (language: Language, group: Command['group'], commands: readonly OpenCommand[]): Command[] =>
  commands
    .filter(({ isEnabled }) => isEnabled())
    .map(({ id, label, keys, run }) => ({
      id: `${group} command ${id}`,
      group,
      label: label[language],
      words: wordsOf(label),
      hint: keys.slice(0, 1).map(keyText).join(''),
      run,
    }));
