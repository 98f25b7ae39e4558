import { Avatar } from '@chignon/ui/avatar'
import { directionOf } from '@chignon/contract/platform/locale'
import type { Teacher } from '@chignon/contract/identity/profile'
import { fullName } from '@chignon/contract/identity/full-name'
import type { DocumentSection } from './document.ts'
import { PageLink } from '../page-link.tsx'

type AboutEducatorsProps = {
  section: DocumentSection
  educators: readonly Teacher[]
}

/** Educators with a quotation and a link to their profile. */
export function AboutEducators({ section, educators }: AboutEducatorsProps) {
  return (
    <section aria-labelledby={section.id} className="border-y border-line bg-surface py-section">
      <div className="content-width">
        <div className="grid gap-x-20 gap-y-4 md:grid-cols-[5fr_7fr]">
          <h2 id={section.id} className="headline-type text-headline">
            {section.title}
          </h2>
          <div
            className="max-w-prose self-end text-lead text-text-muted"
            dangerouslySetInnerHTML={{ __html: section.html }}
          />
        </div>
        <ul role="list" className="mt-10 border-t border-line md:mt-14">
          {educators.map((educator) => (
            <Educator key={educator.id} educator={educator} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Educator({ educator }: { educator: Teacher }) {
  const { id, first_name, last_name, thumbnail_url, portrait_sources, about, about_locale } = educator
  const name = fullName({ first_name, last_name })
  return (
    <li className="group/educator relative grid items-center gap-x-20 gap-y-5 border-b border-line py-8 md:grid-cols-[5fr_7fr] md:py-12">
      <div className="flex items-center gap-5">
        <Avatar
          name={name}
          src={thumbnail_url}
          sources={portrait_sources}
          sizes="4rem"
          size="large"
          isDecorative
        />
        <h3 className="text-subtitle font-medium">
          <PageLink
            to={`/users/${id}`}
            className="no-underline decoration-1 underline-offset-4 group-hover/educator:underline after:absolute after:inset-0 after:rounded-media focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            <bdi>{name}</bdi>
          </PageLink>
        </h3>
      </div>
      {about && (
        <blockquote
          lang={about_locale}
          dir={directionOf(about_locale)}
          className="headline-type text-heading leading-[1.2] text-balance"
        >
          {about}
        </blockquote>
      )}
    </li>
  )
}
