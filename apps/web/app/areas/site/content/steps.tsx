import { useFormats } from '../../../lib/i18n/use-formats.ts'
import type { DocumentSection } from './document.ts'

/** Numbered steps. */
export function Steps({ section }: { section: DocumentSection }) {
  const { number } = useFormats()
  return (
    <section aria-labelledby={section.id} className="content-width py-section">
      <h2 id={section.id} className="headline-type mb-10 text-headline">
        {section.title}
      </h2>
      <ol role="list" className="grid gap-x-6 gap-y-10 sm:grid-cols-3">
        {section.parts.map(({ id, title, html }, index) => (
          <li key={id} className="border-t border-line pt-6">
            <span aria-hidden="true" className="headline-type block text-headline text-accent">
              {number(index + 1)}
            </span>
            <h3 className="mt-4 text-subtitle font-medium">{title}</h3>
            <div className="mt-2 max-w-80 text-text-muted" dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </section>
  )
}
