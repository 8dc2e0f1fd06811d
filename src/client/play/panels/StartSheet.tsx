import { useAtomValue } from 'jotai';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import type { SetUp } from '#client/play/session/beginGame.ts';
import { Names } from '#client/play/words/Names.ts';
import { shellTexts } from '#client/shell/shellTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { SIDES, type Side } from '#domain/map/cell.ts';
import { FACINGS, type Standing } from '#game/state/Standing.ts';
import type { World } from '#game/world/World.ts';
import * as styles from './StartSheet.css.ts';
import { startTexts } from './startTexts.ts';

const HIGHEST_LEVEL = 99;
const MOST_GOLD = 999_999_999;
const LAST_SEED = 999_999;

interface Named {
  readonly value: number;
  readonly label: string;
}

interface StartSheetProps {
  readonly world: World;
  readonly setUp: SetUp;
  readonly flags: readonly Named[];
  readonly onStart: (setUp: SetUp) => void;
  /** With a game under way: it goes on as it is, or with its party in the cell that was asked for. */
  readonly onContinue?: (() => void) | undefined;
  readonly onBring?: ((at: Standing) => void) | undefined;
  readonly onClose: () => void;
}

/** How a game is to begin while testing: where, with whom, and what they know and carry. */
export function StartSheet({ world, flags, onStart, onContinue, onBring, onClose, ...props }: StartSheetProps) {
  const text = useText(startTexts, mapEditorTexts, shellTexts);
  const names = new Names(world, useAtomValue(languageAtom));
  const [setUp, setSetUp] = useState(props.setUp);
  const change = (changed: Partial<SetUp>) => setSetUp((before) => ({ ...before, ...changed }));
  const { at } = setUp;
  const items = [...world.items.keys()].map((value) => ({ value, label: names.item(value) }));
  return (
    <Dialog
      isOpen
      size="medium"
      title={text('start.title')}
      closeLabel={text('common.close')}
      onClose={onClose}
      onSubmit={() => onStart(setUp)}
      actions={
        <>
          {onContinue && <Button onPress={onContinue}>{text('start.continue')}</Button>}
          {onBring && at && <Button onPress={() => onBring(at)}>{text('start.bring')}</Button>}
          {at && <Button onPress={() => onStart({ ...setUp, at: null })}>{text('start.fromCity')}</Button>}
          <Button tone="primary" type="submit" autoFocus>
            {text(at ? 'start.fromCell' : 'start.fromCity')}
          </Button>
        </>
      }
    >
      {at && (
        <section className={styles.row}>
          <p className={styles.place}>{text('start.at', { floor: names.floor(at.floor), x: at.x, y: at.y })}</p>
          <Choice
            label={text('start.facing')}
            look="segments"
            value={at.facing}
            onChange={(facing) => change({ at: { ...at, facing } })}
            options={FACINGS.map((value) => ({ value, label: text(`map.side.${SIDES[value - 1] as Side}`) }))}
          />
        </section>
      )}
      <section className={styles.row}>
        <Choice
          label={text('start.party')}
          look="segments"
          value={setUp.party}
          onChange={(party) => change({ party })}
          options={(['own', 'usual'] as const).map((value) => ({
            value,
            label: text(`start.party.${value}`),
            isDisabled: value === 'own' && world.characters.size === 0,
          }))}
        />
        <NumberField
          label={text('start.level')}
          value={setUp.level}
          min={1}
          max={HIGHEST_LEVEL}
          named={[{ code: 0, name: text('start.level.own') }]}
          onChange={(level) => change({ level })}
        />
        <NumberField
          label={text('start.gold')}
          value={setUp.gold}
          min={0}
          max={MOST_GOLD}
          onChange={(gold) => change({ gold })}
        />
        <NumberField
          label={text('start.seed')}
          value={setUp.seed}
          min={0}
          max={LAST_SEED}
          onChange={(seed) => change({ seed })}
        />
      </section>
      <section className={styles.row}>
        <ChosenFew
          label={text('start.flags')}
          options={flags}
          chosen={setUp.flags}
          onChange={(chosen) => change({ flags: chosen })}
        />
        <ChosenFew
          label={text('start.items')}
          options={items}
          chosen={setUp.items}
          onChange={(chosen) => change({ items: chosen })}
        />
      </section>
    </Dialog>
  );
}

interface ChosenFewProps {
  readonly label: string;
  readonly options: readonly Named[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Some of many, found by typing and listed. */
function ChosenFew({ label, options, chosen, onChange }: ChosenFewProps) {
  const text = useText(startTexts);
  return (
    <div>
      <ComboBox
        // Begun anew with each that is taken, so that the next can be typed.
        key={chosen.join(' ')}
        label={label}
        value={null}
        options={options.filter(({ value }) => !chosen.includes(value))}
        onChange={(value) => value !== null && onChange([...chosen, value])}
        emptyText={text('start.none')}
      />
      <ul className={styles.chosen}>
        {chosen.map((number) => {
          const name = options.find(({ value }) => value === number)?.label ?? String(number);
          return (
            <li key={number} className={styles.one}>
              {name}
              <IconButton
                size="small"
                label={text('start.remove', { name })}
                icon={<X size={14} />}
                onPress={() => onChange(chosen.filter((one) => one !== number))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
