import type { Connection } from '../platform/db/client.ts'
import type { Sample } from './sample.ts'

/** The context of a seed function: the database, the sample content, and the current time. */
export type SeedContext = { db: Connection; sample: Sample; now: Date }
