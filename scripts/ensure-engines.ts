import path from 'node:path'
import { enginePackages, findEngines } from '@chignon/dev-tools/engines'
import { run } from '@chignon/dev-tools/run'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Finds Firefox and WebKit with its driver, or installs them from Debian if running as root. Prints what is there. Throws an error
 * that says what to do if one is missing.
 */
export async function ensureEngines(): Promise<void> {
  const isComplete = () => {
    const { firefox, webkit } = findEngines()
    return firefox !== undefined && webkit !== undefined
  }
  let output = ''
  if (!isComplete() && process.getuid?.() === 0) {
    console.log('Firefox and WebKit: not found, installing')
    await run('apt-get', ['update', '-qq'], root)
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...enginePackages]
    output = (await run('apt-get', args, root)).output
  }
  if (!isComplete()) {
    throw new Error(
      `Firefox or WebKit was not found. Install the packages ${enginePackages.map((name) => `“${name}”`).join(', ')}, then try again.\n${output}`,
    )
  }
  const { firefox, webkit } = findEngines()
  console.log(`Firefox: ${firefox}\nWebKit: ${webkit?.browser}`)
}
