/**
 * `pnpm --filter @chignon/ui-quality consumers [name]`: publishes the package to a registry on this computer, installs it
 * from there in apps outside of the workspace, builds and uses them. Needs the npm registry and takes some minutes.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { chromiumLaunchOptions } from '@chignon/dev-tools/chromium'
import { assertKnownArgs } from '@chignon/dev-tools/assert-known-args'
import { ensureDist } from '../package-checks/built-package.ts'
import { findProblems } from './check-page.ts'
import { apps, type App } from './consumer-apps.ts'
import { installApp } from './install-app.ts'
import { publishLocally, type Registry } from './local-registry.ts'
import { startServer } from './start-server.ts'

/** Whether the package works in the apps with these names, or in all. Prints the result of each. */
export async function checkConsumers(names: readonly string[] = []): Promise<boolean> {
  await ensureDist()
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-consumers-'))
  const browser = await chromium.launch(chromiumLaunchOptions())
  let registry: Registry | undefined
  let isPassed = true
  try {
    registry = await publishLocally(path.join(folder, 'registry'))
    console.log(`✓ ${registry.spec}: published to a local registry`)
    for (const app of apps.filter(({ name }) => !names.length || names.includes(name))) {
      const problems = await checkApp(app, registry, path.join(folder, app.name), browser)
      console.log(problems.length ? `✗ ${app.name}\n  ${problems.join('\n  ')}` : `✓ ${app.name}`)
      isPassed &&= !problems.length
    }
  } finally {
    registry?.end()
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
  return isPassed
}

async function checkApp(app: App, registry: Registry, folder: string, browser: Browser): Promise<string[]> {
  const problems: string[] = []
  try {
    await installApp(app, registry, folder)
    for (const { mode, command } of app.servers) {
      const { url, end } = await startServer(`The app ${app.name}`, folder, command)
      try {
        const found = await findProblems(browser, url, app)
        problems.push(...found.map((problem) => `${mode}: ${problem}`))
      } finally {
        end()
      }
    }
  } catch (error) {
    problems.push(String(error))
  }
  return problems
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  assertKnownArgs(
    'app',
    names,
    apps.map(({ name }) => name),
  )
  process.exitCode = (await checkConsumers(names)) ? 0 : 1
}
