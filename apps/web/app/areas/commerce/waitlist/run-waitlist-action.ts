import { waitlistEndpoints } from '@chignon/contract/commerce/waitlist'
import { redirect, type AppLoadContext } from 'react-router'
import { runCheckoutAction } from '../order/run-checkout-action.ts'

type ActionArgs = { context: AppLoadContext; request: Request }

/** Whether a form is one of the waiting list. */
export function isWaitlistForm(form: FormData): boolean {
  const intent = form.get('intent')
  return intent === 'join-waitlist' || intent === 'leave-waitlist'
}

/** Joins a waiting list, or leaves it, which also declines an offer. Then shows the page again. */
export function runWaitlistAction(args: ActionArgs, form: FormData) {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return runCheckoutAction(args, async (call) => {
    if (form.get('intent') === 'leave-waitlist') {
      await call(waitlistEndpoints.leave, { params: { id: textOf('entry') } })
    } else {
      const body = {
        ticket_type_id: textOf('ticket'),
        ticket_package_id: textOf('package') || null,
        count: Number(textOf('count')),
      }
      await call(waitlistEndpoints.join, { body })
    }
    return redirect(new URL(args.request.url).pathname)
  })
}
