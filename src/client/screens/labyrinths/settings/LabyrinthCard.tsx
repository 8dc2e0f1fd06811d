import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { problemsOfRecord } from '#client/resource/form/recordProblems.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { recordHref } from '#client/resource/recordHref.ts';
import { useRecord } from '#client/resource/useRecord.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { Emblem } from '#client/ui/Emblem.tsx';
import { plainClick } from '#client/ui/plainClick.ts';
import { isBlank, type RecordOf } from '#domain/resource/defineResource.ts';
import { isOpenAtFirst, type labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { type LabyrinthSetting, labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { floorsOf, hasFloors, overlapsOf } from '#domain/scenario/labyrinthRanges.ts';
import { FloorStrip } from './FloorStrip.tsx';
import * as styles from './LabyrinthCard.css.ts';
import type { Floor } from './useFloors.ts';
import { useRanges } from './useRanges.ts';

/** Pictures that a card has room for. */
const MOST_PICTURES = 5;

interface LabyrinthCardProps {
  readonly number: number;
  /** Desks of the settings and of the labyrinth flags. */
  readonly settings: RecordDesk;
  readonly flags: RecordDesk;
  readonly floors: ReadonlyMap<number, Floor>;
}

/** A labyrinth at a glance: title, floors, and how far it is set up. */
export function LabyrinthCard({ number, settings, flags, floors }: LabyrinthCardProps) {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  // The records of these desks are read by their schemas.
  const setting = useRecord(settings, number) as LabyrinthSetting;
  const flag = useRecord(flags, number) as RecordOf<typeof labyrinthFlag>;
  const overlaps = overlapsOf({ number, range: setting.map_hierarchy }, useRanges(settings));
  const href = recordHref(settings.scenarioId, 'labyrinth_setting', number);
  const { start, end } = setting.map_hierarchy;
  const { ja, en } = setting.labyrinth_title;
  const [title, other] = language === 'en' && en ? [en, ja] : [ja || en, ja && en];
  const problems = problemsOfRecord(settings, number);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors + overlaps.length;
  const [state, count] =
    errors > 0
      ? (['errors', errors] as const)
      : warnings > 0
        ? (['warnings', warnings] as const)
        : ([isBlank(labyrinthSetting, setting, number) ? 'blank' : 'ready', 0] as const);
  return (
    <a className={styles.card} href={href} onClick={plainClick(() => navigate(href))}>
      <span className={styles.emblem}>
        <Emblem code={setting.title_icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.number}>{text('labyrinth.name', { number })}</span>
        <strong className={styles.title}>{title || text('labyrinth.nameless')}</strong>
        {other && <span className={styles.muted}>{other}</span>}
      </span>
      <span className={styles.facts}>
        <span>
          {hasFloors({ start, end })
            ? text(start === end ? 'labyrinth.oneFloor' : 'labyrinth.floors', {
                start,
                end,
                count: floorsOf({ start, end }).length,
              })
            : text('labyrinth.noFloors')}
        </span>
        {isOpenAtFirst(number, flag) && <span className={styles.muted}>{text('labyrinth.openAtFirst')}</span>}
        <span className={styles.state({ state })}>{text(`labyrinth.state.${state}`, { count })}</span>
      </span>
      {hasFloors({ start, end }) && (
        <span className={styles.floors}>
          <FloorStrip range={{ start, end }} floors={floors} overlaps={overlaps} most={MOST_PICTURES} />
        </span>
      )}
    </a>
  );
}
