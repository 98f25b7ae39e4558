import { expect, test } from 'vitest'
import { makeUpload } from './make-upload.ts'
import { inOrderOfNeed, overallOf, type Upload } from './upload.ts'

const upload = (changes: Partial<Upload>): Upload => ({
  ...makeUpload('1', {
    lesson: { id: 'lesson', name: 'Nape' },
    courseId: null,
    chosen: { file: new File(['1234567890'], 'nape.mp4'), handle: null },
  }),
  ...changes,
})

test('what needs the person comes first, and what is done last', () => {
  const states = ['ready', 'making', 'sending', 'failed', 'waiting', 'needs-file', 'elsewhere'] as const
  expect(inOrderOfNeed(states.map((state) => upload({ state }))).map(({ state }) => state)).toEqual([
    'failed',
    'needs-file',
    'sending',
    'waiting',
    'elsewhere',
    'making',
    'ready',
  ])
})

test('adds up what is on its way', () => {
  expect(
    overallOf([
      upload({ state: 'sending', sentBytes: 4 }),
      upload({ state: 'waiting' }),
      upload({ state: 'ready', sentBytes: 10 }),
      upload({ state: 'needs-file', sentBytes: 3 }),
    ]),
  ).toEqual({ sentBytes: 4, size: 20 })
  expect(overallOf([upload({ state: 'ready' })])).toBeNull()
})
