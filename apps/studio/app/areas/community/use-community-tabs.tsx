import { baseLists, type BaseList } from '@chignon/contract/catalogue/base-list'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'

export type CommunityTab = BaseList | 'words'

/** The lists of the community, each a page. */
export function useCommunityTabs(current: CommunityTab) {
  const { t } = useLingui()
  const labels: Record<CommunityTab, string> = {
    'post-categories': t`Categories of posts`,
    'story-categories': t`Categories of stories`,
    interests: t`Interests`,
    'business-types': t`Types of business`,
    words: t`Word list`,
  }
  return [...baseLists, 'words' as const].map((id) => ({
    id,
    label: labels[id],
    link: <Link to={`/community/${id}`} />,
    isCurrent: id === current,
  }))
}
