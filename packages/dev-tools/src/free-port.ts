import { once } from 'node:events'
import { createServer } from 'node:net'

/** A free port of 127.0.0.1, for a server that must start at the same address again. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const closed = once(probe, 'close')
  probe.close()
  await closed
  if (typeof address !== 'object' || !address) throw new Error('The system gave no free port.')
  return address.port
}
