import { atom } from 'jotai';
import { type KeyCombination, keyText } from '#client/commands/keyCombination.ts';
import type { NamedKeys } from '#client/commands/OpenCommand.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { keptAtom } from '#client/saving/keptAtom.ts';
import type { KeyBindings } from '#domain/accountDocuments/keyBindings.ts';

/**
 * The author's key bindings, which replace the default keys of tools and commands. The account stores them; the browser stores them too,
 * so that they apply from the first key press and offline.
 */
export const keyBindingsAtom = keptAtom<KeyBindings>('meikyu.map.keys', {});

/** Returns a tool with its default keys. Bindings are stored under `tool.` or `command.` followed by an id. */
const boundTool = (tool: MapTool): NamedKeys => ({
  id: `tool.${tool.id}`,
  label: tool.label,
  keys: tool.shortcut ? [{ key: tool.shortcut }] : [],
});

/** All tools with their default keys. */
export const toolBindings: readonly NamedKeys[] = mapTools.map(boundTool);

/**
 * Returns the keys of a tool or command: the author's own, or else the default ones without those that the author has bound to something
 * else. So a command that a later version brings never takes a key that is in use.
 */
export function keysInUse({ id, keys }: Pick<NamedKeys, 'id' | 'keys'>, bindings: KeyBindings): NamedKeys['keys'] {
  const own = bindings[id] as NamedKeys['keys'] | undefined;
  if (own) return own;
  const bound = new Set((Object.values(bindings).flat() as KeyCombination[]).map(keyText));
  return keys.filter((each) => !bound.has(keyText(each)));
}

/** Returns the letter of a tool according to the author's bindings; '' if it has none. */
export const shortcutsAtom = atom((get) => {
  const bindings = get(keyBindingsAtom);
  const shortcuts = new Map(mapTools.map((tool) => [tool, keysInUse(boundTool(tool), bindings)[0]?.key ?? '']));
  return (tool: MapTool): string => shortcuts.get(tool) ?? '';
});

/** Returns the commands with the author's key bindings applied. */
export const withBindings = <Of extends NamedKeys>(commands: readonly Of[], bindings: KeyBindings): readonly Of[] =>
  Object.keys(bindings).length === 0
    ? commands
    : commands.map((command) => ({
        ...command,
        keys: keysInUse({ ...command, id: `command.${command.id}` }, bindings),
      }));
