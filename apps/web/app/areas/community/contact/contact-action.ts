import { contactEndpoints } from '@chignon/contract/community/contact'
import { redirect, type AppLoadContext } from 'react-router'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { contactFields } from './contact-fields.ts'

/** Sends a contact message. If the honeypot is filled, it reports success without sending. */
export function sendMessage(args: { context: AppLoadContext; request: Request }) {
  return runFormAction(args, contactFields, async ({ call, values: { second_subject, ...body } }) => {
    if (!second_subject) await call(contactEndpoints.send, { body })
    // Redirect after POST, so that a reload does not send the message again.
    throw redirect('/contact?sent')
  })
}
