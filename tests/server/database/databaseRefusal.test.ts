import { createConnection } from 'mysql2/promise';
import { describe, expect, inject, test } from 'vitest';
import { clipError, databaseFault } from '#server/errors/databaseRefusal.ts';
import { describeError, toRefusal } from '#server/errors/describeError.ts';
import { describeOnMysql } from '../../support/engines.ts';

describe("A driver's error", () => {
  test.each([
    ['SQLITE_FULL', 507],
    ['ER_DISK_FULL', 507],
    ['ER_RECORD_FILE_FULL', 507],
    ['ENOSPC', 507],
    ['SQLITE_BUSY', 503],
    ['ER_LOCK_DEADLOCK', 503],
    ['ER_LOCK_WAIT_TIMEOUT', 503],
    ['PROTOCOL_CONNECTION_LOST', 503],
    ['ECONNREFUSED', 503],
    ['ER_CON_COUNT_ERROR', 503],
    ['ER_TOO_MANY_USER_CONNECTIONS', 503],
    ['ER_UNKNOWN_COM_ERROR', 503],
    ['ER_CHECKREAD', 503],
    ['ER_ERROR_DURING_COMMIT', 503],
    ['ER_QUERY_TIMEOUT', 503],
    ['ER_OPTION_PREVENTS_STATEMENT', 503],
    ['ER_READ_ONLY_MODE', 503],
    ['SQLITE_READONLY', 503],
    ['SQLITE_IOERR_WRITE', 503],
    ['EDQUOT', 507],
  ])('%s is told as %i, with Retry-After where trying again helps', (code, status) => {
    for (const error of [{ code }, { nativeError: { code } }, Object.assign(new Error('x'), { code })]) {
      const described = describeError(error, 'en', 'id');
      expect(described.status).toBe(status);
      expect(described.retryAfter !== undefined).toBe(status === 503);
    }
  });

  test.each([1927, 1969])('that has a number of MariaDB alone (%i) is told as a database that is away', (errno) => {
    expect(databaseFault(Object.assign(new Error('x'), { code: undefined, errno }))).toBe('away');
  });

  test('that no connection came free is the same as a database that is away', () => {
    expect(databaseFault(Object.assign(new Error('x'), { name: 'KnexTimeoutError' }))).toBe('away');
  });

  test.each([undefined, null, 'text', 5, {}, new Error('x'), { code: 'ER_PARSE_ERROR' }, { code: 'toString' }])(
    'that is none of these is unexpected, and nothing of it is told: %o',
    (error) => {
      expect(toRefusal(error)).toBeUndefined();
      const { status, body } = describeError(error, 'en', 'the id');
      expect(status).toBe(500);
      expect(body).toEqual({
        title: 'Error',
        message: 'An unexpected error occurred, please try again later.',
        code: 500,
        request_id: 'the id',
      });
    },
  );

  test('is clipped before it is logged: it carries the whole statement, pictures and all', () => {
    const message = `insert into floors values (x'${'ab'.repeat(500_000)}')`;
    const error = Object.assign(new Error(message), { code: 'ER_X', sql: message, bindings: [message] });
    const clipped = clipError(error);
    expect(JSON.stringify(clipped).length).toBeLessThan(5000);
    expect(clipped).toMatchObject({
      name: 'Error',
      code: 'ER_X',
      message: expect.stringMatching(/^insert into floors/),
    });
    expect(clipError('text')).toMatchObject({ message: 'text' });
    expect(clipError(undefined)).toMatchObject({ message: 'undefined' });
  });
});

describeOnMysql("A driver's error that has no code", () => {
  test('as the connection is closed already is told as a database that is away', async () => {
    const connection = await createConnection(inject('mysqlUrl') ?? '');
    connection.destroy();
    const error = await connection.query('rollback').catch((caught: unknown) => caught);
    expect(describeError(error, 'en', 'id')).toMatchObject({ status: 503, retryAfter: 2 });
  });
});
