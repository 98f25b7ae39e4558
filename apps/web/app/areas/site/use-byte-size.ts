import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/i18n/use-formats.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const gigabyte = 1024 * megabyte

/** Returns a function that writes a number of bytes with at most one decimal, such as `1.4 MB`; at least 1 kB. */
export function useByteSize(): (bytes: number) => string {
  const { t } = useLingui()
  const { number } = useFormats()
  // Rounded up, so that a file which is too large is never said to be as large as the limit.
  const rounded = (value: number) => number(Math.ceil(value * 10) / 10)
  return (bytes) => {
    if (bytes >= gigabyte) {
      const size = rounded(bytes / gigabyte)
      return t`${size} GB`
    }
    if (bytes >= megabyte) {
      const size = rounded(bytes / megabyte)
      return t`${size} MB`
    }
    const size = number(Math.max(1, Math.ceil(bytes / kilobyte)))
    return t`${size} kB`
  }
}
