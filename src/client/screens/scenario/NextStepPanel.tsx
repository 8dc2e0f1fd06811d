import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { floorPath, scenarioPath } from '#client/shell/scenario/scenario.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { Overview } from './overview.ts';
import * as styles from './scenarioHome.css.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

const OUTLINE: readonly RecordKindName[] = ['author_comment', 'search_item'];

/** What an author would do now: draw the first floor, keep a backup, or go on. */
export function NextStepPanel({ scenarioId, overview }: { scenarioId: string; overview: Overview }) {
  const text = useText(scenarioHomeTexts);
  const last = overview.painted_floors.at(-1);
  const step = last === undefined ? 'nextPaint' : overview.backups === 0 ? 'nextBackup' : 'nextContinue';
  return (
    <section className={styles.next} aria-label={text('scenarioHome.next')}>
      <div>
        <h2>{text('scenarioHome.next')}</h2>
        <p>{text(`scenarioHome.${step}`)}</p>
      </div>
      <div className={styles.ways}>
        {/* What readers are told of a work is written once there is something to tell of. */}
        {step === 'nextContinue' && OUTLINE.some((kind) => !overview.record_counts[kind]) && (
          <RouteLink href={`${scenarioPath(scenarioId)}/scenario-tools/work-outline`}>
            {text('scenarioHome.nextOutline')}
          </RouteLink>
        )}
        <RouteLink href={floorPath(scenarioId, last ?? 1)} look="primary">
          {last === undefined
            ? text('scenarioHome.nextPaintAction')
            : text('scenarioHome.nextContinueAction', { number: floorNumberText(last) })}
        </RouteLink>
      </div>
    </section>
  );
}
