import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

const reload = () => window.location.reload()

/**
 * Error page of the root, and of any page if the code of its error page is missing: no header and no data, but in the page's language.
 * Offline it says so, and loads the page again once the connection is back.
 */
export function PlainErrorPage() {
  const { t } = useLingui()
  const isOffline = !import.meta.env.SSR && !navigator.onLine
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isOffline])
  const title = isOffline ? t`The connection was lost. Check it and try again.` : t`An error occurred`
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-8 p-gutter text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="headline-type text-headline">{title}</h1>
      {!isOffline && (
        <Button asChild>
          <a href="/">
            <Trans>Back to Homepage</Trans>
          </a>
        </Button>
      )}
    </main>
  )
}
