import FlaskConical from 'lucide-react/icons/flask-conical';
import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { copyText } from '#client/page/clipboard.ts';
import { workMomentHref } from '#client/page/scenario/listedWork.ts';
import { momentHref } from '#client/page/scenario/scenario.ts';
import type { Named } from '#client/play/panels/ChosenFew.tsx';
import type { PlaySession } from '#client/play/session/PlaySession.ts';
import type { Names } from '#client/play/words/Names.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { blankNumbers } from '#client/resource/model/writtenNumbers.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { MOST_PACKED_INPUTS, MOST_PACKED_SAVE, type PlayTest } from '#domain/resources/tests/playTest.ts';
import { runTest } from '#game/saves/playTest.ts';
import { MOST_IN_ADDRESS } from '#game/saves/TestInputs.ts';
import { NewTestDialog } from './NewTestDialog.tsx';
import { testTexts } from './testTexts.ts';
import { momentForLink, momentForTest, type TestedMoment } from './waysToHere.ts';

interface MomentMenuProps {
  readonly session: PlaySession;
  /** The tests of the scenario. */
  readonly desk: RecordDesk;
  readonly names: Names;
  readonly flags: readonly Named[];
  readonly flagName: (flag: number) => string;
  readonly canWrite: boolean;
  /** The code of the work that readers can play; undefined if there is none. */
  readonly workCode: string | undefined;
  readonly onTests: () => void;
}

/** The menu for keeping the current moment of a test play: as a link, or as the end of a test. */
export function MomentMenu(props: MomentMenuProps) {
  const { session, desk, names, flags, flagName, canWrite, workCode, onTests } = props;
  const text = useText(testTexts);
  const [making, setMaking] = useState<TestedMoment>();
  const [free] = blankNumbers(desk, numbersOf(desk.resource));
  /** Copies a link to the scenario, or to the work of this code. */
  async function copy(code?: string) {
    const moment = await momentForLink(session, desk.scenarioId);
    if (!moment) return void showSnackbar(text('moment.tooLong.link', { most: MOST_IN_ADDRESS }), { tone: 'danger' });
    const { packed, sinceSave } = moment;
    if (code !== undefined)
      return void (await copyText(location.origin + workMomentHref(code, packed), text('moment.copied.readers')));
    const isFromSave = sinceSave !== undefined;
    const told = isFromSave ? text('moment.copied.save', { count: sinceSave }) : text('moment.copied');
    await copyText(location.origin + momentHref(desk.scenarioId, packed), told);
  }
  async function begin() {
    const moment = await momentForTest(session, desk.scenarioId);
    if (moment) return setMaking(moment);
    const limits = { inputs: MOST_PACKED_INPUTS, save: MOST_PACKED_SAVE };
    showSnackbar(text('moment.tooLong.test', limits), { tone: 'danger' });
  }
  async function make(test: PlayTest) {
    setMaking(undefined);
    if (free === undefined) return;
    desk.put(new Map([[free, test]]));
    // The scenario may have changed in the meantime.
    const { outcome } = await runTest(session.world, test);
    if (outcome === 'passed') showSnackbar(text('test.made'), { tone: 'success' });
    else showSnackbar(text('test.madeFailing'), { tone: 'danger', duration: null });
  }
  const isFull = free === undefined;
  const isNothingDone = session.timeline.at === 0;
  const full = text('kept.full', { count: numbersOf(desk.resource).length });
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
              { id: 'link', label: text('moment.link'), onAction: () => void copy() },
              {
                id: 'readers',
                label: text('moment.link.readers'),
                isDisabled: workCode === undefined,
                hint: workCode === undefined ? text('moment.link.readers.none') : '',
                onAction: () => void copy(workCode),
              },
              ...(canWrite
                ? [
                    {
                      id: 'make',
                      label: text('test.make'),
                      isDisabled: isFull || isNothingDone,
                      hint: isFull ? full : isNothingDone ? text('test.make.nothing') : '',
                      onAction: () => void begin(),
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
          isFromSave={making.test.save !== ''}
          goal={making.test.goal}
          onMade={(made) => void make({ ...making.test, ...made })}
          onClose={() => setMaking(undefined)}
        />
      )}
    </>
  );
}
