import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/page/FactList.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { reportsPath, type Scenario } from '#client/page/scenario/scenario.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { readersTexts } from './readersTexts.ts';

/** The numbers of plays, downloads and endings of a work; nothing if readers never saw it. */
export function ReadersFacts({ scenario: { id, scenario_code } }: { readonly scenario: Scenario }) {
  const text = useText(readersTexts);
  const language = useAtomValue(languageAtom);
  const told = trpc.works.plays.useQuery({ scenario_id: id }, { enabled: scenario_code !== null }).data?.data;
  const [labyrinths] = useRecordDesks(told && told.endings.length > 0 ? [labyrinthSetting] : [], id);
  if (!told) return null;
  const nameOf = (number: number) =>
    labyrinths ? numberedName(labyrinthSetting, labyrinths.record(number), number, language) : String(number);
  const facts = [
    { name: text('readers.plays'), value: text('readers.times', { count: told.plays }) },
    { name: text('readers.downloads'), value: text('readers.times', { count: told.downloads }) },
    ...told.endings.map(({ labyrinth, reached }) => ({
      name: labyrinth === null ? text('readers.ending') : text('readers.ending.labyrinth', { name: nameOf(labyrinth) }),
      value: text('readers.times', { count: reached }),
    })),
  ];
  return (
    <>
      <FactList facts={facts} />
      {told.reports > 0 && (
        <p>
          <RouteLink href={reportsPath(id)}>{text('readers.reports', { count: told.reports })}</RouteLink>
        </p>
      )}
    </>
  );
}
