import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { useDesk } from './OpenRecord.ts';
import { useSteps } from './useFormKeys.ts';

interface DeskStepsProps {
  readonly desk: RecordDesk;
  /** The record in sight, where it is one: a step elsewhere is told. */
  readonly number?: number | undefined;
}

/** Undo and redo of a desk; their keys are those of `useFormKeys`. */
export function DeskSteps({ desk, number }: DeskStepsProps) {
  const text = useText(recordFormTexts);
  const step = useSteps(desk, number);
  const canUndo = useDesk(desk, () => desk.canUndo);
  const canRedo = useDesk(desk, () => desk.canRedo);
  return (
    <>
      <IconButton
        label={text('record.undo')}
        hint="Ctrl+Z"
        icon={<Undo2 size={18} aria-hidden />}
        isDisabled={!canUndo}
        onPress={() => void step('undo')}
      />
      <IconButton
        label={text('record.redo')}
        hint="Ctrl+Y"
        icon={<Redo2 size={18} aria-hidden />}
        isDisabled={!canRedo}
        onPress={() => void step('redo')}
      />
    </>
  );
}
