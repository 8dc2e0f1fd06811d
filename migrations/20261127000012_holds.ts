import type { Knex } from 'knex';

/** What operators have stopped of a scenario: its author cannot go on with it until they clear it. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('holds')) return;
  await knex.schema.createTable('holds', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('scenario_id', 32).notNullable().references('id').inTable('scenarios').onDelete('CASCADE');
    // 'work' or 'sample'.
    table.string('subject', 16).notNullable();
    // 'itself' or 'account'.
    table.string('cause', 16).notNullable();
    // What its author is told; may be empty.
    table.string('reason', 400).notNullable();
    // Of a work: JSON of its statuses and of the releases that its readers had.
    table.text('before').nullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['scenario_id', 'subject']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('holds');
}
