import sharp from 'sharp';
import { CELL } from './monsters/Canvas.ts';
import { drawPlan } from './monsters/drawMonster.ts';
import { RAMPS } from './monsters/ramps.ts';
const names = process.argv.slice(3);
const colours = ['red','blue','green','purple','yellow','white','black','brown','teal','orange'] as const;
const per = names.length > 2 ? 10 : 5;
const scale = Number(process.env.SCALE ?? (per === 5 ? 4 : 2.4));
const count = names.length * 10;
const W = per * CELL, H = (count / per) * CELL;
const sheet = Buffer.alloc(W * H * 4);
const started = Date.now();
for (const [row, name] of names.entries()) {
  const plan = (await import(`./monsters/plans/${name}.ts`))[name];
  for (let v = 0; v < 10; v++) {
    try {
      const i = row * 10 + v;
      const cell = drawPlan(plan, i, v % 5, v >= 5, RAMPS[colours[v]!]);
      for (let y = 0; y < CELL; y++) cell.copy(sheet, ((((i / per) | 0) * CELL + y) * W + (i % per) * CELL) * 4, y * CELL * 4, (y + 1) * CELL * 4);
    } catch (e) { console.error(name, v, e); }
  }
}
console.log(Date.now() - started, 'ms');
const grounds = Buffer.alloc(W * H * 4);
for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) grounds.writeUInt32BE((((x / CELL) | 0) + ((y / CELL) | 0)) % 2 ? 0x1c1c24ff : 0xe8e4daff, (y * W + x) * 4);
const ground = await sharp(grounds, { raw: { width: W, height: H, channels: 4 } }).composite([{ input: sheet, raw: { width: W, height: H, channels: 4 } }]).raw().toBuffer();
await sharp(ground, { raw: { width: W, height: H, channels: 4 } }).resize(W * 4, H * 4, { kernel: 'nearest' }).png().toBuffer().then((b) => sharp(b).resize(Math.round(W * scale), Math.round(H * scale)).png().toFile(process.argv[2]!));
