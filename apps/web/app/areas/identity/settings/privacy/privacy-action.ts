import { dataExportEndpoints } from '@chignon/contract/identity/data-export'
import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import {
  profileParts,
  profileVisibility,
  profileVisibilityEndpoints,
} from '@chignon/contract/identity/profile-visibility'
import type { AppLoadContext } from 'react-router'
import * as z from 'zod/mini'
import { runIntentAction } from '../../../../lib/forms/run-intent-action.ts'
import { errorResponse } from '../../../../lib/routing/error-response.ts'

/**
 * Action of the privacy settings: requests a copy of the data (`intent=export`), saves who sees what (`visibility`) or the choices
 * about the newsletter (`newsletter`).
 */
export function runPrivacyAction(args: { context: AppLoadContext; request: Request }) {
  return runIntentAction(args, {
    export: async ({ call }) => ({ message: (await call(dataExportEndpoints.request, {})).message }),
    visibility({ call, form }) {
      const choice = profileParts.map((part) => [part, form.get(part)] as const)
      const body = z.safeParse(profileVisibility, Object.fromEntries(choice))
      if (!body.success) throw errorResponse(400)
      return call(profileVisibilityEndpoints.change, { body: body.data })
    },
    newsletter: ({ call, form }) =>
      call(newsletterEndpoints.change, {
        body: {
          is_subscribed: form.get('is_subscribed') === 'on',
          counts_opens: form.get('counts_opens') === 'on',
        },
      }),
  })
}
