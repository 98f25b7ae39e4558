import { TextLink } from '@chignon/ui/text-link'
import type { Named } from '@chignon/contract/platform/primitives'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'

type AccessNoteProps = {
  remainingDays: number | null
  /** Days of access that one purchase gives. */
  accessDays: number
  /** The program that the access comes through. */
  program: Named | null
}

/** Why the remaining days may exceed those of one purchase: a program (ACCESS-7) or an extension (ACCESS-6). */
export function AccessNote({ remainingDays, accessDays, program }: AccessNoteProps) {
  if (remainingDays === null || (!program && remainingDays <= accessDays)) return null
  return (
    <p className="text-small text-text-muted">
      {program ? (
        <Trans>
          Included in your program{' '}
          <TextLink asChild>
            <PageLink to={`/programs/${program.slug}`}>{program.name}</PageLink>
          </TextLink>
        </Trans>
      ) : (
        <Trans>You extended your access: the new days were added to the remaining ones.</Trans>
      )}
    </p>
  )
}
