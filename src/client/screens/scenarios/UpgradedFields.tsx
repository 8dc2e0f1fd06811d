import { useAtomValue } from 'jotai';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { Language } from '#domain/text/languages.ts';
import { scenarioActionTexts } from './scenarioActionTexts.ts';
import * as styles from './scenarios.css.ts';

type Upgraded = RouterOutputs['projects']['upload']['data']['upgraded'][number];

/** The maximum number of fields listed. */
const MOST_SHOWN = 100;

interface UpgradedFieldsProps {
  readonly upgraded: readonly Upgraded[];
  /** The total number of fields; if there are many, only the first ones are listed. */
  readonly count: number;
}

/** The upgraded fields of an older file. */
export function UpgradedFields({ upgraded, count }: UpgradedFieldsProps) {
  const text = useText(scenarioActionTexts);
  const language = useAtomValue(languageAtom);
  return (
    <div className={styles.upgradedFrame}>
      <table className={styles.upgraded}>
        <thead>
          <tr>
            {(['kind', 'field', 'records', 'change'] as const).map((id) => (
              <th key={id} scope="col">
                {text(`project.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {upgraded.slice(0, MOST_SHOWN).map((one) => (
            <tr key={`${one.kind} ${one.path} ${one.change}`}>
              <td>{RECORD_KINDS[one.kind].title[language]}</td>
              <td>{labelOf(one, language)}</td>
              <td>{text('project.count', { count: one.count })}</td>
              <td>{text(`project.${one.change}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > MOST_SHOWN && <p>{text('project.more', { count: count - MOST_SHOWN })}</p>}
    </div>
  );
}

/** Returns the label of a field; for one that no longer exists its name in the file. */
function labelOf({ kind, path }: Upgraded, language: Language): string {
  const resource = [floorMap, ...RESOURCES].find(({ name }) => name === kind);
  return resource?.leaves.find((leaf) => leaf.path === path)?.label[language] ?? path;
}
