import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import { AdminError } from './AdminError.ts';
import { type FileHead, type FileRow, type FileSeal, FORMAT } from './installationFile.ts';

/** Maximum characters of one line; the largest holds one backup of a scenario. */
const LONGEST_LINE = 256 * 2 ** 20;

const headSchema: z.ZodType<FileHead> = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  app_version: z.string(),
  created_at: z.int(),
  migrations: z.array(z.string()),
});
const sealSchema: z.ZodType<FileSeal> = z.strictObject({ rows: z.record(z.string(), z.int()), sha256: z.string() });
const valueSchema = z.union([z.string(), z.number(), z.null(), z.strictObject({ base64: z.base64() })]);
const rowSchema: z.ZodType<FileRow> = z.tuple([z.string(), z.record(z.string(), valueSchema)]);

/**
 * Reads a file of a whole installation to its end and verifies its seal; `take` gets every row before the file is verified.
 * @throws AdminError if it is no such file, or is cut, damaged or changed
 */
export async function readInstallation(
  file: string,
  take: (row: FileRow) => unknown = () => {},
): Promise<FileHead & FileSeal> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let head: FileHead | undefined;
  let seal: FileSeal | undefined;
  for await (const line of linesOf(file)) {
    const value = parse(line, file);
    if (!head) head = checked(headSchema, value, `"${file}" is no backup of a Meikyu installation.`);
    else if (seal) throw damaged(file);
    else if (!Array.isArray(value)) {
      seal = checked(sealSchema, value, damaged(file).message);
      continue;
    } else {
      const row = checked(rowSchema, value, damaged(file).message);
      counts[row[0]] = (counts[row[0]] ?? 0) + 1;
      await take(row);
    }
    hash.update(`${line}\n`);
  }
  if (!head || !seal || seal.sha256 !== hash.digest('hex') || !isDeepStrictEqual(full(seal.rows, counts), seal.rows))
    throw damaged(file);
  return { ...head, ...seal };
}

/** Completes `counts` with a zero for every table of `rows` that had no row. */
const full = (rows: FileSeal['rows'], counts: FileSeal['rows']): FileSeal['rows'] => ({
  ...Object.fromEntries(Object.keys(rows).map((table) => [table, 0])),
  ...counts,
});

const damaged = (file: string) =>
  new AdminError(`The backup "${file}" is damaged or cut short; nothing was read from it.`);

function checked<Value>(schema: z.ZodType<Value>, value: unknown, refusal: string): Value {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new AdminError(refusal);
  return data;
}

function parse(line: string, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(file);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw damaged(file);
      yield* lines;
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT') throw new AdminError(`There is no file "${file}".`);
    throw code?.startsWith('Z_') ? damaged(file) : error;
  }
  if (rest !== '') throw damaged(file);
}
