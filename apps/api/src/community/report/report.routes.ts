import { reportEndpoints } from '@chignon/contract/community/report'
import { implement } from '../../platform/http/implement.ts'
import { reportMessages } from './report.messages.ts'
import { sendReport } from './send-report.ts'

/** Reports to the moderators. */
export const reportRoutes = implement(reportEndpoints, {
  async send({ body, viewer, locale, services }) {
    await services.limits.reportsPerAccount.take(viewer.id)
    await sendReport(services, body, viewer)
    return { message: reportMessages.received[locale] }
  },
})
