import { chatEndpoints } from '@chignon/contract/community/chat'
import { redirect, type AppLoadContext } from 'react-router'
import { sendForm } from '../../../lib/data/send-form.ts'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { chatFields } from './chat-fields.ts'

/** Sends the message of a form. Its picture was uploaded by a script, or is in the form. */
export function sendMessageForm({ context, request }: { context: AppLoadContext; request: Request }) {
  return runFormAction({ context, request }, chatFields, async ({ call, values, fileOf }) => {
    const { id, text, picture_id, picture_alt } = values
    const uploaded = picture_id || (await uploadPicture(context, fileOf('picture')))
    await call(chatEndpoints.send, { params: { id }, body: { text, picture_id: uploaded, picture_alt } })
    throw redirect('/profile/messages')
  })
}

async function uploadPicture(context: AppLoadContext, file: File | null): Promise<string | null> {
  if (!file) return null
  const form = new FormData()
  form.set('picture', file)
  return (await sendForm(context, chatEndpoints.addPicture, form)).data.id
}
