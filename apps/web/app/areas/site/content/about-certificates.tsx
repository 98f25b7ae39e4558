import { CertificateCard } from '@chignon/ui/certificate-card'
import { Trans } from '@lingui/react/macro'
import type { DocumentSection } from './document.ts'
import { findPart } from './find-section.ts'
import { PageLink } from '../page-link.tsx'

// Where each certificate is earned.
const tiers = [
  { tier: 'silver', id: 'silver', to: '/educations/qualifications' },
  { tier: 'gold', id: 'gold', to: '/educations?tab=programs' },
  { tier: 'premium_gold', id: 'premium-gold', to: '/masterclasses#online' },
] as const

/** The three certificates: requirements, and a link to where each is earned. */
export function AboutCertificates({ section }: { section: DocumentSection }) {
  return (
    <section aria-labelledby={section.id} className="content-width pt-section">
      <div className="grid gap-x-20 gap-y-4 md:grid-cols-[7fr_5fr]">
        <h2 id={section.id} className="headline-type text-headline">
          {section.title}
        </h2>
        <div
          className="max-w-prose self-end text-text-muted"
          dangerouslySetInnerHTML={{ __html: section.html }}
        />
      </div>
      <ul role="list" className="mt-10 grid gap-4 md:grid-cols-3">
        {tiers.map(({ tier, id, to }) => {
          const { title, html } = findPart(section, id)
          return (
            <li key={tier} className="grid">
              <CertificateCard
                tier={tier}
                kind={<Trans>Certificate</Trans>}
                title={title}
                status={<span dangerouslySetInnerHTML={{ __html: inline(html) }} />}
                link={<PageLink to={to} />}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

// The card renders its status in a <p>, which cannot contain another.
function inline(html: string): string {
  return html.replaceAll(/<\/?p>/g, '')
}
