import { storyEndpoints } from '@chignon/contract/community/story'
import { redirect, type AppLoadContext } from 'react-router'
import { toErrorResponse } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { sendForm } from '../../../lib/data/send-form.ts'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { readValues } from '../../../lib/forms/form-values.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { returnPathOf } from '../../../lib/routing/return-path.ts'
import { storyFields } from './story-fields.ts'

/** Publishes a story with its picture and leads to it; returns what is wrong with the form. */
export async function publishStory({
  context,
  request,
}: {
  context: AppLoadContext
  request: Request
}): Promise<FormResult> {
  const form = await readForm(request)
  const answer = await sendForm(context, storyEndpoints.publish, form).catch((error: unknown) => {
    if (error instanceof ProblemError) return error
    throw error
  })
  if (!(answer instanceof ProblemError)) throw redirect(`/stories/${answer.data.slug}`)
  if (answer.status === 401 || answer.status === 403) {
    throw toErrorResponse(answer, context, returnPathOf(request))
  }
  const { message, errors = {} } = answer.problem
  return {
    outcome: 'rejected',
    message,
    errors: Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [name, first])),
    values: readValues(form, storyFields),
  }
}
