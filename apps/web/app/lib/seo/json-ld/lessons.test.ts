import type { Lesson } from '@chignon/contract/catalogue/lesson'
import { expect, it } from 'vitest'
import { lessonsJsonLd, onlineInstanceJsonLd, timeRequiredJsonLd } from './lessons.ts'

const lesson = (duration: number | null): Lesson => ({
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'grip',
  name: 'Grip',
  position: 1,
  is_free: false,
  poster: null,
  resource: {
    id: null,
    type: 'video/mp4',
    url: null,
    stream_url: null,
    poster_url: null,
    sprite_url: null,
    properties: { duration },
  },
})

it('leaves out the time of a lesson whose duration is not known', () => {
  expect(lessonsJsonLd([lesson(90), lesson(null)])).toEqual([
    { '@type': 'Syllabus', name: 'Grip', timeRequired: 'PT1M30S' },
    { '@type': 'Syllabus', name: 'Grip' },
  ])
})

it('leaves out the workload and time of a course without a known duration', () => {
  expect(onlineInstanceJsonLd(0)).toEqual({ '@type': 'CourseInstance', courseMode: 'Online' })
  expect(onlineInstanceJsonLd(60)).toMatchObject({ courseWorkload: 'PT1M' })
  expect([timeRequiredJsonLd(0), timeRequiredJsonLd(null), timeRequiredJsonLd(60)]).toEqual([
    {},
    {},
    { timeRequired: 'PT1M' },
  ])
})
