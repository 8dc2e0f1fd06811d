import { useAtomValue } from 'jotai';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useCallback, useSyncExternalStore } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { page } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { DifferenceTable } from '#client/resource/differences/DifferenceTable.tsx';
import { differencesFromDefault } from '#client/resource/differences/differencesIn.ts';
import { useBackToDefaults, useDifferences } from '#client/resource/differences/useDifferences.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { recordName } from '#client/resource/words/recordName.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { blankOf } from '#domain/resource/defineResource.ts';
import { RULE_KINDS } from '#domain/resources/index.ts';
import { raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { useIsRead } from './races/UnreadRows.tsx';
import { GAME_RULES_PATH } from './rulePaths.ts';
import { rulesTexts } from './rulesTexts.ts';

/** All rules that differ from the defaults, to be read before a scenario is published. */
export default function DifferencesScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desks = useRecordDesks(RULE_KINDS, scenarioId).filter((desk) => desk !== undefined);
  if (desks.length < RULE_KINDS.length) return <RecordsPending resources={RULE_KINDS} scenarioId={scenarioId} />;
  return <AllDifferences desks={desks} scenarioId={scenarioId} />;
}

interface AllDifferencesProps {
  readonly desks: readonly RecordDesk[];
  readonly scenarioId: string;
}

function AllDifferences({ desks, scenarioId }: AllDifferencesProps) {
  const text = useText(rulesTexts);
  const isRead = useIsRead(raceOccupationSetting, scenarioId);
  const count = useCount(desks, isRead);
  if (count === 0)
    return (
      <div className={page}>
        <EmptyState
          text={text('rules.differences.none')}
          action={
            <RouteLink look="primary" href={`${scenarioPath(scenarioId)}/${GAME_RULES_PATH}`}>
              {text('rules.differences.start')}
            </RouteLink>
          }
        />
      </div>
    );
  return (
    <div className={page}>
      <p role="status">{text('rules.differences.count', { count })}</p>
      {desks.map((desk) => (
        <KindDifferences key={desk.resource.name} desk={desk} />
      ))}
    </div>
  );
}

/** Returns the number of values on some desks that differ from the defaults, without the values of races that are not read. */
function useCount(desks: readonly RecordDesk[], isRead: (number: number) => boolean): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = desks.map((desk) => desk.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [desks],
  );
  return useSyncExternalStore(subscribe, () =>
    desks.reduce((sum, desk) => {
      const { resource } = desk;
      const counts = resource.name === raceOccupationSetting.name ? isRead : undefined;
      return sum + differencesFromDefault(resource, (number) => desk.record(number), counts).length;
    }, 0),
  );
}

function KindDifferences({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(rulesTexts);
  const labelOf = useLabelOf();
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('edit');
  const isRead = useIsRead(desk.resource, desk.scenarioId);
  const differences = useDifferences(desk, isRead);
  const back = useBackToDefaults(desk);
  const { resource, scenarioId } = desk;
  if (differences.length === 0) return null;
  const title = resource.title[language];
  const nameOf = (number: number) =>
    resource.numbers.first === resource.numbers.last
      ? ''
      : recordName(resource, blankOf(resource, number), number, language);
  return (
    <Panel
      title={title}
      padding="none"
      actions={
        canWrite && (
          <Button size="small" icon={<RotateCcw size={14} aria-hidden />} onPress={() => back(differences)}>
            {text('rules.back')}
          </Button>
        )
      }
    >
      <DifferenceTable
        label={title}
        {...{ resource, scenarioId, differences }}
        before={text('rules.differences.default')}
        after={text('rules.differences.now')}
        hasLinks
        {...(canWrite && {
          action: {
            header: text('rules.back'),
            cell: (difference) => (
              <IconButton
                size="small"
                label={text('rules.backOne', {
                  field: `${nameOf(difference.number)} ${labelOf(difference.leaf)}`.trim(),
                })}
                icon={<RotateCcw size={14} aria-hidden />}
                onPress={() => back([difference])}
              />
            ),
          },
        })}
      />
    </Panel>
  );
}
