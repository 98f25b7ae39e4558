import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { Banner } from '@chignon/ui/banner'
import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'

type ChangedBannerProps = { message: string; onLoad: () => Promise<void> }

/** Another examiner changed the review: their version is loaded, and what was typed stays. */
export function ChangedBanner({ message, onLoad }: ChangedBannerProps) {
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const load = async () => {
    setIsBusy(true)
    try {
      await onLoad()
    } catch (error) {
      showToast({ tone: 'error', message: error instanceof ProblemError ? error.message : null })
      setIsBusy(false)
    }
  }
  return (
    <Banner
      tone="warning"
      className="sticky top-20 z-20"
      title={message}
      action={
        <Button size="small" variant="secondary" isBusy={isBusy} onClick={() => void load()}>
          <Trans>Load the newer one</Trans>
        </Button>
      }
    >
      <Trans>What you typed stays in its fields.</Trans>
    </Banner>
  )
}
