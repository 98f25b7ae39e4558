import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import { redirect, type AppLoadContext } from 'react-router'
import { readForm } from '../../../lib/forms/read-form.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { subscriptionPath } from './subscription-path.ts'
import { runCheckoutAction } from '../order/run-checkout-action.ts'

const { cancel, resume, changePlan } = subscriptionEndpoints

/** Action of the subscription's page: cancels (`intent=cancel`), resumes (`intent=resume`), or changes the plan (`plan`). */
export async function runSubscriptionAction(args: { context: AppLoadContext; request: Request }) {
  const form = await readForm(args.request)
  const plan = form.get('plan')
  const intent = form.get('intent')
  return runCheckoutAction(args, async (call) => {
    if (typeof plan === 'string') await call(changePlan, { body: { plan_id: plan } })
    else if (intent === 'cancel') await call(cancel, {})
    else if (intent === 'resume') await call(resume, {})
    else throw errorResponse(400)
    return redirect(subscriptionPath)
  })
}
