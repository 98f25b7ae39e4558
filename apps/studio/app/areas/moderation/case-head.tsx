import { fullName } from '@chignon/contract/identity/full-name'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import { Avatar } from '@chignon/ui/avatar'
import { Badge, type BadgeProps } from '@chignon/ui/badge'
import { Heading } from '@chignon/ui/heading'
import { Trans } from '@lingui/react/macro'
import { useCaseTexts } from './use-case-texts.ts'

const tones: Record<NonNullable<ModerationCase['state']>, BadgeProps['tone']> = {
  visible: 'neutral',
  held: 'warning',
  hidden: 'info',
}

type CaseHeadProps = { moderationCase: ModerationCase; headingId: string }

/** What was reported, by whom it is, and whether it is shown. */
export function CaseHead({ moderationCase: { subject, state, author }, headingId }: CaseHeadProps) {
  const { subjects, states } = useCaseTexts()
  const name = author && fullName(author)
  return (
    <header className="flex items-center gap-3">
      {name !== null && <Avatar name={name} src={author?.thumbnail_url} isDecorative />}
      <div className="min-w-0 grow">
        <p className="overline-label text-text-muted">{subjects[subject]}</p>
        <Heading level={2} size="lead" id={headingId} className="truncate">
          {name === null ? (
            <span>
              <Trans>Deleted</Trans>
            </span>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Heading>
      </div>
      {state && <Badge tone={tones[state]}>{states[state]}</Badge>}
    </header>
  )
}
