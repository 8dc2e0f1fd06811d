import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { useRecordQueries } from '#client/resource/model/useRecordDesk.ts';
import type { Resource } from '#domain/resource/defineResource.ts';

interface RecordsPendingProps {
  readonly resources: readonly Resource[];
  readonly scenarioId: string;
}

/** A placeholder while records are read; if that fails, shows the failure with a retry. */
export function RecordsPending({ resources, scenarioId }: RecordsPendingProps) {
  const failed = useRecordQueries(resources, scenarioId).filter(({ isError, data }) => isError && !data);
  const [first] = failed;
  if (!first) return <LoadingPage />;
  return (
    <QueryFailure
      query={{
        error: first.error,
        isFetching: failed.some(({ isFetching }) => isFetching),
        refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
      }}
    />
  );
}
