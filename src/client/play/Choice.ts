/** A possible action, with its name and an optional key. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly key?: string | undefined;
  readonly run: () => void;
}
