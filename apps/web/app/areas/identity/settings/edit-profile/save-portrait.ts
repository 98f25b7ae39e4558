import { userEndpoints } from '@chignon/contract/identity/user'
import { data, type AppLoadContext } from 'react-router'
import { toErrorResponse } from '../../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { sendForm } from '../../../../lib/data/send-form.ts'
import type { FormResult } from '../../../../lib/forms/form-result.ts'
import { openedForOf } from '../../../../lib/forms/opened-for-field.ts'
import { readForm } from '../../../../lib/forms/read-form.ts'
import { returnPathOf } from '../../../../lib/routing/return-path.ts'

/** Whether a form was sent with a file. */
export function hasFile(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
}

/** The action of the portrait's form, which is sent without scripts. */
export async function savePortrait({ context, request }: { context: AppLoadContext; request: Request }) {
  const form = await readForm(request)
  const portrait = form.get('portrait')
  try {
    const { message } = await sendForm(
      context,
      userEndpoints.setAvatar,
      portrait instanceof Blob ? portrait : new Blob(),
      openedForOf(form),
    )
    return { outcome: 'done', message } satisfies FormResult
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 401 || error.status === 403) {
      throw toErrorResponse(error, context, returnPathOf(request))
    }
    const { message } = error.problem
    return data<FormResult>({ outcome: 'rejected', message, errors: {}, values: {} }, error.status)
  }
}
