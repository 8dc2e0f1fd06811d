import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { isWorkHeld } from '#client/page/scenario/HeldNotice.tsx';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { Link } from '#client/ui/Link.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { isOpen, releasedTo } from '#domain/scenario/statusSteps.ts';
import { PLACES } from './places.ts';
import * as styles from './status.css.ts';
import { statusTexts } from './statusTexts.ts';

/**
 * The first of the steps to a release that is not done, above all of them; nothing for a work that is open or held. It waits for no answer,
 * so that nothing below moves while it is pressed.
 */
export function FirstStep({ scenario }: { readonly scenario: Scenario }) {
  const text = useText(statusTexts);
  const canWrite = useMay('publish');
  if (!canWrite || isOpen(scenario) || isWorkHeld(scenario)) return null;
  const [place, told] =
    scenario.scenario_code === null
      ? (['code', 'first.register'] as const)
      : releasedTo(scenario).length === 0
        ? (['variants', 'first.place'] as const)
        : (['release', 'first.release'] as const);
  return (
    <Notice>
      <h2 className={styles.heading}>{text('first.title')}</h2>
      <p>
        {text(told)} <Link href={`#${PLACES[place]}`}>{text('first.go')}</Link>
      </p>
    </Notice>
  );
}
