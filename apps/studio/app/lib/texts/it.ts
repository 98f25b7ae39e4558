import { it } from '@chignon/ui/messages/it'
import type { Messages } from '@lingui/core'
import { mergeTexts } from './merge-texts.ts'

/** All texts in Italian. */
export const itTexts = mergeTexts(
  import.meta.glob<Messages>('../../areas/*/locales/it.po', { eager: true, import: 'messages' }),
  it,
)
