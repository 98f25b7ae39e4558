import type { StatementEntry } from '@chignon/contract/commerce/bank-statement'

/** What of a statement is not kept. */
export type LeftOut = {
  /** How many entries are money that we paid. */
  outgoing: number
  /** How many are not booked yet. */
  pending: number
  /** How many have no amount or day that can be read. */
  unreadable: number
  /** Arrivals that the bank took back. */
  takenBack: StatementEntry[]
}

/** A statement of an account: what arrived, and what was left out. */
export type ReadStatement = { account: string; entries: StatementEntry[]; left: LeftOut }

/** Why a file cannot be read. */
export class StatementError extends Error {
  readonly problem: 'not_a_statement' | 'empty_archive' | 'locked_archive' | 'too_large' | 'broken'

  constructor(problem: StatementError['problem']) {
    super(problem)
    this.problem = problem
  }
}
