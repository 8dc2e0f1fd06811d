// `npm run bench`: what Meikyu takes beside the least that the work can take, measured in one run. Ratios can be compared
// between machines, times cannot.
import { backupCalls } from './backupCalls.ts';
import { bundleSizes } from './bundleSizes.ts';
import { firstPersonFrame } from './firstPersonFrame.ts';
import { firstScreen } from './firstScreen.ts';
import { floorCalls } from './floorCalls.ts';
import { idleClients } from './idleClients.ts';
import { loginUnderAttack } from './loginUnderAttack.ts';
import { mapStrokes } from './mapStrokes.ts';
import { mechanismLines } from './mechanismLines.ts';
import { paletteKeys } from './paletteKeys.ts';
import { recordCsv } from './recordCsv.ts';
import { recordForm } from './recordForm.ts';
import { recordTable } from './recordTable.ts';
import { startTime } from './startTime.ts';
import { type Figure, table } from './table.ts';
import { typeCheck } from './typeCheck.ts';
import { wholeScenario } from './wholeScenario.ts';

const parts = {
  floorCalls,
  backupCalls,
  mapStrokes,
  paletteKeys,
  recordForm,
  bundleSizes,
  startTime,
  idleClients,
  loginUnderAttack,
  firstScreen,
  recordCsv,
  wholeScenario,
  typeCheck,
  mechanismLines,
  recordTable,
  firstPersonFrame,
};
const chosen = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await measure()));
}
process.stdout.write(`${table(figures)}\n`);
