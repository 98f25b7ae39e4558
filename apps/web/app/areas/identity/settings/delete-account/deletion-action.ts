import { accountDeletionEndpoints, deletedTexts } from '@chignon/contract/identity/account-deletion'
import { redirectDocument, type AppLoadContext } from 'react-router'
import { runIntentAction } from '../../../../lib/forms/run-intent-action.ts'
import { textOf } from '../../../../lib/forms/text-of.ts'

const { request: requestDeletion, cancel } = accountDeletionEndpoints

/**
 * Action of the page to delete the account: schedules the deletion (`intent=delete`), which ends the session, or keeps the account
 * (`intent=keep`).
 */
export function runDeletionAction(args: { context: AppLoadContext; request: Request }) {
  return runIntentAction(args, {
    delete: async ({ call, form }) => {
      const [password, token] = [textOf(form, 'password'), textOf(form, 'token')]
      const texts = deletedTexts.safeParse(textOf(form, 'texts')).data ?? 'anonymize'
      const { data, message } = await call(requestDeletion, {
        body: { texts, ...(password ? { password } : {}), ...(token ? { token } : {}) },
      })
      if (data.due_at === null) return { message }
      args.context.session.end()
      // A new document: it begins at the top, where the notice is, and holds nothing of the account.
      throw redirectDocument('/login?notice=deletion-scheduled')
    },
    keep: ({ call }) => call(cancel, {}),
  })
}
