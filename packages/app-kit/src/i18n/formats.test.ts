import { locales } from '@chignon/contract/platform/locale'
import { describe, expect, it } from 'vitest'
import { formatsOf } from './formats.ts'

const latin = locales.filter((locale) => locale !== 'fa')
const moment = '2027-03-05T08:07:00Z'
// Intl inserts a bidi mark before Persian amounts.
const bare = (text: string) => text.replaceAll(/[\u200E\u200F\u061C]/g, '')

describe('formats that are the same in every language', () => {
  it.each(latin)('%s: dollars, DD/MM/YYYY, HH:mm and mm:ss', (locale) => {
    const formats = formatsOf(locale)
    expect(formats.money(123_450)).toBe('$1,234.50')
    expect(formats.money(0)).toBe('$0.00')
    expect(formats.date(moment)).toBe('05/03/2027')
    expect(formats.time(moment)).toBe('08:07')
    expect(formats.time('2027-03-05T00:07:00Z')).toBe('00:07')
    expect(formats.time('2027-03-05T20:07:00Z')).toBe('20:07')
    expect(formats.lessonDuration(5)).toBe('00:05')
    expect(formats.lessonDuration(65)).toBe('01:05')
    expect(formats.lessonDuration(4205)).toBe('70:05')
  })

  it.each([
    ['en', '5 Mar'],
    ['de', '5 Mär'],
    ['es', '5 mar'],
    ['it', '5 mar'],
    ['fr', '5 mars'],
    ['pt', '5 mar.'],
    ['fa', '۱۴ اسفند'],
  ] as const)('%s: writes the short date as %s', (locale, written) => {
    expect(formatsOf(locale).shortDate(moment)).toBe(written)
  })
})

describe('formats that depend on the language', () => {
  it.each([
    ['en', '12,345.6'],
    ['de', '12.345,6'],
    ['es', '12.345,6'],
    ['it', '12.345,6'],
    ['fr', '12\u202F345,6'],
    ['pt', '12\u00A0345,6'],
    ['fa', '۱۲٬۳۴۵٫۶'],
  ] as const)('%s: writes a number as %s', (locale, written) => {
    expect(formatsOf(locale).number(12_345.6)).toBe(written)
  })

  it('writes codes without grouping', () => {
    expect(formatsOf('en').code(1404)).toBe('1404')
    expect(formatsOf('fa').code(1404)).toBe('۱۴۰۴')
  })

  it.each([
    ['en', '14–15 Mar', '30 Apr – 1 May'],
    ['de', '14–15 Mär', '30 Apr – 1 Mai'],
    ['es', '14–15 mar', '30 abr – 1 may'],
    ['it', '14–15 mar', '30 apr – 1 mag'],
    ['fr', '14–15 mars', '30 avr. – 1 mai'],
    ['pt', '14–15 mar.', '30 abr. – 1 mai.'],
    ['fa', '۲۳–۲۴ اسفند', '۱۰–۱۱ اردیبهشت'],
  ] as const)('%s: writes ranges of days as %s and %s', (locale, within, across) => {
    const { days } = formatsOf(locale)
    expect(days('2027-03-14T08:00:00Z', '2027-03-15T16:00:00Z')).toBe(within)
    expect(days('2027-04-30T08:00:00Z', '2027-05-01T16:00:00Z')).toBe(across)
  })

  it.each([
    ['en', '1\u00a0h 24\u00a0min', '45\u00a0sec'],
    ['de', '1\u00a0h 24\u00a0min', '45\u00a0sec'],
    ['fa', '۱\u00a0ساعت ۲۴\u00a0دقیقه', '۴۵\u00a0ثانیه'],
  ] as const)(
    '%s: writes durations as %s and %s, with each number beside its unit',
    (locale, course, clip) => {
      const { duration } = formatsOf(locale)
      expect(duration(5040)).toBe(course)
      expect(duration(45)).toBe(clip)
    },
  )

  it('keeps the seconds of a duration of an hour or more', () => {
    expect(formatsOf('en').duration(5790)).toBe('1\u00a0h 36\u00a0min 30\u00a0sec')
  })

  it('writes a range of one day as one date', () => {
    expect(formatsOf('en').days('2027-04-30T08:00:00Z', '2027-04-30T16:00:00Z')).toBe('30 Apr')
  })

  it('formats a duration of zero as 0 sec', () => {
    expect(formatsOf('en').duration(0)).toBe('0\u00a0sec')
  })
})

describe('Persian', () => {
  const formats = formatsOf('fa')

  it('uses Persian digits and calendar', () => {
    expect(bare(formats.money(4900))).toBe('$۴۹٫۰۰')
    expect(formats.date(moment)).toBe('۱۴۰۵/۱۲/۱۴')
    expect(formats.time(moment)).toBe('۰۸:۰۷')
    expect(formats.dateTime(moment)).toBe('۱۴۰۵/۱۲/۱۴، ۰۸:۰۷')
    expect(formats.lessonDuration(65)).toBe('۰۱:۰۵')
    expect(formats.day(moment)).toBe('۱۴')
    expect(formats.month(moment)).toBe('اسفند')
  })

  it('writes a year without its era', () => {
    expect(formats.year(moment)).toBe('۱۴۰۵')
  })
})

describe('time zones', () => {
  it('converts time and date to the time zone', () => {
    const formats = formatsOf('en')
    const lateInLondon = '2027-03-05T23:30:00Z'
    expect(formats.time(lateInLondon, 'Europe/Bucharest')).toBe('01:30')
    expect(formats.date(lateInLondon, 'Europe/Bucharest')).toBe('06/03/2027')
    expect(formats.day(lateInLondon, 'Europe/Bucharest')).toBe('06')
    expect(formats.dateTime(lateInLondon, 'Europe/Bucharest')).toBe('06/03/2027, 01:30')
  })

  it.each([
    ['en', 'Europe/Bucharest', '2027-03-05T12:00:00Z', 'UTC+02:00'],
    ['de', 'Europe/Bucharest', '2027-07-05T12:00:00Z', 'UTC+03:00'],
    ['fr', 'Europe/Lisbon', '2027-03-05T12:00:00Z', 'UTC'],
    ['en', 'America/St_Johns', '2027-03-05T12:00:00Z', 'UTC-03:30'],
    ['fa', 'Asia/Tehran', '2027-03-05T12:00:00Z', 'UTC+۰۳:۳۰'],
  ] as const)('%s: writes the offset of %s on %s as %s', (locale, zone, moment, written) => {
    expect(formatsOf(locale).offset(moment, zone)).toBe(written)
  })
})
