import type { DocumentSection } from './document.ts'

/** A chapter with a table in it, across the whole width; on a phone it scrolls, by keyboard too. */
export function Comparison({ section }: { section: DocumentSection }) {
  return (
    <section aria-labelledby={section.id} className="border-y border-line bg-surface py-section">
      <div className="content-width">
        <h2 id={section.id} className="headline-type text-headline">
          {section.title}
        </h2>
        {/* What scrolls can be reached by keyboard. */}
        <div
          role="region"
          aria-labelledby={section.id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="comparison-type mt-5 overflow-x-auto overscroll-x-contain"
          dangerouslySetInnerHTML={{ __html: section.html }}
        />
      </div>
    </section>
  )
}
