/**
 * `pnpm dev`: web, API and Storybook, each reloading as it is written, and an identity provider that stands in for Google
 * and Facebook where those are not set up.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { startIdp } from '../apps/idp/src/idp.ts'

const root = path.resolve(import.meta.dirname, '..')
const bin = (name: string, folder = '.') => path.join(root, folder, 'node_modules/.bin', name)

// The server starts anew when its own code or the provider's changes; what a page is made of reloads in the browser.
const idp = await startIdp()
process.stdout.write(`Identity   ${idp.issuer}\n`)
const watched = ['apps/web/server', 'apps/api/src', 'packages/contract/src'].flatMap((folder) => [
  '--watch-path',
  path.join(root, folder),
])
const children = [
  spawn(bin('node'), [...watched, '--watch-preserve-output', path.join(root, 'apps/web/server/dev.ts')], {
    // Lingui looks for its configuration where it is run.
    cwd: path.join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, ...idp.settings(process.env), NODE_ENV: 'development' },
  }),
  ...(process.argv.includes('--no-storybook')
    ? []
    : [
        spawn(bin('storybook'), ['dev', '--port', '6006', '--no-open', '--ci'], {
          cwd: root,
          stdio: ['ignore', 'ignore', 'inherit'],
        }),
      ]),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
}
for (const child of children) {
  child.once('exit', () => {
    children.forEach((other) => other.kill('SIGTERM'))
    void idp.close()
  })
}
