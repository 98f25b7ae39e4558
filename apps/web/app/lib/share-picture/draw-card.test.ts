import { XMLValidator } from 'fast-xml-parser'
import { locales } from '@chignon/contract/platform/locale'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCard } from './draw-card.ts'
import { shareCardHash, type ShareCard } from './share-card.ts'

const card: ShareCard = {
  kind: 'courses',
  slug: 'bob',
  category: 'cutting',
  overline: 'Course · Cutting',
  title: 'Cut & <b>colour</b> “bob”',
  note: '5 lessons · 1 h 24 min',
}
const brand = { name: 'Chignon', email: 'hello@chignon.example', social: [] }

describe('drawCard', () => {
  it.each(locales)('draws outlines in %s', async (locale) => {
    const svg = await drawCard(card, locale, brand.name)
    expect(XMLValidator.validate(svg)).toBe(true)
    expect(svg).not.toContain('<text')
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it('mirrors the card in RTL languages', async () => {
    const [left, right] = [await drawCard(card, 'en', 'Chignon'), await drawCard(card, 'fa', 'Chignon')]
    const markAt = (svg: string) => Number(/translate\((\d+) 64\) scale\(1\.8/.exec(svg)?.[1])
    expect(markAt(left)).toBeLessThan(100)
    expect(markAt(right)).toBeGreaterThan(1000)
  })

  it('has another hash for other texts, languages or brands', () => {
    const hash = shareCardHash(card, { brand, locale: 'en' })
    expect(shareCardHash({ ...card }, { brand, locale: 'en' })).toBe(hash)
    expect(shareCardHash({ ...card, title: 'Bob' }, { brand, locale: 'en' })).not.toBe(hash)
    expect(shareCardHash(card, { brand, locale: 'de' })).not.toBe(hash)
    expect(shareCardHash(card, { brand: { ...brand, name: 'Salon' }, locale: 'en' })).not.toBe(hash)
  })
})
