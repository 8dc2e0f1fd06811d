import { useAtomValue } from 'jotai';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Circle from 'lucide-react/icons/circle-dashed';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { problemsOfRecord } from '#client/resource/openRecord/recordProblems.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { Emblem } from '#client/ui/Emblem.tsx';
import { plainClick } from '#client/ui/plainClick.ts';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { isBlank, type RecordOf } from '#domain/resource/defineResource.ts';
import { isOpenAtFirst, type labyrinthFlag } from '#domain/resources/labyrinthFlag.ts';
import { type LabyrinthSetting, labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { floorsOf, hasFloors, overlapsOf } from '#domain/scenario/labyrinthRanges.ts';
import { FloorStrip } from './FloorStrip.tsx';
import * as styles from './LabyrinthLine.css.ts';
import type { Floor } from './useFloors.ts';
import { useRanges } from './useRanges.ts';

/** The number of pictures that fit into a line. */
const MOST_PICTURES = { desk: 6, phone: 5 };

const STATE_MARKS = { blank: Circle, ready: CircleCheck, warnings: TriangleAlert, errors: CircleAlert } as const;

interface LabyrinthLineProps {
  readonly number: number;
  /** The desks of the settings and of the labyrinth flags. */
  readonly settings: RecordDesk;
  readonly flags: RecordDesk;
  readonly floors: ReadonlyMap<number, Floor>;
}

/** A labyrinth as a line: title, floors, entrance, and the state of its setup. */
export function LabyrinthLine({ number, settings, flags, floors }: LabyrinthLineProps) {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const isPhone = useMedia(screen.phone);
  // These desks parse their records with their schemas.
  const setting = useRecord(settings, number) as LabyrinthSetting;
  const flag = useRecord(flags, number) as RecordOf<typeof labyrinthFlag>;
  const overlaps = overlapsOf({ number, range: setting.map_hierarchy }, useRanges(settings));
  const href = recordHref(settings.scenarioId, 'labyrinth_setting', number);
  const { start, end } = setting.map_hierarchy;
  const { ja, en } = setting.labyrinth_title;
  const [title, other] = language === 'en' && en ? [en, ja] : [ja || en, ja && en];
  const problems = problemsOfRecord(settings, number, useScenarioLanguages());
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors + overlaps.length;
  const [state, count] =
    errors > 0
      ? (['errors', errors] as const)
      : warnings > 0
        ? (['warnings', warnings] as const)
        : ([isBlank(labyrinthSetting, setting, number) ? 'blank' : 'ready', 0] as const);
  const isRanged = hasFloors({ start, end });
  const { map, x, y } = setting.labyrinth_entrance;
  const Mark = STATE_MARKS[state];
  return (
    <a className={styles.line} href={href} onClick={plainClick(() => navigate(href))}>
      <span className={styles.emblem}>
        <Emblem code={setting.title_icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.small}>{text('labyrinth.name', { number })}</span>
        {title ? (
          <strong className={styles.title}>{title}</strong>
        ) : (
          <span className={styles.small}>{text('labyrinth.nameless')}</span>
        )}
        {other && <span className={styles.small}>{other}</span>}
      </span>
      <span className={styles.floors}>
        {isRanged ? (
          <>
            <span className={styles.range}>
              {text(start === end ? 'labyrinth.oneFloor' : 'labyrinth.floors', {
                start,
                end,
                count: floorsOf({ start, end }).length,
              })}
            </span>
            <FloorStrip
              range={{ start, end }}
              floors={floors}
              overlaps={overlaps}
              most={isPhone ? MOST_PICTURES.phone : MOST_PICTURES.desk}
            />
          </>
        ) : (
          <span className={styles.noFloors}>{text('labyrinth.noFloors')}</span>
        )}
      </span>
      <span className={styles.entrance}>
        {isRanged && map > 0 && <span>{text('labyrinth.entrance', { number: floorNumberText(map), x, y })}</span>}
        {isRanged && map === 0 && <span className={styles.small}>{text('labyrinth.noEntrance')}</span>}
        {isOpenAtFirst(number, flag) && <span className={styles.small}>{text('labyrinth.openAtFirst')}</span>}
      </span>
      <span className={styles.state({ state })}>
        <Mark size={14} aria-hidden />
        {text(`labyrinth.state.${state}`, { count })}
      </span>
    </a>
  );
}
