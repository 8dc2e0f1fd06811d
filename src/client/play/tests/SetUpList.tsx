import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { Names } from '#client/play/words/Names.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk, useRecord } from '#client/resource/model/useDesk.ts';
import { blankNumbers, writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { Button } from '#client/ui/Button.tsx';
import { numbersOf, type RecordOf } from '#domain/resource/defineResource.ts';
import type { SetUp, testSetUp } from '#domain/resources/tests/testSetUp.ts';
import { RULES_VERSION } from '#game/saves/Inputs.ts';
import type { World } from '#game/world/World.ts';
import { KeptMenu, useKeptName } from './KeptMenu.tsx';
import { KeptSaving } from './KeptSaving.tsx';
import { NameDialog } from './NameDialog.tsx';
import { PlacePicture } from './PlacePicture.tsx';
import * as styles from './tests.css.ts';
import { testTexts } from './testTexts.ts';

interface SetUpListProps {
  readonly desk: RecordDesk;
  readonly world: World;
  /** The current set-up. */
  readonly setUp: SetUp;
  readonly onChoose: (setUp: SetUp) => void;
  readonly onTests: () => void;
}

/** The stored set-ups of a scenario: chooses one, or stores the current one. */
export function SetUpList({ desk, world, setUp, onChoose, onTests }: SetUpListProps) {
  const text = useText(testTexts);
  const canWrite = useMay('play');
  const numbers = useDesk(desk, () => writtenNumbers(desk).join(' '))
    .split(' ')
    .filter(Boolean)
    .map(Number);
  const [isNaming, setNaming] = useState(false);
  const [free] = blankNumbers(desk, numbersOf(desk.resource));
  const names = new Names(world, useAtomValue(languageAtom));
  return (
    <section className={styles.setUpList} aria-label={text('kept.setUps')}>
      <div className={styles.head}>
        <span className={styles.title}>{text('kept.setUps')}</span>
        {canWrite && <KeptSaving desk={desk} />}
        {canWrite && free !== undefined && (
          <Button size="small" onPress={() => setNaming(true)}>
            {text('kept.keep')}
          </Button>
        )}
        <Button size="small" tone="plain" onPress={onTests}>
          {text('test.all')}
        </Button>
        {free === undefined && <span>{text('kept.full', { count: numbers.length })}</span>}
      </div>
      {numbers.length > 0 && (
        <ul className={styles.cards}>
          {numbers.map((number) => (
            <Kept key={number} {...{ desk, number, world, names, setUp, onChoose, canWrite }} />
          ))}
        </ul>
      )}
      {isNaming && free !== undefined && (
        <NameDialog
          title={text('kept.keep')}
          action={text('kept.do')}
          name={placeWords(text, names, setUp)}
          onNamed={(name) => {
            desk.put(new Map([[free, { name, set_up: setUp, rules: RULES_VERSION }]]));
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </section>
  );
}

interface KeptProps extends Omit<SetUpListProps, 'onTests'> {
  readonly names: Names;
  readonly number: number;
  readonly canWrite: boolean;
}

function Kept({ desk, number, world, names, setUp, onChoose, canWrite }: KeptProps) {
  const text = useText(testTexts);
  const { set_up } = useRecord(desk, number) as RecordOf<typeof testSetUp>;
  return (
    <li className={styles.card}>
      <button type="button" className={styles.choose} onClick={() => onChoose(set_up)}>
        <PlacePicture world={world} setUp={set_up} />
        <span className={styles.words}>
          <span className={styles.name}>{useKeptName(desk, number)}</span>
          <span className={styles.quiet}>{placeWords(text, names, set_up)}</span>
        </span>
      </button>
      {canWrite && <KeptMenu desk={desk} number={number} replacement={{ set_up: setUp, rules: RULES_VERSION }} />}
    </li>
  );
}

function placeWords(text: TextOf<keyof typeof testTexts>, names: Names, { at }: SetUp): string {
  if (at.floor === 0) return text('kept.city');
  return text('kept.place', { floor: names.floor(at.floor), x: at.x, y: at.y });
}
