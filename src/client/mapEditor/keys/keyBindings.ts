import { atom } from 'jotai';
import type { KeyCombination } from '#client/commands/keyCombination.ts';
import type { NamedKeys } from '#client/commands/OpenCommand.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { keptAtom } from '#client/saving/keptAtom.ts';
import type { KeyBindings } from '#domain/accountDocuments/keyBindings.ts';

/**
 * The keys that the author has chosen instead of those that tools and commands come with. The account keeps them; the browser keeps
 * them too, so that they are there from the first press on and without a connection.
 */
export const keyBindingsAtom = keptAtom<KeyBindings>('meikyu.map.keys', {});

/** A tool with the keys that it comes with. Its keys are kept by `tool.` or `command.` and an id. */
const boundTool = (tool: MapTool): NamedKeys => ({
  id: `tool.${tool.id}`,
  label: tool.label,
  keys: tool.shortcut ? [{ key: tool.shortcut }] : [],
});

/** All tools with the keys that they come with. */
export const toolBindings: readonly NamedKeys[] = mapTools.map(boundTool);

/** The letter of a tool by the author's choice; '' for one without any. */
export const shortcutsAtom = atom((get) => {
  const bindings = get(keyBindingsAtom);
  const shortcuts = new Map(
    mapTools.map((tool) => [tool, (bindings[`tool.${tool.id}`] ?? boundTool(tool).keys)[0]?.key ?? '']),
  );
  return (tool: MapTool): string => shortcuts.get(tool) ?? '';
});

/** Commands with the keys of the author's choice. */
export const withBindings = <Of extends NamedKeys>(commands: readonly Of[], bindings: KeyBindings): readonly Of[] =>
  commands.map((command) => {
    const keys = bindings[`command.${command.id}`];
    return keys ? { ...command, keys: keys as readonly KeyCombination[] } : command;
  });
