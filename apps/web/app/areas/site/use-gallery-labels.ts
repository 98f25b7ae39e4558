import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/i18n/use-formats.ts'

/** The labels of a gallery whose pictures the visitor only looks at. */
export function useGalleryLabels() {
  const { t } = useLingui()
  const { number } = useFormats()
  return {
    close: t`Close`,
    previous: t`Previous picture`,
    next: t`Next picture`,
    position: (index: number, total: number) => {
      const [page, lastPage] = [number(index), number(total)]
      return t`${page} of ${lastPage}`
    },
  }
}
