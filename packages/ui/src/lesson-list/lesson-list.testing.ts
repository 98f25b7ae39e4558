import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type LessonParts = {
  /** Link to the lesson; null if the viewer may not open it. */
  link: HTMLAnchorElement | null
  /** States of the lesson in the page's words: "Free", "Done", "Locked". */
  states: string[]
  /** The duration. Empty if there is none. */
  duration: string
  isCurrent: boolean
}

/** A lesson of a `LessonList` by its name. Throws if there is none. */
export function findLesson(container: ParentNode, name: string): LessonParts {
  const names = container.querySelectorAll('ol > li > div > :first-child')
  const lesson = findOne(names, 'lesson', name, wordsOf)
  const row = need(lesson.closest('li'), `The lesson “${name}” is in no list.`)
  const states = row.querySelectorAll(':scope > div > :not(:first-child), :scope > span:not([aria-hidden])')
  return {
    link: row.querySelector('a'),
    states: [...states].map(wordsOf).filter(Boolean),
    duration: wordsOf(row.querySelector(':scope > bdi')),
    isCurrent: row.querySelector('[aria-current="page"]') !== null,
  }
}
