import type { DiscussionType } from '@chignon/contract/community/discussion'
import { useLingui } from '@lingui/react/macro'

/** What a discussion is about, in words. */
export function useDiscussionType(type: DiscussionType): string {
  const { t } = useLingui()
  return {
    course: t`Course`,
    program: t`Program`,
    'live-masterclass': t`Live masterclass`,
    'online-masterclass': t`Online masterclass`,
    lesson: t`Lesson`,
    general: t`Discussion`,
  }[type]
}
