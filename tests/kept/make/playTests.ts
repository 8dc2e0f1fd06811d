import { gunzipSync } from 'node:zlib';
import { type PlayTest, playTest } from '#domain/resources/tests/playTest.ts';
import { readScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { packJson } from '#domain/text/packJson.ts';
import type { Input } from '#game/inputs.ts';
import { beginGame, usualSetUp } from '#game/saves/beginGame.ts';
import { goalNow } from '#game/saves/playTest.ts';
import { step } from '#game/step.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { Chance } from './Chance.ts';
import { nextInput } from './nextInput.ts';

/** Makes tests of a released work: one that reaches its end, one that misses it, and one with an input that does not fit. */
export async function playTests({ url }: RestClient, code: string): Promise<Omit<PlayTest, 'name' | 'save'>[]> {
  const file = await fetch(`${url}/api/frontend/works/${code}/file`);
  const world = compileWorld(readScenarioDocument(gunzipSync(Buffer.from(await file.arrayBuffer())).toString()));
  const set_up = { ...usualSetUp(world, null), seed: 9 };
  const begun = beginGame(world, set_up);
  const chance = new Chance(77);
  const inputs: Input[] = [{ do: 'enter', labyrinth: 0 }];
  let state = step(world, begun, inputs[0] as Input);
  while (inputs.length < 60) {
    const input = nextInput(world, state, chance, false);
    if (!input) break;
    const after = step(world, state, input);
    if (after !== state) inputs.push(input);
    state = after;
  }
  const goal = goalNow(begun, state);
  const other = { ...playTest.blank.goal, kind: 1, floor: 99, x: 7, y: 7 };
  const packed = await packJson(inputs);
  return [
    { set_up, inputs: packed, goal, rules: 1 },
    { set_up, inputs: packed, goal: other, rules: 1 },
    { set_up, inputs: await packJson([...inputs.slice(0, 5), { do: 'choose', choice: 77 }]), goal, rules: 1 },
  ];
}
