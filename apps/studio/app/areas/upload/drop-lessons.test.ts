import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { expect, test } from 'vitest'
import { planLessons } from './drop-lessons.ts'

const file = (name: string, size = 1000, type = '') => ({ file: { name, size, type } })
const plan = (names: string[], options: { firstLanguage?: string; maxLessons?: number } = {}) =>
  planLessons(
    names.map((name) => file(name)),
    { firstLanguage: 'en', maxLessons: 200, ...options },
  )
const captionsOf = (names: string[]) =>
  plan(names).lessons.map(({ captions }) =>
    Object.fromEntries(captions.map(({ language, dropped }) => [language, dropped.file.name])),
  )

test('puts videos into the natural order of their names', () => {
  const { lessons, leftOut } = plan(['10 fringe.mp4', '2 parting.MOV', '1 nape.webm', '2b sides.mp4'])
  expect(lessons.map(({ name }) => name)).toEqual(['1 nape', '2 parting', '2b sides', '10 fringe'])
  expect(leftOut).toEqual([])
})

test('leaves out bare numbers if all files have one', () => {
  const { lessons } = plan(['10 fringe.mp4', '2 parting.mp4', '1 nape.mp4'])
  expect(lessons.map(({ name }) => name)).toEqual(['Nape', 'Parting', 'Fringe'])
})

test('six videos and their captions become six lessons', () => {
  const stems = ['01 nape', '02 parting', '03 sides', '04 crown', '05 fringe', '06 finish']
  const { lessons, leftOut } = plan(stems.flatMap((stem) => [`${stem}.fr.vtt`, `${stem}.mp4`]))
  expect(lessons.map(({ name }) => name)).toEqual(['Nape', 'Parting', 'Sides', 'Crown', 'Fringe', 'Finish'])
  expect(lessons.every(({ captions }) => captions[0]?.language === 'fr')).toBe(true)
  expect(leftOut).toEqual([])
})

test('finds captions by the name of the video, in any way to write it', () => {
  const files = ['02 parting.fr.vtt', '02_Parting.pt-BR.vtt', '02 parting.vtt', '02 parting.deu.srt']
  expect(captionsOf(['02 parting.mp4', ...files])).toEqual([
    {
      de: '02 parting.deu.srt',
      en: '02 parting.vtt',
      fr: '02 parting.fr.vtt',
      'pt-BR': '02_Parting.pt-BR.vtt',
    },
  ])
})

test('an ending that is no language belongs to the name', () => {
  expect(captionsOf(['parting.lines.mp4', 'parting.lines.vtt'])).toEqual([{ en: 'parting.lines.vtt' }])
  expect(captionsOf(['talk.it.mp4', 'talk.it.vtt'])).toEqual([{ en: 'talk.it.vtt' }])
})

test('lists what belongs to nothing, with its reason', () => {
  const { lessons, leftOut } = planLessons(
    [
      file('parting.mp4'),
      file('nape.fr.vtt'),
      file('parting.fr.vtt'),
      file('parting.fr.srt'),
      file('plan.pdf', 1000, 'application/pdf'),
      file('empty.mp4', 0),
      file('folder', 0),
      file('long.mp4', filePurposes['lesson-video'].maxBytes + 1, 'video/mp4'),
    ],
    { firstLanguage: 'en', maxLessons: 200 },
  )
  expect(lessons).toHaveLength(1)
  expect(Object.fromEntries(leftOut.map(({ name, reason }) => [name, reason]))).toEqual({
    'nape.fr.vtt': 'no-video',
    'parting.fr.vtt': 'second',
    'plan.pdf': 'other-kind',
    'empty.mp4': 'empty',
    folder: 'other-kind',
    'long.mp4': 'too-large',
  })
})

test('leaves out what the course has no room for', () => {
  const { lessons, leftOut } = plan(['1.mp4', '2.mp4', '3.mp4', '3.vtt'], { maxLessons: 2 })
  expect(lessons).toHaveLength(2)
  expect(leftOut).toEqual([
    { name: '3.mp4', reason: 'too-many' },
    { name: '3.vtt', reason: 'no-video' },
  ])
})

test('takes the type from the browser or from the name', () => {
  const { lessons } = planLessons([file('nape', 10, 'video/mp4'), file('crown.MOV', 10)], {
    firstLanguage: 'en',
    maxLessons: 9,
  })
  expect(lessons.map(({ name }) => name)).toEqual(['Crown', 'Nape'])
})
