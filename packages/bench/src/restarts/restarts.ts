import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@chignon/dev-tools/free-port'
import type { Measurement } from '@chignon/dev-tools/measurement'
import { startEmbedded } from '../../../../apps/api/src/platform/db/embedded.ts'
import { onCleanup } from '../cleanup.ts'

const main = path.resolve(import.meta.dirname, '../../../../apps/web/server/main.ts')
const restarts = 20
const clients = 40
const paths = ['/', '/educations', '/api/v1/courses', '/api/v1/live-masterclass', '/healthz']

type Counts = { answered: number; refused: number; lost: number; reasons: Set<string> }

/**
 * Stops and starts the web server with `SIGTERM` twenty times while forty clients with kept-alive connections send requests. A
 * request that was sent must get an answer. One whose connection is refused is not lost: a proxy sends it to another process.
 */
export async function measureRestarts(dataDir: string, log: (step: string) => void): Promise<Measurement> {
  const folder = path.join(dataDir, 'restarts')
  const embedded = await startEmbedded({ dataDir: folder, durable: false })
  onCleanup(embedded.stop)
  const port = await freePort()
  const counts: Counts = { answered: 0, refused: 0, lost: 0, reasons: new Set() }
  const over = new AbortController()
  let stop = await start(port, embedded.url, folder)
  const load = Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let turn = client; !over.signal.aborted; turn += 1) {
        const outcome = await send(port, paths[turn % paths.length] ?? '/', agent)
        if (outcome === 'answered' || outcome === 'refused') counts[outcome] += 1
        else {
          counts.lost += 1
          counts.reasons.add(outcome)
        }
        // Some connections are idle when the server stops, and a refused one tries again a little later.
        if (outcome === 'refused' || client % 4 === 0) await wait(20 + (turn % 50))
      }
      agent.destroy()
    }),
  )
  for (let restart = 1; restart <= restarts; restart += 1) {
    const before = counts.answered
    while (counts.answered < before + 500) await wait(50)
    await stop()
    stop = await start(port, embedded.url, folder)
    log(`Restart ${restart} of ${restarts}: ${counts.answered} answered, ${counts.lost} lost`)
  }
  over.abort()
  await load
  await stop()
  await embedded.stop()
  return {
    tables: [
      {
        title: `${restarts} restarts under the load of ${clients} clients`,
        rows: [
          ['answered', 'refused', 'lost', 'limit of lost'],
          [counts.answered, counts.refused, counts.lost, 0].map(String),
        ],
      },
    ],
    failures:
      counts.lost > 0 ? [`${counts.lost} requests got no answer: ${[...counts.reasons].join(', ')}`] : [],
  }
}

async function start(port: number, databaseUrl: string, dataDir: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  void exited.then(onCleanup(stop))
  while ((await send(port, '/readyz', new Agent())) !== 'answered') await wait(50)
  return stop
}

/** Sends a request. Resolves to `answered`, `refused`, or the reason why it got no complete answer. */
function send(port: number, address: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path: address, agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.complete ? 'answered' : 'cut off'))
      response.once('error', ({ message }) => resolve(message))
    })
      .once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : `${address}: ${error.message}`),
      )
      .end()
  })
}
