import { maxPostLength, maxPostTitleLength } from '@chignon/contract/community-rules'
import type { DraftForm } from '@chignon/contract/own-post'
import { requiredText, type FormFields } from '../../lib/forms/form-fields.ts'

type ComposeForm = Omit<DraftForm, 'locale'> & {
  id: string
  intent: string
  publish_at: string
  resources: string
}

/** A post that is written. `intent` is the button; `resources` only has errors. */
export const composeFields = {
  id: {},
  intent: {},
  type: {},
  category: {},
  name: { ...requiredText, maxLength: maxPostTitleLength, autoComplete: 'off' },
  body: { maxLength: maxPostLength },
  publish_at: {},
  resources: {},
} satisfies FormFields<ComposeForm>
