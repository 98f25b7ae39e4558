import { userEndpoints } from '@chignon/contract/identity/user'
import type { AppLoadContext } from 'react-router'
import { callFor } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'

/** Whether the session is over: it has expired, or was ended in another tab. */
export async function isSignedOut(context: AppLoadContext): Promise<boolean> {
  if (!context.session.token) return true
  try {
    await callFor(context)(userEndpoints.me, {})
    return false
  } catch (error) {
    // Other problems are reported by the call that follows.
    return error instanceof ProblemError && error.status === 401
  }
}
