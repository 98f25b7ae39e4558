import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const shell = 'chromium-headless-shell'
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export type ChromiumChoice = {
  /**
   * Whether to look for the headless shell first: the same engine without a window, in which the tests take a sixth less time.
   * It places letters slightly differently. Default true.
   */
  prefersShell?: boolean
}

// Playwright's own list, because Chromium reads only the last one.
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

// Two hidden pages of the address bar, which start a process each per window: a tenth of the journeys' time.
const windowInterface = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

// A process that the browser keeps ready for the next site. Each journey stays on one site, so it is never used.
const spareProcess = 'SpareRendererForSitePerProcess'

/** No first-run pages, no background requests, no GPU. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...disabledByPlaywright, ...windowInterface, spareProcess].join(',')}`,
]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of the first Chromium or Chrome on the PATH, else of Playwright's own, else null. Downloads nothing. */
export function findChromium({ prefersShell = true }: ChromiumChoice = {}): string | null {
  const names = prefersShell ? [shell, ...browsers] : [...browsers, shell]
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
  if (installed) return installed
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/**
 * Options for Playwright's `launch`. Without a browser `executablePath` is omitted, so that Playwright's own error says
 * how to install one. Chromium cannot use its sandbox as root.
 */
export function chromiumLaunchOptions(choice?: ChromiumChoice): { executablePath?: string; args: string[] } {
  const executablePath = findChromium(choice)
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath ? { executablePath } : {}),
    args: isRoot ? ['--no-sandbox', ...flags] : flags,
  }
}
