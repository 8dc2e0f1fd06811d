// `npm run bench`: what Meikyu takes beside the least that the work can take, measured in one run. Ratios can be compared
// between machines, times cannot.
import { backupCalls } from './backupCalls.ts';
import { floorCalls } from './floorCalls.ts';
import { table } from './table.ts';

const figures = [...(await floorCalls()), ...(await backupCalls())];
process.stdout.write(`${table(figures)}\n`);
