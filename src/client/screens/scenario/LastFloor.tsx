import { useLocation } from 'wouter';
import { FloorSketch, type SketchWidth } from '#client/floor/paint/FloorSketch.tsx';
import { useText } from '#client/i18n/useText.ts';
import { floorPath } from '#client/page/scenario/scenario.ts';
import { plainClick } from '#client/ui/plainClick.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { Overview } from './road.ts';
import { lastFloor } from './scenarioHome.css.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

interface LastFloorProps {
  readonly scenarioId: string;
  /** Undefined while it is not known. */
  readonly overview: Overview | undefined;
  readonly width?: SketchWidth;
}

/** A picture of the floor that was edited last, as a link to it; a blank sheet if none is drawn. */
export function LastFloor({ scenarioId, overview, width = 'medium' }: LastFloorProps) {
  const text = useText(scenarioHomeTexts);
  const [, navigate] = useLocation();
  const last = overview?.last_floor;
  if (!last) return <FloorSketch grid={last} width={width} />;
  const href = floorPath(scenarioId, last.number);
  const name = text('scenarioHome.floor', { number: floorNumberText(last.number) });
  return (
    <a href={href} className={lastFloor} aria-label={name} title={name} onClick={plainClick(() => navigate(href))}>
      <FloorSketch grid={last.grid} size={last.labyrinth_size} width={width} />
    </a>
  );
}
