import pg from 'pg'

/**
 * Sends the statements of a connection that are started at once in one packet: each packet is a system call here and another one in
 * PostgreSQL, which take longer than most statements. The connection must be in pipeline mode.
 */
export function sendAtOnce(client: pg.ClientBase): void {
  const { query } = client
  let isCorked = false
  Reflect.set(client, 'query', (...args: unknown[]): unknown => {
    const stream = client instanceof pg.Client ? client.connection.stream : undefined
    if (stream && !isCorked) {
      isCorked = true
      stream.cork()
      // After everything that goes on without waiting for an answer.
      process.nextTick(() => {
        isCorked = false
        stream.uncork()
      })
    }
    return Reflect.apply(query, client, args)
  })
}
