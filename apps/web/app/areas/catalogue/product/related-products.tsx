import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

type RelatedProductsProps = {
  columns: 2 | 3 | 4
  /** The cards; without any there is no section. */
  children: ReactElement[]
}

/** What else could be bought, at the end of a product's page. */
export function RelatedProducts({ columns, children }: RelatedProductsProps) {
  if (children.length === 0) return null
  return (
    <section aria-labelledby="related" className="content-width border-t border-line py-section">
      <SectionHeading titleId="related" title={<Trans>You may also like</Trans>} />
      <CardGrid columns={columns}>{children}</CardGrid>
    </section>
  )
}
