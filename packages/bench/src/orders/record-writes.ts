import type { Database } from '../../../../apps/api/src/platform/db/client.ts'

/** A statement that changes data, or a `begin` or `commit` around some, with what it answered. */
export type Write = { text: string; values: unknown[]; rows: unknown[] }

/** Records the writes that go through the connections of a database. */
export type WriteRecorder = {
  /** The writes of `work`, in order, with the boundaries of their transactions. */
  record(work: () => Promise<void>): Promise<Write[]>
}

const isWrite = /^\s*(insert|update|delete|with|begin|commit)\b/i

/** Watches every connection that a database opens from now on, so that the benchmark cannot drift from the real writes. */
export function watchWrites({ pool }: Database): WriteRecorder {
  let writes: Write[] | undefined
  pool.on('connect', (client) => {
    const { query } = client
    Reflect.set(client, 'query', (...args: unknown[]): unknown => {
      const write = writes && writeOf(args)
      if (!write) return Reflect.apply(query, client, args)
      writes?.push(write)
      const last = args.at(-1)
      if (typeof last === 'function') {
        const answered = (error: unknown, result: unknown): unknown => {
          write.rows = rowsOf(result)
          return Reflect.apply(last, undefined, [error, result])
        }
        return Reflect.apply(query, client, [...args.slice(0, -1), answered])
      }
      return Promise.resolve(Reflect.apply(query, client, args)).then((result: unknown) => {
        write.rows = rowsOf(result)
        return result
      })
    })
  })
  return {
    async record(work) {
      const recorded: Write[] = []
      writes = recorded
      await work()
      writes = undefined
      return withoutEmptyTransactions(recorded)
    },
  }
}

function writeOf([statement, values]: unknown[]): Write | undefined {
  const text = typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text')
  if (typeof text !== 'string' || !isWrite.test(text)) return undefined
  return { text, values: Array.isArray(values) ? [...values] : [], rows: [] }
}

// Rows are lists or objects; only the order of their values counts.
function rowsOf(result: unknown): unknown[] {
  const rows: unknown = Reflect.get(Object(result), 'rows')
  return Array.isArray(rows) ? rows.flatMap((row: object) => Object.values(row)) : []
}

function withoutEmptyTransactions(writes: Write[]): Write[] {
  const isPair = (index: number) => writes[index]?.text === 'begin' && writes[index + 1]?.text === 'commit'
  return writes.filter((_, index) => !isPair(index) && !isPair(index - 1))
}
