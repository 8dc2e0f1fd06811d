import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { floorPath } from '#client/shell/scenario/scenario.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { plainClick } from '#client/ui/plainClick.ts';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import * as styles from './scenarioHome.css.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

const FLOORS = Array.from({ length: 99 }, (_, index) => index + 1);

/** All floors as a strip of numbers; each leads to its map, the drawn ones stand out. */
export function FloorsPanel({ scenarioId, painted }: { scenarioId: string; painted: readonly number[] }) {
  const text = useText(scenarioHomeTexts);
  const [, navigate] = useLocation();
  // The whole strip is one stop of the Tab key.
  const stop = painted[0] ?? FLOORS[0];
  return (
    <Panel title={text('scenarioHome.floors')}>
      <p className={styles.floorCount}>{text('scenarioHome.floorsPainted', { count: painted.length })}</p>
      <ol className={styles.floors} onKeyDown={stepThrough}>
        {FLOORS.map((floor) => {
          const number = floorNumberText(floor);
          const href = floorPath(scenarioId, floor);
          const isPainted = painted.includes(floor);
          return (
            <li key={floor}>
              <a
                href={href}
                tabIndex={floor === stop ? 0 : -1}
                className={isPainted ? styles.paintedFloor : styles.floor}
                aria-label={text(isPainted ? 'scenarioHome.floorPainted' : 'scenarioHome.floorBlank', { number })}
                onClick={plainClick(() => navigate(href))}
              >
                {number}
              </a>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
