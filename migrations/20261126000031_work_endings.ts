import type { Knex } from 'knex';

/** How often each ending of a work was reached. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('work_endings')) return;
  await knex.schema.createTable('work_endings', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    // The labyrinth that was completed; -1 for an ending outside of all of them.
    table.integer('ending').notNullable();
    table.bigInteger('reached').notNullable();
    table.primary(['scenario_id', 'ending']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('work_endings');
}
