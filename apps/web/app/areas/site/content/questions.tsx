import { Accordion } from '@chignon/ui/accordion'
import { Prose } from '@chignon/ui/prose'
import type { DocumentSection } from './document.ts'

/** Questions and answers as an accordion that works without JavaScript. */
export function Questions({ section }: { section: DocumentSection }) {
  return (
    <section
      aria-labelledby={section.id}
      className="content-width grid gap-x-20 gap-y-8 py-section md:grid-cols-[5fr_7fr]"
    >
      <h2 id={section.id} className="headline-type text-headline md:sticky md:top-28 md:self-start">
        {section.title}
      </h2>
      <Accordion
        items={section.parts.map(({ id, title, html }) => ({
          id,
          title,
          content: <Prose dangerouslySetInnerHTML={{ __html: html }} />,
        }))}
      />
    </section>
  )
}
