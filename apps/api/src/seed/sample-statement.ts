import { systemClock } from '../platform/clock/clock.ts'
import { readSample } from './read-sample.ts'
import { writeSampleStatement } from './write-sample-statement.ts'

// `pnpm --filter @chignon/api sample-statement`: prints a bank statement (CAMT.053) that pays the open invoices of the sample.
process.stdout.write(writeSampleStatement(readSample(), systemClock()))
