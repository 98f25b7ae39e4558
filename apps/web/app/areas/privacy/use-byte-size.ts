import { useFormats } from '../../lib/i18n/use-formats.ts'

const units = ['kB', 'MB', 'GB'] as const

/** Returns a function that writes a number of bytes, such as `3 MB`; at least 1 kB. */
export function useByteSize() {
  const { number } = useFormats()
  return (bytes: number): string => {
    const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length)
    return `${number(Math.max(1, Math.round(bytes / 1000 ** power)))} ${units[power - 1]}`
  }
}
