import { expect, it } from 'vitest'
import { faqJsonLd } from './faq.ts'
import { serializeJsonLd } from './serialize.ts'

it('cannot end its script element, nor begin a comment in it', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028 & "quoted"'
  const written = serializeJsonLd([{ '@type': 'Course', name }])
  expect(written).not.toMatch(/<[/!]/)
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Course', name }],
  })
})

it('writes questions with their answers', () => {
  const written = serializeJsonLd([faqJsonLd([{ title: 'How long?', html: '<p>Thirty days.</p>' }])])
  expect(JSON.parse(written)['@graph']).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How long?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>Thirty days.</p>' },
        },
      ],
    },
  ])
})
