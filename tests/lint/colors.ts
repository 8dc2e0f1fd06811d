// Colours have one place: colours written elsewhere follow neither the theme nor changes of it.
import { Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

const PALETTES = 'src/client/ui/palettes.ts';
/** Canvases of our own: they begin with black, like those of browsers. */
const CANVASES = ['src/client/floor/paint/PixelPicture.ts', 'src/client/mapEditor/overview/SvgBrush.ts'];
const HEX_COLOR = /(?:^|[\s,(:])#(?:[\da-f]{3,4}){1,2}\b/i;

/** Reports every colour given by its number in the client outside the palettes. */
export function colors({ path, text, program }: SourceFile): Finding[] {
  if (!path.startsWith('src/client/') || path === PALETTES || CANVASES.includes(path)) return [];
  const findings: Finding[] = [];
  const judge = (written: unknown, start: number) => {
    if (typeof written !== 'string' || !HEX_COLOR.test(written)) return;
    findings.push({ path, line: lineAt(text, start), message: `a colour of the theme, which are in ${PALETTES}` });
  };
  new Visitor({
    Literal: ({ value, start }) => judge(value, start),
    TemplateElement: ({ value, start }) => judge(value.raw, start),
  }).visit(program);
  return findings;
}
