import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { recordPlace } from '#client/resource/words/recordPlace.ts';
import { FloorPlan } from '#client/screens/labyrinths/settings/FloorPlan.tsx';
import { useFloors } from '#client/screens/labyrinths/settings/useFloors.ts';
import { plainClick } from '#client/ui/plainClick.ts';
import { cellInPath } from '#domain/map/cellInPath.ts';
import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import { checksTexts } from './checksTexts.ts';
import type { ListedProblem } from './groupProblems.ts';
import * as styles from './ProblemFloor.css.ts';

interface ProblemFloorProps {
  readonly scenarioId: string;
  /** A problem of a cell. */
  readonly entry: ListedProblem;
  /** CSS pixels per cell. */
  readonly cell: number;
}

/** The floor of a problem as a link to the cell, which is ringed. */
export default function ProblemFloor({ scenarioId, entry, cell }: ProblemFloorProps) {
  const text = useText(checksTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const { kind, number, name, path } = entry;
  const floor = useFloors(scenarioId).get(number);
  const at = cellInPath(path);
  if (!at) return null;
  const href = recordHref(scenarioId, kind, number, path);
  const place = `${recordPlace(kind, number, language, name)} x${at.x} y${at.y}`;
  const side = Math.max(floor?.side ?? GRID_SIDE, at.x + 1, at.y + 1);
  return (
    <a
      className={styles.dialog}
      href={href}
      aria-label={text('checks.openCell', { place })}
      onClick={plainClick(() => navigate(href))}
    >
      <FloorPlan grid={floor?.grid} side={side} cell={cell} className={styles.picture} />
      <span
        className={styles.mark}
        style={{ left: `${((at.x + 0.5) / side) * 100}%`, bottom: `${((at.y + 0.5) / side) * 100}%` }}
      />
    </a>
  );
}
