import { request } from 'node:http'

/** An open connection that receives live events. */
export type BenchConnection = {
  /** How many signs of life it has received. */
  readonly beats: () => number
  /** Resolves to when the next event has arrived. */
  nextEvent(): Promise<number>
  close(): void
}

/** Opens a connection for live events with a socket of its own. Resolves once it follows its topics. */
export function openConnection(url: string, token: string): Promise<BenchConnection> {
  return new Promise((resolve, reject) => {
    let beats = 0
    let waiting: ((arrivedAt: number) => void) | undefined
    const sent = request(url, { agent: false, headers: { authorization: `Bearer ${token}` } })
    const connection: BenchConnection = {
      beats: () => beats,
      nextEvent: () => new Promise((arrived) => (waiting = arrived)),
      close: () => sent.destroy(),
    }
    sent.once('error', reject)
    sent.once('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}.`))
      // Events are so small that each arrives in one piece.
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: ready')) resolve(connection)
        else if (text.includes('data: ')) waiting?.(performance.now())
        else beats += 1
      })
      response.on('error', () => {})
    })
    sent.end()
  })
}
