import { contactEndpoints } from '@chignon/contract/contact'
import { redirect, type AppLoadContext } from 'react-router'
import { runFormAction } from '../../lib/forms/form-action.ts'
import { honeypotName } from './honeypot.ts'

// Redirect after POST, so that a reload does not send the message again.
const sentAddress = '/contact?sent'

/** Sends a contact message. If the honeypot is filled, it reports success without sending. */
export async function sendMessage(form: FormData, context: AppLoadContext) {
  if (form.get(honeypotName)) throw redirect(sentAddress)
  const answer = await runFormAction(context, form, (call, values) => {
    const { full_name = '', email = '', subject = '', message = '' } = values
    return call(contactEndpoints.send, { body: { full_name, email, subject, message } })
  })
  if ('outcome' in answer) throw redirect(sentAddress)
  return answer
}
