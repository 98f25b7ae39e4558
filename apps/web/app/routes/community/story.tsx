import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { storyEndpoints } from '@chignon/contract/community/story'
import { fullName } from '@chignon/contract/identity/full-name'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { redirect } from 'react-router'
import { StoryPage } from '../../areas/community/story/story-page.tsx'
import { PageHead } from '../../areas/site/page-head.tsx'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { callFor, loaderQueries, toErrorResponse } from '../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { readForm } from '../../lib/forms/read-form.ts'
import { errorResponse } from '../../lib/routing/error-response.ts'
import { returnPathOf } from '../../lib/routing/return-path.ts'
import type { Route } from './+types/story.ts'

const loadStage = async () => (await import('../../areas/community/story/story-stage.tsx')).StoryStage
const StoryStage = lazyWhenOnline(loadStage)
// Beside the data of the page, so that the viewer covers the page as soon as that is there.
if (!import.meta.env.SSR) void loadStage().catch(() => null)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { load } = loaderQueries(context)
  const [{ data: story }, { data: categories }] = await Promise.all([
    load(storyEndpoints.show, { params }),
    load(storyEndpoints.list, {}),
  ])
  return { story, categories }
}

/** Deletes the story of its author. */
export async function action({ context, request }: Route.ActionArgs) {
  const id = (await readForm(request)).get('id')
  if (typeof id !== 'string') throw errorResponse(400)
  try {
    await callFor(context)(storyEndpoints.remove, { params: { id } })
  } catch (error) {
    if (error instanceof ProblemError) throw toErrorResponse(error, context, returnPathOf(request))
    throw error
  }
  throw redirect('/posts')
}

/** `/stories/:slug`: a page to read, with the viewer above it once scripts are running. */
export default function Story({ loaderData: { story, categories } }: Route.ComponentProps) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const name = fullName(story.author)
  return (
    <>
      <PageHead
        title={story.name}
        description={t`A story by ${name}`}
        isUnlisted={story.expires_at !== null}
      />
      <StoryPage story={story} categories={categories} />
      {isHydrated && !story.is_own && (
        <Suspense>
          <StoryStage categories={categories} slug={story.slug} />
        </Suspense>
      )}
    </>
  )
}
