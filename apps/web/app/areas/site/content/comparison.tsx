import { Prose } from '@chignon/ui/prose'
import type { DocumentSection } from './document.ts'

/** Full-width section with a comparison table. */
export function Comparison({ section }: { section: DocumentSection }) {
  return (
    <section aria-labelledby={section.id} className="border-y border-line bg-surface py-section">
      <div className="content-width">
        <h2 id={section.id} className="headline-type text-headline">
          {section.title}
        </h2>
        <Prose
          className="mt-5 max-w-none! sm:[&_td]:w-[28%] sm:[&_tr>:first-child]:w-[16%] [&>p]:text-text-muted [&>p+table]:mt-8"
          dangerouslySetInnerHTML={{ __html: section.html }}
        />
      </div>
    </section>
  )
}
