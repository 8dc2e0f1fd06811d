import { useText } from '#client/i18n/useText.ts';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import { useWhereMet } from '#client/screens/dataSettings/encounters/useEncounters.ts';
import { AnswerPanel } from '#client/shell/AnswerPanel.tsx';
import { muted } from '#client/shell/page.css.ts';
import { MeetingLine } from './MeetingLine.tsx';
import { monstersTexts } from './monstersTexts.ts';
import { list } from './WhereMetPanel.css.ts';

/** Where the open monster may be met, by itself, in a battle or as a companion, the likeliest first. The tables that have it stand among its uses. */
export function WhereMetPanel() {
  const text = useText(monstersTexts, recordFormTexts);
  const { desk, number } = useOpenRecord();
  const query = useWhereMet(desk.scenarioId, number);
  const { meetings, count } = query.data?.data ?? { meetings: [], count: 0 };
  return (
    <AnswerPanel title={text('monsters.met')} query={query} none={count === 0 ? text('monsters.met.none') : undefined}>
      <ul className={list}>
        {meetings.map((meeting) => (
          <MeetingLine key={JSON.stringify([meeting.floor.number, meeting.at, meeting.leader])} meeting={meeting} />
        ))}
      </ul>
      {count > meetings.length && (
        <p className={muted}>{text('record.uses.more', { count: count - meetings.length })}</p>
      )}
    </AnswerPanel>
  );
}
