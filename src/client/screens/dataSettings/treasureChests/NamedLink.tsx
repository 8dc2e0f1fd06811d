import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { RecordCard } from '#client/resource/display/RecordCard.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { Tooltip } from '#client/ui/Tooltip.tsx';

/** The number and name of a record as a link to its form; hover and focus show a card about it. */
export function NamedLink({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const language = useAtomValue(languageAtom);
  const name = numberedName(desk.resource, useRecord(desk, number), number, language);
  return (
    <Tooltip text={<RecordCard desk={desk} number={number} />} placement="bottom start">
      <RouteLink href={recordHref(desk.scenarioId, desk.resource.name, number)}>{name}</RouteLink>
    </Tooltip>
  );
}
