import type { Educator } from '@chignon/contract/catalogue/educator'
import { fullName } from '@chignon/contract/identity/full-name'
import { Avatar } from '@chignon/ui/avatar'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'

/** Who teaches, in the head of a product page: faces and names, as links to the educators' pages. */
export function EducatorNames({ educators }: { educators: readonly Educator[] }) {
  if (educators.length === 0) return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-text-muted">
      <span className="max-sm:w-full">
        <Trans>Taught by</Trans>
      </span>
      {educators.map(({ id, first_name, last_name, thumbnail_url, portrait_sources }) => {
        const name = fullName({ first_name, last_name })
        return (
          <PageLink
            key={id}
            to={`/users/${id}`}
            className="touch-target relative inline-flex min-w-0 items-center gap-2.5 rounded-media text-body font-medium text-text no-underline decoration-1 underline-offset-4 hover:underline"
          >
            <Avatar name={name} src={thumbnail_url} sources={portrait_sources} isDecorative />
            <bdi className="wrap-anywhere">{name}</bdi>
          </PageLink>
        )
      })}
    </p>
  )
}
