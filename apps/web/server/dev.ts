import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { createWebApp } from './app.ts'
import { readEnv } from './env.ts'
import { mountProvider } from './mount-provider.ts'
import { remoteProvider } from './provider.ts'

/** The web server for development: pages and styles come from Vite and reload as they are written. */
const env = readEnv({ ...process.env, NODE_ENV: 'development' })
const say = (step: string) => process.stdout.write(`${step}\n`)
const provider = env.apiUrl
  ? remoteProvider(env.apiUrl)
  : await mountProvider({
      databaseUrl: env.databaseUrl,
      dataDir: env.dataDir,
      mail: env.mail,
      brand: env.brand,
      mediaFolder: env.mediaFolder,
      logger: pino({ level: 'info' }, pino.destination(2)),
      source: process.env,
      say,
    })

provider.start(env.publicUrl ?? `http://localhost:${env.port}`)

const server = createHttpServer()
const vite = await createVite({
  root: path.resolve(import.meta.dirname, '..'),
  server: { middlewareMode: true, hmr: { server } },
})
// What Vite loads is the same module the build writes; it cannot say so in types.
const loadBuild = (): Promise<ServerBuild> =>
  vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild & Record<string, unknown>>
const answer = getRequestListener(createWebApp({ env, provider, build: loadBuild }).fetch)
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
)
server.listen(env.port, () =>
  say(`Academy    http://localhost:${env.port}\nAPI        http://localhost:${env.port}/api/v1/docs`),
)

const stop = async () => {
  server.close()
  await vite.close()
  await provider.close()
  process.exit(0)
}
process.once('SIGINT', () => void stop()).once('SIGTERM', () => void stop())
