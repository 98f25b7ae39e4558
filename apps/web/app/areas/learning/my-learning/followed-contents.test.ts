import type { FollowedCourseCard } from '@chignon/contract/learning/education'
import { expect, test } from 'vitest'
import { sortFollowed } from './followed-contents.ts'

function course(slug: string, given: Partial<FollowedCourseCard>): FollowedCourseCard {
  return {
    id: slug,
    slug,
    locale: 'en',
    name: slug,
    summary: '',
    category: { id: 'cutting', slug: 'cutting', name: 'Cutting' },
    level: 'foundation',
    preview_url: null,
    cover: null,
    lessons_count: 2,
    duration: 0,
    has_free_lesson: false,
    published_at: null,
    price: 0,
    discounted_price: null,
    currency: 'USD',
    is_bought: true,
    has_expired: false,
    remaining_days: 20,
    progress: 50,
    lessons_done: 1,
    lessons_total: 2,
    next_lesson: { id: 'next', name: 'Next', duration: null },
    seconds_left: 0,
    last_active_at: null,
    access_ends_at: null,
    ...given,
  }
}

test('continues with what was followed last, without what is finished or has expired', () => {
  const courses = [
    course('new', {}),
    course('older', { last_active_at: '2027-03-01T00:00:00.000Z' }),
    course('latest', { last_active_at: '2027-03-02T00:00:00.000Z' }),
    course('finished', { last_active_at: '2027-03-03T00:00:00.000Z', next_lesson: null }),
    course('expired', {
      last_active_at: '2027-03-04T00:00:00.000Z',
      has_expired: true,
      remaining_days: null,
    }),
  ]
  const { continued } = sortFollowed({ courses, programs: [], onlineMasterclasses: [] })
  expect(continued.map(({ slug }) => slug)).toEqual(['latest', 'older', 'new'])
})

test('mentions what expires within a week, the soonest first', () => {
  const courses = [7, 8, 1].map((days) => course(`${days}`, { remaining_days: days }))
  const { ending } = sortFollowed({ courses, programs: [], onlineMasterclasses: [] })
  expect(ending.map(({ slug }) => slug)).toEqual(['1', '7'])
})
