import { discussionEndpoints } from '@chignon/contract/community/discussion'
import { mutedPersonEndpoints } from '@chignon/contract/community/muted-person'
import { redirect, type AppLoadContext } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { discussionFields } from './reply-fields.ts'

type Address = { type: string; slug: string }

type Values = Record<keyof typeof discussionFields, string>

/** Action of a discussion: writes, changes, deletes and likes replies, and mutes people. */
export function runDiscussionAction(
  { context, request }: { context: AppLoadContext; request: Request },
  address: Address,
) {
  return runFormAction({ context, request }, discussionFields, async ({ call, values, isByScript }) => {
    await change(call, address, values)
    if (isByScript) return { message: '' }
    // Redirect after POST, so that a reload does not send the form again.
    const { pathname, search } = new URL(request.url)
    throw redirect(
      `${pathname}${search}${values.intent === 'reply' ? '#replies' : `#comment-${values.about}`}`,
    )
  })
}

function change(call: Call, address: Address, { intent, about, body }: Values): Promise<unknown> {
  const params = { id: about }
  switch (intent) {
    case 'reply':
      return call(discussionEndpoints.addReply, { params: address, body: { body } })
    case 'edit':
      return call(discussionEndpoints.changeReply, { params, body: { body } })
    case 'delete':
      return call(discussionEndpoints.removeReply, { params })
    case 'like-reply':
      return call(discussionEndpoints.likeReply, { params })
    case 'unlike-reply':
      return call(discussionEndpoints.unlikeReply, { params })
    case 'mute':
      return call(mutedPersonEndpoints.mute, { params })
    case 'unmute':
      return call(mutedPersonEndpoints.unmute, { params })
    default:
      throw errorResponse(400)
  }
}
