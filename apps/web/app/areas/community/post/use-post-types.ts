import type { PostType } from '@chignon/contract/community/post'
import { useLingui } from '@lingui/react/macro'

/** The types of posts in words. */
export function usePostTypes(): Record<PostType, string> {
  const { t } = useLingui()
  return { article: t`Article`, image: t`Image`, video: t`Video`, question: t`Question` }
}
