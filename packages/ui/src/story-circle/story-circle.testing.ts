import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type StoryCircleParts = {
  /** The link or button that opens its stories. */
  link: HTMLElement
  /** Whether all of them were seen. */
  isSeen: boolean
}

/** The `StoryCircle` with this name, alone or in its list. Throws if there is none. */
export function findStoryCircle(container: ParentNode, name: string): StoryCircleParts {
  const names = container.querySelectorAll('a > span:first-child, button > span:first-child')
  const link = need(
    findOne(names, 'circle', name, wordsOf).closest<HTMLElement>('a, button'),
    `The circle “${name}” leads nowhere.`,
  )
  // The hidden "new" label is the second child.
  return { link, isSeen: link.childElementCount === 1 }
}
