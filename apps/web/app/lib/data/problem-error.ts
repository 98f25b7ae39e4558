import type { Problem } from '@chignon/contract/problem'

/** A call the provider refused: its status and what it said, in the person's language. */
export class ProblemError extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.name = 'ProblemError'
    this.status = status
    this.problem = problem
  }
}
