/**
 * Finds the Chromium that tests, stories and measurements run in: an installed one on the PATH, else Playwright's
 * own. Nothing is downloaded here.
 */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Keeps a test browser quiet: no first-run pages, no calls home, no GPU. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of the installed Chromium or Chrome that is first on the PATH, else of Playwright's own, else null. */
export function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
  if (installed) return installed
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/**
 * Options for Playwright's `launch`. Where no browser is found `executablePath` is left out, so that Playwright
 * itself says how to install one. Chromium refuses its sandbox to root, so root goes without.
 */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium()
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath ? { executablePath } : {}),
    args: isRoot ? ['--no-sandbox', ...quiet] : quiet,
  }
}
