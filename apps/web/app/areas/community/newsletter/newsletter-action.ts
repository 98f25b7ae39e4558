import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { redirect, type AppLoadContext } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { newsletterFields, newsletterLinkFields } from './newsletter-fields.ts'

type ActionArgs = { context: AppLoadContext; request: Request }

/** Requests the newsletter, for the forms of the footer and of the page. */
export function requestNewsletter(args: ActionArgs) {
  return runFormAction(args, newsletterFields, async ({ call, values }) => {
    await call(newsletterEndpoints.subscribe, {
      body: {
        email: values.email,
        counts_opens: values.declines_counting !== 'on',
        source: values.source === 'footer' ? 'footer' : 'page',
      },
    })
    // Redirect after POST, so that a reload does not send the mail again.
    throw redirect('/newsletter?sent')
  })
}

/** Makes a call with the token of a mailed link, which is in the query. */
export function runLinkAction(
  args: ActionArgs,
  send: (call: Call, token: string) => Promise<{ message: string }>,
) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  return runFormAction(args, newsletterLinkFields, ({ call }) => send(call, token))
}
