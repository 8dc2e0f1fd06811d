import { useAtomValue } from 'jotai';
import Flag from 'lucide-react/icons/flag';
import Gift from 'lucide-react/icons/gift';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import Repeat1 from 'lucide-react/icons/repeat-1';
import Volume2 from 'lucide-react/icons/volume-2';
import X from 'lucide-react/icons/x';
import { type RefObject, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { LeafValue } from '#client/resource/display/LeafValue.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { BareButton } from '#client/ui/BareButton.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { popover } from '#client/ui/Popover.css.ts';
import { differIn, type Leaf, leafValue } from '#domain/resource/leaf.ts';
import * as styles from './LeafChips.css.ts';
import { LinkedPaths } from './LinkedPaths.tsx';
import { scriptTexts } from './scriptTexts.ts';

type Look = NonNullable<Parameters<typeof styles.chip>[0]>['look'];

/** The look of a chip by what it does: it asks for something, gives, sets a flag, or is none of these. */
function lookOf({ path, field }: Leaf): { readonly look: Look; readonly Icon: typeof Flag } {
  if (path.endsWith('needs_flag')) return { look: 'needs', Icon: KeyRound };
  if (path.endsWith('gives_item')) return { look: 'gives', Icon: Gift };
  if (field.kind === 'sound') return { look: 'plain', Icon: Volume2 };
  return field.kind === 'reference' ? { look: 'sets', Icon: Flag } : { look: 'plain', Icon: Repeat1 };
}

/** Leaves of the open record as chips: those that are set, and a menu of the others. A chip opens the input of its leaf. */
export function LeafChips({ leaves, label }: { readonly leaves: readonly Leaf[]; readonly label: string }) {
  const text = useText(scriptTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const canWrite = useMay('edit');
  const [edited, setEdited] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const set = useDesk(desk, () =>
    leaves.flatMap((leaf) => (differIn(leaf, desk.resource.blank, desk.record(number)) ? leaf.path : [])).join(' '),
  ).split(' ');
  const unset = leaves.filter(({ path }) => !set.includes(path));
  const leaf = leaves.find(({ path }) => path === edited);
  function clear(cleared: Leaf) {
    desk.edit([{ number, leaf: cleared, value: leafValue(desk.resource.blank, cleared) }]);
    frame.current?.querySelector<HTMLElement>('[data-more]')?.focus();
  }
  // Links to a leaf that is not set lead to the button that sets it.
  const more = (
    <LinkedPaths paths={unset.map(({ path }) => path)}>
      <Menu
        label={text('script.add.label', { row: label })}
        placement="bottom start"
        trigger={
          <Button
            size="small"
            tone="plain"
            data-more
            icon={<Plus size={14} aria-hidden />}
            aria-label={text('script.add.label', { row: label })}
          >
            {text('script.add')}
          </Button>
        }
        sections={[
          {
            id: 'unset',
            items: unset.map((one) => ({
              id: one.path,
              label: one.field.label[language],
              onAction: () =>
                one.field.kind === 'flag' ? desk.edit([{ number, leaf: one, value: true }]) : setEdited(one.path),
            })),
          },
        ]}
      />
    </LinkedPaths>
  );
  return (
    <div className={styles.chips} ref={frame}>
      {leaves
        .filter(({ path }) => set.includes(path))
        .map((one) => (
          <Chip
            key={one.path}
            leaf={one}
            onEdit={canWrite && one.field.kind !== 'flag' ? () => setEdited(one.path) : undefined}
            onClear={canWrite ? () => clear(one) : undefined}
          />
        ))}
      {canWrite && unset.length > 0 && more}
      {leaf && <LeafPopover leaf={leaf} within={frame} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

interface ChipProps {
  readonly leaf: Leaf;
  readonly onEdit: (() => void) | undefined;
  readonly onClear: (() => void) | undefined;
}

function Chip({ leaf, onEdit, onClear }: ChipProps) {
  const text = useText(scriptTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const value = useDesk(desk, () => leafValue(desk.record(number), leaf));
  const { look, Icon } = lookOf(leaf);
  const name = leaf.field.label[language];
  const words = (
    <>
      <Icon size={14} aria-hidden />
      <span className={styles.name}>{name}</span>
      {leaf.field.kind !== 'flag' && (
        <span className={styles.value}>
          <LeafValue leaf={leaf} value={value} scenarioId={desk.scenarioId} />
        </span>
      )}
    </>
  );
  return (
    <span className={styles.chip({ look })} data-path={leaf.path}>
      {onEdit ? (
        <BareButton className={styles.open} onPress={onEdit}>
          {words}
        </BareButton>
      ) : (
        <span className={styles.open}>{words}</span>
      )}
      {onClear && (
        <BareButton className={styles.clear} aria-label={text('script.clear', { field: name })} onPress={onClear}>
          <X size={14} aria-hidden />
        </BareButton>
      )}
    </span>
  );
}

interface LeafPopoverProps {
  readonly leaf: Leaf;
  /** The element whose button for the leaf it stands at. */
  readonly within: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The input of a leaf at its chip. */
export function LeafPopover({ leaf, within, onClose }: LeafPopoverProps) {
  const language = useAtomValue(languageAtom);
  return (
    <Popover
      className={popover}
      triggerRef={within}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom start"
      offset={4}
    >
      <Dialog className={styles.card} aria-label={leaf.field.label[language]}>
        <RecordLeaf leaf={leaf} />
      </Dialog>
    </Popover>
  );
}
