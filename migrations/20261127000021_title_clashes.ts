import type { Knex } from 'knex';

/** Titles of works with a code that new rules of folding make the same as another work's registered one: both stay (docs/decisions/0053). */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('title_clashes')) return;
  await knex.schema.createTable('title_clashes', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    // As in registered_titles, where the other work has it.
    table.string('title_hash', 64).notNullable();
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    table.primary(['title_hash', 'scenario_id']);
    table.index(['scenario_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('title_clashes');
}
