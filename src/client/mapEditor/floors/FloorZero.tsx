import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { caption, entry, floorName, number as numberStyle } from '#client/mapEditor/panels/FloorList.css.ts';
import { placeholder } from '#client/mapEditor/panels/FloorThumbnail.css.ts';
import { floorNumberText } from '#client/mapEditor/state/floorNumberText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { BlankSheet } from '#client/ui/icons/BlankSheet.tsx';

interface FloorZeroProps {
  readonly labyrinth: number;
  /** Where the range of this labyrinth is set. */
  readonly settings: string;
}

/** In the place of the floors of a labyrinth that has none yet: floor 0, which leads to its range (spec 1 §2). */
export default function FloorZero({ labyrinth, settings }: FloorZeroProps) {
  const text = useText();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={entry} onClick={() => setOpen(true)}>
        <span className={placeholder}>
          <BlankSheet />
        </span>
        <span className={caption}>
          <span className={numberStyle}>{floorNumberText(0)}</span>
          <span className={floorName}>{text('map.floor.blank')}</span>
        </span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text('map.zero')}
        actions={
          <>
            <Button onPress={close}>{text('map.close')}</Button>
            <Button tone="primary" onPress={() => navigate(settings)}>
              {text('map.filter.settings')}
            </Button>
          </>
        }
      >
        <p>{text('map.zero.what', { number: floorNumberText(labyrinth) })}</p>
      </Dialog>
    </>
  );
}
