import { claim } from '#game/facilities/castle.ts';
import { stay } from '#game/facilities/inn.ts';
import { deal } from '#game/facilities/shop.ts';
import { tend } from '#game/facilities/temple.ts';
import { school } from '#game/facilities/training.ts';
import type { PlayerInput } from '#game/inputs.ts';
import { handle } from '#game/party/bag.ts';
import { muster } from '#game/party/company.ts';
import { doMagic } from '#game/party/magic.ts';
import type { Run } from '#game/run/Run.ts';

/** Performs an input that does not change the mode; false if the input is of another kind. */
export function doDeed(run: Run, input: PlayerInput): boolean {
  switch (input.do) {
    case 'wear':
    case 'takeOff':
    case 'drop':
    case 'hand':
    case 'identify':
      handle(run, input);
      return true;
    case 'cast':
    case 'use':
      doMagic(run, input);
      return true;
    case 'rank':
    case 'carry':
    case 'join':
    case 'part':
      muster(run, input);
      return true;
    case 'claim':
      claim(run, input.item);
      return true;
    case 'stay':
      stay(run, input);
      return true;
    case 'buy':
    case 'sell':
    case 'appraise':
    case 'uncurse':
      deal(run, input);
      return true;
    case 'cure':
    case 'bless':
      tend(run, input);
      return true;
    case 'recruit':
    case 'create':
    case 'train':
    case 'retrain':
    case 'reincarnate':
    case 'dismiss':
    case 'rename':
      school(run, input);
      return true;
    default:
      return false;
  }
}
