import { SectionHeading } from '@chignon/ui/section-heading'
import type { DiscussionCard } from '@chignon/contract/community/discussion'
import { Plural, Trans } from '@lingui/react/macro'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { discussionPath } from './discussion-path.ts'

/** The discussions about a product on its page. */
export function ProductDiscussions({ discussions }: { discussions: readonly DiscussionCard[] }) {
  return (
    <section aria-labelledby="discussions" className="content-width border-t border-line py-section">
      <SectionHeading titleId="discussions" title={<Trans>Discussions</Trans>} />
      <ul className="border-t border-line">
        {discussions.map((discussion) => (
          <li
            key={discussion.id}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-line py-5"
          >
            <PageLink
              to={discussionPath(discussion)}
              className="min-w-0 text-subtitle underline-offset-4 wrap-anywhere hover:underline"
            >
              <InLanguage locale={discussion.locale}>{discussion.name}</InLanguage>
            </PageLink>
            <p className="text-small text-text-muted tabular-nums">
              <Plural value={discussion.replies_count} one="# reply" other="# replies" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
