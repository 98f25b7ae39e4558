import { data } from 'react-router'
import { textOf } from '../../../lib/forms/text-of.ts'
import type { RejectedComment } from './run-post-action.ts'

/** Runs the action of a post's page in the browser: without a connection the text stays in its form. */
export async function keepCommentOffline<Result>(request: Request, serverAction: () => Promise<Result>) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    // What `fetch` rejects with if there is no response; others are thrown responses.
    if (!(error instanceof TypeError)) throw error
    // After an action with such a status, React Router does not load the page again.
    return data<RejectedComment>(
      {
        intent: textOf(form, 'intent'),
        about: textOf(form, 'about'),
        message: null,
        body: textOf(form, 'body'),
      },
      503,
    )
  }
}
