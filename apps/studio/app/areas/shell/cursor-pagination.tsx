import type { Pagination } from '@chignon/contract/platform/response'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'

/** The way through a list whose pages begin after the last entry seen; the browser’s Back leads to the page before. */
export function CursorPagination({ pagination: { next_cursor: cursor } }: { pagination: Pagination }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const isFirst = !params.has('cursor')
  if (isFirst && !cursor) return null
  const addressOf = (target: string | null) => {
    const next = new URLSearchParams(params)
    if (target === null) next.delete('cursor')
    else next.set('cursor', target)
    return `?${next.toString()}`
  }
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap justify-between gap-3">
      {!isFirst && (
        <Button asChild variant="secondary">
          <Link to={addressOf(null)}>
            <Trans>First page</Trans>
          </Link>
        </Button>
      )}
      {cursor && (
        <Button asChild variant="secondary" className="ms-auto">
          <Link to={addressOf(cursor)}>
            <Trans>Next page</Trans>
          </Link>
        </Button>
      )}
    </nav>
  )
}
