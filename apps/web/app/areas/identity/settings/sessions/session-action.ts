import { sessionEndpoints } from '@chignon/contract/identity/session'
import type { AppLoadContext } from 'react-router'
import { runIntentAction } from '../../../../lib/forms/run-intent-action.ts'
import { textOf } from '../../../../lib/forms/text-of.ts'

const { remove, removeOthers } = sessionEndpoints

/** Action of the page of sessions: ends one (`intent=end`), or all others (`intent=end-others`). */
export function runSessionAction(args: { context: AppLoadContext; request: Request }) {
  return runIntentAction(args, {
    end: ({ call, form }) => call(remove, { params: { id: textOf(form, 'id') } }),
    'end-others': ({ call }) => call(removeOthers, {}),
  })
}
