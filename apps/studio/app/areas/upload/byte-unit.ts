/** The unit in which a number of bytes is said, as file managers do. */
export type ByteUnit = { unit: 'kilobyte' | 'megabyte' | 'gigabyte'; value: number }

const units = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
] as const

export function byteUnit(count: number): ByteUnit {
  const { unit, bytes } = units.find((each) => count >= each.bytes) ?? { unit: 'kilobyte', bytes: 1e3 }
  return { unit, value: count / bytes }
}

/** Seconds that are left as one says them: five by five, then minutes, then five minutes. */
export function roundSeconds(seconds: number): number {
  const step = seconds < 60 ? 5 : seconds < 3600 ? 60 : 300
  return Math.max(Math.ceil(seconds / step) * step, 5)
}
