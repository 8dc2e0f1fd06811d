import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { labelAt } from '#domain/resource/leaf.ts';
import { faultText } from '#domain/text/fault.ts';
import { focusField } from './focusField.ts';
import * as styles from './ProblemList.css.ts';

interface ProblemLinesProps {
  readonly problems: readonly Problem[];
  /** Called when a line is followed, before its field gets the focus. */
  readonly onFollow?: () => void;
}

/** Problems of the open record, each with a link to its field. */
export function ProblemLines({ problems, onFollow }: ProblemLinesProps) {
  const language = useAtomValue(languageAtom);
  const labelOf = useLabelOf();
  const { desk } = useOpenRecord();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.list}>
      {problems.map(({ path, fault }) => {
        const message = faultText(fault)[language];
        const label = labelAt(desk.resource.fields, path);
        return (
          <li key={`${path} ${message}`}>
            <button
              type="button"
              className={styles.toProblem}
              // Move the focus on click, not on press: committing the typed value may remove a line of this list, and so shift this button
              // away from under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                onFollow?.();
                focusField(path);
              }}
            >
              {label && labelOf({ path, label })}
            </button>
            <span className={styles.message}>{message}</span>
          </li>
        );
      })}
    </ul>
  );
}
