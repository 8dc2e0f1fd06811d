import { Sample } from './Sample.ts';

/** A sample whose sharing ended with its author's account, kept unchanged so that it can be shared again. */
export class HeldSample extends Sample {
  static override tableName = 'held_samples';
}
