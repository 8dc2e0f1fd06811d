import { Visitor } from 'vite';
import { fillText } from '#domain/text/fillText.ts';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

/** Files whose texts `fillText` fills before they are shown; in the client these are the texts of `defineTexts`. */
const FILLED = [
  'src/domain/catalogs/faultTexts.ts',
  'src/domain/catalogs/releaseReasons.ts',
  'src/server/errors/messages.ts',
  'src/server/notifications/notifyAccounts.ts',
];

/** The start of a placeholder. */
const OPENING = '{{';

/**
 * Reports texts of the program with a placeholder that a reader would see: one that `fillText` does not know, and one that nothing fills.
 */
export function placeholders({ path, text, program }: SourceFile): Finding[] {
  if (!path.startsWith('src/')) return [];
  const findings: Finding[] = [];
  const isFilled = FILLED.includes(path) || (path.startsWith('src/client/') && text.includes('defineTexts('));
  const tell = (start: number, message: string) => findings.push({ path, line: lineAt(text, start), message });
  const judge = (written: string, start: number) => {
    if (!written.includes(OPENING)) return;
    if (fillText(written).includes(OPENING)) tell(start, 'fillText does not know this placeholder');
    else if (!isFilled) tell(start, 'nothing fills this placeholder');
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') judge(value, start);
    },
    TemplateLiteral: ({ quasis, start }) => judge(quasis.map(({ value }) => value.raw).join('…'), start),
  }).visit(program);
  return findings;
}
