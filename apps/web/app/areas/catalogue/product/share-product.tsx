import { ShareBar } from '@chignon/ui/share-bar'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { localizedUrl } from '../../../lib/i18n/localized-url.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'

/** Shares the page in its language: with the system's share sheet, otherwise by copying the link. */
export function ShareProduct({ title }: { title: string }) {
  const { t } = useLingui()
  const { origin, locale } = useRootData()
  const { pathname } = useLocation()
  const showToast = useSetAtom(showToastAtom)
  return (
    <ShareBar
      className="-ms-2.5"
      share={{ url: localizedUrl(origin, pathname, locale), title }}
      labels={{ share: t`Share`, copyLink: t`Copy link`, copied: t`Link copied` }}
      onShared={(outcome) => {
        if (outcome === 'failed')
          showToast({
            tone: 'error',
            message: t`The link could not be copied. Copy it from the address bar.`,
          })
      }}
    />
  )
}
