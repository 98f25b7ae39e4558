import type { Comment } from '@chignon/contract/community/comment'
import { fullName } from '@chignon/contract/identity/full-name'
import type { CommentItem } from '@chignon/ui/comment-thread'
import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { textOf } from '../../../lib/forms/text-of.ts'

/** The comment that is being sent, as an entry of the thread; undefined if there is none, or once `comments` have it. */
export function usePendingComment(comments: readonly Comment[]): CommentItem | undefined {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const { formData } = useNavigation()
  if (!formData || textOf(formData, 'intent') !== 'comment') return undefined
  const parentId = textOf(formData, 'about')
  const text = textOf(formData, 'body').trim()
  // A live event can bring it before the answer to the form.
  if (comments.some(({ is_own, body }) => is_own && body === text)) return undefined
  return {
    id: 'pending',
    parentId: parentId === '' ? null : parentId,
    author: { name: fullName(viewer), src: viewer.thumbnail_url },
    note: t`Sending…`,
    text,
    isPending: true,
  }
}
