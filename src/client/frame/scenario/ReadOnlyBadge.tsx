import Eye from 'lucide-react/icons/eye';
import { useText } from '#client/i18n/useText.ts';
import { scenarioTexts } from '#client/page/scenario/scenarioTexts.ts';
import { stateTag } from '#client/ui/Tag.css.ts';

/** Replaces the backups for users who may only read the scenario. */
export function ReadOnlyBadge() {
  const text = useText(scenarioTexts);
  return (
    <span className={stateTag({ tone: 'accent' })} title={text('readOnly.reason')}>
      <Eye size={16} aria-hidden />
      {text('readOnly.badge')}
    </span>
  );
}
