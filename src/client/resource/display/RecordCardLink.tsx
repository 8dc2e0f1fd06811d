import { useAtomValue, useSetAtom } from 'jotai';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useFormPlace } from '#client/resource/recordDialog/FormPlace.ts';
import { hasDialog, recordDialogAtom } from '#client/resource/recordDialog/recordDialog.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { plainClick } from '#client/ui/plainClick.ts';
import { Tooltip } from '#client/ui/Tooltip.tsx';
import { RecordCard } from './RecordCard.tsx';
import { link } from './RecordCardLink.css.ts';

/** A link to the form of a record, placed next to a reference to it; shows a card of the record on hover and focus. */
export function RecordCardLink({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const name = numberedName(desk.resource, useRecord(desk, number), number, language);
  const label = text('record.open', { name });
  return <FormLink desk={desk} number={number} label={label} tip={<RecordCard desk={desk} number={number} />} />;
}

/** A link to the records of a kind, where no record is selected yet. */
export function RecordsLink({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const { title, numbers } = desk.resource;
  const label = text('record.openAll', { title: title[language] });
  return <FormLink desk={desk} number={numbers.firstGiven} label={label} tip={label} />;
}

interface FormLinkProps {
  readonly desk: RecordDesk;
  readonly number: number;
  readonly label: string;
  readonly tip: ReactNode;
}

function FormLink({ desk, number, label, tip }: FormLinkProps) {
  const { scenarioId, resource } = desk;
  const place = useFormPlace();
  const openDialog = useSetAtom(recordDialogAtom);
  const open = hasDialog(resource.name) ? openDialog : place.goTo;
  const href = recordHref(scenarioId, resource.name, number);
  return (
    <Tooltip text={tip} placement="bottom end">
      <Link
        className={link}
        href={href}
        aria-label={label}
        onClick={plainClick(() => open({ scenarioId, kind: resource.name, number }))}
      >
        <SquareArrowOutUpRight size={16} aria-hidden />
      </Link>
    </Tooltip>
  );
}
