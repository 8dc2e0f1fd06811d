import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

/** The documents of the repository: their text by path, as in `docs/domain.md`. */
export type Documents = Readonly<Record<string, string>>;

/** Words that cite something that nobody who clones the project can open. */
const OUTSIDE = /\bspec(ification)?\b|§|\b(design|docs):/i;
/** A citation of a document, with a heading or the number of a table row in it. */
const CITATION = /(?<path>[\w/.-]+\.md)\b(?:, (?:"(?<heading>[^"]+)"|(?<row>[A-Z]?\d+)\b))?/g;
const RULE = /\bRules? (?<row>\d+) \((?<path>docs\/rules\.md)\)/g;
const DECISION = /\bdocs\/decisions\b(?:\/(?<number>\d{4}))?/g;

/** Reports comments that cite a document outside the repository, or a page, heading or row that does not exist. */
export function citations(file: SourceFile, documents: Documents): Finding[] {
  const paths = Object.keys(documents);
  return problemsOf(file).flatMap(({ start, words }) => {
    const report = (message: string): Finding => ({ path: file.path, line: lineAt(file.text, start), message });
    const findings: Finding[] = [];
    if (OUTSIDE.test(words)) findings.push(report('cite a page of docs/, or nothing'));
    for (const { groups = {} } of [...words.matchAll(CITATION), ...words.matchAll(RULE)]) {
      const { path = '', heading, row } = groups;
      const page = documents[path];
      if (page === undefined) findings.push(report(`there is no ${path}`));
      else if (heading !== undefined && !headingsOf(page).includes(heading))
        findings.push(report(`${path} has no heading "${heading}"`));
      else if (row !== undefined && !page.includes(`\n| ${row} |`)) findings.push(report(`${path} has no row ${row}`));
    }
    for (const { groups: { number } = {} } of words.matchAll(DECISION))
      if (!paths.some((path) => number !== undefined && path.startsWith(`docs/decisions/${number}-`)))
        findings.push(report('cite a decision by its number, as in docs/decisions/0044'));
    return findings;
  });
}

const headingsOf = (page: string) => [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);

/** Returns the comments as running text; consecutive line comments are joined. */
function problemsOf({ text, comments }: SourceFile): { start: number; words: string }[] {
  const problems: { start: number; end: number; words: string }[] = [];
  for (const { type, start, end, value } of comments) {
    const last = problems.at(-1);
    const goesOn = type === 'Line' && last !== undefined && text.slice(last.end, start).trim() === '';
    if (goesOn) Object.assign(last, { end, words: `${last.words} ${value.trim()}` });
    else problems.push({ start, end, words: value.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim() });
  }
  return problems;
}
