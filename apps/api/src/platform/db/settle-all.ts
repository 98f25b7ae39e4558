/**
 * Waits for statements or work of one transaction that were started at once, and returns all results. Unlike `Promise.all` it waits for all of
 * them also if one fails, so that none continues after the rollback; then it throws the first error.
 */
export function settleAll<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Key in keyof Work]: Awaited<Work[Key]> }>
export async function settleAll(work: readonly Promise<unknown>[]): Promise<unknown[]> {
  // A query runs each time that its `then` is called.
  const started = work.map((promise) => Promise.resolve(promise))
  const all = Promise.all(started)
  all.catch(() => {})
  await Promise.allSettled(started)
  return all
}
