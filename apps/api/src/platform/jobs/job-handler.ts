import * as z from 'zod/mini'
import type { JobDefinition } from './define-job.ts'
import { UnrecoverableError } from './unrecoverable-error.ts'

/** A run of a job. */
export type JobAttempt = {
  /** The id of the job, which all attempts share. */
  id: string
  /** 1 for the first attempt. */
  attempt: number
}

/** A job definition with the code that runs it. */
export type JobHandler = {
  definition: JobDefinition
  /** Runs the job. It may run more than once, so it must be idempotent. */
  run(payload: unknown, attempt: JobAttempt): Promise<void>
}

/** Connects a job definition to the code that runs it. A stored payload that does not match fails without a retry. */
export function handleJob<Payload extends object>(
  definition: JobDefinition<Payload>,
  run: (payload: Payload, attempt: JobAttempt) => Promise<void>,
): JobHandler {
  return {
    definition,
    async run(payload, attempt) {
      const parsed = z.safeParse(definition.payload, payload)
      if (!parsed.success) throw new UnrecoverableError(`invalid payload: ${z.prettifyError(parsed.error)}`)
      await run(parsed.data, attempt)
    },
  }
}
