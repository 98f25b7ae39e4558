import { BusyError } from './limited-queue.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { errorResponse } from '../routing/error-response.ts'

/**
 * Converts the error of a file route to what it throws: the API's status, 503 when busy, otherwise the error itself.
 */
export function toFileError(error: unknown): unknown {
  if (error instanceof ProblemError) return errorResponse(error.status, error.problem.message)
  if (error instanceof BusyError) return new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
  return error
}
