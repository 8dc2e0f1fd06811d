// The laws of the house that no ready-made linter knows. Prints each breach as path:line, and the sizes of the files.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareTexts } from './bareTexts.ts';
import { citations } from './citations.ts';
import { colors } from './colors.ts';
import { commentOpenings } from './commentOpenings.ts';
import { fallbacks } from './fallbacks.ts';
import { fileNames } from './fileNames.ts';
import { describeSizes, fileSizes } from './fileSizes.ts';
import { firstScreen } from './firstScreen.ts';
import { folderCircles } from './folderCircles.ts';
import { forbiddenCode } from './forbiddenCode.ts';
import { gameChanges } from './gameChanges.ts';
import { importCircles } from './importCircles.ts';
import { importLaws } from './importLaws.ts';
import { inlineStyles } from './inlineStyles.ts';
import { layers } from './layers.ts';
import { newerCalls } from './newerCalls.ts';
import { placeholders } from './placeholders.ts';
import { secureContexts } from './secureContexts.ts';
import { readSourceFile } from './sourceFile.ts';
import { storages } from './storages.ts';
import { textEndings } from './textEndings.ts';
import { unusedExports } from './unusedExports.ts';
import { unusedTexts } from './unusedTexts.ts';

const root = join(import.meta.dirname, '../..');
const laws = [
  importLaws,
  layers,
  forbiddenCode,
  gameChanges,
  colors,
  inlineStyles,
  secureContexts,
  newerCalls,
  storages,
  fallbacks,
  bareTexts,
  commentOpenings,
  fileNames,
  fileSizes,
  placeholders,
  textEndings,
];

const paths = globSync(['*.{ts,js}', 'public/*.js', '{src,tests,migrations,seeds}/**/*.{ts,tsx,js}'], {
  cwd: root,
}).sort();
const files = paths.map((path) => readSourceFile(path, readFileSync(join(root, path), 'utf8')));
const documents = Object.fromEntries(
  globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const findings = [
  ...files.flatMap((file) => [...laws.flatMap((law) => law(file)), ...citations(file, documents)]),
  ...importCircles(files),
  ...folderCircles(files),
  ...firstScreen(files),
  ...unusedExports(files),
  ...unusedTexts(files),
];

for (const { path, line, message } of findings) console.error(`${path}:${line}  ${message}`);
console.log(describeSizes(files));
console.log(
  findings.length === 0 ? 'The laws of the house hold.' : `${findings.length} breaches of the laws of the house.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
