import { expect, test } from 'vitest'
import { whyNoVideo } from './why-no-video.ts'

const selection = { hasExpired: false, hasLesson: true, resource: null }
const unprocessed = { type: 'video/mp4', url: null, stream_url: null }

test('distinguishes content without lessons from expired content', () => {
  expect(whyNoVideo({ ...selection, hasLesson: false })).toBe('no-lessons')
  expect(whyNoVideo({ ...selection, hasLesson: false, hasExpired: true })).toBe('expired')
  expect(whyNoVideo({ ...selection, hasExpired: true })).toBe('expired')
  expect(whyNoVideo(selection)).toBe('not-included')
})

test('distinguishes a video that is still processed from a lesson without a video', () => {
  expect(whyNoVideo({ ...selection, resource: unprocessed })).toBe('processing')
  expect(whyNoVideo({ ...selection, resource: { ...unprocessed, type: 'text/html' } })).toBe('exercise')
})

test('returns null for a lesson with a stream or a file', () => {
  expect(whyNoVideo({ ...selection, resource: { ...unprocessed, stream_url: '/a.m3u8' } })).toBeNull()
  expect(
    whyNoVideo({ ...selection, hasExpired: true, resource: { ...unprocessed, url: '/a.mp4' } }),
  ).toBeNull()
})
