import { useAtom, useAtomValue } from 'jotai';
import Layers from 'lucide-react/icons/layers';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect } from 'react';
import { Button as BareButton } from 'react-aria-components/Button';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapEvents } from '#client/mapEditor/commands/useEvents.ts';
import { EventSection } from '#client/mapEditor/eventPanel/EventSection.tsx';
import { FloorSettings } from '#client/mapEditor/floors/FloorSettings.tsx';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { phoneDialogAtom, toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { useMay } from '#client/page/may.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useNamedField } from '#client/resource/words/fieldAddress.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { FloorList } from './FloorList.tsx';
import { Inspector } from './Inspector.tsx';
import { bar, dialogButton } from './PhoneBar.css.ts';
import { StaleRooms } from './shownAtTimes.tsx';
import { ToolOptions, type ToolPanels } from './ToolOptions.tsx';
import { toolName } from './ToolPanel.css.ts';
import { ToolPanel } from './ToolPanel.tsx';
import { TouchMode } from './TouchMode.tsx';

interface PhoneBarProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
  readonly events: MapEvents;
  readonly toolPanels: ToolPanels;
}

/** The bar below the map on a phone: the tools, and dialogs with the panels that are next to the map on wide screens. */
export default function PhoneBar({ scenarioId, desk, floors, listed, events, toolPanels }: PhoneBarProps) {
  const language = useAtomValue(languageAtom);
  const text = useText(mapEditorTexts, pageTexts);
  const tool = useAtomValue(toolAtom);
  const canWrite = useMay('edit');
  const setting = useNamedField();
  const [dialog, setDialog] = useAtom(phoneDialogAtom);
  useEffect(() => {
    if (setting !== undefined) setDialog('settings');
  }, [setting, setDialog]);
  useEffect(() => () => setDialog(undefined), [setDialog]);
  const close = () => setDialog(undefined);
  const dialogParts = {
    onClose: close,
    closeLabel: text('common.close'),
    actions: <Button onPress={close}>{text('common.close')}</Button>,
  };
  return (
    <div className={bar}>
      <BareButton className={dialogButton} onPress={() => setDialog('floors')}>
        <Layers size={20} />
        <span className={toolName}>{text('map.floors')}</span>
      </BareButton>
      {canWrite && <TouchMode />}
      {canWrite && <ToolPanel />}
      <BareButton
        className={dialogButton}
        aria-label={text(canWrite ? 'map.options' : 'map.inspector')}
        onPress={() => setDialog('options')}
      >
        <SlidersHorizontal size={20} />
        <span className={toolName}>{text(canWrite ? 'map.word.options' : 'map.inspector')}</span>
      </BareButton>
      <Dialog
        {...dialogParts}
        isOpen={dialog === 'floors'}
        title={text('map.floors')}
        actions={
          <>
            <Button onPress={() => setDialog('settings')}>{text('map.settings')}</Button>
            {dialogParts.actions}
          </>
        }
      >
        <FloorList scenarioId={scenarioId} listed={listed} floors={floors} current={desk.number} onChosen={close} />
      </Dialog>
      <Dialog
        {...dialogParts}
        isOpen={dialog === 'options'}
        title={canWrite ? tool.label[language] : text('map.inspector')}
      >
        {canWrite && <ToolOptions panels={toolPanels} size={desk.size} />}
        <EventSection desk={desk} events={events} scenarioId={scenarioId} />
        <Inspector scenarioId={scenarioId} desk={desk} />
        <StaleRooms desk={desk} />
      </Dialog>
      <Dialog
        {...dialogParts}
        isOpen={dialog === 'settings'}
        title={`${text('map.settings')} ${floorNumberText(desk.number)}`}
      >
        <FloorSettings scenarioId={scenarioId} desk={desk} />
      </Dialog>
    </div>
  );
}
