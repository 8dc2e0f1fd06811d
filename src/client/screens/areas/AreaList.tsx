import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { plainClick } from '#client/ui/plainClick.ts';
import * as styles from './areas.css.ts';
import { type Area, type AreaGroup, areaPath } from './areas.tsx';

interface AreaListProps {
  readonly scenarioId: string;
  readonly group: AreaGroup;
  readonly present: Area | undefined;
}

/** The areas of a group as a list next to the content. */
export function AreaList({ scenarioId, group, present }: AreaListProps) {
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  return (
    <nav className={styles.list} aria-label={group.areasTitle[language]}>
      <ul className={styles.entries}>
        {group.areas.map((area) => {
          const href = areaPath(scenarioId, group, area);
          return (
            <li key={href}>
              <a
                href={href}
                className={styles.entry}
                aria-current={area === present ? 'page' : undefined}
                onClick={plainClick(() => navigate(href))}
              >
                {area.title[language]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
