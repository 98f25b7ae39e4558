import type { Locale } from '@chignon/contract/platform/locale'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** A number of bytes as people read it: `64 kB`, `10 MB`. */
export function dataSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= megabyte
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / (isLarge ? megabyte : kilobyte))
}
