import { locales } from '@chignon/contract/platform/locale'
import { expect, test } from 'vitest'
import type { EmailContent } from './email-content.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

const branding = {
  brand: { name: 'Chignon & <Sons>', email: 'hello@chignon.example' },
  site: 'https://academy.example',
}

const hostile = '<script>alert(1)</script>"&\' onload=x'

const contentIn = (locale: EmailContent['locale']): EmailContent => ({
  locale,
  subject: hostile,
  preview: hostile,
  heading: hostile,
  parts: [
    { kind: 'text', text: `${hostile}\nsecond line` },
    { kind: 'note', text: hostile },
    { kind: 'quote', text: hostile },
    { kind: 'facts', items: [{ term: hostile, description: hostile }] },
    { kind: 'button', label: hostile, url: `https://academy.example/?a=1&b=${encodeURIComponent(hostile)}` },
  ],
})

test('escapes user input in every part', async () => {
  const html = await renderHtml(contentIn('en'), branding)
  expect(html).not.toContain('<script')
  // No tag has an attribute from a text.
  expect(html).not.toMatch(/<\w[^>"]*(?:"[^"]*"[^>"]*)*\sonload=/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;')
  expect(html).toContain('Chignon &amp; &lt;Sons&gt;')
  expect(html).toContain('second line')
})

test('contains no remote content', async () => {
  const html = await renderHtml(contentIn('en'), branding)
  expect(html).not.toMatch(/<(img|link|iframe|object|video)\b|\bsrc=|url\(|@import/)
})

test.each(locales)('declares language and direction: %s', async (locale) => {
  const html = await renderHtml(contentIn(locale), branding)
  const dir = locale === 'fa' ? 'rtl' : 'ltr'
  // Mail programs drop the attributes of html and body, so the wrapper repeats them.
  expect(html.match(new RegExp(`lang="${locale}"\\s+dir="${dir}"`, 'g'))).toHaveLength(2)
  expect(html).not.toMatch(/(?:margin|padding|border)-(?:left|right)|text-align:\s*(?:left|right)/)
})

test('renderText() contains all parts in order, addresses on their own lines', () => {
  const text = renderText(
    {
      ...contentIn('en'),
      heading: 'Heading',
      parts: [
        { kind: 'text', text: 'First' },
        { kind: 'quote', text: 'a\nb' },
        { kind: 'facts', items: [{ term: 'Name', description: 'Ada' }] },
        { kind: 'button', label: 'Go', url: 'https://academy.example/x' },
      ],
    },
    branding,
  )
  expect(text).toBe(
    'Heading\n\nFirst\n\n> a\n> b\n\nName: Ada\n\nGo:\nhttps://academy.example/x\n\n-- \n' +
      'Chignon & <Sons> · the academy for hair design\nhttps://academy.example\nhello@chignon.example\n',
  )
})
