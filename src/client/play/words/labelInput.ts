import type { TextKey, TextOf } from '#client/i18n/defineTexts.ts';
import type { Input, PlayerInput } from '#game/inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Names } from './Names.ts';
import { playTexts } from './playTexts.ts';

/** Returns the label of an input in the mode that offers it. */
export function labelInput(
  text: TextOf<TextKey<typeof playTexts>>,
  names: Names,
  { mode, pending }: Pick<GameState, 'mode' | 'pending'>,
  input: PlayerInput,
): string {
  switch (input.do) {
    case 'choose': {
      const operation = pending?.operation;
      if (operation?.op === 'ride') return names.floor(input.choice);
      return operation?.op === 'choose' ? names.choice(operation.choices[input.choice]?.label ?? 0) : '';
    }
    case 'enter':
      return text('play.do.enter', { name: names.labyrinth(input.labyrinth) });
    case 'leave':
      if (mode === 'camp' || mode === 'labyrinth') return text(`play.do.leave.${mode}`);
      return text('play.do.leave');
    case 'next':
      return text(mode === 'over' || mode === 'ended' ? `play.do.${mode}` : 'play.do.next');
    default:
      return text(`play.do.${input.do}`);
  }
}

/** Returns the label of an input from any mode; '' for one without a name. */
export function labelAny(
  text: TextOf<TextKey<typeof playTexts>>,
  names: Names,
  state: Pick<GameState, 'mode' | 'pending'>,
  input: Input,
): string {
  const { do: what } = { ...input };
  const isKnown = what === 'choose' || what === 'enter' || Object.hasOwn(playTexts, `play.do.${what}`);
  return isKnown ? labelInput(text, names, state, input as PlayerInput) : '';
}
