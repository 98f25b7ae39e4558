import { TextLink } from '@chignon/ui/text-link'
import type { Named } from '@chignon/contract/platform/primitives'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'

/** Programs that contain a course. */
export function PartOfPrograms({ programs }: { programs: readonly Named[] }) {
  if (programs.length === 0) return null
  return (
    <section aria-labelledby="programs">
      <h2 id="programs" className="mb-3 text-lead font-medium">
        <Trans>Also part of</Trans>
      </h2>
      <ul role="list" className="grid gap-1">
        {programs.map(({ id, slug, name }) => (
          <li key={id}>
            <TextLink asChild>
              <PageLink to={`/programs/${slug}`}>{name}</PageLink>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
