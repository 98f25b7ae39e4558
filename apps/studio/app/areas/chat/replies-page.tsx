import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { savedRepliesQuery } from './chat-queries.ts'
import { namePlaceholder } from './find-slash.ts'
import { RemoveReplyDialog } from './remove-reply-dialog.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { ReplyEntry } from './reply-entry.tsx'
import type { SavedReply } from './use-saved-replies.ts'

type Opened = { kind: 'add' } | { kind: 'change' | 'remove'; reply: SavedReply }

/** The saved replies, which all who answer share. */
export function RepliesPage() {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const add = (
    <Button onClick={() => setOpened({ kind: 'add' })}>
      <Trans>Add a reply</Trans>
    </Button>
  )
  return (
    <StudioPage
      title={t`Saved replies`}
      lead={t`All who answer share them. In a chat, type / to insert one; ${namePlaceholder} becomes the person’s first name.`}
      actions={add}
    >
      <TextLink asChild className="self-start">
        <Link to="/chat">
          <Trans>To the chat</Trans>
        </Link>
      </TextLink>
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
                  onChange={() => setOpened({ kind: 'change', reply })}
                  onRemove={() => setOpened({ kind: 'remove', reply })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {opened?.kind === 'add' && <ReplyDialog onClose={close} />}
      {opened?.kind === 'change' && <ReplyDialog reply={opened.reply} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveReplyDialog reply={opened.reply} onClose={close} />}
    </StudioPage>
  )
}
