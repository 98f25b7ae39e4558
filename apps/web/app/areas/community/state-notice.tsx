import type { TextState } from '@chignon/contract/community/text-state'
import { Trans } from '@lingui/react/macro'

/** Why only its author and our team see a text. */
export function StateNotice({ state }: { state: TextState }) {
  return (
    <p className="mb-2 border-s-2 border-warning ps-3 text-small text-text-muted">
      {state === 'held' ? (
        <Trans>Our team reviews this text first. Until then only you can see it.</Trans>
      ) : (
        <Trans>Our team has hidden this text. Only you can see it.</Trans>
      )}
    </p>
  )
}
