/**
 * `pnpm dev`: web, API and Storybook with live reload, and an identity provider that stands in for Google and Facebook if
 * they are not configured. `--no-storybook` leaves Storybook out.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { startIdp } from '../apps/idp/src/idp.ts'

const root = path.resolve(import.meta.dirname, '..')
const bin = (name: string, folder = '.') => path.join(root, folder, 'node_modules/.bin', name)

const storybookPort = '6006'
const hasStorybook = !process.argv.includes('--no-storybook')

// Node restarts the server when its code or the API's changes; Vite reloads pages in the browser.
const idp = await startIdp()
process.stdout.write(`Identity   ${idp.issuer}\n`)
if (hasStorybook) process.stdout.write(`Stories    http://localhost:${storybookPort}\n`)
const watched = ['apps/web/server', 'apps/api/src', 'packages/contract/src'].flatMap((folder) => [
  '--watch-path',
  path.join(root, folder),
])
const children = [
  spawn(bin('node'), [...watched, '--watch-preserve-output', path.join(root, 'apps/web/server/dev.ts')], {
    // Lingui reads its configuration from the working directory.
    cwd: path.join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, ...idp.settings(process.env), NODE_ENV: 'development' },
  }),
  ...(hasStorybook
    ? [
        spawn(bin('storybook'), ['dev', '--port', storybookPort, '--exact-port', '--no-open', '--ci'], {
          cwd: root,
          stdio: ['ignore', 'ignore', 'inherit'],
          // Storybook 10 loads TypeScript through the deprecated `module.register`.
          env: {
            ...process.env,
            NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=DEP0205`,
          },
        }),
      ]
    : []),
]

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    children.forEach((child) => child.kill(signal))
  })
}
// If one exits, all stop.
for (const child of children) {
  child.once('error', ({ message }) => console.error(message))
  child.once('close', (code) => {
    if (!isStopping && code !== 0) process.exitCode = 1
    children.forEach((other) => other.kill('SIGTERM'))
    void idp.close()
  })
}
