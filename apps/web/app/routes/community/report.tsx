import { id as uuid } from '@chignon/contract/platform/primitives'
import { reportEndpoints, reportReason, reportSubject } from '@chignon/contract/community/report'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { reportFields } from '../../areas/community/report/report-fields.ts'
import { ReportForm } from '../../areas/community/report/report-form.tsx'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { runFormAction } from '../../lib/forms/run-form-action.ts'
import { errorResponse } from '../../lib/routing/error-response.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/report.ts'

export const headers = () => privateHeaders

export function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { searchParams } = new URL(request.url)
  const subject = reportSubject.safeParse(searchParams.get('subject'))
  const id = uuid.safeParse(searchParams.get('id'))
  if (!subject.success || !id.success) throw errorResponse(404)
  return { subject: subject.data, id: id.data }
}

export function action({ context, request }: Route.ActionArgs) {
  return runFormAction({ context, request }, reportFields, ({ call, values }) => {
    const subject = reportSubject.safeParse(values.subject)
    const reason = reportReason.safeParse(values.reason)
    if (!subject.success || !reason.success) throw errorResponse(400)
    const { id, text } = values
    return call(reportEndpoints.send, { body: { subject: subject.data, id, reason: reason.data, text } })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/report`: reports something in the community, for browsers without scripts; others open a dialog. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <div className="content-width grid max-w-160 gap-8 pt-16 pb-section">
      <PrivateHead title={t`Report`} />
      <div>
        <h1 className="headline-type text-headline">
          <Trans>Report</Trans>
        </h1>
        <p className="mt-3 text-text-muted">
          <Trans>Only our team reads your report.</Trans>
        </p>
      </div>
      <ReportForm {...loaderData} actionData={actionData} />
    </div>
  )
}
