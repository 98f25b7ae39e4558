import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findOnPath = (...names: string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable)

// Debian keeps WebKitGTK's browser beside its library, by architecture.
const findMiniBrowser = (): string | undefined =>
  ['x86_64', 'aarch64']
    .map((architecture) => `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find(isExecutable)

/** Debian's packages of what `findEngines` looks for. */
export const enginePackages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  // Both browsers play H.264 only by these.
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
]

/** The programs of the browsers besides Chromium, as far as they are installed. Downloads nothing. */
export function findEngines() {
  const driver = findOnPath('WebKitWebDriver')
  const display = findOnPath('Xvfb')
  const browser = findMiniBrowser()
  return {
    firefox: findOnPath('firefox-esr', 'firefox'),
    webkit: driver && display && browser ? { driver, display, browser } : undefined,
  }
}
