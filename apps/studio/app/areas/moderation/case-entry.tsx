import type { ModerationCase } from '@chignon/contract/community/moderation'
import { Button } from '@chignon/ui/button'
import { fullName } from '@chignon/contract/identity/full-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { actionKeys, caseId, type CaseAction } from './case-actions.ts'
import { CaseDetails } from './case-details.tsx'
import { CaseHead } from './case-head.tsx'
import { CaseReports } from './case-reports.tsx'
import { useActionNames } from './use-action-names.ts'

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
  const { t } = useLingui()
  const { viewer } = useStartData()
  const [areDetailsOpen, setAreDetailsOpen] = useState(false)
  const names = useActionNames()(moderationCase.state)
  const { subject, excerpt, reports, claim } = moderationCase
  const elementId = caseId(moderationCase)
  const decider = claim && claim.by.id !== viewer.id ? fullName(claim.by) : null
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
        <div className="flex flex-col gap-4">
          {subject !== 'person' && (
            <blockquote
              dir="auto"
              className="w-fit max-w-prose min-w-0 whitespace-pre-line text-lead wrap-anywhere"
            >
              {excerpt ?? (
                <span className="text-text-muted">
                  <Trans>The text was deleted.</Trans>
                </span>
              )}
            </blockquote>
          )}
          <CaseReports reports={reports} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'suspend' ? 'danger' : 'secondary'}
              size="small"
              className="max-sm:grow"
              aria-keyshortcuts={actionKeys[action]}
              onClick={() => onAction(action)}
            >
              {names[action]}
            </Button>
          ))}
          {decider !== null && (
            <p className="flex items-center gap-2 text-small text-text-muted" role="status">
              <span aria-hidden="true" className="size-2 rounded-pill bg-warning" />
              <bdi>{t`${decider} is deciding`}</bdi>
            </p>
          )}
          <Button
            variant="quiet"
            size="small"
            className="ms-auto lg:hidden"
            aria-expanded={areDetailsOpen}
            onClick={() => setAreDetailsOpen(!areDetailsOpen)}
          >
            <Trans>In its place</Trans>
          </Button>
        </div>
        {areDetailsOpen && (
          <div className="border-t border-line pt-4 lg:hidden">
            <CaseDetails moderationCase={moderationCase} />
          </div>
        )}
      </article>
    </li>
  )
}
