import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { DiscussionHeader } from '@chignon/ui/discussion-header'
import { Strands } from '@chignon/ui/strands'
import { Plural, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from 'react-router'
import { ListPagination } from '../../areas/catalogue/list/list-pagination.tsx'
import { InLanguage } from '../../areas/catalogue/product/in-language.tsx'
import { discussionPath } from '../../areas/community/discussion/discussion-path.ts'
import { DiscussionThread } from '../../areas/community/discussion/discussion-thread.tsx'
import { loadDiscussion } from '../../areas/community/discussion/load-discussion.ts'
import { runDiscussionAction } from '../../areas/community/discussion/run-discussion-action.ts'
import { useDiscussionType } from '../../areas/community/discussion/use-discussion-type.ts'
import { subjectPath } from '../../areas/community/discussion/subject-path.ts'
import { LazyOriginalNote } from '../../areas/community/lazy-original-note.tsx'
import { PageHead } from '../../areas/site/page-head.tsx'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { useTimeZone } from '../../lib/i18n/local-time.tsx'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { useLiveTopic } from '@chignon/app-kit/live/live-topics-atom'
import { RichText } from '../../lib/text/rich-text.tsx'
import type { Route } from './+types/discussion.ts'
import { fullName } from '@chignon/contract/identity/full-name'

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadDiscussion({ context, request }, params)
}

export function action({ context, request, params }: Route.ActionArgs) {
  return runDiscussionAction({ context, request }, params)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/discussions/:type/:slug` */
export default function Discussion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const timeZone = useTimeZone()
  const navigate = useNavigate()
  const { data: discussion, pagination } = loaderData
  const { author, about, locale } = discussion
  useLiveTopic(`discussion:${discussion.id}`)
  const typeName = useDiscussionType(discussion.type)
  const pathOf = (page: number) => discussionPath(discussion, page)
  const lastAfterReply = Math.ceil((pagination.total + 1) / pagination.per_page)
  return (
    <div className="relative isolate grow overflow-hidden">
      <Strands
        seed={discussion.slug}
        coiffure="part"
        width={460}
        height={720}
        className="absolute end-0 top-0 -z-1 h-180 w-[34%] mask-l-from-70% mask-b-from-45% opacity-80 max-lg:hidden"
      />
      <div className="content-width pt-8 pb-section">
        <PageHead
          title={discussion.name}
          description={discussion.excerpt}
          address={pathOf(pagination.page)}
          isUnlisted={discussion.type === 'lesson'}
        />
        <Breadcrumbs
          label={t`Breadcrumb`}
          items={[
            { id: 'home', label: t`Home`, link: <Link to="/" /> },
            ...(about
              ? [{ id: 'about', label: about.name, link: <Link to={subjectPath(discussion)} /> }]
              : []),
            { id: 'this', label: discussion.name },
          ]}
        />
        <div className="mt-8 max-w-3xl">
          <DiscussionHeader
            type={typeName}
            title={<InLanguage locale={locale}>{discussion.name}</InLanguage>}
            about={about ? { name: about.name, link: <Link to={subjectPath(discussion)} /> } : undefined}
            author={
              author
                ? {
                    name: fullName(author),
                    src: author.thumbnail_url,
                    link: <Link to={`/users/${author.id}`} />,
                  }
                : undefined
            }
            time={date(discussion.published_at, timeZone)}
            dateTime={discussion.published_at}
            replies={
              discussion.replies_count > 0 ? (
                <Plural value={discussion.replies_count} one="# reply" other="# replies" />
              ) : undefined
            }
            isClosed={discussion.is_closed}
            labels={{ closed: t`Closed` }}
          >
            {discussion.text.length > 0 && <RichText text={discussion.text} locale={locale} />}
          </DiscussionHeader>
          <div className="mt-4">
            <LazyOriginalNote text={discussion} address={discussionPath(discussion)} />
          </div>
          <div className="mt-12">
            <DiscussionThread
              loaded={loaderData}
              actionData={actionData}
              onReplied={() => {
                if (lastAfterReply !== pagination.page) void navigate(pathOf(lastAfterReply))
              }}
            />
          </div>
          <ListPagination pages={pagination} pathOf={pathOf} />
        </div>
      </div>
    </div>
  )
}
