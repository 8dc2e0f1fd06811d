import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { recordHref } from '#client/resource/recordHref.ts';
import { recordPlace } from '#client/resource/recordPlace.ts';
import { muted } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { Button } from '#client/ui/Button.tsx';
import { type Column, Table } from '#client/ui/Table.tsx';
import { CHECK_RULES, type CheckRule } from '#domain/catalogs/checkRules.ts';
import * as styles from './checks.css.ts';
import { checksTexts } from './checksTexts.ts';
import { type FoundProblems, severityOf } from './useCheckFilter.ts';

/** Rows that a group shows at first, and how many come with each request for more. */
const FIRST_SHOWN = 20;
const MORE_SHOWN = 100;

interface RuleGroupProps {
  readonly scenarioId: string;
  readonly rule: CheckRule;
  /** What the rule says, by kind. */
  readonly found: readonly FoundProblems[];
}

/** All that one rule says, to be folded away; the first of it, and more on request. */
export function RuleGroup({ scenarioId, rule, found }: RuleGroupProps) {
  const text = useText(checksTexts);
  const language = useAtomValue(languageAtom);
  const [most, setMost] = useState(FIRST_SHOWN);
  const count = found.reduce((sum, one) => sum + one.count, 0);
  const listed = found.flatMap(({ kind, problems }) => problems.map((problem) => ({ ...problem, kind })));
  const unlisted = count - listed.length;
  const columns: Column<(typeof listed)[number]>[] = [
    {
      id: 'place',
      header: text('checks.place'),
      role: 'name',
      cell: ({ kind, number, name, path }) => (
        <RouteLink href={recordHref(scenarioId, kind, number, path)}>
          {recordPlace(kind, number, language, name)}
        </RouteLink>
      ),
    },
    { id: 'field', header: text('checks.field'), cell: ({ label }) => label[language] },
    { id: 'message', header: text('checks.message'), cell: ({ message }) => message[language] },
  ];
  return (
    <details className={styles.group} open>
      <summary className={styles.summary}>
        <h2 className={styles.groupTitle}>{CHECK_RULES[rule][language]}</h2>
        <span className={styles.groupCount({ severity: severityOf({ rule }) })}>{text('checks.count', { count })}</span>
      </summary>
      <Table
        label={CHECK_RULES[rule][language]}
        columns={columns}
        rows={listed.slice(0, most)}
        rowKey={({ kind, number, path, message }) => `${kind} ${number} ${path} ${message.ja}`}
        empty=""
      />
      {listed.length > most ? (
        <div className={styles.more}>
          <Button size="small" onPress={() => setMost(most + MORE_SHOWN)}>
            {text('checks.more', { count: count - most })}
          </Button>
        </div>
      ) : (
        unlisted > 0 && <p className={`${muted} ${styles.more}`}>{text('checks.unlisted', { count: unlisted })}</p>
      )}
    </details>
  );
}
