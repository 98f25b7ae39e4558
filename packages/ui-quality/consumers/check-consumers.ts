/**
 * `pnpm --filter @chignon/ui-quality consumers [name]`: packs the package, installs it in apps of others, builds and uses them.
 * It needs the registry, and takes some minutes.
 */
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts'
import { assertKnownArgs } from '../../../scripts/assert-known-args.ts'
import { runOrThrow } from '../../../scripts/run.ts'
import { packageRoot } from '../../ui/scripts/paths.ts'
import { ensureDist } from '../package-checks/built-package.ts'
import { build, serve, type App } from './build-and-serve.ts'
import { faultsOf } from './use-page.ts'

const preview = (port: number) => [
  'vite',
  'preview',
  '--host',
  '127.0.0.1',
  '--strictPort',
  '--port',
  `${port}`,
]
const apps: App[] = [
  { name: 'vite', source: 'src', serve: preview },
  { name: 'vite-tailwind', source: 'src', serve: preview },
  {
    name: 'next',
    source: 'app',
    serve: (port) => ['next', 'start', '--hostname', '127.0.0.1', '--port', `${port}`],
  },
]

/** Whether the package works in the apps of these names, or in all; says each as it goes. */
export async function checkConsumers(names: readonly string[] = []): Promise<boolean> {
  await ensureDist()
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-consumers-'))
  const browser = await chromium.launch(chromiumLaunchOptions())
  let isWell = true
  try {
    const tarball = await pack(folder)
    for (const app of apps.filter(({ name }) => !names.length || names.includes(name))) {
      const faults = await check(app, tarball, path.join(folder, app.name)).catch((error: unknown) => [
        String(error),
      ])
      console.log(
        faults.length
          ? `✗ ${app.name}\n  ${faults.join('\n  ')}`
          : `✓ ${app.name}: builds, is styled, works, says nothing`,
      )
      isWell &&= !faults.length
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
  return isWell

  async function check(app: App, tarball: string, into: string): Promise<string[]> {
    await build(app, tarball, into)
    const { url, end } = await serve(app, into)
    try {
      const faults = await faultsOf(browser, url)
      const html = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then((answer) => answer.text())
      // What a server renders is there before any script.
      if (
        app.name === 'next' &&
        !(html.includes('The bob, from line to movement') && html.includes('I agree to the terms'))
      )
        faults.push('The server sent a page without the components.')
      return faults
    } finally {
      end()
    }
  }
}

async function pack(folder: string): Promise<string> {
  await runOrThrow('pnpm', ['pack', '--pack-destination', folder], { cwd: packageRoot })
  for await (const file of glob('*.tgz', { cwd: folder })) return path.join(folder, file)
  throw new Error('Packing left no tarball.')
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
