import { Sample } from './Sample.ts';

/** A sample whose sharing ended with its author's account, as it was: it can be given back. */
export class HeldSample extends Sample {
  static override tableName = 'held_samples';
}
