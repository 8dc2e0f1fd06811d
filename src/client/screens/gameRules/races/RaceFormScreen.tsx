import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { UnreadNotice, useIsRead } from './UnreadRows.tsx';

interface RaceFormScreenProps {
  readonly scenarioId: string;
  readonly number: string;
}

/** The form of the values of a race and sex. */
export default function RaceFormScreen({ scenarioId, number }: RaceFormScreenProps) {
  const isRead = useIsRead(raceOccupationSetting, scenarioId);
  return (
    <RecordScreen
      resource={raceOccupationSetting}
      scenarioId={scenarioId}
      number={number}
      before={!isRead(Number(number)) && <UnreadNotice scenarioId={scenarioId} />}
    />
  );
}
