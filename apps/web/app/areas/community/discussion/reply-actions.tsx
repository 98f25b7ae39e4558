import { Button } from '@chignon/ui/button'
import type { Reply } from '@chignon/contract/community/discussion'
import { Trans } from '@lingui/react/macro'
import { useFetcher } from 'react-router'
import type { ReactNode } from 'react'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { scriptsField } from '../../../lib/forms/scripts-field.ts'
import { LikeForm } from '../like-form.tsx'
import { MuteButton, OtherActions } from '../other-actions.tsx'
import { ActionDisclosure } from './action-disclosure.tsx'
import { EditReply } from './edit-reply.tsx'

type ReplyActionsProps = { reply: Reply; action: string; isClosed: boolean }

/** What the viewer may do with a reply: like it; change and delete one's own; report and mute others. */
export function ReplyActions({ reply, action, isClosed }: ReplyActionsProps) {
  if (reply.is_own)
    return (
      <>
        <LikeForm kind="reply" liked={reply} action={action} />
        {!isClosed && <EditReply reply={reply} action={action} />}
        <ActionDisclosure name={`reply-${reply.id}`} label={<Trans>Delete</Trans>}>
          <ReplyActionForm action={action} about={reply.id}>
            <Button type="submit" name="intent" value="delete" size="small" variant="secondary">
              <Trans>Delete this reply for good</Trans>
            </Button>
          </ReplyActionForm>
        </ActionDisclosure>
      </>
    )
  return (
    <>
      <LikeForm kind="reply" liked={reply} action={action} />
      <OtherActions
        kind="reply"
        id={reply.id}
        mute={
          <ReplyActionForm action={action} about={reply.author.id}>
            <MuteButton isMuted={reply.is_muted} />
          </ReplyActionForm>
        }
      />
    </>
  )
}

type ReplyActionFormProps = {
  action: string
  /** Id of the reply, or of the person to mute. */
  about: string
  /** The button, which names the intent. */
  children: ReactNode
}

function ReplyActionForm({ action, about, children }: ReplyActionFormProps) {
  const fetcher = useFetcher()
  const isHydrated = useHydrated()
  return (
    <fetcher.Form method="post" action={action}>
      {/* Otherwise the result is a redirect to the page of the discussion, also beside a lesson. */}
      {isHydrated && <input type="hidden" name={scriptsField} value="on" />}
      <input type="hidden" name="about" value={about} />
      {children}
    </fetcher.Form>
  )
}
