import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { IconActions } from '#client/ui/IconActions.tsx';
import { useDeskSteps } from './useDeskSteps.tsx';

interface DeskStepsProps {
  readonly desk: RecordDesk;
  /** The visible record, if there is one: a step elsewhere is announced. */
  readonly number?: number | undefined;
}

/** Undo and redo of a desk as buttons. */
export const DeskSteps = ({ desk, number }: DeskStepsProps) => <IconActions items={useDeskSteps(desk, number)} />;
