/**
 * `npx pnpm start`: builds what changed, starts the database, fills an empty one, and serves web and API on one port.
 * `--with-idp` starts an identity provider beside them, to try signing in with Google and Facebook on this machine.
 */
import { createServer } from 'node:net'
import { closeOnSignals } from './close-on-signals.ts'
import { say, sayReady } from './say.ts'

process.env['NODE_ENV'] ??= 'production'

const whenStopping = closeOnSignals(() => say('Stopping'))

try {
  const { readEnv } = await import('../apps/web/server/env.ts')
  const { port, host } = readEnv()
  await assertFree(port, host)
  const { build } = await import('./build.ts')
  say('Building what changed')
  if (!(await build())) say('Nothing changed since the last build')
  const { start } = await import('../apps/web/server/main.ts')
  const idp = process.argv.includes('--with-idp') ? await openIdp() : undefined
  if (idp) whenStopping(idp.close)
  const served = await start(say, { ...process.env, ...idp?.settings(process.env) })
  whenStopping(served.close)
  sayReady({ ...served, idp: idp?.issuer })
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

async function openIdp() {
  say('Starting the identity provider')
  const { startIdp } = await import('../apps/idp/src/idp.ts')
  return startIdp()
}

// A taken port is told before minutes go into a build.
async function assertFree(port: number, host: string | undefined): Promise<void> {
  const { listenMessage } = await import('../apps/web/server/listen.ts')
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenMessage(error, port))))
    probe.listen({ port, ...(host ? { host } : {}) }, () => probe.close(() => resolve()))
  })
}
