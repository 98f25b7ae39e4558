import { Comparison } from './comparison.tsx'
import type { Document } from './document.ts'
import { findSection } from './find-section.ts'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'

/** The page about the membership below its plans. */
export function SubscriptionSections({ text }: { text: Document }) {
  return (
    <>
      <Steps section={findSection(text, 'how')} />
      <Comparison section={findSection(text, 'compare')} />
      <Questions section={findSection(text, 'faq')} />
    </>
  )
}
