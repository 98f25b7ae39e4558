import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/**
 * Locks the data folder for this process. Returns a function that releases the lock, or the id of the process that holds it.
 *
 * The lock is a local socket named after the folder. The operating system closes it when its process dies, so there are no
 * stale locks.
 */
export async function lockFolder(
  folder: string,
): Promise<{ release: () => Promise<void> } | { heldBy: string }> {
  const address = addressFor(realpathSync(folder))
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(address)
    if (server) return { release: () => new Promise((resolve) => void server.close(() => resolve())) }
    const owner = await askOwner(address)
    if (owner !== undefined) return { heldBy: owner }
    if (address.startsWith(os.tmpdir())) rmSync(address, { force: true })
  }
  return { heldBy: 'unknown' }
}

function addressFor(folder: string): string {
  const name = `chignon-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return path.join(os.tmpdir(), `${name}.sock`)
}

function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => {})
      socket.end(String(process.pid))
    })
    server.once('error', () => resolve(undefined))
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

function askOwner(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let owner = ''
    const socket = net.connect(address)
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('data', (chunk) => (owner += chunk.toString()))
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(owner || 'unknown'))
  })
}
