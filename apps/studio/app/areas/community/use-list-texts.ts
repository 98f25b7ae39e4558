import type { BaseList } from '@chignon/contract/catalogue/base-list'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

type ListTexts = { lead: string; add: string; used: (count: number) => string; empty: string }

/** What each list is for, and what has its entries. */
export function useListTexts(): Record<BaseList, ListTexts> {
  const { t } = useLingui()
  return {
    'post-categories': {
      lead: t`What a post is about. Its author chooses one, readers filter by it.`,
      add: t`Add a category`,
      used: (count) => t`${plural(count, { one: '# post', other: '# posts' })}`,
      empty: t`No categories yet`,
    },
    'story-categories': {
      lead: t`The circles above the feed, one for each category with stories.`,
      add: t`Add a category`,
      used: (count) => t`${plural(count, { one: '# story', other: '# stories' })}`,
      empty: t`No categories yet`,
    },
    interests: {
      lead: t`What members choose for their profile.`,
      add: t`Add an interest`,
      used: (count) => t`${plural(count, { one: '# member', other: '# members' })}`,
      empty: t`No interests yet`,
    },
    'business-types': {
      lead: t`What kind of business a member runs or works in.`,
      add: t`Add a type`,
      used: (count) => t`${plural(count, { one: '# business', other: '# businesses' })}`,
      empty: t`No types yet`,
    },
  }
}
