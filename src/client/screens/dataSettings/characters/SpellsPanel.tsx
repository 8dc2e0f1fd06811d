import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { useRules } from '#client/resource/model/useRules.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { SPELL_SCHOOLS } from '#domain/catalogs/spells.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import type { Character } from '#domain/resources/character.ts';
import { type Spell, spell } from '#domain/resources/spell.ts';
import { knownSpells } from '#game/rules/knownSpells.ts';
import { characterTexts } from './characterTexts.ts';
import * as styles from './panels.css.ts';

/** The spells that the open character knows, level by level, with the number of casts. */
export function SpellsPanel() {
  const text = useText(characterTexts);
  const { scenarioId } = useOpenRecord().desk;
  const spells = useRecordDesk(spell, scenarioId);
  return (
    <Panel title={text('character.spells')}>
      {spells ? <Known spells={spells} /> : <RecordsPending resources={[spell]} scenarioId={scenarioId} />}
    </Panel>
  );
}

function Known({ spells }: { readonly spells: RecordDesk }) {
  const text = useText(characterTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  // These desks parse their records with their schemas.
  const record = useRecord(desk, number) as Character;
  const all = new Map(numbersOf(spell).map((of) => [of, spells.record(of) as Spell]));
  const levels = knownSpells(useRules(desk.scenarioId), record, all);
  if (levels.length === 0) return <p className={muted}>{text('character.spells.none')}</p>;
  const isSure = levels.every((level) => level.isSure);
  return (
    <>
      {!isSure && <p className={muted}>{text('character.spells.luck')}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            {(['level', 'known', 'uses', 'list'] as const).map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {text(`character.spells.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ school, level, spells: listed, known, uses }) => (
            <tr key={`${school} ${level}`}>
              <th scope="row" className={styles.cell}>
                {SPELL_SCHOOLS[school]?.label[language]} {level}
              </th>
              <td className={styles.cell}>
                <span className={styles.measure}>
                  <ShareBar share={known / listed.length} />
                  <span>{`${Number(known.toFixed(1))}/${listed.length}`}</span>
                </span>
              </td>
              <td className={styles.cell}>{uses}</td>
              <td className={styles.cell}>
                <span className={styles.names}>
                  {listed.map((of) => (
                    <RouteLink key={of} href={recordHref(desk.scenarioId, 'spell', of)}>
                      {recordName(spell, spells.record(of), of, language)}
                    </RouteLink>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
