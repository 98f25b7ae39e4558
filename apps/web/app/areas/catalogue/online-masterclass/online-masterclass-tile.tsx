import { OnlineMasterclassCard } from '@chignon/ui/online-masterclass-card'
import type { OnlineMasterclassCard as OnlineMasterclass } from '@chignon/contract/catalogue/online-masterclass'
import { Plural } from '@lingui/react/macro'
import type { SearchHighlight } from '../search/search-highlight.ts'
import { OfferPrice } from '../product/offer-price.tsx'
import { InLanguage } from '../product/in-language.tsx'
import { ProductCover } from '../product/product-cover.tsx'
import { PageLink } from '../../site/page-link.tsx'

/** Card of an online masterclass. */
export function OnlineMasterclassTile({
  masterclass,
  title = masterclass.name,
  detail,
}: { masterclass: OnlineMasterclass } & SearchHighlight) {
  return (
    <OnlineMasterclassCard
      link={<PageLink to={`/online-masterclasses/${masterclass.slug}`} viewTransition />}
      cover={<ProductCover product={masterclass} shape="landscape" />}
      overline={masterclass.category.name}
      title={<InLanguage locale={masterclass.locale}>{title}</InLanguage>}
      detail={detail}
      facts={<Plural value={masterclass.lessons_count} one="# lesson" other="# lessons" />}
      price={<OfferPrice offer={masterclass} />}
    />
  )
}
