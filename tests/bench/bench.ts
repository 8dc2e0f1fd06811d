// `npm run bench`: the cost of Meikyu relative to the minimum that the work can cost, measured in one run. Ratios can be compared between
// machines, times cannot. With `--once` every part runs once and small, and no figure is judged: so a broken part is noticed. `--share=1/2`
// takes every second part, so that two processes share them.
import { parseArgs } from 'node:util';
import { patient } from '../support/patience.ts';
import { isOnce } from './amount.ts';
import { backupCalls } from './backupCalls.ts';
import { battles } from './battles.ts';
import { bundleSizes } from './bundleSizes.ts';
import { chestOpenings } from './chestOpenings.ts';
import { firstPersonFrame } from './firstPersonFrame.ts';
import { firstScreen } from './firstScreen.ts';
import { floorCalls } from './floorCalls.ts';
import { floorOpening } from './floorOpening.ts';
import { floorSave } from './floorSave.ts';
import { floorThumbnails } from './floorThumbnails.ts';
import { gameSteps } from './gameSteps.ts';
import { idleClients } from './idleClients.ts';
import { idleMap } from './idleMap.ts';
import { lists } from './lists.ts';
import { loginUnderAttack } from './loginUnderAttack.ts';
import { mapStrokes } from './mapStrokes.ts';
import { mechanismLines } from './mechanismLines.ts';
import { paletteKeys } from './paletteKeys.ts';
import { pasteUndo } from './pasteUndo.ts';
import { projectFile } from './projectFile.ts';
import { recordCsv } from './recordCsv.ts';
import { recordForm } from './recordForm.ts';
import { recordTable } from './recordTable.ts';
import { ruleForms } from './ruleForms.ts';
import { rulesCompiled } from './rulesCompiled.ts';
import { spellTable } from './spellTable.ts';
import { startTime } from './startTime.ts';
import { type Figure, table } from './table.ts';
import { twoProcesses } from './twoProcesses.ts';
import { typeCheck } from './typeCheck.ts';
import { wholeScenario } from './wholeScenario.ts';

const parts = {
  floorCalls,
  backupCalls,
  projectFile,
  lists,
  mapStrokes,
  floorOpening,
  floorThumbnails,
  pasteUndo,
  floorSave,
  idleMap,
  paletteKeys,
  recordForm,
  ruleForms,
  bundleSizes,
  startTime,
  idleClients,
  loginUnderAttack,
  twoProcesses,
  firstScreen,
  recordCsv,
  wholeScenario,
  typeCheck,
  mechanismLines,
  recordTable,
  spellTable,
  firstPersonFrame,
  chestOpenings,
  rulesCompiled,
  gameSteps,
  battles,
};
/** Time limit of a part that runs once, in milliseconds. */
const LONGEST = patient(60_000);

/** A part that ends with an error, or measures nothing, fails the run; the others follow. */
async function runOnce(name: string, measure: () => Promise<Figure[]>): Promise<void> {
  const start = performance.now();
  const late = setTimeout(() => {
    console.error(`${name} does not end.`);
    process.exit(1);
  }, LONGEST);
  try {
    const none = (await measure()).find(({ ratio }) => !Number.isFinite(ratio));
    if (none) throw new Error(`nothing was measured: ${none.name}`);
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(`${name} FAILED:`, error);
    process.exitCode = 1;
  }
  clearTimeout(late);
}

const { values, positionals: chosen } = parseArgs({
  options: { once: { type: 'boolean' }, share: { type: 'string', default: '1/1' } },
  allowPositionals: true,
});
const [share = 1, shares = 1] = values.share.split('/').map(Number);
const isChosen = (name: string, index: number) =>
  chosen.length > 0 ? chosen.includes(name) : index % shares === share - 1;
const figures: Figure[] = [];
for (const [index, [name, measure]] of Object.entries(parts).entries()) {
  if (!isChosen(name, index)) continue;
  if (isOnce) {
    await runOnce(name, measure);
    continue;
  }
  const measured = await measure();
  // Each part as it is done, all together at the end.
  process.stderr.write(`${table(measured)}\n\n`);
  figures.push(...measured);
}
if (!isOnce) process.stdout.write(`${table(figures)}\n`);
// The resources that the parts share end with the process.
else process.exit();
