import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { expect, test } from 'vitest'
import { courseChanges, isUnchanged } from './course-changes.ts'

const lesson = (position: number, name: string) => ({
  position,
  name: { en: name },
  is_free: false,
  chapters: {},
})

const published: CourseDocument = {
  name: { en: 'Cut' },
  summary: {},
  description: {},
  category_id: null,
  level: 'foundation',
  price: 100,
  discounted_price: null,
  outcomes: {},
  educators: {},
  lessons: { a: lesson(1, 'Parting'), b: lesson(2, 'Nape'), c: lesson(3, 'Fringe') },
}

test('a draft that is the same changes nothing', () => {
  expect(isUnchanged(courseChanges(published, structuredClone(published)))).toBe(true)
})

test('counts texts, lessons and the fields that are no texts', () => {
  const changes = courseChanges(published, {
    ...published,
    name: { en: 'Cut it', de: 'Schnitt' },
    price: 200,
    educators: { e: { position: 1 }, f: { position: 2 } },
    lessons: { a: lesson(1, 'The parting'), c: lesson(3, 'Fringe'), d: lesson(4, 'Layers') },
  })
  expect(changes).toMatchObject({
    texts: 3,
    added: ['d'],
    removed: ['b'],
    isReordered: false,
    fields: ['price', 'educators'],
  })
})

test('lessons that only got other numbers are not moved', () => {
  const lessons = { a: lesson(5, 'Parting'), b: lesson(6, 'Nape'), c: lesson(7, 'Fringe') }
  expect(courseChanges(published, { ...published, lessons }).isReordered).toBe(false)
  const moved = { ...published.lessons, c: lesson(1.5, 'Fringe') }
  expect(courseChanges(published, { ...published, lessons: moved }).isReordered).toBe(true)
})
