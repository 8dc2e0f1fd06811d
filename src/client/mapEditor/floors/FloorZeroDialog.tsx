import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { labyrinthFilterAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { floorZeroTexts } from './floorZeroTexts.ts';

interface FloorZeroDialogProps {
  readonly scenarioId: string;
  readonly onClose: () => void;
}

/** Asks for the floor range of the current labyrinth when floor 0 is chosen, which is no floor (docs/product.md, "Map editor"). */
export default function FloorZeroDialog({ scenarioId, onClose }: FloorZeroDialogProps) {
  const text = useText(floorZeroTexts, mapEditorTexts, pageTexts);
  const [, navigate] = useLocation();
  const labyrinth = useAtomValue(labyrinthFilterAtom);
  const { data } = trpc.floors.list.useQuery({ scenario_id: scenarioId });
  const isEmpty =
    typeof labyrinth === 'number' && !data?.data.some(({ labyrinth_number }) => labyrinth_number === labyrinth);
  const settings = `/scenarios/${scenarioId}/labyrinths/settings${isEmpty ? `/${labyrinth}` : ''}`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('map.zero')}
      actions={
        <>
          <Button onPress={onClose}>{text('common.close')}</Button>
          <Button tone="primary" onPress={() => navigate(settings)}>
            {text('map.filter.settings')}
          </Button>
        </>
      }
    >
      <p>{isEmpty ? text('map.zero.empty', { number: floorNumberText(labyrinth) }) : text('map.zero.none')}</p>
    </Dialog>
  );
}
