import path from 'node:path'
import { findChromium } from './chromium.ts'
import { run } from './run.ts'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Finds a Chromium, or installs one: Playwright's own where its download works, else Debian's package where this
 * account may install. Says which it is; throws a sentence on what to do where there is none.
 */
export async function ensureChromium(): Promise<void> {
  const found = findChromium()
  if (found) return console.log(`Chromium: ${found}`)
  console.log('Chromium: none found, installing one')
  const isRoot = process.getuid?.() === 0
  let { output } = await run(
    'pnpm',
    ['exec', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'],
    root,
  )
  if (!findChromium() && isRoot) {
    await run('apt-get', ['update', '-qq'], root)
    const packages = ['chromium', 'fonts-liberation']
    output = (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], root))
      .output
  }
  const installed = findChromium()
  if (!installed) {
    throw new Error(
      `No Chromium could be found or installed. Install the package “chromium” or Google Chrome, then run the tests again.\n${output}`,
    )
  }
  console.log(`Chromium: ${installed}`)
}
