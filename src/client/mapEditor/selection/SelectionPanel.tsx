import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { StampPalette } from '#client/mapEditor/lazy.ts';
import { selectionTexts } from '#client/mapEditor/selectionTexts.ts';
import { Toolbar } from '#client/ui/Toolbar.tsx';
import { ActionButton } from './ActionButton.tsx';
import { actions, chosen, panel } from './SelectionPanel.css.ts';
import { type SelectionDesk, selectionDeskAtom } from './selectionDesk.ts';
import { stampTexts } from './stampTexts.ts';
import { useSelection } from './useSelection.ts';

/** Below the select tool: how many cells are chosen, what can be done with them, and the stamps. */
export default function SelectionPanel() {
  const desk = useAtomValue(selectionDeskAtom);
  return desk ? <OpenPanel desk={desk} /> : null;
}

function OpenPanel({ desk }: { readonly desk: SelectionDesk }) {
  const text = useText(selectionTexts, stampTexts);
  const { cells } = useSelection(desk.selection);
  return (
    <div className={panel}>
      <p className={chosen}>
        {cells.length > 0 ? text('map.selection.count', { count: cells.length }) : text('map.selection.none')}
      </p>
      <Toolbar label={text('map.selection')} className={actions}>
        {desk.commands.map((command) => (
          <ActionButton key={command.id} command={command} />
        ))}
      </Toolbar>
      <Suspense>
        <StampPalette desk={desk} canStore={cells.length > 0} />
      </Suspense>
    </div>
  );
}
