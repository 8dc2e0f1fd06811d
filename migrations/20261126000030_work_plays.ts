import type { Knex } from 'knex';

/** How often a work was begun, which the catalogue can be sorted by. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('works', 'plays')) return;
  await knex.schema.alterTable('works', (table) => {
    table.bigInteger('plays').notNullable().defaultTo(0);
    table.index(['category', 'plays', 'scenario_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('works', 'plays'))) return;
  await knex.schema.alterTable('works', (table) => {
    table.dropIndex(['category', 'plays', 'scenario_id']);
    table.dropColumn('plays');
  });
}
