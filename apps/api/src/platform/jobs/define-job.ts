import type { ZodMiniType } from 'zod/mini'

/** A kind of background job: its name, its payload and how it is retried. */
export type JobDefinition<Payload extends object = object> = {
  /** The name of its queue, such as `send-mail`. */
  name: string
  /** Checks the payload before it is enqueued and before the job runs. The payload is stored as JSON. */
  payload: ZodMiniType<Payload>
  /** How many seconds one attempt may take. Afterwards it counts as failed, for example because its process died. */
  timeoutSeconds: number
  /** If set, an attempt also counts as failed when its process has shown no sign of life for so many seconds; at least 10. */
  heartbeatSeconds: number | undefined
  /** Failed attempts are repeated after `delaySeconds`, twice that and so on up to `maxDelaySeconds`, with jitter. */
  retry: { limit: number; delaySeconds: number; maxDelaySeconds: number }
  /** How many jobs of this kind a process runs at once. */
  concurrency: number
  /** A cron expression in UTC, for a job that is enqueued by the clock with an empty payload. */
  cron: string | undefined
}

type Options<Payload extends object> = Pick<JobDefinition<Payload>, 'name' | 'payload'> &
  Partial<Omit<JobDefinition<Payload>, 'name' | 'payload'>>

/** Defines a kind of job. Default: one at a time, 5 minutes per attempt, 8 retries within about 6 hours. */
export function defineJob<Payload extends object>({
  timeoutSeconds = 300,
  retry = { limit: 8, delaySeconds: 60, maxDelaySeconds: 4 * 60 * 60 },
  concurrency = 1,
  cron,
  heartbeatSeconds,
  ...rest
}: Options<Payload>): JobDefinition<Payload> {
  return { ...rest, timeoutSeconds, heartbeatSeconds, retry, concurrency, cron }
}
