import { Button } from '@chignon/ui/button'
import { PageMessage } from '@chignon/ui/page-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { isRouteErrorResponse, Link } from 'react-router'
import { useBrandName } from '../../lib/data/use-brand-name.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { LostConnection } from './lost-connection.tsx'
import { PlainErrorPage } from './plain-error-page.tsx'
import { Unavailable } from './unavailable.tsx'

type ErrorMessageProps = {
  /** 404 and 500 have texts of their own; other statuses show the general one. */
  status?: number | undefined
  /** Message of the server, in the user's language. */
  message?: string | undefined
  /** Whether the link to the home page reloads the document, for errors of the page's own code. Default false. */
  isBroken?: boolean
}

/** Content of the error page: status, message, link to the home page. */
export function ErrorMessage({ status, message, isBroken = false }: ErrorMessageProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const texts: Record<number, string> = {
    404: message ?? t`This page could not be found`,
    500: message ?? t`Something went wrong on our side. Please try again in a moment.`,
  }
  const title = (status && texts[status]) || t`An error occurred`
  const brand = useBrandName()
  // Messages of servers are too long for a tab.
  const shortTitle = status === 404 ? title : t`An error occurred`
  return (
    <>
      <title ref={removeOtherTitles}>{brand ? `${shortTitle} · ${brand}` : shortTitle}</title>
      <PageMessage
        {...(status && texts[status] ? { status: formats.code(status) } : {})}
        title={title}
        action={
          <Button asChild>
            <Link to="/" reloadDocument={isBroken}>
              <Trans>Back to Homepage</Trans>
            </Link>
          </Button>
        }
      />
    </>
  )
}

// If the lazy part renders again in the browser, React adds a second title beside the server's.
function removeOtherTitles(own: HTMLTitleElement | null): void {
  if (!own) return
  for (const title of document.head.querySelectorAll('title')) if (title !== own) title.remove()
}

/** Error page for the error of a route. Errors that are not responses show status 500, or that the connection was lost. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isConnectionError(error)) return <LostConnection />
  if (isUnavailable(error)) return <Unavailable />
  const isErrorResponse = isRouteErrorResponse(error)
  return (
    <ErrorMessage
      status={isErrorResponse ? error.status : 500}
      message={isErrorResponse ? messageOf(error.data) : undefined}
      isBroken={!isErrorResponse}
    />
  )
}

/** Error page without header and data, for an error that no layout could show. */
export function RootErrorPage({ error }: { error: unknown }) {
  if (isConnectionError(error))
    return (
      <main>
        <LostConnection />
      </main>
    )
  if (isUnavailable(error))
    return (
      <main>
        <Unavailable />
      </main>
    )
  return <PlainErrorPage />
}

// The messages of Chromium, Safari and Firefox if `fetch` gets no response.
const noResponse = /^(Failed to fetch$|Load failed$|NetworkError )/

function isConnectionError(error: unknown): boolean {
  if (import.meta.env.SSR) return false
  return error instanceof TypeError && (!navigator.onLine || noResponse.test(error.message))
}

function isUnavailable(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503
}

function messageOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' ? data.message : undefined
}
