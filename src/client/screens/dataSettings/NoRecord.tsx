import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { RECORD_KINDS, type RecordKind } from '#domain/catalogs/recordKinds.ts';
import { noRecordTexts } from './noRecordTexts.ts';

interface NoRecordProps {
  readonly kind: 'item' | 'monster';
  readonly scenarioId: string;
}

/** Replaces a screen for items or monsters while there are none: says so, and links to the first one. */
export function NoRecord({ kind, scenarioId }: NoRecordProps) {
  const text = useText(noRecordTexts);
  const { first, firstGiven = first }: RecordKind = RECORD_KINDS[kind];
  return (
    <Panel>
      <EmptyState
        text={text(`none.${kind}`)}
        action={
          <RouteLink href={recordHref(scenarioId, kind, firstGiven)} look="primary">
            {text(`none.${kind}.make`)}
          </RouteLink>
        }
      />
    </Panel>
  );
}
