import type { Problem } from '@chignon/contract/platform/problem'

/** Error response of the API: status and body. */
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
