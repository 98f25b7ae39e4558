import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useDialog } from '../../lib/use-dialog.ts'
import { StudioPage } from '../shell/studio-page.tsx'
import { savedRepliesQuery } from './chat-queries.ts'
import { namePlaceholder } from './find-slash.ts'
import { RemoveReplyDialog } from './remove-reply-dialog.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { ReplyEntry } from './reply-entry.tsx'
import type { SavedReply } from './use-saved-replies.ts'

/** Without a reply, a new one is saved. */
type Asked = { kind: 'save'; reply?: SavedReply } | { kind: 'remove'; reply: SavedReply }

/** The saved replies, which all who answer share. */
export function RepliesPage() {
  const { t } = useLingui()
  const { key, open, show, close } = useDialog()
  const [asked, setAsked] = useState<Asked>({ kind: 'save' })
  const ask = (next: Asked) => {
    setAsked(next)
    show()
  }
  const add = (
    <Button onClick={() => ask({ kind: 'save' })}>
      <Trans>Add a reply</Trans>
    </Button>
  )
  return (
    <StudioPage
      title={t`Saved replies`}
      back={
        <TextLink asChild>
          <Link to="/chat">
            <Trans>To the chat</Trans>
          </Link>
        </TextLink>
      }
      lead={t`All who answer share them. In a chat, type / to insert one; ${namePlaceholder} becomes the person’s first name.`}
      actions={add}
    >
      <Loaded query={savedRepliesQuery({})}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              level={2}
              title={t`No saved replies yet`}
              text={t`Save what you explain again and again.`}
            />
          ) : (
            <ul className="flex flex-col divide-y divide-line border-y border-line">
              {data.map((reply) => (
                <ReplyEntry
                  key={reply.id}
                  reply={reply}
                  onChange={() => ask({ kind: 'save', reply })}
                  onRemove={() => ask({ kind: 'remove', reply })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked.kind === 'save' ? (
        <ReplyDialog key={key} reply={asked.reply} open={open} onClose={close} />
      ) : (
        <RemoveReplyDialog key={key} reply={asked.reply} open={open} onClose={close} />
      )}
    </StudioPage>
  )
}
