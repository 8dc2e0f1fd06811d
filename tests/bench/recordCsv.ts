import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { csvHeader, exportRows, planImport } from '#domain/resource/importPlan.ts';
import { monster } from '#domain/resources/monster.ts';
import { readCsv, writeCsv } from '#domain/text/csv.ts';
import { decodeShiftJis, encodeShiftJis } from '#server/csv/shiftJis.ts';
import { amount } from './amount.ts';
import { filledRecord } from './filledRecord.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(15, 1);

/**
 * Measures import and export of 480 monsters with all their columns, from bytes to a plan and from records to bytes, against csv-parse with
 * iconv-lite alone, and against plain quoting with iconv-lite.
 */
export async function recordCsv(): Promise<Figure[]> {
  const table = monster.tables?.list;
  if (!table) throw new Error('monsters have a list');
  const { first, last } = monster.numbers;
  const records = new Map(
    Array.from({ length: last - first + 1 }, (_, index) => [first + index, filledRecord(monster, first + index)]),
  );
  const rows = [csvHeader(monster, table, 'ja'), ...exportRows(monster, table, records)];
  const { bytes } = encodeShiftJis(writeCsv(rows));
  const times = { import: [], parse: [], export: [], quote: [] } as Record<string, number[]>;
  const time = (name: string, work: () => unknown, round: number) => {
    const start = performance.now();
    work();
    // The first rounds only warm everything up.
    if (round >= 0) times[name]?.push(performance.now() - start);
  };
  for (let round = amount(-5, 0); round < ROUNDS; round++) {
    time('parse', () => parse(iconv.decode(bytes, 'cp932')), round);
    time(
      'import',
      () => {
        const decoded = decodeShiftJis(bytes);
        const read = 'text' in decoded ? readCsv(decoded.text) : { rows: [] };
        const plan = planImport(monster, table, 'rows' in read ? read.rows.slice(1) : [], new Map(), {
          exists: () => true,
          findBanned: () => [],
        });
        if (plan.added.length !== records.size) throw new Error(JSON.stringify(plan.refused.slice(0, 3)));
      },
      round,
    );
    time('quote', () => iconv.encode(rows.map((row) => row.map(quoted).join(',')).join('\r\n'), 'cp932'), round);
    time(
      'export',
      () => encodeShiftJis(writeCsv([csvHeader(monster, table, 'ja'), ...exportRows(monster, table, records)])),
      round,
    );
  }
  const columns = rows[0]?.length;
  return [
    figure(`import of ${records.size} monsters x ${columns} columns`, times.import, times.parse),
    figure(`export of ${records.size} monsters x ${columns} columns`, times.export, times.quote),
  ];
}

const quoted = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`;

function figure(name: string, ours: readonly number[] = [], limit: readonly number[] = []): Figure {
  const [time, least] = [median(ours), median(limit)];
  return {
    name,
    ours: `${time.toFixed(1)} ms`,
    limit: `${least.toFixed(1)} ms`,
    ratio: time / least,
    goal: { atMost: 3 },
  };
}
