import { use, useEffect, useRef } from 'react';
import { loadView, type View } from '#client/firstPerson/loadView.ts';
import { ViewCanvas } from '#client/firstPerson/ViewCanvas.ts';
import { eyeOf } from '#client/play/view/motion.ts';
import { type PartyView, partyView } from '#client/play/view/partyView.ts';
import { newGame } from '#game/state/newGame.ts';
import { FACINGS } from '#game/state/Standing.ts';
import type { World } from '#game/world/World.ts';
import * as styles from './TitleDialog.css.ts';

/** The size of the painted canvas in pixels, whatever its displayed size. */
const [WIDTH, HEIGHT] = [640, 400];
/** The number of lit cells: farther than any party sees. */
const REACH = 7;

/** The view into the first labyrinth from its entrance, in the direction of the longest view. Empty if there is no labyrinth. */
export function EntranceView({ world }: { readonly world: World }) {
  const view = use(loadView());
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const seen = farthestView(view, world);
    if (!seen || !canvas.current) return;
    new ViewCanvas(view, canvas.current).show(seen.seen, eyeOf(seen.place), seen.wall, { reach: REACH });
  }, [view, world]);
  return <canvas ref={canvas} className={styles.view} width={WIDTH} height={HEIGHT} aria-hidden />;
}

function farthestView(view: View, world: World): PartyView | undefined {
  const [first] = world.labyrinths.values();
  if (!first) return undefined;
  const game = newGame(world.beginning, [0, 0]);
  const views = FACINGS.flatMap((facing) => {
    const seen = partyView(view, world, { ...game, place: { ...first.entrance, facing } });
    return seen ? [{ seen, cells: cellsAhead(view, seen) }] : [];
  });
  return views.sort((one, other) => other.cells - one.cells)[0]?.seen;
}

const cellsAhead = ({ lookAhead }: View, { seen, place: { x, y, facing } }: PartyView): number =>
  lookAhead(seen, x, y, facing - 1, REACH).cells;
