import Ellipsis from 'lucide-react/icons/ellipsis';
import StampIcon from 'lucide-react/icons/stamp';
import { useState } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { useText } from '#client/i18n/useText.ts';
import type { SelectionDesk } from '#client/mapEditor/selection/selectionDesk.ts';
import { moveStamp, withoutStamp } from '#client/mapEditor/selection/stampEdits.ts';
import { withStamp } from '#client/mapEditor/selection/withStamp.ts';
import { selectionTexts } from '#client/mapEditor/selectionTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import type { Stamp } from '#domain/accountDocuments/stamps.ts';
import { StampDialog } from './StampDialog.tsx';
import { digit, list, palette, row, stampButton, stampName, stampsHead } from './StampPalette.css.ts';
import { StampPicture } from './StampPicture.tsx';
import { stampTexts } from './stampTexts.ts';

interface StampPaletteProps {
  readonly desk: SelectionDesk;
  /** Whether cells are selected that could be stored. */
  readonly canStore: boolean;
}

/** Lists the stamps of the account; pressing one makes it float over the map. */
export default function StampPalette({ desk, canStore }: StampPaletteProps) {
  const text = useText(selectionTexts, stampTexts);
  const { stamps, changeStamps, recall, newStamp } = desk;
  const [edited, setEdited] = useState<{ readonly stamp: Stamp; readonly isNew: boolean }>();
  const close = () => setEdited(undefined);
  const make = () => {
    const made = newStamp();
    const stamp = made && {
      ...made,
      name: text('map.stamp.new', { number: stamps.length + 1 }),
      key: freeDigit(stamps),
    };
    if (stamp) setEdited({ stamp, isNew: true });
  };
  return (
    <section className={palette} aria-label={text('map.stamps')}>
      <h3 className={stampsHead}>{text('map.stamps')}</h3>
      {stamps.length === 0 && <p>{text('map.stamps.none')}</p>}
      <ul className={list}>
        {stamps.map((stamp, index) => (
          <li key={stamp.id} className={row}>
            <PlainButton className={stampButton} onPress={() => recall(stamp)}>
              <StampPicture region={stamp.region} />
              <span className={stampName}>{stamp.name}</span>
              {stamp.key > 0 && <kbd className={digit}>{stamp.key}</kbd>}
            </PlainButton>
            <Menu
              label={stamp.name}
              trigger={
                <IconButton
                  size="small"
                  label={text('map.stamp.more', { name: stamp.name })}
                  icon={<Ellipsis size={16} />}
                />
              }
              sections={[
                {
                  id: 'stamp',
                  items: [
                    { id: 'edit', label: text('map.stamp.edit'), onAction: () => setEdited({ stamp, isNew: false }) },
                    {
                      id: 'up',
                      label: text('map.stamp.up'),
                      isDisabled: index === 0,
                      onAction: () => changeStamps((present) => moveStamp(present, stamp.id, -1)),
                    },
                    {
                      id: 'down',
                      label: text('map.stamp.down'),
                      isDisabled: index === stamps.length - 1,
                      onAction: () => changeStamps((present) => moveStamp(present, stamp.id, 1)),
                    },
                    {
                      id: 'delete',
                      label: text('map.stamp.delete'),
                      isDanger: true,
                      onAction: () => changeStamps((present) => withoutStamp(present, stamp.id)),
                    },
                  ],
                },
              ]}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" icon={<StampIcon size={16} />} isDisabled={!canStore} onPress={make}>
          {text('map.stamp.store')}
        </Button>
      </div>
      {edited && (
        <StampDialog
          stamp={edited.stamp}
          title={edited.isNew ? text('map.stamp.store') : text('map.stamp.edit')}
          onClose={close}
          onSave={(stamp) => {
            changeStamps((present) => withStamp(present, stamp));
            close();
          }}
        />
      )}
    </section>
  );
}

/** Returns the first digit that recalls no stamp yet; 0 if all do. */
const freeDigit = (stamps: readonly Stamp[]): number =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].find((key) => stamps.every((stamp) => stamp.key !== key)) ?? 0;
