import { maxPostLength, maxPostTitleLength } from '@chignon/contract/community/community-rules'
import type { DraftForm } from '@chignon/contract/community/own-post'
import { requiredText, type FormFields } from '../../../lib/forms/form-fields.ts'

type ComposeForm = Omit<DraftForm, 'locale'> & {
  id: string
  intent: string
  publish_at: string
  saved_at: string
  resources: string
}

/** A post that is written. `intent` is the button; `saved_at` is the version it was changed from; `resources` only has errors. */
export const composeFields = {
  id: {},
  intent: {},
  type: {},
  category: {},
  name: { ...requiredText, maxLength: maxPostTitleLength, autoComplete: 'off' },
  body: { maxLength: maxPostLength },
  publish_at: {},
  saved_at: {},
  resources: {},
} satisfies FormFields<ComposeForm>
