import { useAtomValue } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import * as styles from './areas.css.ts';
import { type Area, type AreaGroup, areaPath } from './areas.tsx';

interface AreaMenuProps {
  readonly scenarioId: string;
  readonly group: AreaGroup;
  readonly present: Area | undefined;
}

/** The areas of a group as a menu with the name of the current one, for windows without room for the list. */
export function AreaMenu({ scenarioId, group, present }: AreaMenuProps) {
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const label = group.areasTitle[language];
  const items = group.areas.map((area) => ({
    id: area.path,
    label: area.title[language],
    isCurrent: area === present,
    onAction: () => navigate(areaPath(scenarioId, group, area)),
  }));
  return (
    <nav className={styles.menu} aria-label={label}>
      <Menu
        label={label}
        placement="bottom start"
        trigger={
          <Button tone="plain">
            {(present ?? group).title[language]}
            <ChevronDown size={16} aria-hidden />
          </Button>
        }
        sections={[{ id: 'areas', items }]}
      />
    </nav>
  );
}
