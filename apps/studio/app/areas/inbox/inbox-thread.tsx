import { localeNames } from '@chignon/app-kit/i18n/locale-names'
import type { StaffContactThread } from '@chignon/contract/community/staff-contact'
import { Badge } from '@chignon/ui/badge'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { TypedText } from '../../lib/typed-text.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { InboxActions } from './inbox-actions.tsx'
import { InboxAnswerForm } from './inbox-answer-form.tsx'
import { InboxAnswers } from './inbox-answers.tsx'

/** What somebody wrote, what was answered, and the field for the next answer. */
export function InboxThread({ thread }: { thread: StaffContactThread }) {
  const { t } = useLingui()
  const { dateTime } = useLocalTime()
  const { full_name: name, email, subject, message, locale, created_at: at } = thread
  return (
    <StudioPage
      title={subject}
      back={
        <TextLink asChild>
          <Link to={thread.state === 'done' ? '/inbox?state=done' : '/inbox'}>
            <Trans>To the inbox</Trans>
          </Link>
        </TextLink>
      }
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium text-text">
            <bdi>{name}</bdi>
          </span>
          <TextLink variant="plain" href={`mailto:${email}`} className="wrap-anywhere">
            {email}
          </TextLink>
          <span>{localeNames[locale]}</span>
          <time dateTime={at}>{dateTime(at)}</time>
          {thread.state === 'done' && (
            <Badge tone="success">
              <Trans context="contact message">Done</Trans>
            </Badge>
          )}
        </span>
      }
      actions={<InboxActions thread={thread} />}
    >
      <div className="flex max-w-prose flex-col gap-6">
        <blockquote className="border-s-2 border-accent py-0.5 ps-4">
          <TypedText className="whitespace-pre-line">
            {message ?? t`The sender left the message empty.`}
          </TypedText>
        </blockquote>
        <InboxAnswers answers={thread.answers} />
        <InboxAnswerForm thread={thread} />
      </div>
    </StudioPage>
  )
}
