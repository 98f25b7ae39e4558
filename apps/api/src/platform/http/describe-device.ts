import { isIPv4 } from 'node:net'
import type { ClientInfo } from './client-info.ts'

/** What a person recognises a device by. */
export type Device = { browser: string | null; system: string | null; network: string | null }

// In this order: Edge, Opera and Samsung Internet also call themselves Chrome, and Chrome calls itself Safari.
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

// In this order: Android also calls itself Linux, and iPhones call themselves “like Mac OS X”.
const systems: [string, RegExp][] = [
  ['iOS', /\biPhone\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac ?OS ?X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const firstMatch = (names: [string, RegExp][], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** The device of a request. Without a browser that we know, both names are null. */
export function describeDevice({ userAgent = '', address }: ClientInfo): Device {
  return {
    browser: firstMatch(browsers, userAgent),
    system: firstMatch(systems, userAgent),
    network: maskedNetwork(address),
  }
}

/**
 * The network of an IP address: the first three bytes of IPv4, the first 48 bits of IPv6 (SESSION-2). It shows the internet provider, but not
 * the household.
 */
export function maskedNetwork(address: string): string | null {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const groups = /^((?:[\da-f]+:){2}[\da-f]+):/.exec(address)?.[1]
  return groups === undefined || groups === '0:0:0' ? null : `${groups}::/48`
}
