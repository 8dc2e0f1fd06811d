import type { Label } from '#domain/text/languages.ts';

/**
 * The groups of the check list, most urgent first. `error` is everything that is refused or cannot work, whatever rule it breaks;
 * `publishing` matters only before a release, and `information` is never a mistake. Every warning names its rule (`Problem`).
 */
export const CHECK_RULES = {
  error: { ja: 'エラー', en: 'Errors' },
  reference: { ja: '存在しない番号', en: 'References to missing numbers' },
  required: { ja: '未入力の名前・文章', en: 'Missing names and texts' },
  test: { ja: '通らないテスト', en: 'Failing tests' },
  incomplete: { ja: '設定が途中のもの', en: 'Unfinished settings' },
  passage: { ja: '行き先と入口', en: 'Targets and entrances' },
  unreachable: { ja: 'たどり着けない場所', en: 'Places nobody reaches' },
  door: { ja: '扉・格子・レバー', en: 'Doors, gates and levers' },
  wall: { ja: '片側だけの壁', en: 'Walls on one side only' },
  encounter: { ja: '敵との遭遇', en: 'Encounters' },
  conflict: { ja: 'かみ合わない設定', en: 'Settings that do not fit together' },
  ineffective: { ja: '効き目のない設定', en: 'Settings without effect' },
  unused: { ja: '使われないもの', en: 'Never used' },
  overflow: { ja: '収まらない文章', en: 'Texts that do not fit' },
  characters: { ja: '書き出せない文字', en: 'Characters that cannot be exported' },
  publishing: { ja: '公開までに', en: 'Before a release' },
  information: { ja: 'お知らせ', en: 'Information' },
  english: { ja: '英語がないもの', en: 'Missing English' },
} as const satisfies Readonly<Record<string, Label>>;

export type CheckRule = keyof typeof CHECK_RULES;

/** The rules of warnings. */
export type WarningRule = Exclude<CheckRule, 'error'>;

/** Whether problems of a rule can be marked as meant. What a release requires stays required, whatever its author means. */
export const isMarkable = (rule: CheckRule): rule is MarkableRule => rule !== 'publishing';
export type MarkableRule = Exclude<CheckRule, 'publishing'>;

/** Sorted from the most to the least urgent. */
export const SEVERITIES = ['error', 'warning', 'information'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Returns the severity of a rule's problems in the check list. What only a release requires is no mistake of the scenario. */
export const severityOf = ({ rule }: { readonly rule: CheckRule }): Severity =>
  rule === 'error' ? 'error' : rule === 'information' || rule === 'publishing' ? 'information' : 'warning';

interface Counted {
  readonly rule: CheckRule;
  readonly count: number;
}

interface ProblemCounts {
  errors: number;
  warnings: number;
  information: number;
  /** The warnings about missing English; `warnings` includes them. */
  missing_english: number;
}

const COUNTS = { error: 'errors', warning: 'warnings', information: 'information' } as const;

/** Counts all problems of the check list by severity. */
export function countProblems(found: readonly Counted[]): ProblemCounts {
  const counts = { errors: 0, warnings: 0, information: 0, missing_english: 0 };
  for (const { rule, count } of found) {
    counts[COUNTS[severityOf({ rule })]] += count;
    if (rule === 'english') counts.missing_english += count;
  }
  return counts;
}
