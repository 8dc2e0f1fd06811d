import { useState } from 'react';
import { useSearch } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { RecordsPending } from '#client/resource/RecordsPending.tsx';
import { QueryFailure } from '#client/shell/QueryFailure.tsx';
import { usePartTitle } from '#client/shell/usePageTitle.ts';
import type { Facing, Standing } from '#game/state/Standing.ts';
import { GameScreen } from './GameScreen.tsx';
import * as styles from './PlayScreen.css.ts';
import { beginGame, usualSetUp } from './session/beginGame.ts';
import { PlaySession } from './session/PlaySession.ts';
import { playTexts } from './words/playTexts.ts';
import { type EditedWorld, WORLD_KINDS } from './world/EditedWorld.ts';
import { useEditedWorld } from './world/useEditedWorld.ts';

/** /scenarios/{id}/play */
export default function PlayScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(playTexts);
  usePartTitle(text('play.screen'));
  const { world, query } = useEditedWorld(scenarioId);
  if (world) return <Play scenarioId={scenarioId} edited={world} />;
  return query.error ? (
    <QueryFailure query={query} />
  ) : (
    <RecordsPending resources={WORLD_KINDS} scenarioId={scenarioId} />
  );
}

function Play({ scenarioId, edited }: { readonly scenarioId: string; readonly edited: EditedWorld }) {
  const at = standingIn(useSearch());
  const [session] = useState(
    () => new PlaySession(() => edited.world, beginGame(edited.world, usualSetUp(edited.world, at))),
  );
  return (
    <div className={styles.screen}>
      <GameScreen scenarioId={scenarioId} session={session} edited={edited} />
    </div>
  );
}

/** The cell that an address names; null where it names none. */
function standingIn(search: string): Standing | null {
  const numbers = new URLSearchParams(search);
  const [floor, x, y, facing] = ['floor', 'x', 'y', 'facing'].map((name) => Number(numbers.get(name) ?? Number.NaN));
  if (![floor, x, y, facing].every(Number.isInteger)) return null;
  return { floor: floor as number, x: x as number, y: y as number, facing: facing as Facing };
}
