import { expect, test } from 'vitest'
import {
  choose,
  noTickets,
  problemOf,
  selectionsOf,
  subtotalOf,
  sumOf,
  type TicketChoice,
} from './ticket-counter.rules.ts'

const seat = { id: 'two-day-seat', price: 18_000, left: 14 }
const observer = { id: 'observer-seat', price: 9_500, left: 13 }
const kit = { id: 'practice-kit', price: 6_500, left: 40 }
const blades = { id: 'blade-care-set', price: 2_400 }

const choice = (tickets: Record<string, number>, packages: Record<string, number> = {}): TicketChoice => ({
  tickets,
  packages,
})

test('counts start at 0', () => {
  expect(selectionsOf([seat, observer], noTickets.tickets)).toEqual([
    { item: seat, count: 0, priceTotal: 0 },
    { item: observer, count: 0, priceTotal: 0 },
  ])
  expect(subtotalOf([seat], [kit], noTickets)).toBe(0)
})

test('multiplies count by price, and sums tickets and packages', () => {
  const chosen = choice({ 'two-day-seat': 2, 'observer-seat': 1 }, { 'practice-kit': 1 })
  expect(selectionsOf([seat, observer], chosen.tickets).map(({ priceTotal }) => priceTotal)).toEqual([
    36_000, 9_500,
  ])
  expect(subtotalOf([seat, observer], [kit], chosen)).toBe(52_000)
})

test('limits packages to the number of tickets, across all kinds', () => {
  const two = choice({ 'two-day-seat': 1, 'observer-seat': 1 }, { 'practice-kit': 1 })
  const fits = choose(two, 'packages', blades, 1)
  expect(fits.problem).toBeNull()
  expect(sumOf(fits.choice.packages)).toBe(2)
  const tooMany = choose(fits.choice, 'packages', kit, 2)
  expect(tooMany.problem).toBe('too-many-packages')
  expect(tooMany.choice).toEqual(fits.choice)
})

test('rejects a package without a ticket', () => {
  expect(choose(noTickets, 'packages', kit, 1)).toEqual({
    choice: choice({}, { 'practice-kit': 0 }),
    problem: 'too-many-packages',
  })
})

test('keeps tickets at least equal to packages', () => {
  const balanced = choice({ 'two-day-seat': 2 }, { 'practice-kit': 2 })
  const dropped = choose(balanced, 'tickets', seat, 1)
  expect(dropped.problem).toBe('too-many-packages')
  expect(dropped.choice.tickets).toEqual({ 'two-day-seat': 2 })
  const mixed = choice({ 'two-day-seat': 2, 'observer-seat': 1 }, { 'practice-kit': 2 })
  expect(choose(mixed, 'tickets', observer, 0).problem).toBeNull()
  expect(choose(mixed, 'tickets', seat, 0).choice.tickets).toEqual({ 'two-day-seat': 1, 'observer-seat': 1 })
})

test('corrects an invalid choice, and never makes it worse', () => {
  const broken = choice({ 'two-day-seat': 1 }, { 'practice-kit': 3 })
  expect(choose(broken, 'packages', kit, 2).choice.packages).toEqual({ 'practice-kit': 1 })
  expect(choose(broken, 'tickets', seat, 2)).toEqual({
    choice: choice({ 'two-day-seat': 2 }, { 'practice-kit': 3 }),
    problem: null,
  })
  expect(choose(broken, 'tickets', seat, 0).choice.tickets).toEqual({ 'two-day-seat': 1 })
})

test('clamps to the seats left and to 0, and truncates fractions', () => {
  expect(choose(noTickets, 'tickets', seat, 40).choice.tickets).toEqual({ 'two-day-seat': 14 })
  expect(choose(noTickets, 'tickets', seat, -1).choice.tickets).toEqual({ 'two-day-seat': 0 })
  expect(choose(noTickets, 'tickets', seat, 2.9).choice.tickets).toEqual({ 'two-day-seat': 2 })
})

test('returns the problem that prevents the next step', () => {
  expect(problemOf(noTickets)).toBe('no-tickets')
  expect(problemOf(choice({ 'two-day-seat': 0 }))).toBe('no-tickets')
  expect(problemOf(choice({ 'two-day-seat': 1 }, { 'practice-kit': 2 }))).toBe('too-many-packages')
  expect(problemOf(choice({ 'two-day-seat': 1 }, { 'practice-kit': 1 }))).toBeNull()
})
