import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { magicChestLevel } from '#domain/resources/magic/magicChestLevel.ts';
import type { MagicContent } from '#game/rules/autoMagic/magicContent.ts';
import { autoMagicTexts } from './autoMagicTexts.ts';
import { MagicPage } from './MagicPage.tsx';
import { MagicTable } from './MagicTable.tsx';
import * as styles from './magicPage.css.ts';

/** The limits of magic in chests of each level. */
export default function ChestLevelScreen({ scenarioId }: { readonly scenarioId: string }) {
  return (
    <MagicPage scenarioId={scenarioId}>
      {(open) => (
        <div className={styles.halves}>
          <MagicTable open={open} resource={magicChestLevel} isLow />
          <LevelChart content={open.content} />
        </div>
      )}
    </MagicPage>
  );
}

const [STEP, HEIGHT, BASE] = [40, 160, 140];
/** Pixels per level of effects. Both scales have the same height: nine levels of effects, six effects. */
const UNIT = (BASE - 10) / 9;

function LevelChart({ content: { levels } }: { readonly content: MagicContent }) {
  const text = useText(autoMagicTexts);
  const points = [...levels].map(([level, { most_effects, most_level }], at) => {
    return { level, most_effects, most_level, x: at * STEP + STEP / 2, y: BASE - most_level * UNIT };
  });
  return (
    <Panel title={text('autoMagic.levels.chart')}>
      <p className={muted}>{text('autoMagic.levels.about')}</p>
      <svg className={styles.chart} viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`} aria-hidden="true">
        {points.map(({ level, most_effects, x }) => (
          <g key={level}>
            <rect
              className={styles.chartBar}
              x={x - STEP / 4}
              width={STEP / 2}
              y={BASE - most_effects * UNIT}
              height={most_effects * UNIT}
            />
            <text className={styles.chartText} x={x} y={HEIGHT - 4} textAnchor="middle">
              {level}
            </text>
          </g>
        ))}
        <polyline className={styles.chartLine} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ level, x, y }) => (
          <circle key={level} className={styles.chartDot} cx={x} cy={y} r={3} />
        ))}
      </svg>
    </Panel>
  );
}
