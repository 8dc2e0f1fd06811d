import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { trpcClient } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useSettledQuery } from '#client/page/useSettledQuery.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { useBattleRules } from '#client/resource/model/useRules.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { numberedName } from '#client/resource/words/recordName.ts';
import { NoRecord } from '#client/screens/dataSettings/NoRecord.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { ProgressBar } from '#client/ui/ProgressBar.tsx';
import { paddedNumber, RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { MAGIC_SETS } from '#domain/resources/magic/magicSet.ts';
import { type TreasureChest, treasureChest } from '#domain/resources/treasureChest.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import type { ChestTest } from '#game/measure/autoMagic/openChests.ts';
import { type ChestItem, contentOfChest } from '#game/rules/chestItems.ts';
import { autoMagicTexts } from './autoMagicTexts.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { MagicPage, type OpenMagic } from './MagicPage.tsx';
import * as styles from './magicPage.css.ts';
import { TestResult } from './TestResult.tsx';
import { useChestTest } from './useChestTest.ts';
import { useMagicContent } from './useMagic.ts';

const KINDS = [item, treasureChest];
const OPENINGS = [1000, 10_000] as const;
const LARGEST_SEED = 2 ** 31 - 1;
const LEVELS = { min: 0, max: 9 };

/** Opens thousands of chests to show which magic a set gives. */
export default function ConfirmationTestScreen({ scenarioId }: { readonly scenarioId: string }) {
  const [items, chests] = useRecordDesks(KINDS, scenarioId);
  return (
    <MagicPage scenarioId={scenarioId}>
      {(open) => {
        if (!items || !chests) return <RecordsPending resources={KINDS} scenarioId={scenarioId} />;
        if (writtenNumbers(items).length === 0) return <NoRecord kind="item" scenarioId={scenarioId} />;
        return <TestForm open={open} items={items} chests={chests} />;
      }}
    </MagicPage>
  );
}

interface TestFormProps {
  readonly open: OpenMagic;
  readonly items: RecordDesk;
  readonly chests: RecordDesk;
}

/** The floor's number while no floor is chosen. */
const NO_FLOOR: number = RECORD_KINDS.floor_map.none;

/** The subject of a test: any item of the scenario in a chest of a level, or the content of a chest. */
type Subject = 'level' | 'chest';

function TestForm({ open, items, chests }: TestFormProps) {
  const text = useText(autoMagicTexts, confirmationTexts);
  const language = useAtomValue(languageAtom);
  const [subject, setSubject] = useState<Subject>('level');
  const [level, setLevel] = useState(3);
  const [number, setNumber] = useState<number | null>(null);
  const [floor, setFloor] = useState(NO_FLOOR);
  const [openings, setOpenings] = useState<number>(OPENINGS[0]);
  const [seed, setSeed] = useState(1);
  const { start, stop, share, done, hasFailed } = useChestTest();
  const floors = useFloorSets(open.scenarioId);
  const chest = subject === 'chest' && number !== null ? (chests.record(number) as TreasureChest) : undefined;
  const ofFloor = floors?.find((one) => one.number === floor)?.magic_set;
  // The chest's own set takes precedence over the floor's.
  const ofChest = chest && MAGIC_SETS.includes(chest.special_magic_set) ? chest.special_magic_set : undefined;
  const set = ofChest ?? ofFloor ?? open.set;
  const content = useMagicContent(open.desks, set);
  const rules = useBattleRules(open.scenarioId);
  const test: ChestTest | undefined = useMemo(() => {
    if (subject === 'chest' && !chest) return undefined;
    const all = writtenNumbers(items).flatMap((one) => chestItem(items, one) ?? []);
    const holds = chest
      ? contentOfChest(rules, chest, (one) => chestItem(items, one))
      : [{ items: all, count: 1, probability: 100 }];
    return { content, level: chest?.chest_level ?? level, chest: holds, openings, seed };
  }, [subject, chest, items, content, rules, level, openings, seed]);
  const chestOptions = writtenNumbers(chests).map((one) => ({
    value: one,
    label: numberedName(treasureChest, chests.record(one), one, language),
  }));
  const floorOptions = [
    { value: NO_FLOOR, label: text('confirm.floor.none') },
    ...(floors ?? []).map((one) => ({
      value: one.number,
      label: `${paddedNumber('floor_map', one.number)} ${fieldInLanguage(one, 'name', language)}`,
    })),
  ];
  return (
    <>
      <Panel title={text('confirm.title')}>
        <p className={muted}>{text('confirm.about')}</p>
        <div className={styles.form}>
          <Choice
            look="segments"
            label={text('confirm.subject')}
            value={subject}
            onChange={setSubject}
            options={[
              { value: 'level', label: text('confirm.subject.level') },
              { value: 'chest', label: text('confirm.subject.chest') },
            ]}
          />
          {subject === 'level' ? (
            <NumberField label={text('autoMagic.odds.level')} value={level} onChange={setLevel} {...LEVELS} />
          ) : (
            <ComboBox
              label={text('confirm.chest')}
              value={number}
              onChange={setNumber}
              options={chestOptions}
              emptyText={text('confirm.noChest')}
            />
          )}
          <ComboBox
            label={text('confirm.floor')}
            hint={text('confirm.floor.hint')}
            value={floor}
            onChange={(chosen) => setFloor(chosen ?? NO_FLOOR)}
            options={floorOptions}
            emptyText={text('confirm.noFloor')}
          />
          <Choice
            look="segments"
            label={text('confirm.openings')}
            value={openings}
            onChange={setOpenings}
            options={OPENINGS.map((count) => ({ value: count, label: count.toLocaleString('en') }))}
          />
          <NumberField
            label={text('confirm.seed')}
            hint={text('confirm.seed.hint')}
            value={seed}
            onChange={setSeed}
            min={0}
            max={LARGEST_SEED}
          />
        </div>
        <div className={styles.run}>
          <RunButton isRunning={share !== undefined} onStop={stop} onStart={test && (() => start(test))} />
          {share !== undefined && (
            <div className={styles.progress}>
              <ProgressBar label={text('confirm.running')} share={share} />
            </div>
          )}
          <span className={muted}>{text(setReason(ofChest, ofFloor), { set })}</span>
        </div>
        {hasFailed && <Notice tone="danger">{text('confirm.failed')}</Notice>}
        {!content.set.enabled && <Notice tone="warning">{text('confirm.setOff', { set })}</Notice>}
      </Panel>
      {done && <TestResult done={done} items={items} />}
    </>
  );
}

interface RunButtonProps {
  readonly isRunning: boolean;
  readonly onStop: () => void;
  readonly onStart: (() => void) | undefined;
}

function RunButton({ isRunning, onStop, onStart }: RunButtonProps): ReactNode {
  const text = useText(confirmationTexts, pageTexts);
  if (isRunning) return <Button onPress={onStop}>{text('common.cancel')}</Button>;
  return (
    <Button tone="primary" isDisabled={!onStart} onPress={() => onStart?.()}>
      {text('confirm.start')}
    </Button>
  );
}

/** Returns the text key for why this set applies. */
function setReason(ofChest: number | undefined, ofFloor: number | undefined) {
  if (ofChest !== undefined) return 'confirm.set.chest';
  return ofFloor === undefined ? 'confirm.set.above' : 'confirm.set.floor';
}

function chestItem(items: RecordDesk, number: number): ChestItem | undefined {
  if (!items.isThere(number)) return undefined;
  const { type, weapon_type, special, purchase_price } = items.record(number) as RecordOf<typeof item>;
  return { number, type, weapon_type, special, purchase_price };
}

/** Returns the written floors with their sets; undefined until they are known. */
function useFloorSets(scenario_id: string) {
  const { data } = useSettledQuery(['autoMagic', 'floorSets', scenario_id], () =>
    trpcClient.autoMagic.readFloorSets.query({ scenario_id }),
  );
  return data?.data;
}
