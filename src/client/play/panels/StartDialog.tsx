import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Names } from '#client/play/words/Names.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { SIDES, type Side } from '#domain/map/cell.ts';
import { OWN_PARTY, PARTIES, type SetUp, setUpField } from '#domain/resources/tests/testSetUp.ts';
import { recommendedLevel } from '#game/measure/recommendedLevel.ts';
import { standingOf } from '#game/saves/beginGame.ts';
import { FACINGS, type Standing } from '#game/state/Standing.ts';
import type { World } from '#game/world/World.ts';
import { ChosenFew, type Named } from './ChosenFew.tsx';
import * as styles from './StartDialog.css.ts';
import { startTexts } from './startTexts.ts';

const { fields } = setUpField;
const CITY = setUpField.initial.at;
/** The floor for the recommended level of a start in the city: the first one that the party enters. */
const FIRST_FLOOR = 1;

interface StartDialogProps {
  readonly world: World;
  readonly setUp: SetUp;
  readonly flags: readonly Named[];
  /** The stored set-ups above the form; choosing one replaces the current one. */
  readonly setUpList: (setUp: SetUp, onChoose: (setUp: SetUp) => void) => ReactNode;
  readonly onStart: (setUp: SetUp) => void;
  /** If a game is running: continues it as it is, or with its party in the requested cell. */
  readonly onContinue?: (() => void) | undefined;
  readonly onBring?: ((at: Standing) => void) | undefined;
  readonly onClose: () => void;
}

/** The dialog for starting a test play: where, with whom, and what they know and carry. */
export function StartDialog(props: StartDialogProps) {
  const { world, flags, setUpList, onStart, onContinue, onBring, onClose } = props;
  const text = useText(startTexts, placeTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const names = new Names(world, language);
  const [setUp, setSetUp] = useState(props.setUp);
  const change = (changed: Partial<SetUp>) => setSetUp((before) => ({ ...before, ...changed }));
  const at = standingOf(setUp);
  const floor = world.floors.get(at?.floor ?? FIRST_FLOOR);
  const recommended = useMemo(() => floor && recommendedLevel(world, floor), [world, floor]);
  const items = [...world.items.keys()].map((value) => ({ value, label: names.item(value) }));
  const numberField = (field: 'level' | 'gold' | 'seed', hint?: string) => (
    <NumberField
      label={fields[field].label[language]}
      hint={hint}
      value={setUp[field]}
      min={fields[field].min}
      max={fields[field].max}
      named={fields[field].options.map(({ code, label }) => ({ code, name: label[language] }))}
      onChange={(value) => change({ [field]: value })}
    />
  );
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
          {at && <Button onPress={() => onStart({ ...setUp, at: CITY })}>{text('start.fromCity')}</Button>}
          <Button tone="primary" type="submit" autoFocus>
            {text(at ? 'start.fromCell' : 'start.fromCity')}
          </Button>
        </>
      }
    >
      {setUpList(setUp, setSetUp)}
      {at && (
        <section className={styles.row}>
          <p className={styles.place}>{text('start.at', { floor: names.floor(at.floor), x: at.x, y: at.y })}</p>
          <Choice
            label={fields.at.fields.facing.label[language]}
            look="segments"
            value={at.facing}
            onChange={(facing) => change({ at: { ...at, facing } })}
            options={FACINGS.map((value) => ({ value, label: text(`map.side.${SIDES[value - 1] as Side}`) }))}
          />
        </section>
      )}
      <section className={styles.row}>
        <div className={styles.whole}>
          <Choice
            label={fields.party.label[language]}
            look="segments"
            value={setUp.party}
            onChange={(party) => change({ party })}
            options={PARTIES.map(({ code, label }) => ({
              value: code,
              label: label[language],
              isDisabled: code === OWN_PARTY && world.characters.size === 0,
            }))}
          />
        </div>
        {numberField(
          'level',
          recommended === undefined ? undefined : text('start.level.recommended', { level: recommended }),
        )}
        {numberField('gold')}
        {numberField('seed')}
      </section>
      <section className={styles.row}>
        <ChosenFew
          label={fields.flags.label[language]}
          options={flags}
          slots={setUp.flags}
          onChange={(slots) => change({ flags: slots })}
        />
        <ChosenFew
          label={fields.items.label[language]}
          options={items}
          slots={setUp.items}
          onChange={(slots) => change({ items: slots })}
        />
      </section>
    </Dialog>
  );
}
