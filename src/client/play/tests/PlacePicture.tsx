import { use, useEffect, useRef } from 'react';
import { loadView } from '#client/firstPerson/loadView.ts';
import { PlayCamera } from '#client/play/view/PlayCamera.ts';
import { partyView } from '#client/play/view/partyView.ts';
import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import type { SetUp } from '#domain/resources/tests/testSetUp.ts';
import { beginGame } from '#game/saves/beginGame.ts';
import type { World } from '#game/world/World.ts';
import * as styles from './tests.css.ts';

const [WIDTH, HEIGHT] = [96, 60];
/** The code of the picture of the city. */
const CITY = 13;

/** The first view of a set-up's party, as a tiny picture. */
export function PlacePicture({ world, setUp }: { readonly world: World; readonly setUp: SetUp }) {
  const firstPerson = use(loadView());
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const view = partyView(firstPerson, world, beginGame(world, setUp));
    if (!view || !canvas.current) return;
    const camera = new PlayCamera(firstPerson, canvas.current, () => {});
    camera.show(view, undefined);
    return () => camera.stop();
  }, [firstPerson, world, setUp]);
  return (
    <span className={styles.picture} aria-hidden>
      {world.floors.has(setUp.at.floor) ? (
        <canvas ref={canvas} className={styles.seen} width={WIDTH} height={HEIGHT} />
      ) : (
        <DisplayGraphic code={CITY} />
      )}
    </span>
  );
}
