import type { FAQPage } from 'schema-dts'

/** Questions a page answers: each a title, and its answer as HTML, which search engines show as it is. */
export function faqJsonLd(questions: readonly { title: string; html: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  }
}
