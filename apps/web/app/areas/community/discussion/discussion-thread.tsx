import { CommentThread } from '@chignon/ui/comment-thread'
import type { HeadingLevel } from '@chignon/ui/heading'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { LocalDay } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { MemberLink } from '../../identity/account/member-link.tsx'
import { ModeratedText } from '../moderated-text.tsx'
import { TextOriginal } from '../text-original.tsx'
import { discussionPath } from './discussion-path.ts'
import type { LoadedDiscussion } from './load-discussion.ts'
import { ReplyActions } from './reply-actions.tsx'
import { ReplyForm } from './reply-form.tsx'
import { fullName } from '@chignon/contract/identity/full-name'

type DiscussionThreadProps = {
  loaded: LoadedDiscussion
  /** The address that its forms are sent to. Default the page of the discussion. */
  action?: string
  actionData?: FormResult | undefined
  /** Called after a reply was stored. */
  onReplied?: (() => void) | undefined
  level?: HeadingLevel
}

/** The replies of a discussion with the form for a new one. Closed discussions are read only, guests are asked to log in. */
export function DiscussionThread({ loaded, action, actionData, onReplied, level }: DiscussionThreadProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const { number } = useFormats()
  const { data: discussion, pagination } = loaded
  const address = action ?? discussionPath(discussion, pagination.page)
  return (
    <CommentThread
      id="replies"
      title={<Trans>Replies</Trans>}
      count={discussion.replies_count > 0 ? number(discussion.replies_count) : undefined}
      level={level}
      isClosed={discussion.is_closed}
      closedText={<Trans>This discussion is closed. You can read it, but not reply.</Trans>}
      empty={<Trans>No replies yet. Yours can be the first.</Trans>}
      comments={discussion.replies.map((reply) => ({
        id: reply.id,
        author: {
          name: fullName(reply.author),
          src: reply.author.thumbnail_url,
          link: <Link to={`/users/${reply.author.id}`} />,
        },
        note: reply.edited_at === null ? undefined : t`edited`,
        time: <LocalDay at={reply.published_at} />,
        dateTime: reply.published_at,
        text: (
          <>
            <ModeratedText shown={reply} />
            {reply.original && !reply.is_muted && <TextOriginal original={reply.original} />}
          </>
        ),
        lang: reply.locale,
        actions: <ReplyActions reply={reply} action={address} isClosed={discussion.is_closed} />,
      }))}
      form={
        isGuest(viewer) ? (
          <p>
            <MemberLink
              to={address}
              prompt={t`Log in or sign up to reply.`}
              className="underline decoration-accent underline-offset-8 hover:text-accent"
            >
              <Trans>Log in or sign up to reply.</Trans>
            </MemberLink>
          </p>
        ) : (
          <ReplyForm action={address} actionData={actionData} onReplied={onReplied} />
        )
      }
    />
  )
}
