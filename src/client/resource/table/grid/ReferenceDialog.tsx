import { useMemo } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { RecordCard } from '#client/resource/display/RecordCard.tsx';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import type { NamedRecord } from '#client/resource/table/view/TableView.ts';
import { tooltip } from '#client/ui/Tooltip.css.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';

interface ReferenceDialogProps {
  readonly scenarioId: string;
  /** The cell with the reference. */
  readonly cell: Element;
  readonly named: NamedRecord;
  readonly onClose: () => void;
}

/** A card of a record next to the cell that refers to it. */
export default function ReferenceDialog({ scenarioId, cell, named, onClose }: ReferenceDialogProps) {
  const resource = resourceOf(named.kind);
  const trigger = useMemo(() => ({ current: cell }), [cell]);
  if (!resource) return null;
  return (
    <TooltipTrigger isOpen onOpenChange={onClose}>
      <Tooltip className={tooltip} triggerRef={trigger} placement="bottom start" offset={6}>
        <NamedCard resource={resource} number={named.number} scenarioId={scenarioId} />
      </Tooltip>
    </TooltipTrigger>
  );
}

interface NamedCardProps {
  readonly resource: Resource;
  readonly number: number;
  readonly scenarioId: string;
}

function NamedCard({ resource, number, scenarioId }: NamedCardProps) {
  const desk = useRecordDesk(resource, scenarioId);
  return desk && <RecordCard desk={desk} number={number} />;
}
