import { useLingui } from '@lingui/react/macro'
import { UploadError } from '../../lib/data/upload.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'

const megabyte = 1024 * 1024

/** Returns a check that refuses a file that is too large, as the API would, before it is sent, which can take minutes. */
export function useSizeCheck(): (file: File, maxBytes: number) => void {
  const { t } = useLingui()
  const { number } = useFormats()
  return (file, maxBytes) => {
    if (file.size <= maxBytes) return
    // Rounded up, so that it is never said to be as large as the limit.
    const size = number(Math.ceil((file.size / megabyte) * 10) / 10)
    const limit = number(maxBytes / megabyte)
    throw new UploadError(t`This file is ${size} MB. Choose one of at most ${limit} MB.`, 413)
  }
}
