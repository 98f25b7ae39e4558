import { Failure, type FailureStatus } from '../platform/http/fail.ts'

/** Refuses a call outside of a request: throws what `fail` of a handler throws. */
export function refuse(status: FailureStatus): never {
  throw new Failure(status)
}
