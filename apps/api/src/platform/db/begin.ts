import pg from 'pg'

/**
 * Begins a transaction. `begin` is sent with the first statement that follows, without waiting for its answer; await the result before
 * the commit. The connection must be in pipeline mode.
 */
export function begin(client: pg.PoolClient): Promise<unknown> {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined
  const begun = client.query('begin')
  // Otherwise later statements would run outside of a transaction.
  begun.catch((error: Error) => stream?.destroy(error))
  return begun
}
