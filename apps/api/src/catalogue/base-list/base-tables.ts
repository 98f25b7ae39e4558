import type { BaseList } from '@chignon/contract/catalogue/base-list'
import {
  businessTypes,
  interests,
  postCategories,
  storyCategories,
} from '../../platform/db/schema/base-data.ts'
import { businesses } from '../../platform/db/schema/business.ts'
import { posts } from '../../platform/db/schema/post.ts'
import { stories } from '../../platform/db/schema/story.ts'
import { userInterests } from '../../platform/db/schema/user.ts'

/** The table of each list. */
export const baseTables = {
  'post-categories': postCategories,
  'story-categories': storyCategories,
  interests,
  'business-types': businessTypes,
}

/** The column that refers to an entry of each list. */
export const usingColumns = {
  'post-categories': posts.categoryId,
  'story-categories': stories.categoryId,
  interests: userInterests.interestId,
  'business-types': businesses.typeId,
}

/** What an entry of each list is called in the audit log. */
export const entryNouns = {
  'post-categories': 'post-category',
  'story-categories': 'story-category',
  interests: 'interest',
  'business-types': 'business-type',
} as const satisfies Record<BaseList, string>
