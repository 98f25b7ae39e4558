import pg from 'pg'

/**
 * Begins a transaction. `begin` is sent in one packet with the first statement that follows, without waiting for its answer; await
 * the result before the commit. The connection must be in pipeline mode.
 */
export function begin(client: pg.PoolClient): Promise<unknown> {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined
  stream?.cork()
  const begun = client.query('begin')
  // After the statements that are sent without waiting for anything.
  process.nextTick(() => stream?.uncork())
  // Otherwise later statements would run outside of a transaction.
  begun.catch((error: Error) => stream?.destroy(error))
  return begun
}
