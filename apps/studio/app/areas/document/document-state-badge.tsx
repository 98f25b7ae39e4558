import type { DocumentState } from '@chignon/contract/platform/document'
import { Badge, type BadgeProps } from '@chignon/ui/badge'
import { useStateNames } from './use-state-names.ts'

const tones: Record<DocumentState, NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  changed: 'warning',
}

/** Whether learners see it as it is. */
export function DocumentStateBadge({ state }: { state: DocumentState }) {
  return <Badge tone={tones[state]}>{useStateNames()[state]}</Badge>
}
