import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useAnyDesk } from '#client/resource/model/useDesk.ts';
import { useCompanionDesks } from '#client/resource/openRecord/OpenRecord.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { IconActions } from '#client/ui/IconActions.tsx';
import type { MenuItem } from '#client/ui/Menu.tsx';
import { useSteps } from './useFormKeys.ts';

/**
 * Returns menu items for undo and redo of a desk; `useFormKeys` handles their keys.
 * @param number the visible record, if any: steps in other records are announced
 */
export function useDeskSteps(desk: RecordDesk, number: number | undefined): readonly MenuItem[] {
  const text = useText(recordFormTexts);
  const step = useSteps(desk, number);
  const desks = [desk, ...useCompanionDesks()];
  const canUndo = useAnyDesk(desks, () => desks.some((one) => one.canUndo));
  const canRedo = useAnyDesk(desks, () => desks.some((one) => one.canRedo));
  return [
    {
      id: 'undo',
      label: text('record.undo'),
      hint: 'Ctrl+Z',
      icon: <Undo2 size={18} aria-hidden />,
      isDisabled: !canUndo,
      onAction: () => void step('undo'),
    },
    {
      id: 'redo',
      label: text('record.redo'),
      hint: 'Ctrl+Y',
      icon: <Redo2 size={18} aria-hidden />,
      isDisabled: !canRedo,
      onAction: () => void step('redo'),
    },
  ];
}

interface DeskStepsProps {
  readonly desk: RecordDesk;
  /** The visible record, if any: steps in other records are announced. */
  readonly number?: number | undefined;
}

/** Buttons for undo and redo of a desk. */
export const DeskSteps = ({ desk, number }: DeskStepsProps) => <IconActions items={useDeskSteps(desk, number)} />;
