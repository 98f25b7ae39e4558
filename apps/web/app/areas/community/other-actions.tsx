import { Ellipsis } from '@chignon/ui/icons/ellipsis'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { isGuest } from '../../lib/data/viewer.ts'
import { quietAction } from './quiet-action.ts'
import { ReportLink } from './report/report-link.tsx'

type OtherActionsProps = {
  kind: 'comment' | 'reply'
  id: string
  /** The form to mute the author, for members. */
  mute: ReactNode
}

/** What is rarely done with a text of another person: muting its author and reporting it. Native, so that it works without scripts. */
export function OtherActions({ kind, id, mute }: OtherActionsProps) {
  const { viewer } = useRootData()
  return (
    <details name="other-actions" className="flex">
      <summary className={quietAction}>
        <Ellipsis className="size-4.5" />
        <span className="sr-only">
          <Trans>More actions</Trans>
        </span>
      </summary>
      <div className="ms-4 flex flex-wrap gap-x-5">
        {!isGuest(viewer) && mute}
        <ReportLink subject={kind} id={id} className={quietAction} />
      </div>
    </details>
  )
}

/** The button of a form that mutes a person, or takes that back (MODERATION-7). */
export function MuteButton({ isMuted }: { isMuted: boolean }) {
  return (
    <button type="submit" name="intent" value={isMuted ? 'unmute' : 'mute'} className={quietAction}>
      {isMuted ? <Trans>Unmute person</Trans> : <Trans>Mute person</Trans>}
    </button>
  )
}
