import { maxCaptionLength } from '@chignon/contract/platform/platform-rules'
import { maxStoryLength } from '@chignon/contract/community/community-rules'
import type { StoryForm } from '@chignon/contract/community/story'
import { requiredText, type FormFields } from '../../../lib/forms/form-fields.ts'

/** A story to publish, without its picture. */
export const storyFields = {
  category: { isRequired: true },
  name: { ...requiredText, maxLength: maxStoryLength },
  is_kept: {},
  alt: { maxLength: maxCaptionLength },
} satisfies FormFields<StoryForm>
