// The limit that floor calls are measured against: bare Fastify and raw SQLite, which keep the floor as the JSON text that
// the wire carries, ask nobody who they are, check nothing, and sync each write to the disk as the real server does.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fastify from 'fastify';

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
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write('ready\n');
