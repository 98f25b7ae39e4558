import path from 'node:path'
import { findChromium } from './chromium.ts'
import { run } from './run.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * Finds a Chromium or installs one: Playwright's own if its download works, else Debian's package if running as root.
 * Prints its path. Throws an error that says what to do if there is none.
 */
export async function ensureChromium(): Promise<void> {
  const found = findChromium()
  if (found) return console.log(`Chromium: ${found}`)
  console.log('Chromium: not found, installing')
  const isRoot = process.getuid?.() === 0
  let { output } = await run(
    'pnpm',
    ['exec', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'],
    root,
  )
  if (!findChromium() && isRoot) {
    await run('apt-get', ['update', '-qq'], root)
    const packages = ['chromium-headless-shell', 'fonts-liberation']
    output = (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], root))
      .output
  }
  const installed = findChromium()
  if (!installed) {
    throw new Error(
      `Chromium was not found and could not be installed. Install the package “chromium” or Google Chrome, then try again.\n${output}`,
    )
  }
  console.log(`Chromium: ${installed}`)
}
