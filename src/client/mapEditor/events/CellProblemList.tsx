import { useAtom } from 'jotai';
import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import * as styles from './CellProblemList.css.ts';
import { problemsOpenAtom } from './eventAtoms.ts';

/** The problems of a cell beside the map. They fold into a line with their number, in every cell until they are unfolded. */
export function CellProblemList({ problems }: { readonly problems: readonly string[] }) {
  const text = useText(mapEditorTexts);
  const [isOpen, setOpen] = useAtom(problemsOpenAtom);
  const shown = [...new Set(problems)];
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{text('map.problems', { count: shown.length })}</summary>
      <ul className={styles.list}>
        {shown.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </details>
  );
}
