import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { createCalendar } from './event-calendar.ts'

const event: LiveMasterclass = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'colour-in-motion',
  name: 'Colour; in motion, twice',
  locale: 'en',
  summary: 'Two days of colour\non hair that moves.',
  description: 'All of it',
  category: { id: '00000000-0000-4000-8000-000000000002', slug: 'colour', name: 'Colour' },
  preview_url: null,
  cover: null,
  starts_at: '2027-03-27T07:00:00.000Z',
  ends_at: '2027-03-28T14:30:00.000Z',
  timezone: 'Europe/Bucharest',
  status: 'upcoming',
  schedule: 'scheduled',
  previous_starts_at: null,
  location: { city: 'Bucharest', country: 'Romania' },
  price_from: 18_000,
  currency: 'USD',
  seats: 36,
  seats_left: 3,
  venue: {
    name: 'Casa Pieptenului',
    address: 'Strada Icoanei 41',
    city: 'Bucharest',
    country: 'Romania',
    locality: 'Bucharest, Romania',
    latitude: 44.4436,
    longitude: 26.1083,
  },
  days: [
    { starts_at: '2027-03-27T07:00:00.000Z', ends_at: '2027-03-27T16:00:00.000Z' },
    { starts_at: '2027-03-28T07:30:00.000Z', ends_at: '2027-03-28T14:30:00.000Z' },
  ],
  educators: [],
  agenda: [],
  tickets: [],
  packages: [],
  revision: 3,
  revised_at: '2027-01-10T12:00:00.000Z',
}

const publishing = { origin: 'https://academy.example', locale: 'en', issuer: 'Chignon' } as const

function read(written: string) {
  const calendar = new ICAL.Component(ICAL.parse(written))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  const entry = calendar.getFirstSubcomponent('vevent')
  if (!zone || !entry) throw new Error('The calendar has no event or no time zone.')
  ICAL.TimezoneService.register(zone)
  const days = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return { calendar, entry, event: new ICAL.Event(entry), days }
}

describe('createCalendar', () => {
  const written = createCalendar(event, publishing)
  const parsed = read(written)

  it('writes times in the venue’s time zone across a daylight saving change', () => {
    const [first, last] = parsed.days
    expect(first?.startDate.toJSDate().toISOString()).toBe(event.starts_at)
    expect(last?.endDate.toJSDate().toISOString()).toBe(event.ends_at)
    expect(first?.startDate.toString()).toBe('2027-03-27T09:00:00')
    expect(last?.endDate.toString()).toBe('2027-03-28T17:30:00')
    expect(parsed.entry.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Bucharest')
  })

  it('leaves the night out of an event of two days, and takes no entry of another day for it', () => {
    expect(parsed.days.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
      ['2027-03-27T09:00:00', '2027-03-27T18:00:00'],
      ['2027-03-28T10:30:00', '2027-03-28T17:30:00'],
    ])
    expect(new Set(parsed.days.map(({ uid }) => uid)).size).toBe(2)
  })

  it('names the city of the venue once', () => {
    const place = { ...event.venue, address: 'Strada Icoanei 41, 020452 București', locality: 'Romania' }
    const { location } = read(createCalendar({ ...event, venue: place }, publishing)).event
    expect(location).toBe('Casa Pieptenului\nStrada Icoanei 41, 020452 București, Romania')
  })

  it('keeps the UID in every language and increases SEQUENCE', () => {
    const later = read(
      createCalendar({ ...event, revision: 4, name: 'Farbe' }, { ...publishing, locale: 'de' }),
    )
    expect(parsed.event.uid).toBe(event.id)
    expect(later.event.uid).toBe(event.id)
    expect([parsed.event.sequence, later.event.sequence]).toEqual([3, 4])
  })

  it('writes the revision time in UTC', () => {
    expect(written).toContain('DTSTAMP:20270110T120000Z\r\n')
    expect(written).toContain('LAST-MODIFIED:20270110T120000Z\r\n')
  })

  it('escapes name, place and description, and links the page', () => {
    expect(parsed.event.summary).toBe(event.name)
    expect(parsed.event.location).toContain('Casa Pieptenului')
    expect(parsed.event.description).toContain('on hair that moves.')
    expect(parsed.entry.getFirstPropertyValue('url')).toBe(
      'https://academy.example/live-masterclasses/colour-in-motion',
    )
    expect(parsed.calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  })

  it('folds lines at 75 bytes', () => {
    const persian = createCalendar(
      { ...event, name: 'رنگ در حرکت '.repeat(12) },
      { ...publishing, locale: 'fa' },
    )
    for (const line of persian.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(read(persian).event.summary.trim()).toBe('رنگ در حرکت '.repeat(12).trim())
  })
})
