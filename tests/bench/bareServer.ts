// The limit for the server: bare Fastify and raw SQLite, which store the floor as the JSON text of the wire, authenticate nobody, check
// nothing, and sync each write to the disk like the real server.
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import fastify from 'fastify';
import { fullScenario } from './fullScenario.ts';

const database = new Database(join(process.env.DATA_DIR as string, 'bare.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('create table floors (number integer primary key, data text not null)');
const read = database.prepare('select data from floors where number = ?').pluck();
const write = database.prepare('insert or replace into floors (number, data) values (?, ?)');

const app = fastify({ bodyLimit: 2 ** 21 });
app.get('/floors/:number', (request, reply) =>
  reply.type('application/json').send(read.get(Number((request.params as { number: string }).number))),
);
app.put('/floors/:number', (request) => {
  write.run(Number((request.params as { number: string }).number), JSON.stringify(request.body));
  return { data: {} };
});

// Backup and restore: stringify, gzip and insert, with the content already loaded; a restore first stores the present content.
database.exec('create table backups (id integer primary key, document blob not null)');
database.exec('create table rows (number integer primary key, data text not null)');
const keep = database.prepare('insert into backups (document) values (?)');
const latest = database.prepare('select document from backups order by id limit 1').pluck();
const clear = database.prepare('delete from rows');
const fill = database.prepare('insert into rows (number, data) values (?, ?)');
const content = fullScenario();
const backup = () => keep.run(gzipSync(JSON.stringify(content)));
app.post('/backup', () => {
  backup();
  return { data: {} };
});
const replace = database.transaction((floors: readonly { number: number }[]) => {
  backup();
  clear.run();
  for (const floor of floors) fill.run(floor.number, JSON.stringify(floor));
});
app.post('/restore', () => {
  const document = JSON.parse(gunzipSync(latest.get() as Buffer).toString()) as typeof content;
  replace(document.floors);
  return { data: {} };
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write('ready\n');
