import type { FAQPage } from 'schema-dts'

/** FAQPage from questions with answers in HTML. */
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
