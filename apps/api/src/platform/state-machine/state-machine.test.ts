import { expect, test } from 'vitest'
import { defineStates, UnknownTransitionError } from './state-machine.ts'

const door = defineStates({
  name: 'door',
  initial: 'closed',
  transitions: [
    ['closed', 'open', 'opened'],
    ['opened', 'close', 'closed'],
  ],
})

test('next() returns the state after an event', () => {
  expect(door.next('closed', 'open')).toBe('opened')
  expect(door.can('closed', 'open')).toBe(true)
})

test('next() throws for an event that the state does not accept', () => {
  expect(door.can('closed', 'close')).toBe(false)
  expect(() => door.next('closed', 'close')).toThrow(UnknownTransitionError)
  expect(() => door.next('closed', 'close')).toThrow('door: the state closed does not accept close')
})

test('a table with two targets for one event is refused', () => {
  const transitions = [
    ['closed', 'push', 'opened'],
    ['closed', 'push', 'closed'],
  ] as const
  expect(() => defineStates({ name: 'door', initial: 'closed', transitions })).toThrow('two targets')
})
