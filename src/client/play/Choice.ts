/** Something that can be done, with its name and perhaps a key. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly key?: string | undefined;
  readonly run: () => void;
}
