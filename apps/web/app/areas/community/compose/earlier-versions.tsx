import type { PostRevision } from '@chignon/contract/community/own-post'
import { Trans } from '@lingui/react/macro'
import { LocalTime } from '../../../lib/i18n/local-time.tsx'

/** The earlier texts of a post, newest first. */
export function EarlierVersions({ revisions }: { revisions: readonly PostRevision[] }) {
  if (revisions.length === 0) return null
  return (
    <section className="mt-12 grid gap-4 border-t border-line pt-8">
      <h2 className="text-title">
        <Trans>Earlier versions</Trans>
      </h2>
      {revisions.map(({ id, name, body, replaced_at }) => (
        <details key={id} className="border-b border-line pb-3">
          <summary className="touch-target relative cursor-pointer tabular-nums">
            <LocalTime at={replaced_at} />
          </summary>
          <h3 dir="auto" className="mt-3 text-subtitle">
            {name}
          </h3>
          <p dir="auto" className="mt-2 whitespace-pre-wrap text-text-muted">
            {body}
          </p>
        </details>
      ))}
    </section>
  )
}
