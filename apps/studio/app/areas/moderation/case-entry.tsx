import type { ModerationCase } from '@chignon/contract/community/moderation'
import { Button } from '@chignon/ui/button'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { actionKeys, caseId, type CaseAction } from './case-actions.ts'
import { CaseHead } from './case-head.tsx'
import { CaseReports } from './case-reports.tsx'
import { useActionNames } from './use-action-names.ts'

const pages: Partial<Record<ModerationCase['subject'], string>> = {
  post: '/posts',
  discussion: '/discussions',
}

type CaseEntryProps = {
  moderationCase: ModerationCase
  actions: readonly CaseAction[]
  /** Whether the keys are for this one. */
  isCurrent: boolean
  onAction: (action: CaseAction) => void
  onCurrent: () => void
}

/** A case: the text, its author, who reported it and why, and what to do. */
export function CaseEntry({ moderationCase, actions, isCurrent, onAction, onCurrent }: CaseEntryProps) {
  const names = useActionNames()(moderationCase.state)
  const { subject, id, excerpt, reports } = moderationCase
  const elementId = caseId(moderationCase)
  const page = pages[subject]
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for the case with the focus */}
      <article
        id={elementId}
        tabIndex={-1}
        aria-labelledby={`${elementId}-name`}
        aria-current={isCurrent || undefined}
        className="flex scroll-mt-20 flex-col gap-4 rounded-card border border-s-2 border-line p-5 transition-colors aria-[current]:border-s-accent"
        onFocus={onCurrent}
      >
        <CaseHead moderationCase={moderationCase} headingId={`${elementId}-name`} />
        <div className="flex flex-col gap-4 lg:flex-row lg:justify-between lg:gap-8">
          {subject !== 'person' && (
            <blockquote
              dir="auto"
              className="min-w-0 max-w-prose whitespace-pre-line text-lead wrap-anywhere"
            >
              {excerpt ?? (
                <span className="text-text-muted">
                  <Trans>The text was deleted.</Trans>
                </span>
              )}
            </blockquote>
          )}
          <CaseReports
            reports={reports}
            className={subject === 'person' ? undefined : 'lg:w-72 lg:shrink-0'}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'suspend' ? 'danger' : 'secondary'}
              size="small"
              aria-keyshortcuts={actionKeys[action]}
              onClick={() => onAction(action)}
            >
              {names[action]}
            </Button>
          ))}
          {page && (
            <TextLink className="ms-auto text-small" href={`${page}/${id}`} target="_blank" rel="noreferrer">
              <Trans>In its place</Trans>
            </TextLink>
          )}
        </div>
      </article>
    </li>
  )
}
