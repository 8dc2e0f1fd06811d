import { useAtomValue } from 'jotai';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { GameScreen } from '#client/play/GameScreen.tsx';
import { PlaySession } from '#client/play/session/PlaySession.ts';
import { EditedWorld, WORLD_KINDS } from '#client/play/world/EditedWorld.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { numberedName } from '#client/resource/words/recordName.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { beginTrial, flagsOf, isOver, trialWorld } from '#game/saves/talkTrial.ts';
import { scriptTexts } from './scriptTexts.ts';
import * as styles from './TalkTrial.css.ts';

interface TalkTrialProps {
  /** The NPC. */
  readonly number: number;
  readonly onClose: () => void;
}

const NO_FLOORS = { known: () => undefined, subscribe: () => () => {} };

/** A conversation played by the game itself, with a sample party and flags that the author sets. */
export default function TalkTrial({ number, onClose }: TalkTrialProps) {
  const text = useText(scriptTexts);
  const { desk } = useOpenRecord();
  const found = useRecordDesks(WORLD_KINDS, desk.scenarioId);
  const desks = found.filter((one) => one !== undefined);
  const isRead = desks.length === WORLD_KINDS.length;
  return (
    <Dialog
      isOpen
      size="large"
      title={text('trial.title')}
      closeLabel={text('trial.close')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{text('trial.close')}</Button>}
    >
      {isRead ? (
        <Trial number={number} desks={desks} onClose={onClose} />
      ) : (
        <RecordsPending resources={WORLD_KINDS} scenarioId={desk.scenarioId} />
      )}
    </Dialog>
  );
}

interface TrialProps extends TalkTrialProps {
  /** One of each kind of a world. */
  readonly desks: ConstructorParameters<typeof EditedWorld>[1];
}

function Trial({ number, desks, onClose }: TrialProps) {
  const text = useText(scriptTexts);
  const language = useAtomValue(languageAtom);
  const [edited] = useState(() => new EditedWorld(NO_FLOORS, desks));
  const records = useSyncExternalStore(edited.subscribe, () => edited.world);
  const world = useMemo(() => trialWorld(records, number), [records, number]);
  const npc = world.npcs.get(number);
  const flags = npc ? flagsOf(npc) : [];
  const [set, setSet] = useState<readonly number[]>([]);
  const begin = (on: readonly number[]) => new PlaySession(() => world, beginTrial(world, number, on));
  const [session, setSession] = useState(() => begin(set));
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  const flagDesk = desks.find((desk) => desk.resource.name === eventFlag.name);
  const flagName = (flag: number) =>
    flagDesk ? numberedName(eventFlag, flagDesk.record(flag), flag, language) : String(flag);

  function turn(flag: number, isOn: boolean) {
    setSet(isOn ? [...set, flag] : set.filter((one) => one !== flag));
    session.take({ do: 'flag', flag, isOn });
  }
  const isDone = isOver(state);
  return (
    <>
      <div className={styles.tools}>
        <fieldset className={styles.flags}>
          <legend className={styles.legend}>{text('trial.flags')}</legend>
          {flags.length === 0 && <span className={styles.note}>{text('trial.flags.none')}</span>}
          {flags.map((flag) => (
            <Checkbox key={flag} isSelected={set.includes(flag)} onChange={(isOn) => turn(flag, isOn)}>
              {flagName(flag)}
            </Checkbox>
          ))}
        </fieldset>
        <Button size="small" icon={<RotateCcw size={14} aria-hidden />} onPress={() => setSession(begin(set))}>
          {text('trial.again')}
        </Button>
      </div>
      {isDone && <Notice role="status">{text(session.timeline.at === 0 ? 'trial.absent' : 'trial.over')}</Notice>}
      <div className={styles.game}>
        <GameScreen
          key={begunAt(session)}
          {...{ session, world }}
          host={{ onEscape: onClose, hasTimeline: true, flagName }}
        >
          {() => null}
        </GameScreen>
      </div>
      <p className={styles.note}>{text('trial.party')}</p>
    </>
  );
}

/** A key for each session: a screen belongs to one game. */
const keys = new WeakMap<PlaySession, number>();
let sessions = 0;
function begunAt(session: PlaySession): number {
  const key = keys.get(session) ?? ++sessions;
  keys.set(session, key);
  return key;
}
