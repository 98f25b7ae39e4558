import { id as uuid } from '@chignon/contract/platform/primitives'
import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { HandOver } from '../../../areas/commerce/ticket/hand-over.tsx'
import { handOverFields } from '../../../areas/commerce/ticket/hand-over-fields.ts'
import { OwnTicket } from '../../../areas/commerce/ticket/own-ticket.tsx'
import { ReturnTicket } from '../../../areas/commerce/ticket/return-ticket.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/my-ticket.ts'

export const headers = () => privateHeaders

export async function loader({ context, request, params }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  // An invalid id is a 404; the API would answer 422.
  if (!uuid.safeParse(params.id).success) throw errorResponse(404)
  const { data } = await loaderQueries(context).load(ticketEndpoints.show, { params: { id: params.id } })
  return data
}

/** Hands the ticket over. */
export async function action({ context, request, params }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runFormAction({ context, request }, handOverFields, ({ call, values }) =>
    call(ticketEndpoints.handOver, { params: { id: params.id }, body: values }),
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/settings/my-tickets/:id`: one ticket of the viewer. */
export default function MyTicket({ loaderData: ticket, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <SettingsPage
      title={t`Your ticket`}
      parent={{ id: 'my-tickets', label: t`My tickets`, link: <Link to="/profile/settings/my-tickets" /> }}
    >
      <OwnTicket ticket={ticket} />
      <ReturnTicket ticket={ticket} />
      {ticket.can_hand_over && <HandOver actionData={actionData} />}
    </SettingsPage>
  )
}
