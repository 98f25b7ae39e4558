import type { ChosenKind } from '@chignon/contract/platform/notification-kinds'
import { useLingui } from '@lingui/react/macro'

/** What the kinds of notifications that have settings are called. */
export function useKindNames(): Record<ChosenKind, string> {
  const { t } = useLingui()
  return {
    'chat-message': t`Answers from the academy`,
    'access-ending': t`Access ending soon`,
    'comment-reply': t`Replies to my comments`,
    mention: t`Mentions of me`,
    'answer-accepted': t`My answer was accepted`,
    'post-commented': t`Comments on my posts`,
    'discussion-reply': t`Replies in my discussions`,
    'post-liked': t`Likes on my posts`,
    'comment-liked': t`Likes on my comments`,
    'badge-awarded': t`New badges`,
  }
}
