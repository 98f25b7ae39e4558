import RssParser from 'rss-parser'
import { describe, expect, it } from 'vitest'
import { writeFeed } from './write-feed.ts'

const self = 'https://academy.example/feeds/courses.xml?lang=fa&x=1'
const items = [
  {
    id: 'https://academy.example/courses/bob',
    title: 'Cut & <b>colour</b> ]]> “bob”',
    link: 'https://academy.example/courses/bob?lang=fa&x=1',
    description: 'کوتاهی مو',
    category: 'Cutting & more',
    date: new Date('2027-01-02T03:04:05Z'),
  },
]
const text = writeFeed({
  title: 'New courses · Chignon',
  description: 'All that is new',
  language: 'fa',
  link: 'https://academy.example/educations?lang=fa&x=1',
  self,
  items,
})

describe('writeFeed', () => {
  it('is parsed by a feed reader, including texts with markup', async () => {
    const feed = await new RssParser().parseString(text)
    expect(feed).toMatchObject({
      title: 'New courses · Chignon',
      description: 'All that is new',
      language: 'fa',
      link: 'https://academy.example/educations?lang=fa&x=1',
      feedUrl: self,
    })
    expect(feed.items).toMatchObject([
      {
        title: items[0]?.title,
        link: items[0]?.link,
        guid: items[0]?.id,
        content: items[0]?.description,
        categories: [items[0]?.category],
        isoDate: '2027-01-02T03:04:05.000Z',
      },
    ])
  })

  it('has RFC 822 dates, a guid per entry and a self link', () => {
    expect(text).toContain('<pubDate>Sat, 02 Jan 2027 03:04:05 GMT</pubDate>')
    expect(text).toContain('<guid isPermaLink="false">https://academy.example/courses/bob</guid>')
    expect(text).toMatch(/<atom:link href="[^"]+" rel="self" type="application\/rss\+xml"\/>/)
  })

  it('has the date of the newest entry as build date', () => {
    expect(text).toContain('<lastBuildDate>Sat, 02 Jan 2027 03:04:05 GMT</lastBuildDate>')
  })

  it('allows an empty feed', async () => {
    const empty = writeFeed({
      title: 'New',
      description: 'None',
      language: 'en',
      link: self,
      self,
      items: [],
    })
    expect((await new RssParser().parseString(empty)).items).toEqual([])
  })
})
