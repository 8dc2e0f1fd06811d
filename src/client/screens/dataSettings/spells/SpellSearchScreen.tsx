import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { page } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { SearchField } from '#client/ui/SearchField.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Table } from '#client/ui/Table.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { categoryOf, SPELL_CATEGORIES, SPELL_CATEGORY_NAMES } from '#domain/catalogs/spellCategories.ts';
import { SPELL_LEVELS, SPELL_SCHOOLS } from '#domain/catalogs/spells.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { sentenceOf, spell } from '#domain/resources/spell.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import * as styles from './SpellSearchScreen.css.ts';
import { spellOnDesk } from './spellOnDesk.ts';
import { spellsTexts } from './spellsTexts.ts';

/** Finds spells by name, place and effect. */
export default function SpellSearchScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(spell, scenarioId);
  return desk ? <SpellSearch desk={desk} /> : <RecordsPending resources={[spell]} scenarioId={scenarioId} />;
}

/** The conditions of the search; '' matches everything. */
const NO_CONDITIONS = { words: '', school: '', level: '', category: '' };
const NUMBERS = numbersOf(spell);

function SpellSearch({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(spellsTexts);
  const language = useAtomValue(languageAtom);
  const [sought, setSought] = useState(NO_CONDITIONS);
  // As one text, so that the page only renders again when other spells are found.
  const found = useDesk(desk, () => NUMBERS.filter((number) => isFound(desk, number, sought)).join(' '));
  const rows = found === '' ? [] : found.split(' ').map(Number);
  const choices = {
    school: SPELL_SCHOOLS.map(({ code, label }) => ({ value: String(code), label: label[language] })),
    level: Array.from({ length: SPELL_LEVELS + 1 }, (_, level) => ({ value: String(level), label: String(level) })),
    category: SPELL_CATEGORY_NAMES.map((name) => ({ value: name, label: SPELL_CATEGORIES[name].title[language] })),
  };
  return (
    <div className={page}>
      <div className={styles.conditions}>
        <SearchField
          label={text('spells.find')}
          clearLabel={text('spells.clearFind')}
          value={sought.words}
          onChange={(words) => setSought({ ...sought, words })}
        />
        {(['school', 'level', 'category'] as const).map((name) => (
          <Select
            key={name}
            label={text(`spells.find.${name}`)}
            value={sought[name]}
            onChange={(value) => setSought({ ...sought, [name]: value })}
            options={[{ value: '', label: text('spells.find.any') }, ...choices[name]]}
          />
        ))}
        <span className={styles.count} role="status">
          {text('spells.find.found', { count: rows.length })}
        </span>
      </div>
      <Table
        label={text('spells.find.found', { count: rows.length })}
        rows={rows}
        rowKey={(number) => number}
        columns={[
          {
            id: 'name',
            header: text('spells.find.name'),
            role: 'name',
            isNowrap: true,
            cell: (number) => (
              <RouteLink href={recordHref(desk.scenarioId, 'spell', number)}>
                {`${paddedNumber('spell', number)} ${recordName(spell, desk.record(number), number, language)}`}
              </RouteLink>
            ),
          },
          {
            id: 'school',
            header: text('spells.find.school'),
            isNowrap: true,
            cell: (number) =>
              SPELL_SCHOOLS.find(({ code }) => code === spellOnDesk(desk, number).school)?.label[language],
          },
          {
            id: 'level',
            header: text('spells.find.level'),
            align: 'end',
            cell: (number) => spellOnDesk(desk, number).level,
          },
          {
            id: 'category',
            header: text('spells.find.category'),
            isNowrap: true,
            cell: (number) => SPELL_CATEGORIES[categoryOf(number)].title[language],
          },
          {
            id: 'does',
            header: text('spells.find.does'),
            cell: (number) => sentenceOf(spellOnDesk(desk, number), number)[language],
          },
        ]}
        empty={
          <EmptyState
            text={text('spells.find.none')}
            action={<Button onPress={() => setSought(NO_CONDITIONS)}>{text('spells.find.reset')}</Button>}
          />
        }
      />
    </div>
  );
}

function isFound(desk: RecordDesk, number: number, { words, ...sought }: typeof NO_CONDITIONS): boolean {
  const record = spellOnDesk(desk, number);
  const { school, level, name_ja, name_en } = record;
  const held = { school: String(school), level: String(level), category: categoryOf(number) };
  const isAsked = (['school', 'level', 'category'] as const).every(
    (name) => sought[name] === '' || sought[name] === held[name],
  );
  const key = searchKey(words);
  const { ja, en } = sentenceOf(record, number);
  return isAsked && searchKey([paddedNumber('spell', number), name_ja, name_en, ja, en].join('\n')).includes(key);
}
