import { AttendeeForm, attendeeProblemOf, type Attendee } from '@chignon/ui/attendee-form'
import { FormMessage } from '@chignon/ui/form-message'
import { orderEndpoints, type AttendeeForm as AttendeeBody } from '@chignon/contract/commerce/order'
import { fullName } from '@chignon/contract/identity/full-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { packagesOf, readAttendees, ticketRows } from '../../areas/commerce/order/attendee-rows.ts'
import { isSignedOut } from '../../areas/identity/account/is-signed-out.ts'
import { SignedOutHint } from '../../areas/identity/account/signed-out-hint.tsx'
import { incompleteFieldOf } from '../../areas/commerce/order/incomplete-field.ts'
import { loadOrderStep, redirectToStep } from '../../areas/commerce/order/load-order.ts'
import { NextButton } from '../../areas/commerce/order/next-button.tsx'
import { OrderStepPage } from '../../areas/commerce/order/order-step-page.tsx'
import { PackageSelect } from '../../areas/commerce/order/package-select.tsx'
import { runCheckoutAction } from '../../areas/commerce/order/run-checkout-action.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { readForm } from '../../lib/forms/read-form.ts'
import { isSubmittedByScript, scriptsField } from '../../lib/forms/scripts-field.ts'
import { useKeptForm } from '../../lib/forms/use-kept-form.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/order-attendees.ts'

/** Not stored: Back must not show a step of an order that is placed (ORDER-11). */
export const headers = () => privateHeaders

export async function loader(args: Route.LoaderArgs) {
  return { order: await loadOrderStep(args, 'attendees'), now: new Date().toISOString() }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readForm(request)
  // The page keeps what was entered, which a redirect to the login page would lose.
  if (isSubmittedByScript(form) && (await isSignedOut(context)))
    return data({ message: null, entered: null, isMissing: false, isSignedOut: true }, 401)
  const order = await loadOrderStep({ context, request, params }, 'attendees')
  const attendees = readAttendees(form, order)
  const entered = attendees.map(toAttendee)
  if (attendeeProblemOf(entered, entered.length))
    return data({ message: null, entered, isMissing: true, isSignedOut: false }, 422)
  const result = await runCheckoutAction({ context, request }, async (call) => {
    await call(orderEndpoints.setAttendees, { params, body: { attendees } })
    return redirectToStep(order, 'payment')
  })
  if (result instanceof Response) return result
  const { message } = result.data
  return data({ message, entered, isMissing: false, isSignedOut: false }, result.init ?? undefined)
}

/** `/orders/:id/attendees`: who comes, one person for each ticket (TICKET-5). */
export default function OrderAttendees({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { viewer } = useRootData()
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const { order, now } = loaderData
  const rows = ticketRows(order)
  const packages = packagesOf(order)
  const buyer = { fullName: fullName(viewer), email: viewer.email }
  const saved = order.attendees.map(toAttendee)
  const [attendees, setAttendees] = useState<readonly Attendee[]>(
    actionData?.entered ?? (saved.length > 0 ? saved : [buyer]),
  )
  useKeptForm(form, {
    onRestore: (kept) => setAttendees(readAttendees(kept, order).map(toAttendee)),
  })
  const [hasTried, setHasTried] = useState(false)
  const problem = hasTried || actionData?.isMissing ? attendeeProblemOf(attendees, rows.length) : null
  const title = t`Attendees`
  return (
    <OrderStepPage order={order} now={now} step="tickets" title={title}>
      <p className="mb-8 max-w-prose text-lead text-text-muted">
        <Trans>Who is coming? Everyone gets their own ticket by e-mail once the order is paid.</Trans>
      </p>
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={(submit) => {
          const name = incompleteFieldOf(attendees, rows.length)
          if (name === null) return
          submit.preventDefault()
          setHasTried(true)
          form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
        }}
      >
        {isHydrated && <input type="hidden" name={scriptsField} value="on" />}
        <AttendeeForm
          tickets={rows.map(({ name, packageId }, row) => ({
            id: String(row),
            name,
            ...(packages.length > 0 && {
              fields: <PackageSelect row={row} packages={packages} defaultValue={packageId} />,
            }),
          }))}
          value={attendees}
          onValueChange={setAttendees}
          buyer={buyer}
          problem={problem}
          labels={{
            fullName: t`Full name`,
            email: t`E-mail`,
            fullNameMissing: t`Add the full name for the badge`,
            emailWrong: t`Add the whole address, as in ana@chignon.example`,
            attendee: (position) => t`Attendee ${number(position)}`,
            copyBuyer: t`I am coming myself`,
            buyerCopied: t`Your name and e-mail are in the first row.`,
            missingAttendees: t`Please add attendee/s to continue with next step.`,
          }}
        />
        {(actionData?.message || actionData?.isSignedOut) && (
          <FormMessage tone="error" className="mt-6">
            {actionData.message ?? (
              <>
                {t`Your session has expired, please login again.`} <SignedOutHint />
              </>
            )}
          </FormMessage>
        )}
        <NextButton isBusy={state !== 'idle'}>
          <Trans>Continue to payment</Trans>
        </NextButton>
      </Form>
    </OrderStepPage>
  )
}

function toAttendee({ full_name, email }: AttendeeBody): Attendee {
  return { fullName: full_name, email }
}
