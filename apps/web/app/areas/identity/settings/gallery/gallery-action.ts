import { galleryEndpoints } from '@chignon/contract/identity/gallery'
import { userEndpoints } from '@chignon/contract/identity/user'
import type { AppLoadContext } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import { sendForm } from '../../../../lib/data/send-form.ts'
import { openedForOf } from '../../../../lib/forms/opened-for-field.ts'
import { runIntentAction } from '../../../../lib/forms/run-intent-action.ts'
import { textOf } from '../../../../lib/forms/text-of.ts'

const { upload, add, change, remove } = galleryEndpoints

/**
 * Action of the gallery's page: adds a picture that was uploaded, or one that comes with the form (`upload`), moves, describes or removes
 * one.
 */
export function runGalleryAction(args: { context: AppLoadContext; request: Request }) {
  return runIntentAction(args, {
    upload: async ({ call, form }) => {
      const file = new FormData()
      file.set('resource', form.get('resource') ?? '')
      const { data } = await sendForm(args.context, upload, file, openedForOf(form))
      return call(add, { params: await ownerOf(call), body: { path: data.path, ...captionIn(form) } })
    },
    add: async ({ call, form }) =>
      call(add, { params: await ownerOf(call), body: { path: textOf(form, 'path'), ...captionIn(form) } }),
    move: async ({ call, form }) =>
      call(change, { ...(await picture(call, form)), body: { index: Number(textOf(form, 'index')) } }),
    describe: async ({ call, form }) =>
      call(change, { ...(await picture(call, form)), body: { caption: textOf(form, 'caption') } }),
    remove: async ({ call, form }) => call(remove, await picture(call, form)),
  })
}

async function ownerOf(call: Call): Promise<{ id: string }> {
  const { data } = await call(userEndpoints.me, {})
  return { id: data.id }
}

async function picture(call: Call, form: FormData) {
  return { params: await ownerOf(call), query: { path: textOf(form, 'path') } }
}

function captionIn(form: FormData): { caption?: string } {
  const caption = textOf(form, 'caption').trim()
  return caption ? { caption } : {}
}
