import { useAtomValue } from 'jotai';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Tooltip } from '#client/ui/Tooltip.tsx';
import { RecordCard } from './RecordCard.tsx';
import { link } from './RecordCardLink.css.ts';
import type { RecordDesk } from './RecordDesk.ts';
import { recordHref } from './recordHref.ts';
import { numberedName } from './recordName.ts';
import { useRecord } from './useRecord.ts';

/** A link to a record's form; on hover and focus a card with what it is. */
export function RecordCardLink({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const name = numberedName(desk.resource, useRecord(desk, number), number, language);
  const href = recordHref(desk.scenarioId, desk.resource.name, number);
  return (
    <Tooltip text={<RecordCard desk={desk} number={number} />} placement="bottom end">
      <Link className={link} href={href} aria-label={text('record.open', { name })} onPress={() => navigate(href)}>
        <SquareArrowOutUpRight size={16} aria-hidden />
      </Link>
    </Tooltip>
  );
}
