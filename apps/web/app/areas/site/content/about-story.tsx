import { Prose } from '@chignon/ui/prose'
import { ProductCover } from '../../catalogue/product/product-cover.tsx'
import type { DocumentSection } from './document.ts'

const cover = { slug: 'second-look', category: { slug: 'cutting' }, preview_url: null }

/** The academy's story: a cover and text. */
export function AboutStory({ section }: { section: DocumentSection }) {
  return (
    <section
      aria-labelledby={section.id}
      className="content-width grid items-center gap-x-20 gap-y-10 py-section md:grid-cols-[5fr_7fr]"
    >
      <div className="overflow-clip rounded-media max-md:max-w-80">
        <ProductCover product={cover} shape="portrait" />
      </div>
      <div>
        <h2 id={section.id} className="headline-type mb-7 text-headline">
          {section.title}
        </h2>
        <Prose
          className="text-lead text-text-muted [&>p:first-child]:text-text"
          dangerouslySetInnerHTML={{ __html: section.html }}
        />
      </div>
    </section>
  )
}
