import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'

/** Error page of the root, and of any page if the code of its error page is missing: no header and no data, but in the page's language. */
export function PlainErrorPage() {
  const { t } = useLingui()
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-8 p-gutter text-center">
      <title>{t`An error occurred`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="headline-type text-headline">
        <Trans>An error occurred</Trans>
      </h1>
      <Button asChild>
        <a href="/">
          <Trans>Back to Homepage</Trans>
        </a>
      </Button>
    </main>
  )
}
