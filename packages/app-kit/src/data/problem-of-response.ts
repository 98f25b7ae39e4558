import type { Locale } from '@chignon/contract/platform/locale'
import { problem } from '@chignon/contract/platform/problem'
import { serverErrorText } from '@chignon/contract/platform/server-error-text'
import { ProblemError } from './problem-error.ts'

/** The error that a response states. What is not the API's, as a proxy before it answers, is an error of the server. */
export async function problemOfResponse(response: Response, locale: Locale): Promise<ProblemError> {
  const { data } = problem.safeParse(await response.json().catch(() => null))
  return new ProblemError(response.status, data ?? { message: serverErrorText[locale], code: 'server_error' })
}
