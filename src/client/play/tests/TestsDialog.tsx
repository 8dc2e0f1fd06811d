import { useAtomValue } from 'jotai';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { useState, useSyncExternalStore } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Names } from '#client/play/words/Names.ts';
import type { EditedWorld } from '#client/play/world/EditedWorld.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Table } from '#client/ui/Table.tsx';
import type { PlayTest } from '#domain/resources/tests/playTest.ts';
import { isOfTheseRules } from '#game/saves/Inputs.ts';
import { runTest, type TestResult } from '#game/saves/playTest.ts';
import type { World } from '#game/world/World.ts';
import { goalWords } from './goalWords.ts';
import { KeptMenu, useKeptName } from './KeptMenu.tsx';
import { KeptSaving } from './KeptSaving.tsx';
import { recordAnew } from './recordAnew.ts';
import * as styles from './tests.css.ts';
import { testTexts } from './testTexts.ts';

interface TestsDialogProps {
  readonly desk: RecordDesk;
  readonly edited: EditedWorld;
  readonly flagName: (flag: number) => string;
  /** Replays a test as far as it fits. */
  readonly onOpen: (test: PlayTest, number: number) => void;
  readonly onClose: () => void;
}

/** A result with its inputs: it is outdated once either of them changes. */
interface Ran {
  readonly world: World;
  readonly test: object;
  readonly result: TestResult;
}

/** The tests of a scenario: they can be run in the scenario as it is edited now, opened in the game, renamed and deleted. */
export function TestsDialog({ desk, edited, flagName, onOpen, onClose }: TestsDialogProps) {
  const text = useText(testTexts, pageTexts);
  const canWrite = useMay('play');
  const world = useSyncExternalStore(edited.subscribe, () => edited.world);
  const names = new Names(world, useAtomValue(languageAtom));
  useDesk(desk, () =>
    writtenNumbers(desk)
      .map((number) => JSON.stringify(desk.record(number)))
      .join(),
  );
  const tests = writtenNumbers(desk).map((number) => ({ number, test: desk.record(number) as PlayTest }));
  const [ran, setRan] = useState<ReadonlyMap<number, Ran>>(new Map());
  const [isRunning, setRunning] = useState(false);
  async function run(some: typeof tests) {
    setRunning(true);
    for (const { number, test } of some) {
      const result = await runTest(world, test);
      setRan((before) => new Map(before).set(number, { world, test, result }));
    }
    setRunning(false);
  }
  const resultOf = ({ number, test }: (typeof tests)[number]): TestResult | undefined => {
    const last = ran.get(number);
    return last && last.world === world && last.test === test ? last.result : undefined;
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={text('test.title')}
      closeLabel={text('common.close')}
      onClose={onClose}
      actions={
        <>
          {canWrite && <KeptSaving desk={desk} />}
          <Button isPending={isRunning} isDisabled={tests.length === 0} onPress={() => void run(tests)}>
            {text('test.runAll')}
          </Button>
        </>
      }
    >
      <Table
        label={text('test.title')}
        rows={tests}
        rowKey={({ number }) => number}
        empty={text('test.none')}
        columns={[
          {
            id: 'name',
            header: text('test.name'),
            role: 'name',
            cell: ({ number }) => <KeptName {...{ desk, number }} />,
          },
          {
            id: 'goal',
            header: text('test.goal'),
            cell: ({ test }) => goalWords({ text, names, flagName }, test.goal),
          },
          {
            id: 'result',
            header: text('test.result'),
            cell: (row) => <Result result={resultOf(row)} isOlder={!isOfTheseRules(row.test)} />,
          },
          {
            id: 'actions',
            header: text('test.actions'),
            role: 'actions',
            cell: (row) => (
              <Actions
                {...{ desk, world, canWrite }}
                number={row.number}
                test={row.test}
                onRun={() => void run([row])}
                onOpen={() => onOpen(row.test, row.number)}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}

const KeptName = ({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) =>
  useKeptName(desk, number);

interface ResultProps {
  readonly result: TestResult | undefined;
  readonly isOlder: boolean;
}

function Result({ result, isOlder }: ResultProps) {
  const text = useText(testTexts);
  const older = isOlder && <span className={styles.quiet}>{text('test.older')}</span>;
  if (!result) return older || <span className={styles.quiet}>{text('test.result.none')}</span>;
  const isPassed = result.outcome === 'passed';
  const Icon = isPassed ? CircleCheck : CircleX;
  return (
    <>
      <span className={isPassed ? styles.passed : styles.failed} role="status">
        <Icon size={14} aria-hidden /> {text(`test.result.${result.outcome}`, { step: result.played + 1 })}
      </span>{' '}
      {older}
    </>
  );
}

interface ActionsProps {
  readonly desk: RecordDesk;
  readonly number: number;
  readonly test: PlayTest;
  readonly world: World;
  readonly canWrite: boolean;
  readonly onRun: () => void;
  readonly onOpen: () => void;
}

function Actions({ desk, number, test, world, canWrite, onRun, onOpen }: ActionsProps) {
  const text = useText(testTexts);
  const name = useKeptName(desk, number);
  return (
    <span className={styles.actions}>
      <IconButton size="small" label={text('test.run', { name })} icon={<Play size={16} />} onPress={onRun} />
      <IconButton
        size="small"
        label={text('test.open', { name })}
        icon={<SquareArrowOutUpRight size={16} />}
        onPress={onOpen}
      />
      {canWrite && !isOfTheseRules(test) && (
        <IconButton
          size="small"
          label={text('test.anew', { name })}
          icon={<RefreshCw size={16} />}
          onPress={() => void recordAnew(desk, number, world, text)}
        />
      )}
      {canWrite && <KeptMenu desk={desk} number={number} />}
    </span>
  );
}
