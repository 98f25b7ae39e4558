import { data, type AppLoadContext } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import { callFor, toErrorResponse } from '../data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { returnPathOf } from '../routing/return-path.ts'
import { withoutSession } from '../data/without-session.ts'
import type { FieldAttributes } from './form-fields.ts'
import type { FieldErrors, FormResult, RejectedForm } from './form-result.ts'
import { readValues, withoutPasswords } from './form-values.ts'
import { openedForField, openedForOf } from './opened-for-field.ts'
import { readForm } from './read-form.ts'
import { isSubmittedByScript } from './scripts-field.ts'

export type Submission<Name extends string> = {
  /** Calls the API. Its errors become the result of the form. */
  call: Call
  /** The text of each field, '' if it is missing. The API validates it. */
  values: Record<Name, string>
  /** All texts of a field that can be submitted several times, such as checkboxes. */
  valuesOf: (name: Name) => string[]
  /** The file of a field; null if none was chosen. */
  fileOf: (name: string) => File | null
  /** Whether a script receives the result; otherwise the browser shows the response. */
  isByScript: boolean
  /** Ends the action with errors of fields that the API does not check. */
  reject: (errors: Partial<Record<NoInfer<Name>, string>>) => never
}

type FormActionOptions = {
  /** Whether the form is for members: a script gets it back when the session is over, so that no input is lost. */
  isForMembers?: boolean
}

/**
 * Runs the action of a form: `send` calls the API with the values, then returns the message of the result or throws a
 * redirect. Errors of the API are returned with its status. If the session has expired, `send` runs again without it, so
 * that a public form loses no input.
 */
export async function runFormAction<Name extends string>(
  { context, request }: { context: AppLoadContext; request: Request },
  fields: Readonly<Record<Name, FieldAttributes>>,
  send: (submission: Submission<Name>) => Promise<{ message: string }>,
  { isForMembers = false }: FormActionOptions = {},
) {
  const form = await readForm(request)
  const values = readValues(form, fields)
  const isByScript = isSubmittedByScript(form)
  const openedFor = openedForOf(form)
  const valuesOf = (name: Name) => form.getAll(name).filter((value) => typeof value === 'string')
  const fileOf = (name: string) => {
    const file = form.get(name)
    // A form without a chosen file sends an empty one.
    return file instanceof File && file.size > 0 ? file : null
  }
  const sendIn = (current: AppLoadContext) =>
    send({ call: callFor(current, openedFor), values, valuesOf, fileOf, isByScript, reject: rejectFields })
  try {
    const { message } = await sendIn(context).catch((error: unknown) => {
      if (!context.session.token || !(error instanceof ProblemError) || error.status !== 401) throw error
      context.session.end()
      return sendIn(withoutSession(context))
    })
    return { outcome: 'done', message } satisfies FormResult
  } catch (error) {
    const isSignedOut = isForMembers && isByScript && error instanceof ProblemError && error.status === 401
    const { status, ...rejection } = isSignedOut ? signedOut(error) : rejectionOf(error, context, request)
    const valuesAgain = {
      ...withoutPasswords(values, fields),
      ...(openedFor && { [openedForField]: openedFor }),
    }
    return data<FormResult>({ outcome: 'rejected', ...rejection, values: valuesAgain }, status)
  }
}

class FieldRejection extends Error {
  readonly errors: FieldErrors

  constructor(errors: FieldErrors) {
    super('The form has errors.')
    this.errors = errors
  }
}

function rejectFields(errors: FieldErrors): never {
  throw new FieldRejection(errors)
}

type Rejection = Pick<RejectedForm, 'message' | 'errors' | 'isSignedOut'> & { status: number }

function signedOut({ status, problem }: ProblemError): Rejection {
  return { status, message: problem.message, errors: {}, isSignedOut: true }
}

function rejectionOf(error: unknown, context: AppLoadContext, request: Request): Rejection {
  if (error instanceof FieldRejection) return { status: 422, message: null, errors: error.errors }
  if (!(error instanceof ProblemError)) throw error
  if (error.status === 401 || error.status === 403) {
    throw toErrorResponse(error, context, returnPathOf(request))
  }
  const { message, errors = {} } = error.problem
  const firstErrors = Object.entries(errors).map(([name, [first = '']]) => [name, first])
  return { status: error.status, message, errors: Object.fromEntries(firstErrors) }
}
