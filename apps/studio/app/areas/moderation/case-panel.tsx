import type { ModerationCase } from '@chignon/contract/community/moderation'
import { useLingui } from '@lingui/react/macro'
import { CaseDetails } from './case-details.tsx'

/** Beside the queue: the current case in its place, and its author. On a small screen each case shows its own. */
export function CasePanel({ moderationCase }: { moderationCase: ModerationCase }) {
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`The current case`}
      className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-line p-5 lg:block"
    >
      <CaseDetails moderationCase={moderationCase} />
    </aside>
  )
}
