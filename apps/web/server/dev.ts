import { createServer as createHttpServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { createWebApp } from './app.ts'
import { closeOnSignals } from './close-on-signals.ts'
import { readEnv } from './env.ts'
import { connectApi } from './connect-api.ts'

/** The web server for development. Pages and styles are served by Vite with hot reload. */
const onShutdown = closeOnSignals()
const env = readEnv({ ...process.env, NODE_ENV: 'development' })
const print = (line: string) => process.stdout.write(`${line}\n`)
const server = createHttpServer()
const vite = await createVite({
  root: path.resolve(import.meta.dirname, '..'),
  server: {
    middlewareMode: true,
    hmr: { server },
  },
})
onShutdown(() => vite.close())
// Vite returns the same module that the build writes, without its type.
const loadBuild = (): Promise<ServerBuild> =>
  vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild & Record<string, unknown>>
// The first load transforms every page, which takes seconds: it runs while the database starts. An error in a page is
// shown when it is requested.
const warmUp = loadBuild().catch(() => {})
const studioRoot = path.resolve(import.meta.dirname, '../../studio')
const studioVite = await createVite({
  root: studioRoot,
  // Its addresses are answered by the web server, which writes into its page what it starts with.
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})
onShutdown(() => studioVite.close())
const studio = {
  folder: undefined,
  page: async (address: string) =>
    studioVite.transformIndexHtml(address, await readFile(path.join(studioRoot, 'index.html'), 'utf8')),
}
const api = await connectApi(env, {
  logger: pino({ level: 'info' }, pino.destination(2)),
  onStep: print,
})
onShutdown(api.close)
api.start(env.publicUrl ?? `http://localhost:${env.port}`)
await warmUp

const handleRequest = getRequestListener(createWebApp({ env, api, build: loadBuild, studio }).fetch)
server.on('request', (request, response) =>
  (request.url?.startsWith('/studio/') ? studioVite : vite).middlewares(
    request,
    response,
    () => void handleRequest(request, response),
  ),
)
server.listen(env.port, () =>
  print(`Academy    http://localhost:${env.port}\nAPI        http://localhost:${env.port}/api/v1/docs`),
)
onShutdown(async () => server.closeAllConnections())
