import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useText } from '#client/i18n/useText.ts';
import type { Severity } from '#domain/catalogs/checkRules.ts';
import * as styles from './checks.css.ts';
import { checksTexts } from './checksTexts.ts';

const MARKS = { error: CircleAlert, warning: TriangleAlert, information: Info } as const;

/** The severity of a group as an icon that is read out. */
export function SeverityIcon({ severity }: { readonly severity: Severity }) {
  const text = useText(checksTexts);
  const Mark = MARKS[severity];
  return (
    <span className={styles.severity({ severity })}>
      <Mark size={16} role="img" aria-label={text(`checks.${severity}`)} />
    </span>
  );
}

/** The severity of a problem as an icon, a word and a colour. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
  const text = useText(checksTexts);
  const Mark = MARKS[severity];
  return (
    <span className={styles.severity({ severity })}>
      <Mark size={16} aria-hidden />
      {text(`checks.${severity}`)}
    </span>
  );
}
