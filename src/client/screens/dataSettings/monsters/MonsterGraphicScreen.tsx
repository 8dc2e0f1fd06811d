import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { muted, page, push } from '#client/page/page.css.ts';
import { DeskSteps } from '#client/resource/form/DeskSteps.tsx';
import { useFormKeys } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { OpenRecordContext } from '#client/resource/openRecord/OpenRecord.ts';
import { DeskSaving } from '#client/resource/status/DeskSaving.tsx';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { NoRecord } from '#client/screens/dataSettings/NoRecord.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { MONSTER_GRAPHIC_CATEGORIES } from '#domain/catalogs/monsterGraphicCategories.ts';
import { monster } from '#domain/resources/monster.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryList } from './CategoryList.tsx';
import { LoadDefaultDialog } from './LoadDefaultDialog.tsx';
import { LookEditor } from './LookEditor.tsx';
import { LookGrid } from './LookGrid.tsx';
import * as styles from './MonsterGraphicScreen.css.ts';
import { categoryOf } from './monstersOnDesk.ts';
import { monstersTexts } from './monstersTexts.ts';

/** The looks of monsters, one by one and by category. */
export default function MonsterGraphicScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(monster, scenarioId);
  return desk ? <MonsterGraphics desk={desk} /> : <RecordsPending resources={[monster]} scenarioId={scenarioId} />;
}

function MonsterGraphics({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(monstersTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('edit');
  const [dialog, setDialog] = useState<'category' | 'default'>();
  // Numbers and categories as one text, so that the screen only renders again when they change.
  const spread = useDesk(desk, () => JSON.stringify(writtenNumbers(desk).map((one) => [one, categoryOf(desk, one)])));
  const monsters: readonly (readonly [number: number, category: number])[] = useMemo(
    () => JSON.parse(spread),
    [spread],
  );
  const counts = Map.groupBy(monsters, ([, category]) => category);
  const [chosen, setCategory] = useState<number>();
  const category = chosen ?? monsters[0]?.[1] ?? 0;
  const inCategory = monsters.filter(([, of]) => of === category).map(([number]) => number);
  const [picked, setPicked] = useState<number>();
  // A monster that was moved to another category stays the current one.
  const number = picked !== undefined && monsters.some(([one]) => one === picked) ? picked : inCategory[0];
  useFormKeys(desk, number, setPicked);
  const title = MONSTER_GRAPHIC_CATEGORIES.find(({ code }) => code === category)?.label[language] ?? '';
  return (
    <div className={page}>
      <div className={styles.head}>
        <DeskSaving desk={desk} />
        <div className={styles.steps}>
          <DeskSteps desk={desk} number={number} />
        </div>
        <div className={push}>
          <Button isDisabled={!canWrite || monsters.length === 0} onPress={() => setDialog('default')}>
            {text('graphics.loadDefault')}
          </Button>
        </div>
      </div>
      {monsters.length === 0 ? (
        <NoRecord kind="monster" scenarioId={desk.scenarioId} />
      ) : (
        <>
          <CategoryList
            current={category}
            countOf={(code) => counts.get(code)?.length ?? 0}
            onChoose={(code) => {
              setCategory(code);
              setPicked(undefined);
            }}
          />
          <div className={styles.columns}>
            <Panel
              title={`${title} ${text('graphics.count', { count: inCategory.length })}`}
              actions={
                <Button
                  size="small"
                  isDisabled={!canWrite || inCategory.length === 0}
                  onPress={() => setDialog('category')}
                >
                  {text('graphics.setCategory')}
                </Button>
              }
            >
              {inCategory.length === 0 && <p className={muted}>{text('graphics.none')}</p>}
              <LookGrid desk={desk} numbers={inCategory} current={number} onChoose={setPicked} />
            </Panel>
            {number === undefined ? (
              <p className={muted}>{text('graphics.choose')}</p>
            ) : (
              <OpenLook key={number} desk={desk} number={number} />
            )}
          </div>
        </>
      )}
      {dialog === 'default' && (
        <LoadDefaultDialog desk={desk} numbers={monsters.map(([one]) => one)} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'category' && (
        <CategoryDialog desk={desk} title={title} numbers={inCategory} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

function OpenLook({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const open = useMemo(() => ({ desk, number }), [desk, number]);
  return (
    <OpenRecordContext value={open}>
      <LookEditor />
    </OpenRecordContext>
  );
}
