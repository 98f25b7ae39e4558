import { commentEndpoints } from '@chignon/contract/community/comment'
import { mutedPersonEndpoints } from '@chignon/contract/community/muted-person'
import { ownPostEndpoints } from '@chignon/contract/community/own-post'
import { postEndpoints } from '@chignon/contract/community/post'
import { data, redirect, type AppLoadContext } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import { callFor, toErrorResponse } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { readForm } from '../../../lib/forms/read-form.ts'
import { textOf } from '../../../lib/forms/text-of.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { loginPath } from '../../../lib/routing/login-path.ts'
import { placeOf } from './load-comments.ts'

/** A form of a post's page that was rejected: which one, why, and the text to fill it again. */
export type RejectedComment = {
  intent: string
  about: string
  /** Null if the API could not be reached. */
  message: string | null
  body: string
}

type Submission = {
  call: Call
  form: FormData
  slug: string
  /** The address of the page with the form, without its anchor. */
  page: string
}

/** Makes the call of a form; returns the address to show then. */
const intents: Record<string, (submission: Submission) => Promise<string>> = {
  async like({ call, slug }) {
    await call(postEndpoints.like, { params: { id: slug } })
    return `/posts/${slug}`
  },
  async unlike({ call, slug }) {
    await call(postEndpoints.unlike, { params: { id: slug } })
    return `/posts/${slug}`
  },
  async save({ call, slug }) {
    await call(postEndpoints.save, { params: { id: slug } })
    return `/posts/${slug}`
  },
  async unsave({ call, slug }) {
    await call(postEndpoints.unsave, { params: { id: slug } })
    return `/posts/${slug}`
  },
  async comment({ call, form, slug }) {
    const parentId = textOf(form, 'about')
    const body = { body: textOf(form, 'body'), parent_id: parentId === '' ? null : parentId }
    const { data: comment } = await call(commentEndpoints.create, { params: { id: slug }, body })
    return placeOf(call, slug, comment.id)
  },
  async 'edit-comment'({ call, form, slug }) {
    const id = textOf(form, 'about')
    await call(commentEndpoints.update, { params: { id }, body: { body: textOf(form, 'body') } })
    return placeOf(call, slug, id)
  },
  async 'delete-comment'({ call, form, page }) {
    await call(commentEndpoints.remove, { params: { id: textOf(form, 'about') } })
    return `${page}#comments`
  },
  async 'like-comment'({ call, form, slug }) {
    const id = textOf(form, 'about')
    await call(commentEndpoints.like, { params: { id } })
    return placeOf(call, slug, id)
  },
  async 'unlike-comment'({ call, form, slug }) {
    const id = textOf(form, 'about')
    await call(commentEndpoints.unlike, { params: { id } })
    return placeOf(call, slug, id)
  },
  async 'accept-answer'({ call, form, slug }) {
    const id = textOf(form, 'about')
    await call(ownPostEndpoints.acceptAnswer, {
      params: { id: textOf(form, 'post') },
      body: { comment_id: id },
    })
    return placeOf(call, slug, id)
  },
  async 'clear-answer'({ call, form, slug }) {
    await call(ownPostEndpoints.acceptAnswer, {
      params: { id: textOf(form, 'post') },
      body: { comment_id: null },
    })
    return placeOf(call, slug, textOf(form, 'about'))
  },
  async mute({ call, form, slug }) {
    await call(mutedPersonEndpoints.mute, { params: { id: textOf(form, 'about') } })
    return placeOf(call, slug, textOf(form, 'comment'))
  },
  async unmute({ call, form, slug }) {
    await call(mutedPersonEndpoints.unmute, { params: { id: textOf(form, 'about') } })
    return placeOf(call, slug, textOf(form, 'comment'))
  },
}

/** Runs the forms of a post's page: reactions and comments. Guests are sent to the login page, which leads back. */
export async function runPostAction(
  { context, request }: { context: AppLoadContext; request: Request },
  slug: string,
) {
  const path = `/posts/${slug}`
  if (!context.session.token) throw redirect(loginPath(path))
  const form = await readForm(request)
  const intent = textOf(form, 'intent')
  const work = Object.hasOwn(intents, intent) ? intents[intent] : undefined
  if (!work) throw errorResponse(400)
  try {
    return redirect(
      await work({ call: callFor(context), form, slug, page: path + new URL(request.url).search }),
    )
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 401 || error.status === 403) throw toErrorResponse(error, context, path)
    const { message, errors = {} } = error.problem
    return data<RejectedComment>(
      {
        intent,
        about: textOf(form, 'about'),
        message: Object.values(errors)[0]?.[0] ?? message,
        body: textOf(form, 'body'),
      },
      error.status,
    )
  }
}
