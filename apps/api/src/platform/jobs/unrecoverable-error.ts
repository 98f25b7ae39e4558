/** Thrown by a job that no retry can help: the job is given up at once. */
export class UnrecoverableError extends Error {}
