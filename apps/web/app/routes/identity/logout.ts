import { authEndpoints } from '@chignon/contract/identity/auth'
import { redirect } from 'react-router'
import { callFor } from '../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { Route } from './+types/logout.ts'

/** Logs out here and at the API. An expired token is not an error. */
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

/** Never shown: it makes this route a page, whose errors are pages too. */
export default function Logout() {
  return null
}
