import { useAtomValue } from 'jotai';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/page/FactList.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { problemsOfRecord } from '#client/resource/openRecord/recordProblems.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { type Reader, shownText } from '#client/resource/words/shownText.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { Emblem } from '#client/ui/Emblem.tsx';
import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import { ENTRANCE_CONDITIONS } from '#domain/catalogs/entranceConditions.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { isOpenAtFirst, type labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { type LabyrinthSetting, labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { floorsOf, hasFloors, overlapFault, overlapsOf } from '#domain/scenario/labyrinthRanges.ts';
import { faultText } from '#domain/text/fault.ts';
import { FloorStrip } from './FloorStrip.tsx';
import * as styles from './LabyrinthCard.css.ts';
import { SignWriter } from './SignWriter.tsx';
import type { Floor } from './useFloors.ts';
import { useRanges } from './useRanges.ts';

/** The number of pictures that fit into a card. */
const MOST_PICTURES = 6;

const STATE_MARKS = { ready: CircleCheck, warnings: TriangleAlert, errors: CircleAlert } as const;

interface LabyrinthCardProps {
  readonly number: number;
  /** The desks of the settings, of the labyrinth flags and of the signboards. */
  readonly settings: RecordDesk;
  readonly flags: RecordDesk;
  readonly boards: RecordDesk;
  readonly floors: ReadonlyMap<number, Floor>;
  readonly reader: Reader;
}

/** A labyrinth as a card: title, floors, entrance, condition, ending, its sign, and what is missing, each with a link to its field. */
export function LabyrinthCard({ number, settings, flags, boards, floors, reader }: LabyrinthCardProps) {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const id = useId();
  // These desks parse their records with their schemas.
  const setting = useRecord(settings, number) as LabyrinthSetting;
  const flag = useRecord(flags, number) as RecordOf<typeof labyrinthFlag>;
  const overlaps = overlapsOf({ number, range: setting.map_hierarchy }, useRanges(settings));
  const hrefOf = (path?: string) => recordHref(settings.scenarioId, 'labyrinth_setting', number, path);
  const { ja, en } = setting.labyrinth_title;
  const [title, other] = language === 'en' && en ? [en, ja] : [ja || en, ja && en];
  const missing = [
    ...problemsOfRecord(settings, number, useScenarioLanguages()).map(({ path, severity, fault }) => ({
      path,
      isError: severity === 'error',
      words: faultText(fault)[language],
    })),
    ...overlaps.map((one) => ({ path: 'map_hierarchy.start', isError: false, words: overlapFault(one)[language] })),
  ];
  const errors = missing.filter(({ isError }) => isError).length;
  const state = errors > 0 ? 'errors' : missing.length > 0 ? 'warnings' : 'ready';
  const Mark = STATE_MARKS[state];
  const shown = (path: string) => {
    const leaf = labyrinthSetting.leaves.find((one) => one.path === path);
    return leaf ? shownText(leaf, setting, reader) : '';
  };
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.emblem}>
          <Emblem code={setting.title_icon} />
        </span>
        <div className={styles.words}>
          <span className={styles.small}>{text('labyrinth.name', { number })}</span>
          <h2 className={styles.title} id={id}>
            <RouteLink href={hrefOf()}>{title || text('labyrinth.nameless')}</RouteLink>
          </h2>
          {other && other !== title && <span className={styles.small}>{other}</span>}
        </div>
        <span className={styles.state({ state })}>
          <Mark size={14} aria-hidden />
          {text(`labyrinth.state.${state}`, { count: errors > 0 ? errors : missing.length })}
        </span>
      </header>
      <Floors range={setting.map_hierarchy} floors={floors} overlaps={overlaps} />
      <FactList
        facts={[
          { name: text('labyrinths.entrance'), value: entranceIn(setting, text) },
          { name: text('labyrinths.condition'), value: conditionIn(setting, shown, text, language) },
          ...(isOpenAtFirst(number, flag)
            ? [{ name: text('labyrinths.open'), value: text('labyrinth.openAtFirst') }]
            : []),
          { name: text('labyrinths.ending'), value: shown('ending_item') || text('labyrinth.noEnding') },
        ]}
      />
      {missing.length > 0 && (
        <div>
          <h3 className={styles.part}>{text('labyrinths.missing')}</h3>
          <ul className={styles.missing}>
            {missing.map(({ path, words }) => (
              <li key={`${path} ${words}`}>
                <RouteLink href={hrefOf(path)}>{words}</RouteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SignWriter desk={boards} labyrinth={number} place="entrance" />
    </article>
  );
}

function Floors({ range, floors, overlaps }: Pick<Parameters<typeof FloorStrip>[0], 'range' | 'floors' | 'overlaps'>) {
  const text = useText(labyrinthTexts);
  if (!hasFloors(range)) return <p className={styles.small}>{text('labyrinth.noFloors')}</p>;
  const { start, end } = range;
  const count = floorsOf(range).length;
  return (
    <div className={styles.floors}>
      <span className={styles.range}>
        {text(start === end ? 'labyrinth.oneFloor' : 'labyrinth.floors', { start, end, count })}
      </span>
      <FloorStrip range={range} floors={floors} overlaps={overlaps ?? []} most={MOST_PICTURES} />
    </div>
  );
}

type Say = TextOf<keyof typeof labyrinthTexts>;

function entranceIn({ labyrinth_entrance }: LabyrinthSetting, text: Say): string {
  const { map, x, y } = labyrinth_entrance;
  return map > 0 ? text('labyrinth.entrance', { number: floorNumberText(map), x, y }) : text('labyrinth.noEntrance');
}

/** Returns the condition with its N filled in. */
function conditionIn(
  { intrusion_condition_required, intrusion_condition_number }: LabyrinthSetting,
  shown: (path: string) => string,
  text: Say,
  language: 'ja' | 'en',
): string {
  const condition = ENTRANCE_CONDITIONS.find(({ code }) => code === intrusion_condition_number);
  if (!intrusion_condition_required || !condition) return text('labyrinth.noCondition');
  const value = shown(`condition.${conditionParameter(intrusion_condition_number)}`);
  return condition.label[language].replace('N', value || 'N');
}
