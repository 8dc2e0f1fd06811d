import { keyText } from '#client/commands/keyCombination.ts';
import type { MenuSection } from '#client/ui/Menu.tsx';
import type { Language } from '#domain/text/languages.ts';
import type { TableCommand } from './tableCommands.ts';

/** Returns the commands of a table as sections of a menu, with their keys if `hasKeys`. */
export const commandSections = (
  commands: readonly TableCommand[],
  language: Language,
  hasKeys: boolean,
): readonly MenuSection[] =>
  (['edit', 'fill', 'rows', 'table'] as const).map((group) => ({
    id: group,
    items: commands
      .filter((command) => command.group === group)
      .map(({ id, label, keys, run, isEnabled }) => ({
        id,
        label: label[language],
        ...(hasKeys && { hint: keys.map(keyText).join(' / ') }),
        isDisabled: !isEnabled(),
        onAction: run,
      })),
  }));
