import { authEndpoints } from '@chignon/contract/auth'
import { redirect } from 'react-router'
import { callFor } from '../lib/data/loader-queries.ts'
import { ProblemError } from '../lib/data/problem-error.ts'
import type { Route } from './+types/logout.ts'

/** Ends the session here and at the provider; a token that is over already is no trouble (specification §8). */
export async function action({ context }: Route.ActionArgs) {
  if (context.session.token) {
    await callFor(context)(authEndpoints.logout, {}).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
    })
  }
  context.session.end()
  return redirect('/')
}

export function loader() {
  return redirect('/')
}
