import { BusyError } from './limited-queue.ts'
import { ProblemError } from '../data/problem-error.ts'
import { errorResponse } from '../routing/error-response.ts'

/** What to throw where a file cannot be made: the provider's own toErrorResponse, or 503 for a while; a fault of ours as it is. */
export function toFileError(error: unknown): unknown {
  if (error instanceof ProblemError) return errorResponse(error.status, error.problem.message)
  if (error instanceof BusyError) return new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
  return error
}
