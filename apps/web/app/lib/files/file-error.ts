import { BusyError } from './limited-queue.ts'
import { ProblemError } from '../data/problem-error.ts'
import { problemPage } from '../routing/error-response.ts'

/** What to throw where a file cannot be made: the provider's own refusal, or 503 for a while; a fault of ours as it is. */
export function refusedFile(error: unknown): unknown {
  if (error instanceof ProblemError) return problemPage(error.status, error.problem.message)
  if (error instanceof BusyError) return new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
  return error
}
