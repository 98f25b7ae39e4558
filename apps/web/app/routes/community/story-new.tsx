import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { userEndpoints } from '@chignon/contract/identity/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { publishStory } from '../../areas/community/story/publish-story.ts'
import { StoryForm } from '../../areas/community/story/story-form.tsx'
import { StoryPreview } from '../../areas/community/story/story-preview.tsx'
import { useStoryDraft } from '../../areas/community/story/use-story-draft.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { errorResponse } from '../../lib/routing/error-response.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/story-new.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const [{ data: user }, { data: categories }] = await Promise.all([
    load(userEndpoints.me, {}),
    load(baseEndpoints.storyCategories, {}),
  ])
  if (user.role === 'learner') throw errorResponse(404)
  return { categories }
}

export async function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return publishStory({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/stories/new`: educators publish a story. */
export default function StoryNew({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { categories } = loaderData
  const { draft, onInput } = useStoryDraft()
  return (
    <div className="content-width max-w-5xl pt-12 pb-section md:pt-16">
      <PrivateHead title={t`New story`} />
      <h1 className="headline-type mb-10 text-display">
        <Trans>New story</Trans>
      </h1>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields inside are what is used */}
      <div
        className="grid items-start gap-x-16 gap-y-12 md:grid-cols-[minmax(0,1fr)_18rem]"
        onInput={onInput}
      >
        <StoryForm categories={categories} actionData={actionData} />
        <StoryPreview draft={draft} categories={categories} />
      </div>
    </div>
  )
}
