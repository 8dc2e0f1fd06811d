import { useAtomValue } from 'jotai';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { isPressed } from '#client/commands/keyCombination.ts';
import type { FloorSettingsDesk } from '#client/floor/desk/FloorSettingsDesk.ts';
import { openMapAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { isComposing } from '#client/ui/isComposing.ts';

/**
 * Binds undo and redo within the settings of a floor: there they take back settings, never strokes of the map, which the author does not
 * think of meanwhile. A field in which something was typed since it got the focus keeps the browser's own undo.
 */
export function useSettingKeys(settings: FloorSettingsDesk) {
  const commands = useAtomValue(openMapAtom);
  const typedIn = useRef<EventTarget>(undefined);
  return {
    onInput: ({ target }: FormEvent) => {
      typedIn.current = isWritten(target) ? target : undefined;
    },
    onBlur: (_left: FocusEvent) => {
      typedIn.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { nativeEvent, target, ctrlKey, metaKey } = event;
      const isTyping = isWritten(target) && (typedIn.current === target || !(ctrlKey || metaKey));
      if (event.defaultPrevented || isTyping || isComposing(nativeEvent)) return;
      const id = commands?.find((command) => isPressed(command, nativeEvent))?.id;
      if (id !== 'undo' && id !== 'redo') return;
      event.preventDefault();
      settings[id]();
    },
  };
}

/** Whether the element takes typed text. */
const isWritten = (target: EventTarget): boolean =>
  (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)) ||
  target instanceof HTMLTextAreaElement;
