import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { supportPages } from '../../areas/site/content/documents.ts'
import { readDocument } from '../../areas/site/content/read-document.server.ts'
import { TextPage } from '../../areas/site/content/text-page.tsx'
import { joinSections } from '../../areas/site/content/join-sections.server.ts'
import { errorResponse } from '../../lib/routing/error-response.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/support.ts'

export const handle: PageHandle = { sitemap: [''] }

/** `/support/…`: page of a long text, selected by path. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/+$/, '')
  const page = supportPages.find((candidate) => candidate.path === path)
  if (!page) throw errorResponse(404)
  const others = await Promise.all(
    supportPages
      .filter((other) => other !== page)
      .map(async (other) => ({ path: other.path, title: (await readDocument(other.name, context)).title })),
  )
  return { page, text: joinSections(await readDocument(page.name, context)), others }
}

export default function Support({ loaderData: { page, text, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={text.title} description={text.lead} />
      <TextPage
        key={page.path}
        text={text}
        overline={<Trans>Legal</Trans>}
        changedAt={page.changedAt}
        seed={page.name}
      />
      <nav aria-labelledby="others" className="border-t border-line bg-surface print:hidden">
        <div className="content-width flex flex-wrap items-baseline gap-x-10 gap-y-4 py-10">
          <h2 id="others" className="overline-label text-text-muted">
            <Trans>See also</Trans>
          </h2>
          <ul role="list" className="flex flex-wrap gap-x-10 gap-y-3">
            {others.map(({ path, title }) => (
              <li key={path}>
                <TextLink variant="quiet" asChild>
                  <Link to={path}>{title}</Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  )
}
