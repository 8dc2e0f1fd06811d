import type { Knex } from 'knex';

/** A code is given once, and says of what type the file of its scenario is: by so many digits. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('scenarios', 'file_type')) return;
  if (knex.client.config.client === 'mysql2') {
    // One statement: whoever dies there has made both or nothing.
    await knex.raw(
      'alter table scenarios add file_type int null, add unique scenarios_scenario_code_unique (scenario_code)',
    );
    return;
  }
  await knex.schema.alterTable('scenarios', (table) => {
    table.integer('file_type').nullable();
    table.unique(['scenario_code']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('scenarios', (table) => {
    table.dropUnique(['scenario_code']);
    table.dropColumn('file_type');
  });
}
