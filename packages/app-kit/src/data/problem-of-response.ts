import type { Locale } from '@chignon/contract/platform/locale'
import { problem } from '@chignon/contract/platform/problem'
import { serverErrorText } from '@chignon/contract/platform/server-error-text'
import { ProblemError } from './problem-error.ts'

/** The error that a response states. An answer that is not the API's, such as a proxy's, counts as a failure of the server. */
export async function problemOfResponse(response: Response, locale: Locale): Promise<ProblemError> {
  const { data } = problem.safeParse(await response.json().catch(() => null))
  return new ProblemError(response.status, data ?? { message: serverErrorText[locale], code: 'server_error' })
}
