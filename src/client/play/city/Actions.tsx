import type { ReactNode } from 'react';
import type { PlayerInput } from '#game/inputs.ts';
import { canDo } from '#game/step.ts';
import * as styles from './Actions.css.ts';
import type { Visit } from './visit.ts';

/** Buttons side by side. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.actions}>{children}</span>
);

interface ActionProps {
  readonly children: ReactNode;
  /** The accessible name, if the text alone is not enough. */
  readonly label?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A button of the city. */
export function Action({ children, label, isDisabled = false, onPress }: ActionProps) {
  return (
    <button type="button" className={styles.action} aria-label={label} disabled={isDisabled} onClick={onPress}>
      {children}
    </button>
  );
}

interface DeedProps extends Pick<Visit, 'world' | 'state' | 'give'>, Pick<ActionProps, 'children' | 'label'> {
  readonly input: PlayerInput;
  /** Hides the button instead of disabling it while the action is impossible. */
  readonly isHidden?: boolean;
}

/** A button for an input, disabled while the game does not allow it. */
export function Deed({ world, state, give, input, isHidden = false, ...shown }: DeedProps) {
  const isOpen = canDo(world, state, input);
  return isHidden && !isOpen ? null : <Action {...shown} isDisabled={!isOpen} onPress={() => give(input)} />;
}
