import { useAtomValue } from 'jotai';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ContactLink } from '#client/page/ContactLink.tsx';
import { muted } from '#client/page/page.css.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { heldTexts } from './heldTexts.ts';
import { type Scenario, scenarioTitle } from './scenario.ts';

type Held = Pick<Scenario, 'title_ja' | 'title_en' | 'operator_stops'>;

/** Whether operators have stopped the work: until that is cleared, its author can neither change its status nor release it. */
export const isWorkHeld = ({ operator_stops }: Pick<Held, 'operator_stops'>): boolean =>
  operator_stops.some(({ subject }) => subject === 'work');

/**
 * Shows what operators have stopped in a scenario: since when, why, what it means, and whom its author may ask. Nothing if nothing is
 * stopped.
 */
export function HeldNotice({ scenario }: { readonly scenario: Held }) {
  const text = useText(heldTexts);
  const title = scenarioTitle(scenario, useAtomValue(languageAtom));
  return scenario.operator_stops.map(({ subject, cause, reason, stopped_at }) => (
    <Notice key={subject} tone="warning">
      <p>
        {text(cause === 'account' ? 'held.account' : `held.${subject}`, { title })}{' '}
        <span className={muted}>{text('held.since', { time: formatDate(stopped_at) })}</span>
      </p>
      <p>{reason === '' ? text('held.noReason') : text('held.reason', { reason })}</p>
      <p>
        {text(`held.means.${subject}`)} {text('held.whom')} <ContactLink />
      </p>
    </Notice>
  ));
}
