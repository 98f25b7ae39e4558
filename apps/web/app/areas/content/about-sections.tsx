import type { Teacher } from '@chignon/contract/profile'
import { PremiumPromo } from '../subscription/premium-promo.tsx'
import { AboutCertificates } from './about-certificates.tsx'
import { AboutEducators } from './about-educators.tsx'
import { AboutStory } from './about-story.tsx'
import type { Document } from './document.ts'
import { findSection } from './find-section.ts'
import { Questions } from './questions.tsx'

type AboutSectionsProps = { text: Document; educators: readonly Teacher[] }

/** The page about the academy below its hero. */
export function AboutSections({ text, educators }: AboutSectionsProps) {
  return (
    <>
      <AboutStory section={findSection(text, 'story')} />
      <AboutEducators section={findSection(text, 'educators')} educators={educators} />
      <AboutCertificates section={findSection(text, 'certificates')} />
      <Questions section={findSection(text, 'faq')} />
      <PremiumPromo />
    </>
  )
}
