import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useFocusAfterRetry } from './use-focus-after-retry.ts'

/** Replaces a part of a page whose code could not be loaded, so it needs no code of its own to be loaded. */
export function UnloadedPart({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isLoading, setIsLoading] = useState(false)
  useFocusAfterRetry(button)
  return (
    <div role="alert" className="grid min-h-40 place-content-center justify-items-center gap-4 p-4">
      <p>
        <Trans>This could not be loaded</Trans>
      </p>
      <Button
        ref={button}
        size="small"
        variant="secondary"
        isBusy={isLoading}
        onClick={() => {
          setIsLoading(true)
          void onRetry().then(() => setIsLoading(false))
        }}
      >
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
