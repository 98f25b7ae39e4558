import { maxReportLength } from '@chignon/contract/community/community-rules'
import type { ReportForm } from '@chignon/contract/community/report'
import type { FormFields } from '../../../lib/forms/form-fields.ts'

export const reportFields = {
  subject: { isRequired: true },
  id: { isRequired: true },
  reason: { isRequired: true },
  text: { maxLength: maxReportLength },
} satisfies FormFields<ReportForm>
