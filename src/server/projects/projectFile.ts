import * as z from 'zod';
import type { DocumentFault } from '#domain/scenario/DocumentError.ts';
import type { Label } from '#domain/text/languages.ts';
import type { JsonLimits } from '#domain/text/scanJson.ts';

// A project file is a ZIP that any program opens: a manifest, the scenario as one document, and the pictures that it names, each under its
// own SHA-256. docs/project-files.md describes it.

export const PROJECT_FORMAT = 'meikyu.project';
export const PROJECT_VERSION = 1;

export const MANIFEST = 'meikyu.json';
export const DOCUMENT = 'document.json';
const PICTURE = /^pictures\/([0-9a-f]{64})\.png$/;

/** Returns the name of a picture within the file. */
export const pictureEntry = (id: string): string => `pictures/${id}.png`;

/** Returns the id of the picture under a name; undefined if it is not a picture. */
export const pictureOfEntry = (name: string): string | undefined => PICTURE.exec(name)?.[1];

/** The description of the file and of everything else in it. */
export const manifestSchema = z.strictObject({
  format: z.literal(PROJECT_FORMAT),
  version: z.literal(PROJECT_VERSION),
  app_version: z.string().max(100),
  created_at: z.iso.datetime({ precision: 3 }),
  entries: z.array(z.strictObject({ name: z.string().max(100), size: z.int().min(0), sha256: z.string().length(64) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The head of any version, including future ones. */
export const headSchema = z.looseObject({ format: z.literal(PROJECT_FORMAT), version: z.int().min(1) });

/** Maximum unpacked sizes. Bytes. */
export const LARGEST = {
  manifest: 2 ** 20,
  document: 64 * 2 ** 20,
  pictures: 32 * 2 ** 20,
  /** Files that operating systems added. They are never unpacked. */
  litter: 32 * 2 ** 20,
} as const;

/** Maximum number of entries in a file: more than all records of a scenario can name pictures. */
export const MOST_ENTRIES = 5000;

/** Limits of the manifest of a file with that many entries. */
export const LARGEST_MANIFEST: JsonLimits = { depth: 4, values: 4 * (MOST_ENTRIES + 10), text: 1000 };

/** A picture of a scenario. */
export interface ProjectPicture {
  /** SHA-256 of the bytes, hexadecimal. */
  readonly id: string;
  /** PNG. */
  readonly bytes: Uint8Array;
}

/** The reasons why a file cannot be read. `project.` followed by the fault is the key of its text. */
export type ProjectFault =
  | Exclude<DocumentFault, 'unreadable'>
  | 'empty'
  | 'not_a_project'
  | 'nested'
  | 'truncated'
  | 'damaged'
  | 'checksum'
  | 'exploding'
  | 'encrypted'
  | 'packing'
  | 'entry_name'
  | 'doubled'
  | 'missing';

/** The answer of a thread about a file that it cannot read. */
export interface RefusedProject {
  readonly fault: ProjectFault;
  readonly entry: string;
  readonly other?: Label | undefined;
}

export class ProjectError extends Error {
  readonly fault: ProjectFault;
  /** The name of the faulty entry, or the place in the document. */
  readonly entry: string;
  /** The sentence that says what the file is instead, if that is known; it replaces the text of the fault. */
  readonly other: Label | undefined;
  constructor(fault: ProjectFault, entry = '', other?: Label) {
    super(`${fault} ${entry}`.trim());
    this.fault = fault;
    this.entry = entry;
    this.other = other;
  }
}
