import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { doorKeyPatch, keyDoor, mayHoldKey } from '#client/mapEditor/events/doorKeyPatch.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { LeafInput } from '#client/resource/inputs/LeafInput.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { type Edge, otherHalf } from '#domain/map/edge.ts';
import { newEvent } from '#domain/map/event.ts';
import type { Patch } from '#domain/map/patch.ts';
import { cellMenuTexts } from './cellMenuTexts.ts';

interface DoorKeyDialogProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  /** The half of the door in the cell whose menu was opened. */
  readonly door: Edge;
  readonly onClose: () => void;
  /** Called with the step, and with the half that holds the event. */
  readonly onGiven: (step: Patch, half: Edge) => void;
}

const item = eventSlots(keyDoor, newEvent(keyDoor)).find(({ kind }) => kind === 'item');

const focusFirst = (frame: HTMLDivElement | null) => frame?.querySelector('input')?.focus();

/** Asks for the item that opens a door, and from which of its two cells. */
export default function DoorKeyDialog({ scenarioId, desk, door, onClose, onGiven }: DoorKeyDialogProps) {
  const text = useText(cellMenuTexts, placeTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const { grid } = desk.session;
  const halves = [door, otherHalf(door, desk.size)];
  const free = halves.findIndex((half) => mayHoldKey(grid, half));
  const [at, setAt] = useState(Math.max(0, free));
  const [number, setNumber] = useState(0);
  const half = halves[at];
  const isReady = free >= 0 && number > 0 && half !== undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('map.key.title')}
      onSubmit={() => {
        if (isReady) onGiven(doorKeyPatch(desk.session.grid, desk.size, half, number), half);
      }}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isDisabled={!isReady}>
            {text('map.key.give')}
          </Button>
        </>
      }
    >
      {item && (
        <div ref={focusFirst}>
          <LeafInput
            label={item.label[language]}
            field={item.field}
            value={number}
            onChange={(value) => setNumber(Number(value))}
            errors={[]}
            scenarioId={scenarioId}
            isWatched={false}
          />
        </div>
      )}
      <Choice
        label={text('map.key.from')}
        hint={text(free < 0 ? 'map.key.taken' : 'map.key.from.hint')}
        value={at}
        onChange={setAt}
        options={halves.map((each, index) => ({
          value: index,
          label: text('map.key.half', { x: each.x, y: each.y, side: text(`map.side.${each.side}`) }),
          isDisabled: !mayHoldKey(grid, each),
        }))}
      />
    </Dialog>
  );
}
