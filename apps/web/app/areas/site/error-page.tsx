import { Button } from '@chignon/ui/button'
import { PageMessage } from '@chignon/ui/page-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { isRouteErrorResponse, Link } from 'react-router'
import { useFormats } from '../../lib/i18n/use-formats.ts'

type ErrorMessageProps = {
  /** 404 and 500 show their message, all else the general one (specification §2, Error page). */
  status?: number | undefined
  /** What the server said, in the person's language. */
  message?: string | undefined
  /** Whether the way home loads the page anew: what broke may be the page's own code. Default false. */
  isBroken?: boolean
}

/** The error page's content: what happened, and the way home. */
export function ErrorMessage({ status, message, isBroken = false }: ErrorMessageProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const texts: Record<number, string> = {
    404: message ?? t`This page could not be found`,
    500: message ?? t`Something went wrong on our side. Please try again in a moment.`,
  }
  const title = (status && texts[status]) || t`An error occurred`
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
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

/** The error page of a route's error: its status or 500, and its message (specification §8). */
export function ErrorPage({ error }: { error: unknown }) {
  const isAnswer = isRouteErrorResponse(error)
  return (
    <ErrorMessage
      status={isAnswer ? error.status : 500}
      message={isAnswer ? messageOf(error.data) : undefined}
      isBroken={!isAnswer}
    />
  )
}

function messageOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' ? data.message : undefined
}
