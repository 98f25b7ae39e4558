import { expect, test } from 'vitest'
import { addSample, secondsLeft, speedOf, type Sample } from './transfer-speed.ts'

const seconds = (...bytes: number[]) =>
  bytes.reduce<Sample[]>(
    (samples, sent, second) => addSample(samples, { at: second * 1000, bytes: sent }),
    [],
  )

test('the speed is that of the last seconds, and not known at first', () => {
  expect(speedOf([])).toBeNull()
  expect(speedOf(seconds(0, 5000))).toBeNull()
  expect(speedOf(seconds(0, 1000, 2000))).toBe(1000)
  expect(
    speedOf(seconds(...Array.from({ length: 20 }, (_, second) => (second < 10 ? 0 : (second - 9) * 900)))),
  ).toBe(900)
})

test('begins again where the server had received less', () => {
  expect(speedOf(seconds(0, 1000, 2000, 500))).toBeNull()
})

test('knows the time left unless nothing is sent', () => {
  expect(secondsLeft(4500, 1000)).toBe(5)
  expect(secondsLeft(4500, 0)).toBeNull()
  expect(secondsLeft(4500, null)).toBeNull()
})
