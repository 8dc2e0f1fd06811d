import { router } from '#server/trpc/procedures.ts';
import { listReports } from './listReports.ts';
import { readReport } from './readReport.ts';
import { removeReport } from './removeReport.ts';
import { sendReport } from './sendReport.ts';

export const reportsRouter = router({ send: sendReport, list: listReports, read: readReport, remove: removeReport });
