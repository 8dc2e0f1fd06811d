import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { showError } from '#client/page/showError.ts';
import { type EditedWorld, WORLD_KINDS } from '#client/play/world/EditedWorld.ts';
import { useEditedWorld } from '#client/play/world/useEditedWorld.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useRecordDesk, useRecordQueries } from '#client/resource/model/useRecordDesk.ts';
import { Button } from '#client/ui/Button.tsx';
import { type PlayTest, playTest } from '#domain/resources/tests/playTest.ts';
import { isOfTheseRules } from '#game/saves/Inputs.ts';
import { recordAnew } from './recordAnew.ts';
import { testTexts } from './testTexts.ts';

interface RecordAnewButtonProps {
  readonly scenarioId: string;
  /** The test, recorded under older rules, and its name. */
  readonly number: number;
  readonly name: string;
}

/** Records a test of older rules again at a press of a button, outside of the game: the scenario is read only then. */
export default function RecordAnewButton({ scenarioId, number, name }: RecordAnewButtonProps) {
  const [isAsked, ask] = useState(false);
  if (!isAsked) return <Press name={name} onPress={() => ask(true)} />;
  return <Reading {...{ scenarioId, number, name }} onFail={() => ask(false)} />;
}

/** Reads the scenario that the test is played in. */
function Reading({ scenarioId, onFail, ...test }: RecordAnewButtonProps & { readonly onFail: () => void }) {
  const { world, query } = useEditedWorld(scenarioId);
  const desk = useRecordDesk(playTest, scenarioId);
  const records = useRecordQueries([...WORLD_KINDS, playTest], scenarioId);
  const isRead = world !== undefined && desk !== undefined;
  const failed = isRead ? undefined : [query, ...records].find(({ error, isFetching }) => error && !isFetching);
  const fail = useEffectEvent((error: unknown) => {
    showError(error);
    onFail();
  });
  useEffect(() => {
    if (failed) fail(failed.error);
  }, [failed]);
  return isRead ? <Recording {...{ world, desk, ...test }} /> : <Press name={test.name} isPending />;
}

interface RecordingProps extends Pick<RecordAnewButtonProps, 'number' | 'name'> {
  readonly world: Pick<EditedWorld, 'world'>;
  readonly desk: RecordDesk;
}

/** Records the test once; after an undo, the button can be pressed again. */
function Recording({ world, desk, number, name }: RecordingProps) {
  const text = useText(testTexts);
  const isOlder = useDesk(desk, () => !isOfTheseRules(desk.record(number) as PlayTest));
  const record = useEffectEvent(() => void recordAnew(desk, number, world.world, text));
  useEffect(() => record(), []);
  return isOlder && <Press name={name} onPress={() => void recordAnew(desk, number, world.world, text)} />;
}

interface PressProps {
  readonly name: string;
  readonly isPending?: boolean;
  readonly onPress?: () => void;
}

function Press({ name, ...props }: PressProps) {
  const text = useText(testTexts);
  return (
    <Button size="small" aria-label={text('test.anew', { name })} {...props}>
      {text('test.anew.do')}
    </Button>
  );
}
