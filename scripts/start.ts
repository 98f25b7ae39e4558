/**
 * `npx pnpm start`: builds what changed, starts the database, seeds an empty one, and serves web and API on one port.
 * `--with-idp` also starts an identity provider that stands in for Google and Facebook.
 */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { createServer } from 'node:net'
import { closeOnSignals } from '../apps/web/server/close-on-signals.ts'
import { log } from '@chignon/dev-tools/log'
import { logReady } from './log-ready.ts'

process.env['NODE_ENV'] ??= 'production'
// Compiled code and TypeScript without its types, in Node's folder for it: the next start takes half as long.
enableCompileCache()

const onShutdown = closeOnSignals(() => log('Stopping'))

try {
  const { readEnv } = await import('../apps/web/server/env.ts')
  const { port, host } = readEnv()
  await assertPortIsFree(port, host)
  const { build } = await import('./build.ts')
  log('Building the web app')
  if (!(await build())) log('Nothing changed since the last build')
  const { start } = await import('../apps/web/server/main.ts')
  const idp = process.argv.includes('--with-idp') ? await openIdp() : undefined
  if (idp) onShutdown(idp.close)
  const server = await start(log, { ...process.env, ...idp?.settings(process.env) })
  onShutdown(server.close)
  logReady({ ...server, idp: idp?.issuer })
  flushCompileCache()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

async function openIdp() {
  log('Starting the identity provider')
  const { startIdp } = await import('../apps/idp/src/idp.ts')
  return startIdp()
}

// Checked first, so that a used port is reported before the build.
async function assertPortIsFree(port: number, host: string | undefined): Promise<void> {
  const { listenMessage } = await import('@chignon/http-server/listen')
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenMessage(error, port))))
    probe.listen({ port, ...(host ? { host } : {}) }, () => probe.close(() => resolve()))
  })
}
