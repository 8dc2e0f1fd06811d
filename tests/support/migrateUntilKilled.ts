// A program that migrates the database of its environment and dies, like in a power cut, after the statement number KILL_AFTER.
import knex from 'knex';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';

const last = Number(process.env.KILL_AFTER);
let statements = 0;
const { prototype } = knex.Client;
const query = prototype.query;
prototype.query = async function queryAndCount(...given) {
  const result = await query.apply(this, given);
  if (++statements === last) process.kill(process.pid, 'SIGKILL');
  return result;
};
await migrate(readConfig(process.env));
