import { useText } from '#client/i18n/useText.ts';
import type { MapSelection } from '#client/mapEditor/selection/MapSelection.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { floatingTexts } from './floatingTexts.ts';

/** Asks where the links within a copy should lead. If it is closed without an answer, the copy keeps floating. */
export default function LinkQuestion({ selection }: { readonly selection: MapSelection }) {
  const text = useText(floatingTexts, pageTexts);
  return (
    <Dialog
      isOpen
      onClose={() => selection.ponder()}
      title={text('map.links.ask')}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button onPress={() => selection.drop('original')}>{text('map.links.original')}</Button>
          <Button tone="primary" autoFocus onPress={() => selection.drop('along')}>
            {text('map.links.along')}
          </Button>
        </>
      }
    >
      <p>{text('map.links.ask.text')}</p>
    </Dialog>
  );
}
