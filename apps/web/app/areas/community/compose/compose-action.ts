import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { postType } from '@chignon/contract/community/post'
import { redirect, type AppLoadContext } from 'react-router'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { composeFields } from './compose-fields.ts'

/** Saves, publishes, schedules, withdraws or deletes a post, by the button that was pressed; works without scripts. */
export function runComposeAction(args: { context: AppLoadContext; request: Request }) {
  return runFormAction(args, composeFields, async ({ call, values }) => {
    const { intent, name, body: text, category, publish_at, saved_at } = values
    const params = { id: values.id }
    if (intent === 'delete') {
      await call(ownPostEndpoints.remove, { params })
      throw redirect('/profile/posts')
    }
    if (intent === 'withdraw') {
      const { data } = await call(ownPostEndpoints.withdraw, { params })
      throw redirect(`/posts/${data.slug}/edit`)
    }
    const type = postType.safeParse(values.type).data ?? 'article'
    const body = { type, name, body: text, ...(category && { category }) }
    // An author who has seen the conflict may keep this version.
    const basedOn = intent === 'overwrite' || !saved_at ? {} : { saved_at }
    const { data } = values.id
      ? await call(ownPostEndpoints.change, { params, body: { ...body, ...basedOn } }).catch(asConflict)
      : await call(ownPostEndpoints.create, { body })
    // If the publication is refused, the form that is shown again changes this post.
    values.id = data.id
    values.saved_at = data.saved_at
    if (intent !== 'publish' && intent !== 'schedule') throw redirect(`/posts/${data.slug}/edit?saved`)
    const isScheduled = intent === 'schedule'
    const published = await call(ownPostEndpoints.publish, {
      params: { id: data.id },
      body: isScheduled ? { publish_at } : {},
    })
    throw redirect(isScheduled ? '/profile/posts' : `/posts/${published.data.slug}`)
  })
}

// The form shows a choice beside the error of this field.
function asConflict(error: unknown): never {
  if (!(error instanceof ProblemError) || error.status !== 409) throw error
  throw new ProblemError(409, { ...error.problem, errors: { saved_at: [error.problem.message] } })
}
