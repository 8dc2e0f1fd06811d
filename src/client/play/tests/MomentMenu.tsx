import FlaskConical from 'lucide-react/icons/flask-conical';
import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { copyText } from '#client/page/clipboard.ts';
import { momentHref } from '#client/page/scenario/scenario.ts';
import type { Named } from '#client/play/panels/ChosenFew.tsx';
import type { PlaySession } from '#client/play/session/PlaySession.ts';
import type { Names } from '#client/play/words/Names.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { blankNumbers } from '#client/resource/writtenNumbers.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { MOST_PACKED_INPUTS, type PlayTest } from '#domain/resources/tests/playTest.ts';
import { packJson } from '#domain/text/packJson.ts';
import { goalNow, runTest } from '#game/journal/playTest.ts';
import { packJournal, type TestJournal } from '#game/journal/TestJournal.ts';
import { NewTestDialog } from './NewTestDialog.tsx';
import { testTexts } from './testTexts.ts';

interface MomentMenuProps {
  readonly session: PlaySession;
  /** The tests of the scenario. */
  readonly desk: RecordDesk;
  readonly names: Names;
  readonly flags: readonly Named[];
  readonly flagName: (flag: number) => string;
  readonly canWrite: boolean;
  readonly onTests: () => void;
}

/** A test that is being made. */
interface Making {
  readonly test: PlayTest;
  /** Its inputs. */
  readonly count: number;
}

/** How the present moment of a test play is kept: as a link, or as the end of a test. */
export function MomentMenu(props: MomentMenuProps) {
  const { session, desk, names, flags, flagName, canWrite, onTests } = props;
  const text = useText(testTexts);
  const [making, setMaking] = useState<Making>();
  const [free] = blankNumbers(desk, numbersOf(desk.resource));
  const { journal, timeline } = session;
  const tellTooLong = () => showSnackbar(text('moment.tooLong'), { tone: 'danger' });
  async function copy(once: TestJournal) {
    const packed = await packJournal(once);
    if (packed === undefined) return void tellTooLong();
    await copyText(location.origin + momentHref(desk.scenarioId, packed), text('moment.copied'));
  }
  async function begin({ set_up, inputs, rules }: TestJournal) {
    const { first, present } = timeline;
    const packed = await packJson(inputs);
    if (packed.length > MOST_PACKED_INPUTS) return void tellTooLong();
    const goal = goalNow(first.state, present.state);
    setMaking({ count: inputs.length, test: { name: '', set_up, inputs: packed, goal, rules } });
  }
  async function make(test: PlayTest) {
    setMaking(undefined);
    if (free === undefined) return;
    desk.put(new Map([[free, test]]));
    // The scenario may have become another on the way.
    const { outcome } = await runTest(session.world, test);
    if (outcome === 'passed') showSnackbar(text('test.made'), { tone: 'success' });
    else showSnackbar(text('test.madeFailing'), { tone: 'danger', duration: null });
  }
  const isFull = free === undefined;
  return (
    <>
      <Menu
        label={text('moment.menu')}
        placement="top end"
        trigger={<IconButton size="small" label={text('moment.menu')} icon={<FlaskConical size={16} />} />}
        sections={[
          {
            id: 'moment',
            items: [
              ...(journal ? [{ id: 'link', label: text('moment.link'), onAction: () => void copy(journal) }] : []),
              ...(journal && canWrite
                ? [
                    {
                      id: 'make',
                      label: text('test.make'),
                      isDisabled: isFull || timeline.at === 0,
                      hint: isFull ? text('kept.full', { count: numbersOf(desk.resource).length }) : '',
                      onAction: () => void begin(journal),
                    },
                  ]
                : []),
              { id: 'tests', label: text('test.all'), onAction: onTests },
            ],
          },
        ]}
      />
      {making && (
        <NewTestDialog
          {...{ names, flags, flagName }}
          count={making.count}
          goal={making.test.goal}
          onMade={(made) => void make({ ...making.test, ...made })}
          onClose={() => setMaking(undefined)}
        />
      )}
    </>
  );
}
