import type { Connection } from '../client.ts'
import type { Sample } from './sample.ts'

/** What every noun's seed function receives: where to insert, what, and the moment relative times count from. */
export type SeedContext = { db: Connection; sample: Sample; now: Date }
