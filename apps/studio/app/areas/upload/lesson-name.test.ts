import { expect, test } from 'vitest'
import { hasNumber, lessonNameOf } from './lesson-name.ts'

test.each([
  ['02 parting.mp4', 'Parting'],
  ['02_parting-lines.MOV', 'Parting lines'],
  ['02-parting-lines.mov', 'Parting lines'],
  ['02.parting.lines.webm', 'Parting lines'],
  ['3. The nape.mp4', 'The nape'],
  ['3) The nape.mp4', 'The nape'],
  ['12 - Cut and blow-dry.mp4', 'Cut and blow-dry'],
  ['Lektion 3 – Der Nacken.mp4', 'Der Nacken'],
  ['lesson_04_nape.mp4', 'Nape'],
  ['Lección 2: la nuca.mp4', 'La nuca'],
  ['درس ۳ - پشت گردن.mp4', 'پشت گردن'],
  ['03 nape 1080p.mp4', 'Nape'],
  ['nape (4K).mov', 'Nape'],
  ['élan.mp4', 'Élan'],
])('%s is named %s', (file, name) => {
  expect(lessonNameOf(file)).toBe(name)
})

test.each([
  ['03.mp4', '03'],
  ['Lesson 3.mp4', 'Lesson 3'],
  ['5 ways to cut.mp4', '5 ways to cut'],
  ['2024 trends.mp4', '2024 trends'],
  ['IMG_2041.mp4', 'IMG 2041'],
  ['Partisan cut.mp4', 'Partisan cut'],
])('%s keeps what is no number of a lesson: %s', (file, name) => {
  expect(lessonNameOf(file)).toBe(name)
})

test('leaves a bare number out if all files have one', () => {
  expect(lessonNameOf('5 fringe.mp4', true)).toBe('Fringe')
  expect(hasNumber('5 fringe.mp4')).toBe(true)
  expect(hasNumber('5_fringe.mp4')).toBe(true)
  expect(hasNumber('2024 trends.mp4')).toBe(false)
  expect(hasNumber('fringe.mp4')).toBe(false)
})

test('shortens a name that is too long', () => {
  expect(lessonNameOf(`${'nape '.repeat(40)}.mp4`).length).toBeLessThanOrEqual(120)
})
