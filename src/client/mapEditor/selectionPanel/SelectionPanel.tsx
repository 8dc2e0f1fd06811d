import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { type SelectionDesk, selectionDeskAtom } from '#client/mapEditor/selection/selectionDesk.ts';
import { useSelection } from '#client/mapEditor/selection/useSelection.ts';
import { selectionTexts } from '#client/mapEditor/selectionTexts.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { Toolbar } from '#client/ui/Toolbar.tsx';
import { ActionButton } from './ActionButton.tsx';
import { actions, chosen, panel } from './SelectionPanel.css.ts';
import { stampTexts } from './stampTexts.ts';

const StampPalette = lazyScreen(() => import('./StampPalette.tsx'));

/** The panel below the select tool: the number of selected cells, the actions on them, and the stamps. */
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
