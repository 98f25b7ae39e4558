import { expect, it } from 'vitest'
import { faqJsonLd } from './faq.ts'
import { serializeJsonLd } from './serialize.ts'

it('escapes text that could close the script element', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028 & "quoted"'
  const written = serializeJsonLd([{ '@type': 'Course', name }])
  expect(written).not.toMatch(/<[/!]/)
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Course', name }],
  })
})

it('writes questions with answers', () => {
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
