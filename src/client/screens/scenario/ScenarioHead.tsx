import { useAtomValue } from 'jotai';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { muted, small } from '#client/page/page.css.ts';
import { type Scenario, scenarioTitle } from '#client/page/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { ScenarioDialog } from './ScenarioDialog.tsx';
import { scenarioDialogTexts } from './scenarioDialogTexts.ts';
import * as styles from './scenarioHome.css.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

/** The titles of a scenario, its author, and the time of its last change. */
export function ScenarioHead({ scenario }: { scenario: Scenario }) {
  const text = useText(scenarioHomeTexts, scenarioDialogTexts);
  const [isEditing, setEditing] = useState(false);
  const canWrite = useMay('publish');
  const close = () => setEditing(false);
  const { title_ja, title_en, author_name, updated_at, languages } = scenario;
  const title = scenarioTitle(scenario, useAtomValue(languageAtom));
  const missing = languages === 'both' ? text('scenarioHome.noEnglishTitle') : '';
  const other = title === title_ja ? title_en || missing : title_ja;
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h2 className={styles.title}>{title}</h2>
        {other !== '' && other !== title && <p className={muted}>{other}</p>}
        <p className={`${muted} ${small}`}>
          {text('scenario.author_name')} {author_name} · {text('scenario.updated_at')} {formatDate(updated_at)}
        </p>
      </div>
      {canWrite && (
        <Button icon={<Pencil size={16} aria-hidden />} onPress={() => setEditing(true)}>
          {text('scenarioHome.edit')}
        </Button>
      )}
      {isEditing && <ScenarioDialog scenario={scenario} onClose={close} onDone={close} />}
    </header>
  );
}
